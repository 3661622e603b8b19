import { HttpResponse } from 'msw';
import { saveAddress } from '@/store/address';
import { basketAnswered, loadBasket, selectBasketAnswer } from '@/store/basket';
import { checkoutClosed, selectCheckout } from '@/store/checkout';
import { reviewChangesOf } from '@/store/checkoutChoice';
import { userInfoChanged } from '@/store/session/session';
import { refusal } from '@/tests/support/answers';
import {
  answers,
  openBrowser,
  openCheckout,
  openReview,
  rest,
} from '@/tests/support/buy/checkout/checkoutFlow';
import { aDearerReview, aReview, slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { anAddress } from '@/tests/support/factories/address';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

describe('the choice', () => {
  test('begins with the default address and its ways of shipping, and is reviewed when it is complete', async () => {
    const { state, choose, reviewed } = await openCheckout();
    await until(() => expect(state().shipping).toMatchObject({ addressId: 1 }));
    await until(() => expect(state().shipping.methods).toHaveLength(4));
    choose({ methodId: 1 });
    await rest();
    expect(answers.reviews).toEqual([]);
    choose({ slotId: slotIds.afternoon });
    await reviewed();
    expect(answers.reviews).toEqual([
      {
        addressId: 1,
        shipping: { methodId: 1, slotId: slotIds.afternoon, branchId: null },
        gateway: null,
        useWallet: false,
        coupon: null,
      },
    ]);
  });

  test('loads the ways of shipping of another address, and reviews nothing until they are known', async () => {
    const { state, choose } = await openReview();
    choose({ addressId: 2 });
    expect(state().shipping.methods).toBeNull();
    await until(() => expect(answers.shippingAsked.at(-1)).toBe(2));
    await until(() => expect(answers.reviews.at(-1)?.addressId).toBe(2));
  });

  test('moves to an address that is added here', async () => {
    const { store, state } = await openReview();
    const added = anAddress({ id: 9, title: 'دفتر', isDefault: false });
    answers.shop.addresses.push(added);
    store.dispatch(saveAddress.success({ id: null, address: added }, answers.shop.addresses));
    expect(state().draft.addressId).toBe(9);
    await until(() => expect(answers.reviews.at(-1)?.addressId).toBe(9));
  });

  test('shows the review of the newest choice, whatever comes first', async () => {
    const { choose, state, reviewed } = await openReview();
    choose({ useWallet: true });
    choose({ useWallet: false });
    choose({ useWallet: true });
    await reviewed();
    await rest();
    expect(state().reviewed?.review.fromWallet).toBe(2_350_000);
  });

  test('survives a reload of the tab', async () => {
    const { choose, reviewed } = await openReview();
    choose({ useWallet: true });
    await reviewed();
    const again = await openCheckout();
    await again.reviewed();
    expect(again.state().draft).toMatchObject({ methodId: 1, slotId: slotIds.afternoon, useWallet: true });
  });

  test('of another customer is not taken over', async () => {
    await openReview();
    const stored = JSON.parse(window.sessionStorage.getItem('checkout') ?? '');
    window.sessionStorage.setItem('checkout', JSON.stringify({ ...stored, mobile: '09120000000' }));
    const { state } = await openCheckout();
    await until(() => expect(state().restored).toBe(true));
    expect(state().draft.methodId).toBeNull();
  });

  test('is forgotten when the customer signs out', async () => {
    const { store, state } = await openReview();
    store.dispatch(userInfoChanged(null));
    expect(state().draft.methodId).toBeNull();
    expect(state().reviewed).toBeNull();
  });
});

describe('the review', () => {
  test('is asked for again when the basket changes in another tab', async () => {
    const { store, reviewed } = await openReview();
    const before = answers.reviews.length;
    answers.shop.basket = aBasketAnswer({ revision: 2 });
    store.dispatch(loadBasket.request());
    await until(() => expect(selectBasketAnswer(store.getState())?.data.revision).toBe(2));
    await until(() => expect(answers.reviews.length).toBe(before + 1));
    await reviewed();
  });

  test('is not asked for after the page was left', async () => {
    const { store } = await openReview();
    store.dispatch(checkoutClosed());
    const before = answers.reviews.length;
    const answer = selectBasketAnswer(store.getState());
    if (answer) store.dispatch(basketAnswered(answer));
    await rest();
    expect(answers.reviews).toHaveLength(before);
  });

  test('says why a coupon is refused, and stays without it', async () => {
    const { state, choose, reviewed } = await openReview();
    answers.shop.review = ({ coupon }) =>
      coupon ? refusal(422, 'کد معتبر نیست.', { coupon: 'این کد تمام شده است.' }) : aReview();
    choose({ coupon: 'YALDA' });
    await until(() => expect(state().couponError).toBe('این کد تمام شده است.'));
    await reviewed();
    expect(state().draft.coupon).toBeNull();
    expect(state().reviewFailure).toBeNull();
    choose({ coupon: null });
    expect(state().couponError).toBeNull();
  });

  test('keeps the last amounts on screen when the next one cannot be had', async () => {
    const { state, choose } = await openReview();
    answers.shop.review = () => HttpResponse.json({}, { status: 503 });
    choose({ useWallet: true });
    await until(() => expect(state().reviewFailure).not.toBeNull());
    expect(state().reviewed?.review.total).toBe(59_500_000);
  });

  test('compares new prices with the last ones that the shopper saw', async () => {
    const { store, state } = await openReview();
    answers.shop.review = () => aDearerReview();
    store.dispatch(loadBasket.request());
    await until(() => expect(reviewChangesOf(selectCheckout(store.getState()))?.dearer).toBe(true));
    expect(reviewChangesOf(selectCheckout(store.getState()))).toMatchObject({
      lines: [{ price: { before: 59_500_000, after: 61_800_000 } }],
      today: { before: 59_500_000, after: 61_800_000 },
    });
    answers.shop.review = () => aReview();
    store.dispatch(loadBasket.request());
    await until(() => expect(reviewChangesOf(selectCheckout(store.getState()))).toBeNull());
    expect(state().before).toBeNull();
  });
});
