import { GatewayUnreachable } from '@/backend/adapters/payment/callGateway';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { sandboxStates } from '@/backend/adapters/payment/gatewayCodes';
import { type Outcome, outcomeOf } from '@/backend/adapters/payment/outcomes';
import { fromRial, toRial } from '@/backend/adapters/payment/rial';
import { reversalOf, takenVerdict, untakenVerdict } from '@/backend/adapters/payment/verdict';
import { minuteMs } from '@/utils/timeUnits';
import { type BankPayment, type Books, claimWindowMs } from './books';

export const sandboxCode = 'sandbox';
/** The path of the bank's page in the backend. Browsers reach it under `/api`, at the address of the shop. */
export const bankPath = '/sandboxBank';
/** The card that the bank names whatever was typed; it never reads a card number. */
const sampleCard = '603799******0000';
/** How long a verification waits before it counts as timed out. A real one waits longer. */
const verifyTimeoutMs = 2000;

const title = 'درگاه آزمایشی';
const decisions = { OK: 'paid', CANCELLED: 'cancelled', NOK: 'failed' } as const;
const readDecision = (status: string | undefined) =>
  Object.entries(decisions).find(([name]) => name === status)?.[1] ?? null;
const untakenOf = (payment: BankPayment | null) => {
  const outcome: Outcome = payment ? outcomeOf(sandboxStates, payment.state) : 'notPaid';
  return untakenVerdict({ title, outcome });
};

/**
 * The gateway of the sandbox bank, which moves no money and calls no network.
 * @param now the shop's clock, ms @param pause waits so many ms for a slow bank; rejects when the backend stops
 */
export function sandboxGateway(
  books: Books,
  now: () => number,
  pause: (ms: number) => Promise<void>,
): PaymentGateway {
  /** Waits for the bank as the scenario demands. @throws GatewayUnreachable when it does not answer in time */
  async function waitForAnswer({ scenario, answersFrom }: BankPayment): Promise<void> {
    const left = Date.parse(answersFrom) - now();
    if (left <= 0) return;
    const patience = scenario === 'slow' ? left : verifyTimeoutMs;
    await pause(Math.min(left, patience));
    if (left > patience) throw new GatewayUnreachable('The sandbox bank did not answer.');
  }

  return {
    code: sandboxCode,
    title,
    kind: 'card',
    lowest: 1000,
    highest: null,
    verifyMinutes: claimWindowMs / minuteMs,

    async start({ amount, callbackUrl }) {
      const token = await books.open(toRial(amount), callbackUrl);
      return { token, redirect: { url: `/api${bankPath}/${token}`, method: 'GET', fields: {} } };
    },

    readCallback({ query, body }, { token }) {
      const status = query.Status ?? body.Status;
      if ((query.Token ?? body.Token) !== token) return null;
      return { decision: readDecision(status), tracking: null };
    },

    async verify({ token }) {
      const payment = await books.find(token);
      if (!payment) return untakenOf(null);
      await waitForAnswer(payment);
      const taken = await books.take(token);
      const known = taken ?? (await books.find(token)) ?? payment;
      if (known.state !== 'verified') return untakenOf(known);
      return takenVerdict(taken ? 'paid' : 'already', {
        amount: fromRial(known.amountRial),
        reference: known.reference,
        card: sampleCard,
      });
    },

    async inquire({ token }) {
      const payment = await books.find(token);
      if (!payment) return untakenOf(null);
      if (Date.parse(payment.answersFrom) > now())
        throw new GatewayUnreachable('The sandbox bank did not answer.');
      if (payment.state === 'verified') return { outcome: 'verified' };
      if (payment.state === 'paid' && !books.hasReturned(payment)) return { outcome: 'paid' };
      if (books.isPayable(payment)) return { outcome: 'pending' };
      return untakenOf(payment);
    },

    async reverse({ token }) {
      const done = (await books.reverse(token)) !== null || (await books.find(token))?.state === 'reversed';
      return reversalOf({ outcome: done ? 'paid' : 'tooLate' });
    },
  };
}
