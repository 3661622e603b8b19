import type { PaymentGateway, Verdict } from '@/backend/adapters/payment/gateway';
import { readOne } from '@/backend/db/one';
import { paidMessages } from '@/backend/domains/buy/order/messages';
import { isoNow } from '@/backend/server/clock';
import type { AttemptState } from '@/contract/payment';
import { reportFact } from '@/utils/telemetry/facts';
import { type Attempt, claimAttempt, type Settled, settleAttempt } from './attempts';
import { gatewayOf, type PaymentContext, referenceOf, writeLog } from './context';
import { giveBackNow } from './giveBack';
import { messages } from './messages';
import { nextInquiry, stuckAfterMs } from './schedule';

/** Takes an attempt for one verification. Null when it is in none of the states `from`, or another caller has it. */
export async function claim(
  context: PaymentContext,
  id: string,
  from: readonly AttemptState[],
): Promise<Attempt | null> {
  const stuckAt = new Date(context.now() + stuckAfterMs).toISOString();
  const [claimed] = await context.db.query(claimAttempt, {
    id,
    from: [...from],
    stuckAt,
    now: isoNow(context),
  });
  return claimed ?? null;
}

/** Asks for the money. An error says nothing about the money, so the verdict is then `unknown` and never `failed`. */
async function askGateway(gateway: PaymentGateway, attempt: Attempt): Promise<Verdict> {
  return gateway
    .verify(referenceOf(attempt))
    .catch((error: unknown) => ({ outcome: 'unknown', reason: String(error) }));
}

/**
 * Records a verdict about an attempt that this caller has claimed, and serves its purpose once.
 * @param wasCancelled the browser said that the shopper cancelled; it only chooses the name of a failure
 */
export async function settle(
  context: PaymentContext,
  attempt: Attempt,
  verdict: Verdict,
  wasCancelled = false,
): Promise<Settled> {
  const paid = verdict.outcome === 'paid' || verdict.outcome === 'already' ? verdict : null;
  const failure = verdict.outcome === 'failed' && wasCancelled ? 'cancelled' : verdict.outcome;
  const row = await readOne(context.db, settleAttempt, {
    id: attempt.id,
    verdict: paid ? 'paid' : failure,
    paid: paid?.amount ?? null,
    reference: paid?.reference ?? null,
    card: paid?.card ?? null,
    reason: 'reason' in verdict ? verdict.reason : null,
    isFinal: !gatewayOf(context, attempt).settle,
    title: messages.recharged,
    text: messages.rechargedText(attempt.amount, attempt.orderId),
    orderTexts: JSON.stringify(paidMessages),
    retryAt: nextInquiry(attempt.inquiries, context.now()),
    now: isoNow(context),
  });
  reportFact('payment', { gateway: attempt.gateway, outcome: row.outcome });
  if (row.outcome === 'give_back') await giveBackNow(context, attempt.id);
  return row.outcome;
}

/**
 * Verifies an attempt at its gateway, once: of several callers one asks, without holding a lock meanwhile. Null when
 * another caller has it or nothing is to be verified.
 */
export async function verifyAttempt(
  context: PaymentContext,
  id: string,
  from: readonly AttemptState[],
  wasCancelled = false,
): Promise<Settled | null> {
  const claimed = await claim(context, id, from);
  if (!claimed) return null;
  const verdict = await askGateway(gatewayOf(context, claimed), claimed);
  const outcome = await settle(context, claimed, verdict, wasCancelled);
  await writeLog(context, id, 'verify', { ...verdict, settled: outcome });
  return outcome;
}
