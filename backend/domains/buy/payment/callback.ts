import { setTimeout as wait } from 'node:timers/promises';
import type { GatewayCallback } from '@/backend/adapters/payment/gateway';
import { isoNow } from '@/backend/server/clock';
import { type Attempt, readAttempt, returnAttempt } from './attempts';
import { gatewayOf, logText, type PaymentContext } from './context';
import { inquireGivenUp } from './inquire';
import { givenUpStates, openStates } from './transitions';
import { verifyAttempt } from './verify';

/** The browser waits this long (ms) for the verification. Then the page of the result opens, and the verification continues. */
const browserPatienceMs = 4000;

async function findAttempt(context: PaymentContext, { query }: GatewayCallback): Promise<Attempt | null> {
  const [attempt] = await context.db.query(readAttempt, [query.attempt]);
  return attempt && attempt.gateway === query.gateway && attempt.token !== null ? attempt : null;
}

async function verify(context: PaymentContext, attempt: Attempt, wasCancelled: boolean): Promise<void> {
  if (givenUpStates.includes(attempt.state)) await inquireGivenUp(context, attempt);
  else await verifyAttempt(context, attempt.id, openStates, wasCancelled);
}

/**
 * Takes the return of a browser. The id in the address and the token of the gateway find the attempt; nothing else of the
 * return is believed. Running it again is harmless.
 * @param running collects verifications that outlast the wait, so that the backend can wait for them when it stops
 */
export async function takeReturn(
  context: PaymentContext,
  callback: GatewayCallback,
  running: Set<Promise<void>>,
): Promise<void> {
  const found = await findAttempt(context, callback);
  if (!found) return;
  const { id, token } = found;
  const read = gatewayOf(context, found).readCallback(callback, { attemptId: id, token: token ?? '' });
  if (!read) return;
  const [attempt] = await context.db.query(returnAttempt, {
    id,
    tracking: read.tracking,
    log: logText(callback),
    now: isoNow(context),
  });
  if (!attempt) return;
  const verification = verify(context, attempt, read.decision === 'cancelled')
    .catch((err: unknown) =>
      context.payment.log.error({ err, attemptId: id }, 'a payment could not be verified'),
    )
    .finally(() => running.delete(verification));
  running.add(verification);
  const patience = new AbortController();
  await Promise.race([
    verification,
    wait(browserPatienceMs, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  patience.abort();
}
