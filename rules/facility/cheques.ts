import type { ChequeTerms } from '@/contract/cheque';
import type { ChequeRule } from '@/contract/facility';

type DueInstalment = { number: number; amount: number; dueDate: string };

/**
 * The cheques that a plan asks for: one for each instalment on its due date, or a single one on the last due date. Their sum
 * is `coverPercent` of all instalments, each amount rounded up to a whole toman.
 */
export function listCheques(
  { pieces, coverPercent }: ChequeRule,
  instalments: readonly DueInstalment[],
): ChequeTerms[] {
  const cover = (amount: number) => Math.ceil((amount * coverPercent) / 100);
  if (pieces === 'perInstalment') {
    return instalments.map(({ number, amount, dueDate }) => ({ number, amount: cover(amount), dueDate }));
  }
  const last = instalments.at(-1);
  const sum = instalments.reduce((total, { amount }) => total + amount, 0);
  return last ? [{ number: 1, amount: cover(sum), dueDate: last.dueDate }] : [];
}

/** Sum of the amounts, in toman. */
export function chequeSum(cheques: readonly Pick<ChequeTerms, 'amount'>[]): number {
  return cheques.reduce((total, { amount }) => total + amount, 0);
}
