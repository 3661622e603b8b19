import type { Instalment } from '@/contract/order';
import { noonOf, tehranDateOf } from '@/utils/jalali/jalali';

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

/** Sums of a plan in toman: paid, unpaid, and `owed`, the debt before each instalment. */
export function planSums(instalments: readonly Instalment[]) {
  return {
    paid: instalments.reduce((sum, { amount, saving, paidAt }) => (paidAt ? sum + amount - saving : sum), 0),
    unpaid: sumOf(instalments.filter(({ paidAt }) => paidAt === null)),
    owed: instalments.map((_, index) => sumOf(instalments.slice(index))),
  };
}
