import type { CheckoutReview } from '@/contract/checkout';
import { compareReviews, removeLine } from '@/rules/checkout/changes';
import { aDearerReview, aFacility, aReview } from '@/tests/support/buy/checkout/checkoutServer';

const choice = {
  addressId: 1,
  shipping: { methodId: 1, slotId: 12, branchId: null },
  gateway: null,
  useWallet: false,
  coupon: null,
};
const compare = (before: CheckoutReview, after: CheckoutReview, over: Partial<typeof choice> = {}) =>
  compareReviews({ review: before, choice }, { review: after, choice: { ...choice, ...over } });

const lineOf = (review: CheckoutReview) => {
  const [line] = review.lines;
  if (!line) throw new Error('The review has a line.');
  return line;
};

test('equal reviews have no change, whatever identifies them', () => {
  expect(compare(aReview(), aReview({ agreed: 'agreed-2' }))).toBeNull();
});

test('a higher price is dearer, and names the amounts of now', () => {
  expect(compare(aReview(), aDearerReview())).toMatchObject({
    lines: [{ price: { before: 59_500_000, after: 61_800_000 }, qty: { before: 1, after: 1 } }],
    shipping: null,
    today: { before: 59_500_000, after: 61_800_000 },
    month: null,
    dearer: true,
  });
});

test('a lower price needs no consent', () => {
  expect(compare(aDearerReview(), aReview())).toMatchObject({ dearer: false });
});

test('the price of a service counts for its line', () => {
  const services = [{ serviceId: 1, title: 'بیمه', count: 1, price: 1_500_000 }];
  const before = aReview({ lines: [{ ...lineOf(aReview()), services }] });
  const after = aReview({
    lines: [
      { ...lineOf(aReview()), services: [{ serviceId: 1, title: 'بیمه', count: 1, price: 1_600_000 }] },
    ],
  });
  expect(compare(before, after)).toMatchObject({
    lines: [{ price: { before: 61_000_000, after: 61_100_000 } }],
    dearer: true,
  });
});

test('a lost line has no pieces, and its price has not changed', () => {
  expect(compare(aReview(), aReview({ lines: [] }))?.lines).toMatchObject([
    { price: { before: 59_500_000, after: 59_500_000 }, qty: { before: 1, after: 0 } },
  ]);
});

test('a new line, which the shopper added, is no change of the shop', () => {
  const added = { ...lineOf(aReview()), productPropertyId: 12 };
  const sums = { total: 119_000_000, atGateway: 119_000_000 };
  const after = aReview({ lines: [lineOf(aReview()), added], ...sums });
  expect(compare(aReview(), after)).toBeNull();
});

test('shipping that became dearer needs consent', () => {
  const after = aReview({ shippingCost: 145_000, atGateway: 59_645_000 });
  expect(compare(aReview(), after)).toMatchObject({
    lines: [],
    shipping: { before: 0, after: 145_000 },
    dearer: true,
  });
});

test('sums are not compared after the shopper chose something else', () => {
  const after = aReview({ shippingCost: 145_000, atGateway: 59_645_000 });
  expect(compare(aReview(), after, { coupon: 'YALDA' as never })).toBeNull();
});

test('monthly amounts are compared on the same plan only', () => {
  const before = aReview({ facility: aFacility() });
  const dearer = aReview({ facility: aFacility({ amountPerMonth: 4_600_000 }) });
  expect(compare(before, dearer)?.month).toEqual({ before: 4_479_000, after: 4_600_000 });
  expect(
    compare(before, aReview({ facility: aFacility({ prepaymentPercent: 70 }), atGateway: 41_650_000 })),
  ).toBeNull();
  expect(
    compare(before, aReview({ facility: aFacility({ months: 6, amountPerMonth: 9_000_000 }) })),
  ).toBeNull();
  expect(compare(before, aReview())).toBeNull();
});

test('a removed line takes its companions along', () => {
  const line = lineOf(aReview());
  const [parent, companion, other] = [
    line,
    { ...line, productPropertyId: 20, canDelete: false },
    { ...line, productPropertyId: 21 },
  ];
  expect(removeLine([parent, companion, other], line.productPropertyId)).toEqual([other]);
  expect(removeLine([parent, companion, other], 21)).toEqual([parent, companion]);
});
