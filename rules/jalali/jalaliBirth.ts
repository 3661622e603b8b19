import { isValidJalaaliDate, jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { formatMonth } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { jalaliOf } from './jalali';

/** A day of the Jalali calendar; months from 1. */
export type JalaliDay = { year: number; month: number; day: number };

/** Lowest and highest age of a customer, in years. */
const minAge = 6;
const maxAge = 70;
/** The error text for any other age. The specification has none. */
export const ageWrong = `سن شما باید بین ${toPersianDigits(minAge)} تا ${toPersianDigits(maxAge)} سال باشد.`;

/** The allowed years of birth, latest first. @param now server time, ms since the epoch */
export function birthYears(now: number): number[] {
  const { year } = jalaliOf(now);
  return Array.from({ length: maxAge - minAge + 1 }, (_, index) => year - minAge - index);
}

/** Names of the Jalali months, from «فروردین» to «اسفند». */
export const jalaliMonths: readonly string[] = Array.from({ length: 12 }, (_, index) => {
  const { gy, gm, gd } = toGregorian(1404, index + 1, 1);
  return formatMonth(Date.UTC(gy, gm - 1, gd, 12));
});

/** Number of days of a month. Without a year or a month the largest possible number. */
export function daysOfMonth(year: number | null, month: number | null): number {
  if (month === null) return 31;
  // 1403 is a leap year, so Esfand has 30 days.
  return jalaaliMonthLength(year ?? 1403, month);
}

/** A number by which days can be compared: later days have greater numbers. */
const toSortKey = ({ year, month, day }: JalaliDay) => (year * 100 + month) * 100 + day;

/** The same day some years ago. The 30th of Esfand becomes the 29th in a year without a 30th. */
function yearsAgo({ year, month, day }: JalaliDay, years: number): JalaliDay {
  return { year: year - years, month, day: Math.min(day, jalaaliMonthLength(year - years, month)) };
}

/**
 * Whether a person born on this day is 6 to 70 years old, both limits included, by the Jalali calendar in Tehran
 * (specification §5). False for a day that does not exist. @param now server time, ms since the epoch
 */
export function isBirthDayAllowed(born: JalaliDay, now: number): boolean {
  if (!isValidJalaaliDate(born.year, born.month, born.day)) return false;
  const today = jalaliOf(now);
  return (
    toSortKey(born) >= toSortKey(yearsAgo(today, maxAge)) &&
    toSortKey(born) <= toSortKey(yearsAgo(today, minAge))
  );
}

/** Formats a Jalali day as a calendar date of the contract: `YYYY-MM-DDT00:00:00.000Z`. The day must exist. */
export function birthDateOf({ year, month, day }: JalaliDay): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return `${gy}-${padTwo(gm)}-${padTwo(gd)}T00:00:00.000Z`;
}

/** The Jalali day of a calendar date of the contract (its first ten characters), or null when the date is invalid. */
export function jalaliOfBirthDate(birthDate: string): JalaliDay | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(birthDate)?.map(Number) ?? [];
  if (!year || !month || !day) return null;
  const { jy, jm, jd } = toJalaali(year, month, day);
  const jalali = { year: jy, month: jm, day: jd };
  // The conversion turns a day that does not exist (the 31st of April) into another one.
  return birthDateOf(jalali).startsWith(birthDate.slice(0, 10)) ? jalali : null;
}
