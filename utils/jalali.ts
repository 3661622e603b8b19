import { jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Year, month (1–12) and day of the Jalali calendar in Tehran at an instant. */
export function jalaliOf(instant: number): { year: number; month: number; day: number } {
  const gregorian = { year: 0, month: 0, day: 0 };
  for (const part of parts.formatToParts(instant)) {
    if (part.type === 'year' || part.type === 'month' || part.type === 'day')
      gregorian[part.type] = Number(part.value);
  }
  const { jy, jm, jd } = toJalaali(gregorian.year, gregorian.month, gregorian.day);
  return { year: jy, month: jm, day: jd };
}

/**
 * Noon (UTC) of the same Jalali day `months` later, clamped to the month's length (31 → 30 or 29): the due date of
 * an instalment. Noon keeps the day the same in Tehran.
 */
export function addJalaliMonths(instant: number, months: number): number {
  const { year, month: from, day } = jalaliOf(instant);
  const index = year * 12 + (from - 1) + months;
  const jy = Math.floor(index / 12);
  const jm = (index % 12) + 1;
  const { gy, gm, gd } = toGregorian(jy, jm, Math.min(day, jalaaliMonthLength(jy, jm)));
  return Date.UTC(gy, gm - 1, gd, 12);
}
