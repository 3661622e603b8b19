import { type Static, Type } from 'typebox';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { AttemptState, PaymentPurpose } from '@/contract/payment';

/** A payment attempt as the backend needs it. */
export const Attempt = Type.Object({
  id: Type.String(),
  userId: Id,
  purpose: PaymentPurpose,
  orderId: Nullable(Id),
  amount: Toman,
  gateway: Type.String(),
  state: AttemptState,
  token: Nullable(Type.String()),
  tracking: Nullable(Type.String()),
  /** Inquiries that have been planned since the browser left, or came back. */
  inquiries: Type.Integer(),
  expiresAt: Instant,
});
export type Attempt = Static<typeof Attempt>;

/** Returns of an attempt that are logged. Whoever knows the address of a return can send it again and again. */
const mostLoggedReturns = 20;
/** Inquiries about an attempt that was given up, and the pause between two. A gateway shuts out a shop that asks without end. */
const mostLateInquiries = 20;
const lateInquiryPause = `interval '30 seconds'`;

const columns = `a.id, a.user_id AS "userId", a.purpose, a.order_id AS "orderId", a.amount, a.gateway, a.state, a.token,
  a.tracking, a.inquiries, a.expires_at AS "expiresAt"`;

/** Stores an attempt before it is registered at the gateway. `mobile` is the mobile number of the customer. */
export const openAttempt = declareStatement({
  name: 'attempt_open',
  text: `SELECT outcome, mobile FROM open_attempt($id, $customer, $purpose, $order, $instalments::int[], $savings::bigint[],
    $lateFees::bigint[], $amount, $gateway, $mostRecharges, $expiresAt, $now)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'too_many']), mobile: Nullable(Type.String()) }),
});

const log = (step: string) =>
  `INSERT INTO payment_logs (attempt_id, step, body, at) SELECT id, '${step}', $log::jsonb, $now FROM changed`;

/** The gateway has accepted the attempt: the shopper may leave. */
export const redirectAttempt = declareStatement({
  name: 'attempt_redirect',
  text: `WITH changed AS (
      UPDATE payment_attempts SET state = 'redirected', token = $token, inquiries = 1, next_inquiry_at = $inquireAt,
        updated_at = $now
      WHERE id = $id AND state = 'created' RETURNING id
    ) ${log('start')}`,
  row: noRow,
});

export const refuseAttempt = declareStatement({
  name: 'attempt_refuse',
  text: `WITH changed AS (
      UPDATE payment_attempts SET state = 'failed', reason = $reason, next_inquiry_at = NULL, updated_at = $now
      WHERE id = $id AND state = 'created' RETURNING id
    ) ${log('refused')}`,
  row: noRow,
});

export const readAttempt = declareStatement({
  name: 'attempt',
  text: `SELECT ${columns} FROM payment_attempts a WHERE a.id = $1`,
  row: Attempt,
});

/**
 * The browser has come back. A shopper may go back at the gateway and pay again, so the newest tracking name counts. Answers
 * the attempt as it is then, and nothing once its money has arrived or gone back.
 */
export const returnAttempt = declareStatement({
  name: 'attempt_return',
  text: `WITH changed AS (
      UPDATE payment_attempts a SET state = CASE a.state WHEN 'redirected' THEN 'returned' ELSE a.state END,
        inquiries = CASE a.state WHEN 'redirected' THEN 0 ELSE a.inquiries END, returns = a.returns + 1, tracking = coalesce($tracking::text, a.tracking), updated_at = $now
      WHERE a.id = $id AND a.state NOT IN ('verified', 'settled', 'reverted', 'refunded') RETURNING ${columns}, a.returns
    ), logged AS (${log('callback')} WHERE returns <= ${mostLoggedReturns})
    SELECT * FROM changed`,
  row: Type.Object({ ...Attempt.properties, returns: Type.Integer() }),
});

/** Claims the next inquiry about an attempt that was given up; see `claim_late_inquiry`. */
export const claimLateInquiry = declareStatement({
  name: 'attempt_late_inquiry',
  text: `SELECT is_due AS "isDue" FROM claim_late_inquiry($id, ${mostLateInquiries}, ${lateInquiryPause}, $now)`,
  row: Type.Object({ isDue: Type.Boolean() }),
});

/** Messages between the shop and gateways are kept for a year: banks settle disputes about a payment sooner. */
export const oldPaymentLogs: CleanUp = {
  table: 'payment_logs',
  isOld: `at < $1::timestamptz - interval '1 year'`,
};

/**
 * Claims an attempt for one verification; of several callers only one succeeds. An attempt whose money is on its way back
 * is `unknown` without a next inquiry and cannot be claimed.
 */
export const claimAttempt = declareStatement({
  name: 'attempt_claim',
  text: `UPDATE payment_attempts a SET state = 'verifying', next_inquiry_at = $stuckAt, updated_at = $now
    WHERE a.id = $id AND a.state = ANY ($from::text[]) AND (a.state <> 'unknown' OR a.next_inquiry_at IS NOT NULL)
    RETURNING ${columns}`,
  row: Attempt,
});

export const settleAttempt = declareStatement({
  name: 'attempt_settle',
  text: `SELECT outcome FROM settle_attempt($id, $verdict, $paid, $reference, $card, $reason, $isFinal, $title, $text,
    $orderTexts::jsonb, $retryAt, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['granted', 'failed', 'cancelled', 'unknown', 'give_back', 'stale']),
  }),
});
export type Settled = Static<(typeof settleAttempt)['row']>['outcome'];

