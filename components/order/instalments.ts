import type { Instalment } from '@/contract/order';

const day = 24 * 60 * 60 * 1000;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' });

/** Noon (UTC, ms) of a calendar date, which is the same day in Tehran. @param date `YYYY-MM-DD` */
export const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Whole days from today in Tehran to a calendar date; negative once it has passed. @param now ms since the epoch */
export function daysUntil(date: string, now: number): number {
  return Math.round((noonOf(date) - noonOf(calendar.format(now))) / day);
}

/** Place of the first unpaid instalment; the length of the plan when all are paid. */
export function nextUnpaid(instalments: readonly Instalment[]): number {
  const index = instalments.findIndex(({ paidAt }) => paidAt === null);
  return index < 0 ? instalments.length : index;
}

const sumOf = (instalments: readonly Instalment[]) =>
  instalments.reduce((total, { amount }) => total + amount, 0);

/** What has been paid of a plan, what is not, and what was owed before each instalment; toman. */
export function planSums(instalments: readonly Instalment[]) {
  return {
    paid: sumOf(instalments.filter(({ paidAt }) => paidAt !== null)),
    unpaid: sumOf(instalments.filter(({ paidAt }) => paidAt === null)),
    owed: instalments.map((_, index) => sumOf(instalments.slice(index))),
  };
}
