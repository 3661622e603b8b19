import fc from 'fast-check';
import { knownHolidays } from '@/backend/seed/holidays';
import { addDays, addWorkingDays, isWorkingDay } from '@/rules/workingDays';
import { forAll } from '@/tests/support/forAll';

const none = new Set<string>();
const holidays = new Set(knownHolidays.map(({ date }) => date));
const anyDate = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-03-21', days));

test.each([
  ['2026-11-19', 1, '2026-11-21'],
  ['2026-11-20', 0, '2026-11-21'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 6, '2026-11-28'],
])('from %s, %d working days later is %s', (from, days, expected) => {
  expect(addWorkingDays(from, days, none)).toBe(expected);
});

test('a holiday is passed over, also one next to a Friday', () => {
  // 22 Bahman 1405 is a Thursday.
  expect(addWorkingDays('2027-02-10', 1, holidays)).toBe('2027-02-13');
});

test('counts exactly the working days in between', () => {
  forAll(anyDate, fc.nat(20), (from, days) => {
    const arrival = addWorkingDays(from, days, holidays);
    expect(isWorkingDay(arrival, holidays)).toBe(true);
    let passed = 0;
    for (let date = addWorkingDays(from, 0, holidays); date < arrival; date = addDays(date, 1)) {
      if (isWorkingDay(date, holidays)) passed += 1;
    }
    expect(passed).toBe(days);
  });
});

test('1405 has the 25 holidays of the official calendar, and solar ones fall on their Jalali day', () => {
  const dates = knownHolidays.map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  const of1405 = dates.filter((date) => date >= '2026-03-21' && date <= '2027-03-20');
  expect(of1405).toHaveLength(25);
  expect(dates).toEqual(
    expect.arrayContaining(['2026-03-21', '2026-06-05', '2027-02-11', '2027-03-20', '2027-04-02']),
  );
  const weekday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay();
  // The published calendar says so: six holidays are Thursdays and three are Fridays.
  expect(of1405.filter((date) => weekday(date) === 4)).toHaveLength(6);
  expect(of1405.filter((date) => weekday(date) === 5)).toHaveLength(3);
});
