import type { Instalment } from '@/contract/order';

const dayMs = 24 * 60 * 60 * 1000;
/** Formats an instant as `YYYY-MM-DD` in Tehran. */
const tehranDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** Noon UTC (ms) of a calendar date; noon is on the same day in Tehran. @param date `YYYY-MM-DD` */
export const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Whole days from today in Tehran to a date; negative for a past date. @param now ms since the epoch */
export function daysUntil(date: string, now: number): number {
  return Math.round((noonOf(date) - noonOf(tehranDate.format(now))) / dayMs);
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
    paid: sumOf(instalments.filter(({ paidAt }) => paidAt !== null)),
    unpaid: sumOf(instalments.filter(({ paidAt }) => paidAt === null)),
    owed: instalments.map((_, index) => sumOf(instalments.slice(index))),
  };
}
