import {
  type Failed,
  GatewayRefusal,
  type Inquiry,
  type Reversal,
  type Unknown,
  type Verdict,
} from './gateway';
import { type Outcome, outcomes } from './outcomes';

type Taken = {
  /** Toman, or null when the gateway neither says nor was told the amount. */
  amount: number | null;
  /** The gateway's reference, as it came. */
  reference: unknown;
  card?: unknown;
};

/**
 * The verdict of a gateway that says it took the money. Without an amount or a reference it is `unknown`: nothing may be
 * granted for a sum that nobody has compared.
 */
export function takenVerdict(outcome: 'paid' | 'already', { amount, reference, card }: Taken): Verdict {
  if (amount === null) return { outcome: 'unknown', reason: 'no amount' };
  if (typeof reference !== 'string' && typeof reference !== 'number')
    return { outcome: 'unknown', reason: 'no reference' };
  return { outcome, amount, reference: String(reference), card: typeof card === 'string' ? card : null };
}

/** The answer of a gateway: its code, the meaning of the code, and the title of the gateway. A gateway of the shop's own has no codes. */
type Answered = { title: string; outcome: Outcome; code?: unknown };

/** A sentence for operators with the code of the gateway. */
const describe = ({ outcome, code }: Omit<Answered, 'title'>) =>
  code === undefined ? outcomes[outcome].operator : `${outcomes[outcome].operator} (کد ${code})`;

/** The verdict of a gateway that has not said that it took the money. Only a certain failure is one. */
export function untakenVerdict(answered: Answered): Failed | Unknown {
  const { answer, shopper, operator } = outcomes[answered.outcome];
  return answer === 'failed'
    ? { outcome: 'failed', reason: shopper(answered.title), forOperators: operator }
    : { outcome: 'unknown', reason: describe(answered) };
}

/** The answer of a gateway that was only asked for the state of a payment. */
export function inquiryOf(answered: Answered): Inquiry {
  const { answer } = outcomes[answered.outcome];
  if (answer === 'paid' || answer === 'pending') return { outcome: answer };
  return answer === 'already' ? { outcome: 'verified' } : untakenVerdict(answered);
}

/** The refusal of a gateway to start a payment. */
export function startRefusal({ title, outcome, code }: Answered): GatewayRefusal {
  const { shopper, operator, answer } = outcomes[outcome];
  // An answer that says «accepted» without saying where the shopper pays is no acceptance.
  if (answer === 'paid') return startRefusal({ title, outcome: 'unknown', code });
  return new GatewayRefusal(shopper(title), String(code), operator);
}

/** The answer of a gateway that was asked to give the money back. */
export const reversalOf = (answered: Omit<Answered, 'title'>): Reversal =>
  outcomes[answered.outcome].answer === 'paid'
    ? { done: true }
    : { done: false, forOperators: describe(answered) };
