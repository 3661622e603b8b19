import fc from 'fast-check';
import { parseWholeNumber } from '@/utils/digits';
import { formatNumber, formatOneDecimal, formatPercent, formatToman } from '@/utils/money';

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

test('an amount survives being written and read again', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amount) => {
      expect(parseWholeNumber(formatNumber(amount))).toBe(amount);
    }),
  );
});

test('no Latin digit or sign is ever shown', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.double({ min: 0, max: 1e9, noNaN: true }), (amount, decimal) => {
      expect(`${formatToman(amount)}${formatOneDecimal(decimal)}${formatPercent(amount)}`).toMatch(
        /^[۰-۹٬٫٪ تومان]+$/,
      );
    }),
  );
});
