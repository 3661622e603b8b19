import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { runOutbox } from '@/backend/server/outbox';
import { Toman } from '@/contract/common';
import { type Attempt, readAttempt } from './attempts';
import { gatewayOf, type PaymentContext, referenceOf, writeLog } from './context';
import { messages } from './messages';

const Payload = Type.Object({ attemptId: Type.String(), amount: Toman, cause: Type.String() });

const record = declareStatement({
  name: 'attempt_give_back',
  text: 'SELECT outcome FROM give_back_attempt($id, $destination, $amount, $reason, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'stale']) }),
});

/**
 * Gives the money back to the card when the gateway still allows it. A refusal may mean that an earlier call has done it,
 * so the gateway is asked before the wallet gets the money.
 * @throws while the gateway does not say where the money is
 */
async function chooseDestination(context: PaymentContext, attempt: Attempt): Promise<'card' | 'wallet'> {
  const gateway = gatewayOf(context, attempt);
  const reference = referenceOf(attempt);
  if (!gateway.reverse) return 'wallet';
  if ((await gateway.reverse(reference)).done) return 'card';
  const { outcome } = (await gateway.inquire?.(reference)) ?? { outcome: 'unknown' };
  if (outcome === 'failed') return 'card';
  if (outcome === 'unknown') throw new Error(`The gateway does not say where the money of ${attempt.id} is.`);
  return 'wallet';
}

/** Gives the money of an attempt back. Running it again changes nothing. */
export async function giveBack(context: PaymentContext, payload: unknown): Promise<void> {
  const { attemptId, amount, cause } = Value.Parse(Payload, payload);
  const [attempt] = await context.db.query(readAttempt, [attemptId]);
  if (attempt?.state !== 'unknown') return;
  const destination = await chooseDestination(context, attempt);
  const [row] = await context.db.query(record, {
    id: attemptId,
    destination,
    amount,
    reason: messages.givenBackBecause(cause),
    title: messages.givenBack,
    text: `${messages.givenBackBecause(cause)} ${
      destination === 'wallet' ? messages.givenBackToWallet(amount) : messages.givenBackToCard(amount)
    }`,
    now: isoNow(context),
  });
  await writeLog(context, attemptId, 'give_back', { destination, cause, outcome: row?.outcome });
}

/** Does the job of one attempt at once, so that the shopper need not wait for the worker. The worker repeats a failure. */
export async function giveBackNow(context: PaymentContext, attemptId: string): Promise<void> {
  await runOutbox(
    context.db,
    { give_back: (payload) => giveBack(context, payload) },
    {
      now: context.now,
      key: `give_back:${attemptId}`,
      onFailure: (err) => context.payment.log.warn({ err, attemptId }, 'money could not be given back yet'),
    },
  );
}
