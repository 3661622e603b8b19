import { isValidJalaaliDate, jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { formatMonth } from './dates';
import { toPersianDigits } from './digits';
import { jalaliOf } from './jalali';

/** A day of the Jalali calendar; months from 1. */
export type JalaliDay = { year: number; month: number; day: number };

/** Ages (years) between which a customer may be. */
const youngest = 6;
const oldest = 70;
/** Said of any other age; the specification has no text for it. */
export const ageWrong = `سن شما باید بین ${toPersianDigits(youngest)} تا ${toPersianDigits(oldest)} سال باشد.`;

/** The years a customer may be born in, latest first. @param now server time, ms since the epoch */
export function birthYears(now: number): number[] {
  const { year } = jalaliOf(now);
  return Array.from({ length: oldest - youngest + 1 }, (_, index) => year - youngest - index);
}

/** «فروردین» to «اسفند», in order. */
export const jalaliMonths: readonly string[] = Array.from({ length: 12 }, (_, index) => {
  const { gy, gm, gd } = toGregorian(1404, index + 1, 1);
  return formatMonth(Date.UTC(gy, gm - 1, gd, 12));
});

/** How many days a month has; the longest it can have while the year is not known. */
export function daysOfMonth(year: number | null, month: number | null): number {
  if (month === null) return 31;
  // 1403 is a leap year.
  return jalaaliMonthLength(year ?? 1403, month);
}

/** Comparable: later days are greater. */
const rank = ({ year, month, day }: JalaliDay) => (year * 100 + month) * 100 + day;

/** The same day some years ago; the 30th of Esfand becomes the 29th where there is none. */
function yearsAgo({ year, month, day }: JalaliDay, years: number): JalaliDay {
  return { year: year - years, month, day: Math.min(day, jalaaliMonthLength(year - years, month)) };
}

/**
 * Whether somebody born on a day is between 6 and 70 years old, both days included, by the Jalali calendar in Tehran
 * (specification §5). A day that does not exist is refused. @param now server time, ms since the epoch
 */
export function isBirthDayAllowed(born: JalaliDay, now: number): boolean {
  if (!isValidJalaaliDate(born.year, born.month, born.day)) return false;
  const today = jalaliOf(now);
  return rank(born) >= rank(yearsAgo(today, oldest)) && rank(born) <= rank(yearsAgo(today, youngest));
}

/** A Jalali day as the contract writes calendar dates: `YYYY-MM-DDT00:00:00.000Z`. The day must exist. */
export function birthDateOf({ year, month, day }: JalaliDay): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${gy}-${two(gm)}-${two(gd)}T00:00:00.000Z`;
}

/** The Jalali day of a calendar date of the contract (its first ten characters), or null when it is none. */
export function jalaliOfBirthDate(birthDate: string): JalaliDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(birthDate)?.map(Number) ?? [];
  if (!year || !month || !day) return null;
  const { jy, jm, jd } = toJalaali(year, month, day);
  const jalali = { year: jy, month: jm, day: jd };
  // A day that does not exist (the 31st of April) turns into another.
  return birthDateOf(jalali).startsWith(birthDate.slice(0, 10)) ? jalali : null;
}
