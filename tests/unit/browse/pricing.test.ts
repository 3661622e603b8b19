import fc from 'fast-check';
import type { Pricing } from '@/contract/common';
import {
  basketDiscountPercent,
  defaultVariant,
  discountPercent,
  effectivePrice,
  promotionRuns,
} from '@/rules/pricing';
import { forAll } from '@/tests/support/forAll';

const end = Date.parse('2026-03-20T20:29:59.000Z');
const plain: Pricing = {
  price: 20_000_000,
  discount: 1_000_000,
  promotion: 0,
  promotionPrice: null,
  promotionTo: null,
};
const promoted: Pricing = {
  ...plain,
  promotion: 20,
  promotionPrice: 16_000_000,
  promotionTo: new Date(end).toISOString(),
};

test('the promotion price replaces the discount until the last millisecond', () => {
  expect(effectivePrice(promoted, end - 1)).toBe(16_000_000);
  expect(promotionRuns(promoted, end - 1)).toBe(true);
  expect(effectivePrice(promoted, end)).toBe(19_000_000);
  expect(promotionRuns(promoted, end)).toBe(false);
});

test('the price without a promotion is the list price minus the discount', () => {
  expect(effectivePrice(plain, end)).toBe(19_000_000);
  expect(effectivePrice({ ...plain, discount: 0 }, end)).toBe(20_000_000);
});

test.each([
  ['a promotion price without an end', { ...promoted, promotionTo: null }],
  ['an end without a promotion price', { ...promoted, promotionPrice: null }],
])('%s is no promotion', (_what, pricing) => {
  expect(promotionRuns(pricing, 0)).toBe(false);
  expect(effectivePrice(pricing, 0)).toBe(19_000_000);
});

test.each([
  [100, 80, 20],
  [18_450_000, 16_000_000, 13],
  [1000, 995, 1],
  [1000, 996, 0],
  [1000, 0, 100],
  [1000, 1000, 0],
  [0, 0, 0],
])('%i sold at %i is %i percent off', (price, paid, percent) => {
  expect(discountPercent(price, paid)).toBe(percent);
});

test.each([
  [100, 80, '20'],
  [18_450_000, 16_000_000, '13.2'],
  [3, 2, '33.3'],
  [1000, 985, '1.5'],
  [51_350_000, 40_560_000, '21'],
  [1000, 990, '1'],
  [1000, 991, '0.01'],
  [10_000_000, 9_999_999, '0.01'],
  [1000, 0, '100'],
  [1000, 1000, '0'],
  [1000, 1200, '0'],
  [0, 0, '0'],
])('a basket line of %i sold at %i shows %s percent', (price, paid, shown) => {
  expect(basketDiscountPercent(price, paid)).toBe(shown);
});

test('a basket percent never has more than four characters, a dangling point or a zero for a real discount', () => {
  const price = fc.integer({ min: 1, max: 1_000_000_000 });
  forAll(price, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
    const paid = Math.floor(list * share);
    const shown = basketDiscountPercent(list, paid);
    expect(shown).toMatch(/^\d+(\.\d+)?$/);
    expect(shown.length).toBeLessThanOrEqual(4);
    expect(Number(shown) > 0).toBe(paid < list);
  });
});

test('the rounded percent differs from the exact one by at most half a percent', () => {
  forAll(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 0 }), (list, some) => {
    const paid = some % (list + 1);
    expect(Math.abs(discountPercent(list, paid) - ((list - paid) / list) * 100)).toBeLessThanOrEqual(0.5);
  });
});

/** A variant by price, promotion price (running until `end`) and stock. */
const variant = (price: number, promotionPrice: number | null = null, stock = 1) => ({
  ...plain,
  price,
  discount: 0,
  stock,
  promotionPrice,
  promotionTo: promotionPrice === null ? null : new Date(end).toISOString(),
});

test('the variant that a promotion makes the cheapest is the default until the promotion ends', () => {
  const always = variant(19_000_000);
  const promotedOne = variant(20_000_000, 16_000_000);
  expect(defaultVariant([always, promotedOne], end - 1)).toBe(promotedOne);
  expect(defaultVariant([always, promotedOne], end)).toBe(always);
});

test('a sold-out variant is the default only when all are sold out', () => {
  const gone = variant(10_000_000, null, 0);
  const there = variant(20_000_000);
  expect(defaultVariant([gone, there], end)).toBe(there);
  expect(defaultVariant([{ ...there, stock: 0 }, gone], end)).toBe(gone);
  expect(defaultVariant([], end)).toBeUndefined();
});

test('no variant in stock costs less than the default one', () => {
  const price = fc.integer({ min: 2, max: 9 });
  const variants = fc.array(
    fc
      .record({ price, promotion: fc.option(fc.integer({ min: 1, max: 8 })), stock: fc.nat({ max: 1 }) })
      .map(({ price, promotion, stock }) =>
        variant(price, promotion !== null && promotion < price ? promotion : null, stock),
      ),
    { minLength: 1, maxLength: 6 },
  );
  forAll(variants, fc.constantFrom(end - 1, end), (all, now) => {
    const chosen = defaultVariant(all, now);
    const buyable = all.filter(({ stock }) => stock > 0);
    const among = buyable.length > 0 ? buyable : all;
    expect(chosen).toBe(
      among.find((one) => among.every((other) => effectivePrice(one, now) <= effectivePrice(other, now))),
    );
  });
});
