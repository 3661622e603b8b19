import { formatRelative } from '@/rules/jalali/relativeTime';

const now = Date.parse('2026-11-21T12:00:00+03:30');

test.each([
  ['2026-11-21T12:00:05+03:30', 'همین حالا'],
  ['2026-11-21T11:59:01+03:30', 'همین حالا'],
  ['2026-11-21T11:59:00+03:30', '۱ دقیقه پیش'],
  ['2026-11-21T11:00:01+03:30', '۵۹ دقیقه پیش'],
  ['2026-11-21T11:00:00+03:30', '۱ ساعت پیش'],
  ['2026-11-21T00:00:00+03:30', '۱۲ ساعت پیش'],
  ['2026-11-20T23:59:59+03:30', 'دیروز'],
  ['2026-11-20T00:00:00+03:30', 'دیروز'],
  ['2026-11-19T23:59:59+03:30', '۲ روز پیش'],
  ['2026-11-15T00:00:00+03:30', '۶ روز پیش'],
  ['2026-11-14T23:59:59+03:30', '۲۳ آبان'],
  ['2026-03-21T08:00:00+03:30', '۱ فروردین'],
  ['2026-03-20T08:00:00+03:30', '۲۹ اسفند ۱۴۰۴'],
])('%s, seen at noon of the 21st, is «%s»', (instant, words) => {
  expect(formatRelative(Date.parse(instant), now)).toBe(words);
});

test('an instant before midnight is «yesterday» only after an hour', () => {
  const midnight = Date.parse('2026-11-21T00:30:00+03:30');
  expect(formatRelative(midnight - 45 * 60_000, midnight)).toBe('۴۵ دقیقه پیش');
  expect(formatRelative(midnight - 90 * 60_000, midnight)).toBe('دیروز');
});
