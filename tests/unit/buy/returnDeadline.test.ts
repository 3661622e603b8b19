import { lastReturnDay } from '@/backend/domains/buy/orderReturn/deadline';

/** 09:00 in Tehran on a date. */
const delivered = (date: string) => `${date}T05:30:00Z`;

test.each([
  ['a Thursday', '2026-11-19', '2026-11-28'],
  ['a Friday', '2026-11-20', '2026-11-28'],
  ['a Saturday', '2026-11-21', '2026-11-29'],
])('products delivered on %s can be returned for seven working days', (_day, date, last) => {
  expect(lastReturnDay(delivered(date), [])).toBe(last);
});

test('a delivery on a holiday adds no day, and a later holiday adds one', () => {
  expect(lastReturnDay(delivered('2026-11-22'), ['2026-11-22'])).toBe('2026-11-30');
  expect(lastReturnDay(delivered('2026-11-22'), ['2026-11-25'])).toBe('2026-12-01');
});
