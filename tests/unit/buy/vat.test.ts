import fc from 'fast-check';
import { splitVat } from '@/rules/vat';
import { forAll } from '@/tests/support/forAll';

test('an amount is divided into its net price and the tax on it', () => {
  expect(splitVat(59_500_000, 10)).toEqual({ net: 54_090_909, vat: 5_409_091 });
  expect(splitVat(0, 10)).toEqual({ net: 0, vat: 0 });
  expect(splitVat(109, 9)).toEqual({ net: 100, vat: 9 });
});

test('both parts are whole, add up to the amount, and the tax is the rate of the net price', () => {
  forAll(fc.integer({ min: 0, max: 1e13 }), fc.constantFrom(9, 10, 12), (gross, percent) => {
    const { net, vat } = splitVat(gross, percent);
    expect(Number.isSafeInteger(net) && Number.isSafeInteger(vat)).toBe(true);
    expect(net + vat).toBe(gross);
    expect(Math.abs(vat - (net * percent) / 100)).toBeLessThanOrEqual(1);
  });
});