/** Gives an attempt up that the shopper did not pay in time. */
export const expireAttempt = declareStatement({
  name: 'attempt_expire',
  text: `UPDATE payment_attempts SET state = 'expired', reason = $reason, next_inquiry_at = NULL, updated_at = $now
    WHERE id = $id AND state = $from`,
  row: noRow,
});

/**
 * Gives up the attempts that expired before `expiredAt` and whose outcome no gateway has reported: their shoppers get the message
 * that they count as not paid. The worker keeps asking the gateway, because money that has arrived must be returned. Attempts whose
 * money is being returned have no next inquiry and are not changed.
 */
export const giveUpAttempts = declareStatement({
  name: 'attempts_give_up',
  text: `UPDATE payment_attempts SET state = 'expired', reason = $reason, updated_at = $now
    WHERE next_inquiry_at IS NOT NULL AND state IN ('redirected', 'returned', 'unknown') AND expires_at <= $expiredAt`,
  row: noRow,
});

/** Marks a verification whose process has ended as `unknown`, because the answer of the gateway is lost. */
export const releaseAttempt = declareStatement({
  name: 'attempt_release',
  text: `UPDATE payment_attempts SET state = 'unknown', updated_at = $now
    WHERE id = $id AND state = 'verifying' AND next_inquiry_at <= $now`,
  row: noRow,
});

/** Sets when the worker asks again, unless the state of the attempt has changed meanwhile. */
export const postponeAttempt = declareStatement({
  name: 'attempt_postpone',
  text: `UPDATE payment_attempts SET inquiries = inquiries + 1, next_inquiry_at = $inquireAt, updated_at = $now
    WHERE id = $id AND state = $state`,
  row: noRow,
});

/** Due attempts, the longest due first and at most `most` of each gateway; none of the gateways that are `busy`. */
export const dueAttempts = declareStatement({
  name: 'attempts_due',
  text: `SELECT ${columns} FROM (
      SELECT d.*, row_number() OVER (PARTITION BY d.gateway ORDER BY d.next_inquiry_at) AS place
      FROM payment_attempts d WHERE d.next_inquiry_at <= $now AND d.gateway <> ALL ($busy::text[])
    ) a WHERE a.place <= $most ORDER BY a.next_inquiry_at`,
  row: Attempt,
});

export const addLog = declareStatement({
  name: 'payment_log',
  text: 'INSERT INTO payment_logs (attempt_id, step, body, at) VALUES ($id, $step, $body::jsonb, $now)',
  row: noRow,
});
