import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { addressesSlice, saveAddress } from '@/store/address';
import { basketAnswered, loadBasket, selectBasketAnswer } from '@/store/basket';
import {
  checkoutClosed,
  checkoutOpened,
  checkoutSlice,
  draftChanged,
  orderConfirmed,
  selectChanges,
  selectCheckout,
  selectChoice,
} from '@/store/checkout';
import { loadProfile } from '@/store/profile';
import { userInfoChanged } from '@/store/session/session';
import { aDearerReview, aReview, checkoutServer, slotIds } from '../support/checkoutServer';
import { aBasketAnswer, anAddress, aUser } from '../support/factories';
import { installStorage } from '../support/fakeStorage';
import { signInAgain, signingIn } from '../support/loginServer';
import { server } from '../support/server';
import { customerCalls, refusal, startSession } from '../support/signedIn';
import { until } from '../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

let browser: ReturnType<typeof installStorage>;
let answers: ReturnType<typeof checkoutServer>;

beforeEach(() => {
  browser = installStorage();
  server.use(...customerCalls());
  answers = checkoutServer();
  mockRouter.push('/order');
});

/** Opens the checkout in this tab, like a page load: the store is new, the storage is not. */
async function openCheckout() {
  const store = startSession();
  store.inject(addressesSlice);
  store.inject(checkoutSlice);
  store.dispatch(loadProfile.success(undefined, aUser()));
  store.dispatch(checkoutOpened());
  const state = () => selectCheckout(store.getState());
  const choose = (draft: Parameters<typeof draftChanged>[0]) => store.dispatch(draftChanged(draft));
  /** Waits for the review of the present choice. */
  const reviewed = () =>
    until(() => {
      expect(state().reviewing).toBe(false);
      expect(state().reviewed?.choice).toEqual(selectChoice(store.getState()));
      expect(state().reviewed).not.toBeNull();
    });
  return { store, state, choose, reviewed, confirm: () => store.dispatch(orderConfirmed()) };
}

/** A checkout whose order can be confirmed. */
async function openReview() {
  const checkout = await openCheckout();
  await until(() => expect(checkout.state().shipping.methods).not.toBeNull());
  checkout.choose({ methodId: 1, slotId: slotIds.afternoon });
  await checkout.reviewed();
  return checkout;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, 60));
const changed = () =>
  HttpResponse.json({ message: 'قیمت یک کالا تغییر کرد.', code: 'changed' }, { status: 409 });

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
    await until(() => expect(selectChanges(store.getState())?.dearer).toBe(true));
    expect(selectChanges(store.getState())).toMatchObject({
      lines: [{ price: { before: 59_500_000, after: 61_800_000 } }],
      today: { before: 59_500_000, after: 61_800_000 },
    });
    answers.shop.review = () => aReview();
    store.dispatch(loadBasket.request());
    await until(() => expect(selectChanges(store.getState())).toBeNull());
    expect(state().before).toBeNull();
  });
});

describe('placing the order', () => {
  test('sends what was reviewed with a key, and leaves for the gateway', async () => {
    const { state, confirm } = await openReview();
    confirm();
    await until(() => expect(browser.left).toEqual(['https://bank.test/start?token=T1']));
    expect(browser.stored.get('fromOrder')).toBe('true');
    expect(answers.placed).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        order: expect.objectContaining({ agreed: 'agreed-1', gateway: 'zarinpal', addressId: 1 }),
      },
    ]);
    expect(state().placedOrderId).toBe(501);
  });

  test('opens the result when the wallet has paid everything', async () => {
    answers.shop.review = () => aReview({ payToday: 0, atGateway: 0 });
    answers.shop.place = () => ({ orderId: 502, payment: null });
    const { confirm } = await openReview();
    confirm();
    await until(() => expect(mockRouter.asPath).toBe('/payment-resualt?order=502'));
    expect(answers.placed[0]?.order.gateway).toBeNull();
    expect(browser.stored.has('fromOrder')).toBe(false);
  });

  test('opens the summary of an order whose gateway did not start, where another can be chosen', async () => {
    const message = 'پرداخت در درگاه آغاز نشد. سفارش شما ثبت شد.';
    answers.shop.place = () => refusal(503, message, { orderId: '507' });
    const { store, state, confirm } = await openReview();
    confirm();
    await until(() => expect(mockRouter.asPath).toBe('/payment/summery?order=507'));
    expect(state().placedOrderId).toBe(507);
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'warning', text: message }]);
    const again = await openCheckout();
    await rest();
    expect(again.state().placedOrderId).toBe(507);
    expect(answers.placed).toHaveLength(1);
  });

  test('sends the order once, however often the button is pressed', async () => {
    const { confirm } = await openReview();
    confirm();
    confirm();
    confirm();
    await until(() => expect(browser.left).toHaveLength(1));
    await rest();
    expect(answers.placed).toHaveLength(1);
  });

  test('repeats an order with the same key when the answer was lost', async () => {
    const { state, confirm } = await openReview();
    answers.shop.place = () => HttpResponse.error();
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    answers.shop.place = () => ({ orderId: 503, payment: null });
    confirm();
    await until(() => expect(state().placing.status).toBe('done'));
    const [first, second] = answers.placed;
    expect(second).toEqual(first);
  });

  test('takes another key for another order', async () => {
    const { state, choose, reviewed, confirm } = await openReview();
    answers.shop.place = () => HttpResponse.error();
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    choose({ useWallet: true });
    await reviewed();
    confirm();
    await until(() => expect(answers.placed).toHaveLength(2));
    expect(answers.placed[1]?.key).not.toBe(answers.placed[0]?.key);
  });

  test('asks for the lost answer again after a reload, before anything else', async () => {
    const { state, confirm } = await openReview();
    answers.shop.place = () => HttpResponse.error();
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    // The server had placed the order: the basket is empty.
    answers.shop.place = () => ({ orderId: 504, payment: null });
    answers.shop.basket = aBasketAnswer({ items: [], revision: 5 });
    const again = await openCheckout();
    await until(() => expect(again.state().placedOrderId).toBe(504));
    expect(answers.placed[1]).toEqual(answers.placed[0]);
    const last = await openCheckout();
    await until(() => expect(last.state().placedOrderId).toBe(504));
    expect(answers.placed).toHaveLength(2);
  });

  test('asks for a new review when the shop has changed something, and then takes another key', async () => {
    const { store, state, confirm } = await openReview();
    answers.shop.place = changed;
    answers.shop.review = () => aDearerReview();
    confirm();
    await until(() => expect(selectChanges(store.getState())?.dearer).toBe(true));
    expect(browser.left).toEqual([]);
    answers.shop.place = () => ({ orderId: 505, payment: null });
    confirm();
    await until(() => expect(state().placedOrderId).toBe(505));
    expect(answers.placed[1]?.order.agreed).toBe('agreed-2');
    expect(answers.placed[1]?.key).not.toBe(answers.placed[0]?.key);
  });

  test('opens the login when the session has ended, and places the order after it', async () => {
    const { store, state, confirm } = await openReview();
    const answer = () => {
      answers.shop.place = () => ({ orderId: 506, payment: null });
      return refusal(401, 'دوباره وارد شوید.');
    };
    answers.shop.place = answer;
    signingIn({ userInfo: { token: 'token-2' } });
    server.use(...answers.handlers);
    confirm();
    await signInAgain(store);
    await until(() => expect(state().placedOrderId).toBe(506));
    expect(answers.placed[1]).toEqual(answers.placed[0]);
  });
});
