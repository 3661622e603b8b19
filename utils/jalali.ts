import { jalaaliMonthLength, toGregorian, toJalaali } from 'jalaali-js';

const tehranDate = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Year, month (1–12) and day of the Jalali calendar in Tehran. @param instant ms since the epoch */
export function jalaliOf(instant: number): { year: number; month: number; day: number } {
  const gregorian = { year: 0, month: 0, day: 0 };
  for (const part of tehranDate.formatToParts(instant)) {
    if (part.type === 'year' || part.type === 'month' || part.type === 'day')
      gregorian[part.type] = Number(part.value);
  }
  const { jy, jm, jd } = toJalaali(gregorian.year, gregorian.month, gregorian.day);
  return { year: jy, month: jm, day: jd };
}

/**
 * The due date of an instalment: noon (UTC) of the same Jalali day `months` later, or of the last day of a shorter month.
 * At noon in UTC it is the same day in Tehran.
 */
export function addJalaliMonths(instant: number, months: number): number {
  const { year, month: from, day } = jalaliOf(instant);
  const index = year * 12 + (from - 1) + months;
  const jy = Math.floor(index / 12);
  const jm = (index % 12) + 1;
  const { gy, gm, gd } = toGregorian(jy, jm, Math.min(day, jalaaliMonthLength(jy, jm)));
  return Date.UTC(gy, gm - 1, gd, 12);
}
