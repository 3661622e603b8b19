import fc from 'fast-check';
import { forAll } from '@/tests/support/forAll';
import { parseWholeNumber } from '@/utils/digits';
import { formatMillions, formatNumber, formatOneDecimal, formatPercent, formatToman } from '@/utils/money';

test.each([
  [0, '۰'],
  [999, '۹۹۹'],
  [1000, '۱٬۰۰۰'],
  [12_345_678, '۱۲٬۳۴۵٬۶۷۸'],
])('%i is written %s', (value, written) => {
  expect(formatNumber(value)).toBe(written);
  expect(formatToman(value)).toBe(`${written} تومان`);
});

test.each([
  [12.39, '۱۲٫۳'],
  [12.99, '۱۲٫۹'],
  [12, '۱۲'],
  [0.09, '۰'],
  [1234.56, '۱٬۲۳۴٫۵'],
])('%d is cut, not rounded, to %s', (value, written) => {
  expect(formatOneDecimal(value)).toBe(written);
});

test('a percent carries the Persian sign', () => {
  expect(formatPercent(6)).toBe('۶٪');
  expect(formatPercent(13.4)).toBe('۱۳٪');
});

test('reads back every formatted amount', () => {
  forAll(fc.maxSafeNat(), (amount) => {
    expect(parseWholeNumber(formatNumber(amount))).toBe(amount);
  });
});

test('formats numbers like Intl.NumberFormat in Persian', () => {
  const whole = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 1 });
  forAll(fc.integer({ min: -1e14, max: 1e14 }), (value) => {
    expect(formatNumber(value)).toBe(whole.format(value));
    expect(formatOneDecimal(value / 16)).toBe(tenths.format(Math.trunc((value / 16) * 10) / 10 || 0));
  });
});

test('formats no number with a Latin digit or sign', () => {
  forAll(fc.maxSafeNat(), fc.double({ min: 0, max: 1e9, noNaN: true }), (amount, decimal) => {
    expect(`${formatToman(amount)}${formatOneDecimal(decimal)}${formatPercent(amount)}`).toMatch(
      /^[۰-۹٬٫٪ تومان]+$/,
    );
  });
});

test.each([
  [42_870_000, '۴۲٫۹ میلیون'],
  [58_000_000, '۵۸ میلیون'],
  [1_234_567_891, '۱٬۲۳۴٫۶ میلیون'],
])('%i toman are due as «%s», never as less', (amount, words) => {
  expect(formatMillions(amount)).toBe(words);
});
