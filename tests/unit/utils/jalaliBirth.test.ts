import fc from 'fast-check';
import { jalaaliMonthLength } from 'jalaali-js';
import {
  birthDateOf,
  birthYears,
  daysOfMonth,
  isBirthDayAllowed,
  jalaliMonths,
  jalaliOfBirthDate,
} from '@/rules/jalali/jalaliBirth';
import { forAll } from '@/tests/support/forAll';

/** Noon in Tehran of a day of the Gregorian calendar. */
const noon = (date: string) => Date.parse(`${date}T08:30:00.000Z`);
const day = (year: number, month: number, date: number) => ({ year, month, day: date });

test('on 29 Aban 1404 the years run from 1398 down to 1334', () => {
  const years = birthYears(noon('2025-11-20'));
  expect(years[0]).toBe(1398);
  expect(years.at(-1)).toBe(1334);
  expect(years).toHaveLength(65);
});

test.each([
  ['exactly six years old', day(1398, 8, 29), true],
  ['a day too young', day(1398, 8, 30), false],
  ['exactly seventy years old', day(1334, 8, 29), true],
  ['a day too old', day(1334, 8, 28), false],
  ['born in 1342, which popular pickers count wrongly', day(1342, 1, 1), true],
  ['born on a day that does not exist', day(1380, 12, 30), false],
  ['born on a leap day', day(1379, 12, 30), true],
])('somebody %s', (_who, born, allowed) => {
  expect(isBirthDayAllowed(born, noon('2025-11-20'))).toBe(allowed);
});

test('on a leap day the limit falls on the 29th of Esfand when the year has no 30th', () => {
  const leapDay = noon('2025-03-20');
  expect(isBirthDayAllowed(day(1397, 12, 29), leapDay)).toBe(true);
  expect(isBirthDayAllowed(day(1398, 1, 1), leapDay)).toBe(false);
  expect(isBirthDayAllowed(day(1333, 12, 30), leapDay)).toBe(true);
  expect(isBirthDayAllowed(day(1333, 12, 29), leapDay)).toBe(false);
});

test('a day begins at midnight in Tehran', () => {
  const born = day(1398, 8, 30);
  expect(isBirthDayAllowed(born, Date.parse('2025-11-20T20:29:59.999Z'))).toBe(false);
  expect(isBirthDayAllowed(born, Date.parse('2025-11-20T20:30:00.000Z'))).toBe(true);
});

test('months have names and lengths', () => {
  expect(jalaliMonths).toEqual([
    'فروردین',
    'اردیبهشت',
    'خرداد',
    'تیر',
    'مرداد',
    'شهریور',
    'مهر',
    'آبان',
    'آذر',
    'دی',
    'بهمن',
    'اسفند',
  ]);
  expect(daysOfMonth(null, null)).toBe(31);
  expect(daysOfMonth(null, 12)).toBe(30);
  expect(daysOfMonth(1402, 12)).toBe(29);
  expect(daysOfMonth(1403, 12)).toBe(30);
  expect(daysOfMonth(1402, 7)).toBe(30);
});

test.each([
  [day(1404, 1, 1), '2025-03-21T00:00:00.000Z'],
  [day(1403, 12, 30), '2025-03-20T00:00:00.000Z'],
  // Tehran had daylight saving time that summer, so a local date would be the 9th.
  [day(1364, 3, 20), '1985-06-10T00:00:00.000Z'],
  [day(1371, 7, 14), '1992-10-06T00:00:00.000Z'],
])('%j is written %s', (born, written) => {
  expect(birthDateOf(born)).toBe(written);
  expect(jalaliOfBirthDate(written)).toEqual(born);
});

test.each(['', 'yesterday', '2025-13-01', '2025-04-31T00:00:00.000Z', '0000-01-01'])(
  '«%s» is no day',
  (text) => {
    expect(jalaliOfBirthDate(text)).toBeNull();
  },
);

test('converts every day of the allowed years to a date and back', () => {
  forAll(
    fc.integer({ min: 1300, max: 1420 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    (year, month, date) => {
      const born = day(year, month, Math.min(date, jalaaliMonthLength(year, month)));
      expect(jalaliOfBirthDate(birthDateOf(born))).toEqual(born);
    },
  );
});
