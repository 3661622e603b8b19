import { describeDuration, formatClock } from '@/utils/duration';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  [5 * day + 16 * hour + 53 * minute + 3 * second, '5 روز 16:53:03', '۵ روز و ۱۶ ساعت'],
  [day, '1 روز 00:00:00', '۱ روز'],
  [day - second, '23:59:59', '۲۳ ساعت و ۵۹ دقیقه'],
  [4 * hour + 9 * second, '04:00:09', '۴ ساعت'],
  [12 * minute, '00:12:00', '۱۲ دقیقه'],
  [59 * second, '00:00:59', 'کمتر از یک دقیقه'],
  [-minute, '00:00:00', 'کمتر از یک دقیقه'],
])('%i ms are «%s» on a clock and «%s» in words', (length, clock, words) => {
  expect(formatClock(length)).toBe(clock);
  expect(describeDuration(length)).toBe(words);
});
