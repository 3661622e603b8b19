import fc from 'fast-check';
import { jalaaliMonthLength, toGregorian } from 'jalaali-js';
import { addJalaliMonths, jalaliOf, noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { forAll } from '@/tests/support/forAll';
import { formatDate, formatDay, formatMonth, formatShortDate } from '@/utils/dates';
import { formatWeekday } from '@/utils/firstLoad/weekday';

/** The calendar date of a Jalali day. */
function dateOf(year: number, month: number, day: number): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return new Date(Date.UTC(gy, gm - 1, gd)).toISOString().slice(0, 10);
}

test('dates are written in the Jalali calendar with Persian digits', () => {
  const instant = noonOf(dateOf(1404, 12, 29));
  expect(formatDate(instant)).toBe('۲۹ اسفند ۱۴۰۴');
  expect(formatDay(instant)).toBe('۲۹ اسفند');
  expect(formatShortDate(instant)).toBe('۱۴۰۴/۱۲/۲۹');
  expect(formatWeekday(instant)).toBe('جمعه');
  expect(formatMonth(instant)).toBe('اسفند');
});

test('a day begins at midnight in Tehran, 20:30 UTC', () => {
  expect(jalaliOf(Date.parse('2026-03-20T20:29:59.999Z'))).toEqual({ year: 1404, month: 12, day: 29 });
  expect(jalaliOf(Date.parse('2026-03-20T20:30:00.000Z'))).toEqual({ year: 1405, month: 1, day: 1 });
});

test.each([
  ['the 30 days of Mehr', [1404, 6, 31], 1, [1404, 7, 30]],
  ['the 29 days of Esfand', [1404, 11, 30], 1, [1404, 12, 29]],
  ['the leap day of 1403', [1403, 11, 30], 1, [1403, 12, 30]],
  ['a leap day a year later', [1403, 12, 30], 12, [1404, 12, 29]],
  ['the turn of the year', [1404, 12, 15], 1, [1405, 1, 15]],
  ['a long month after a short one', [1404, 6, 31], 7, [1405, 1, 31]],
  ['no month at all', [1404, 2, 31], 0, [1404, 2, 31]],
  ['two years', [1404, 1, 31], 24, [1406, 1, 31]],
  ['a month back', [1404, 1, 31], -1, [1403, 12, 30]],
])('a due date respects %s', (_what, from, months, due) => {
  const [year = 0, month = 0, day = 0] = from;
  const [dueYear = 0, dueMonth = 0, dueDay = 0] = due;
  expect(addJalaliMonths(dateOf(year, month, day), months)).toBe(dateOf(dueYear, dueMonth, dueDay));
});

test('a due date late in the evening counts from the day in Tehran', () => {
  const firstOfFarvardin = Date.parse('2026-03-20T20:30:00.000Z');
  expect(addJalaliMonths(tehranDateOf(firstOfFarvardin), 1)).toBe(dateOf(1405, 2, 1));
  expect(addJalaliMonths(tehranDateOf(firstOfFarvardin - 1), 1)).toBe(dateOf(1405, 1, 29));
});

test('every due date is the same day of its month, or the last one when the month is shorter', () => {
  const first = Date.UTC(2020, 0, 1);
  forAll(
    fc.integer({ min: first, max: first + 20 * 365 * 86_400_000 }),
    fc.integer({ min: 0, max: 36 }),
    (instant, months) => {
      const start = jalaliOf(instant);
      const due = jalaliOf(noonOf(addJalaliMonths(tehranDateOf(instant), months)));
      expect(due.year * 12 + due.month).toBe(start.year * 12 + start.month + months);
      expect(due.day).toBe(Math.min(start.day, jalaaliMonthLength(due.year, due.month)));
    },
  );
});

test('the weekday is the same as that of Intl, on every day of the present calendar', () => {
  const weekday = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', weekday: 'long' });
  const range = { min: new Date('2022-09-23'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (date) => formatWeekday(date.getTime()) === weekday.format(date)),
    { numRuns: 500 },
  );
});
