import { type Static, Type } from 'typebox';
import { declareStatement, noRow } from '@/backend/db/statement';
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

const columns = `a.id, a.user_id AS "userId", a.purpose, a.order_id AS "orderId", a.amount, a.gateway, a.state, a.token,
  a.tracking, a.inquiries, a.expires_at AS "expiresAt"`;

/** Writes an attempt down, before the gateway hears of it. Answers the number of the customer. */
export const createAttempt = declareStatement({
  name: 'attempt_create',
  text: `INSERT INTO payment_attempts (id, user_id, purpose, order_id, instalments, amount, gateway, state, next_inquiry_at,
      expires_at, created_at, updated_at)
    VALUES ($id, $customer, $purpose, $order, $instalments, $amount, $gateway, 'created', $expiresAt, $expiresAt, $now, $now)
    RETURNING (SELECT coalesce(u.mobile, '') FROM users u WHERE u.id = user_id) AS mobile`,
  row: Type.Object({ mobile: Type.String() }),
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
        inquiries = CASE a.state WHEN 'redirected' THEN 0 ELSE a.inquiries END, tracking = coalesce($tracking::text, a.tracking), updated_at = $now
      WHERE a.id = $id AND a.state NOT IN ('verified', 'settled', 'reverted', 'refunded') RETURNING ${columns}
    ), logged AS (${log('callback')})
    SELECT * FROM changed`,
  row: Attempt,
});

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
    $retryAt, $now)`,
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

export const dueAttempts = declareStatement({
  name: 'attempts_due',
  text: `SELECT ${columns} FROM payment_attempts a WHERE a.next_inquiry_at <= $now ORDER BY a.next_inquiry_at LIMIT $most`,
  row: Attempt,
});

export const addLog = declareStatement({
  name: 'payment_log',
  text: 'INSERT INTO payment_logs (attempt_id, step, body, at) VALUES ($id, $step, $body::jsonb, $now)',
  row: noRow,
});
