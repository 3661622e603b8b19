import type { Instalment } from '@/contract/order';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatNumber } from '@/utils/money';
import { dayMs } from '@/utils/timeUnits';

/** Whole days from today in Tehran to a date; negative for a past date. @param now ms since the epoch */
export function daysUntil(date: string, now: number): number {
  return Math.round((noonOf(date) - noonOf(tehranDateOf(now))) / dayMs);
}

/** Index of the first unpaid instalment; the number of instalments when all are paid. */
export function nextUnpaid(instalments: readonly Instalment[]): number {
  const index = instalments.findIndex(({ paidAt }) => paidAt === null);
  return index < 0 ? instalments.length : index;
}

const sumOf = (instalments: readonly Instalment[]) =>
  instalments.reduce((total, { amount }) => total + amount, 0);

/** What an instalment costs, or has cost: its amount without what an early settlement saved, with the fee of paying it late. */
export const priceOf = ({ amount, saving, lateFee }: Instalment): number => amount - saving + lateFee;

/** «۷۱٬۱۷۳ دیرکرد» or that it was waived; null for an instalment without a fee. */
export function lateFeeNote({ lateFee, feeWaived }: Instalment): string | null {
  if (feeWaived) return 'دیرکرد بخشیده شد';
  return lateFee > 0 ? `با ${formatNumber(lateFee)} دیرکرد` : null;
}

/** Sums of a plan in toman: paid, unpaid, and `owed`, the debt before each instalment. */
export function planSums(instalments: readonly Instalment[]) {
  return {
    paid: instalments.reduce((sum, one) => (one.paidAt ? sum + priceOf(one) : sum), 0),
    unpaid: instalments.reduce((sum, one) => (one.paidAt ? sum : sum + priceOf(one)), 0),
    owed: instalments.map((_, index) => sumOf(instalments.slice(index))),
  };
}
