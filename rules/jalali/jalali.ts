import { jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';
import { dateFormat } from '@/utils/dateFormat';

const tehranDate = dateFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Tehran, `YYYY-MM-DD`. @param instant ms since the epoch */
export function tehranDateOf(instant: number): string {
  return tehranDate(instant);
}

/** Noon UTC (ms) of a calendar date; noon is on the same day in Tehran. @param date `YYYY-MM-DD` */
export function noonOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`);
}

/** Year, month (1–12) and day of the Jalali calendar. @param date `YYYY-MM-DD` */
function jalaliOfDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { jy, jm, jd } = toJalaali(year, month, day);
  return { year: jy, month: jm, day: jd };
}

/** Year, month (1–12) and day of the Jalali calendar in Tehran. @param instant ms since the epoch */
export function jalaliOf(instant: number): { year: number; month: number; day: number } {
  return jalaliOfDate(tehranDateOf(instant));
}

/**
 * The same Jalali day some months later, or the last day of a shorter month. Calendar dates are `YYYY-MM-DD`.
 * @param months may be negative
 */
export function addJalaliMonths(date: string, months: number): string {
  const { year, month, day } = jalaliOfDate(date);
  const index = year * 12 + (month - 1) + months;
  const jy = Math.floor(index / 12);
  const jm = (index % 12) + 1;
  return dateOfJalali(jy, jm, Math.min(day, jalaaliMonthLength(jy, jm)));
}

/** The calendar date, `YYYY-MM-DD`, of a day of the Jalali calendar. @param month 1–12 */
export function dateOfJalali(year: number, month: number, day: number): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return `${gy}-${padTwo(gm)}-${padTwo(gd)}`;
}
