import {
  chosenAddress,
  chosenGateway,
  chosenShipping,
  emptyDraft,
  offeredShipping,
  reviewableChoice,
} from '@/rules/checkout/choice';
import { aReview, shippingMethods, slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { anAddress } from '@/tests/support/factories/address';

const draft = (over: Partial<typeof emptyDraft>) => ({ ...emptyDraft, ...over });
const [courier, , pickup] = shippingMethods();

describe('the address', () => {
  const addresses = [anAddress({ id: 1, isDefault: false }), anAddress({ id: 2 })];

  test('is the default one until another is chosen', () => {
    expect(chosenAddress(addresses, emptyDraft)?.id).toBe(2);
    expect(chosenAddress(addresses, draft({ addressId: 1 }))?.id).toBe(1);
  });

  test('is the default one when the chosen one was removed, and null without any', () => {
    expect(chosenAddress(addresses, draft({ addressId: 9 }))?.id).toBe(2);
    expect(chosenAddress([], emptyDraft)).toBeNull();
    expect(chosenAddress(null, emptyDraft)).toBeNull();
  });
});

describe('shipping', () => {
  const chosen = (over: Partial<typeof emptyDraft>) => chosenShipping(shippingMethods(), draft(over));

  test('by courier is complete with a slot that has a place left', () => {
    expect(chosen({ methodId: 1 })).toMatchObject({ slot: null, complete: false });
    expect(chosen({ methodId: 1, slotId: slotIds.full })).toMatchObject({ slot: null, complete: false });
    expect(chosen({ methodId: 1, slotId: slotIds.nextDay })).toMatchObject({
      day: { date: '2026-11-24' },
      slot: { id: slotIds.nextDay },
      complete: true,
    });
  });

  test('by courier is not complete with the slot of a day that became a holiday', () => {
    const methods = courier
      ? [{ ...courier, days: courier.days.map((day) => ({ ...day, holiday: true })) }]
      : [];
    const over = draft({ methodId: 1, slotId: slotIds.afternoon });
    expect(chosenShipping(methods, over)).toMatchObject({ slot: null, complete: false });
  });

  test('is offered free of charge, at the first time with a place left', () => {
    expect(offeredShipping(shippingMethods())).toEqual({
      methodId: 1,
      slotId: slotIds.afternoon,
      branchId: null,
    });
    expect(offeredShipping(shippingMethods().map((one) => ({ ...one, cost: 90_000 })))).toBeNull();
    expect(offeredShipping(shippingMethods().map((one) => ({ ...one, reason: 'ندارد' })))).toBeNull();
  });

  test('by post needs nothing more', () => {
    expect(chosen({ methodId: 2 })?.complete).toBe(true);
  });

  test('by pick-up needs a branch, unless there is only one', () => {
    expect(chosen({ methodId: 3 })?.complete).toBe(false);
    expect(chosen({ methodId: 3, branchId: 2 })).toMatchObject({ branch: { id: 2 }, complete: true });
    const single = pickup ? [{ ...pickup, branches: pickup.branches.slice(0, 1) }] : [];
    expect(chosenShipping(single, draft({ methodId: 3 }))).toMatchObject({
      branch: { id: 1 },
      complete: true,
    });
  });

  test('is not chosen when the method is not possible or unknown', () => {
    expect(chosen({ methodId: 4 })).toBeNull();
    expect(chosen({ methodId: 9 })).toBeNull();
    expect(chosen({})).toBeNull();
  });
});

test('a choice is reviewable with an address and complete shipping', () => {
  const over = draft({ methodId: 3, branchId: 2, coupon: 'YALDA' });
  const shipping = chosenShipping(shippingMethods(), over);
  expect(reviewableChoice(over, null, shipping)).toBeNull();
  expect(
    reviewableChoice(over, anAddress(), chosenShipping(shippingMethods(), draft({ methodId: 3 }))),
  ).toBeNull();
  expect(reviewableChoice(over, anAddress(), shipping)).toEqual({
    addressId: 1,
    shipping: { methodId: 3, slotId: null, branchId: 2 },
    gateway: null,
    useWallet: false,
    coupon: 'YALDA',
  });
});

test('the gateway is the chosen one, otherwise the first that takes the amount', () => {
  expect(chosenGateway(aReview(), emptyDraft)?.code).toBe('zarinpal');
  expect(chosenGateway(aReview(), draft({ gateway: 'sandbox' }))?.code).toBe('sandbox');
  expect(chosenGateway(aReview(), draft({ gateway: 'digipay' }))?.code).toBe('zarinpal');
  expect(chosenGateway(aReview({ gateways: [] }), emptyDraft)).toBeNull();
});
