import type { Inquiry } from '@/backend/adapters/payment/gateway';
import { isoNow } from '@/backend/server/clock';
import {
  type Attempt,
  claimLateInquiry,
  expireAttempt,
  postponeAttempt,
  readAttempt,
  releaseAttempt,
} from './attempts';
import { gatewayOf, type PaymentContext, referenceOf, writeLog } from './context';
import { messages } from './messages';
import { nextInquiry } from './schedule';
import { givenUpStates, openStates } from './transitions';
import { claim, settle, verifyAttempt } from './verify';

/**
 * Asks the gateway. One without inquiries is asked for the money again once the browser has returned.
 * @throws when the gateway cannot be reached or is no longer configured
 */
async function askGateway(context: PaymentContext, attempt: Attempt): Promise<Inquiry> {
  const { inquire } = gatewayOf(context, attempt);
  if (inquire) return inquire(referenceOf(attempt));
  return { outcome: attempt.state === 'redirected' ? 'pending' : 'paid' };
}

async function ask(context: PaymentContext, attempt: Attempt): Promise<Inquiry> {
  const answer = await askGateway(context, attempt).catch(
    (error: unknown): Inquiry => ({ outcome: 'unknown', reason: String(error) }),
  );
  await writeLog(context, attempt.id, 'inquire', answer);
  return answer;
}

async function postpone(context: PaymentContext, { id, state, inquiries }: Attempt): Promise<void> {
  const inquireAt = nextInquiry(inquiries, context.now());
  if (inquireAt === null)
    context.payment.log.error({ attemptId: id }, 'the gateway never said what happened to a payment');
  await context.db.query(postponeAttempt, { id, state, inquireAt, now: isoNow(context) });
}

const expire = ({ db, now }: PaymentContext, { id, state }: Attempt) =>
  db.query(expireAttempt, {
    id,
    from: state,
    reason: state === 'created' ? messages.notStarted : messages.timeOver,
    now: isoNow({ now }),
  });

/** Asks the gateway about an attempt, and brings it to its end when the gateway says what happened. */
async function inquire(context: PaymentContext, attempt: Attempt): Promise<void> {
  const answer = await ask(context, attempt);
  const from = [attempt.state];
  if (answer.outcome === 'paid' || answer.outcome === 'verified') {
    await verifyAttempt(context, attempt.id, from);
  } else if (answer.outcome === 'failed') {
    const claimed = await claim(context, attempt.id, from);
    if (claimed) await settle(context, claimed, answer);
  } else if (answer.outcome === 'pending' && Date.parse(attempt.expiresAt) <= context.now()) {
    await expire(context, attempt);
  } else {
    await postpone(context, attempt);
  }
}

/** Handles an attempt whose next inquiry is due: expires it when it never reached the gateway, else asks the gateway. */
export async function inquireDue(context: PaymentContext, due: Attempt): Promise<void> {
  if (due.state === 'created') {
    await expire(context, due);
    return;
  }
  if (due.state === 'verifying') await context.db.query(releaseAttempt, { id: due.id, now: isoNow(context) });
  const [attempt] = await context.db.query(readAttempt, [due.id]);
  if (attempt && (attempt.state === 'cancelled' || attempt.state === 'failed'))
    return inquireGivenUp(context, attempt);
  if (attempt && [...openStates, ...givenUpStates].includes(attempt.state)) await inquire(context, attempt);
}

/**
 * Asks about an attempt that was given up and whose browser came back: a bank may take the money late. What the browser
 * says is not believed, so nothing changes unless the gateway says that it was paid. The browser may come back as often as it
 * likes, but the gateway is asked seldom and not without end.
 */
export async function inquireGivenUp(context: PaymentContext, attempt: Attempt): Promise<void> {
  if (attempt.token === null) return;
  const [claimed] = await context.db.query(claimLateInquiry, { id: attempt.id, now: isoNow(context) });
  if (!claimed?.isDue) return;
  const { outcome } = await ask(context, attempt);
  if (outcome === 'paid' || outcome === 'verified') await verifyAttempt(context, attempt.id, [attempt.state]);
}
