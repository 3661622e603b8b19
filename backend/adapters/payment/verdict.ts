import type { Verdict } from './gateway';

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
