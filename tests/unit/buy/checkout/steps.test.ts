import { checkoutSteps, reachableStep, stepHref, stepOf } from '@/rules/checkout/steps';

const nothing = { address: false, shipping: false, payment: false };
const everything = { address: true, shipping: true, payment: true };

test('the first step has the bare address, the others a query', () => {
  expect(checkoutSteps.map(stepHref)).toEqual([
    '/order',
    '/order?step=shipping',
    '/order?step=payment',
    '/order?step=review',
  ]);
});

test.each([
  ['review', 'review'],
  [undefined, 'address'],
  ['ship', 'address'],
  [['review', 'payment'], 'address'],
])('the query %j asks for %s', (query, step) => {
  expect(stepOf(query)).toBe(step);
});

test.each([
  ['review', everything, 'review'],
  ['shipping', everything, 'shipping'],
  ['review', nothing, 'address'],
  ['review', { ...everything, shipping: false }, 'shipping'],
  ['payment', { ...everything, payment: false }, 'payment'],
  ['review', { ...everything, payment: false }, 'payment'],
] as const)('%s with %j complete leads to %s', (asked, complete, shown) => {
  expect(reachableStep(asked, complete)).toBe(shown);
});
