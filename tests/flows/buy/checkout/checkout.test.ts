import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { saveAddress } from '@/store/address';
import { basketAnswered, loadBasket, selectBasketAnswer } from '@/store/basket';
import { checkoutClosed, reviewShown } from '@/store/checkout';
import { userInfoChanged } from '@/store/session/session';
import { signInAgain, signingIn } from '@/tests/support/account/loginServer';
import { answer, refusal } from '@/tests/support/answers';
import {
  answers,
  browser,
  openBrowser,
  openCheckout,
  openReview,
} from '@/tests/support/buy/checkout/checkoutFlow';
import { aDearerReview, aReview, slotIds } from '@/tests/support/buy/checkout/checkoutServer';
import { anAddress } from '@/tests/support/factories/address';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrderSummary } from '@/tests/support/factories/order';
import { aSite } from '@/tests/support/factories/site';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

beforeEach(openBrowser);

describe('the choice', () => {
  test('begins with the default address and its ways of shipping, and is reviewed when it is complete', async () => {
    const { state, choose, reviewed } = await openCheckout();
    await until(() => expect(state().shipping).toMatchObject({ addressId: 1 }));
    await until(() => expect(state().shipping.methods).toHaveLength(4));
    choose({ methodId: 1 });
    await untilQuiet();
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
    await untilQuiet();
    expect(state().reviewed?.review.fromWallet).toBe(2_350_000);
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
  test('is not asked for after the page was left', async () => {
    const { store } = await openReview();
    store.dispatch(checkoutClosed());
    const before = answers.reviews.length;
    const answer = selectBasketAnswer(store.getState());
    if (answer) store.dispatch(basketAnswered(answer));
    await untilQuiet();
    expect(answers.reviews).toHaveLength(before);
  });
});

describe('placing the order', () => {
  /** A checkout whose order was sent, but not answered as it should be. */
  async function loseAnswer(answer: () => Response = HttpResponse.error) {
    const checkout = await openReview();
    answers.shop.place = answer;
    checkout.confirm();
    await until(() => expect(checkout.state().placing.status).toBe('failed'));
    return checkout;
  }

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
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'danger', text: message }]);
    const again = await openCheckout();
    await untilQuiet();
    expect(again.state().placedOrderId).toBe(507);
    expect(answers.placed).toHaveLength(1);
  });

  test('sends the order once, however often the button is pressed', async () => {
    const { confirm } = await openReview();
    confirm();
    confirm();
    confirm();
    await until(() => expect(browser.left).toHaveLength(1));
    await untilQuiet();
    expect(answers.placed).toHaveLength(1);
  });

  test('sends the key that was made when the review was shown, also after a reload of the review', async () => {
    const storedKey = () => JSON.parse(window.sessionStorage.getItem('checkout') ?? '{}').attempt?.key;
    const { store, state } = await openReview();
    store.dispatch(reviewShown());
    const key = state().attempt?.key;
    expect(storedKey()).toBe(key);
    expect(answers.placed).toEqual([]);
    const again = await openCheckout();
    await again.reviewed();
    expect(again.state().draft).toEqual(state().draft);
    again.store.dispatch(reviewShown());
    expect(again.state().attempt?.key).toBe(key);
    again.confirm();
    await until(() => expect(again.state().placedOrderId).toBe(501));
    expect(answers.placed.map((sent) => sent.key)).toEqual([key]);
    expect(storedKey()).toBeUndefined();
  });

  test('makes another key when what is agreed to changes, and not when it only is reviewed again', async () => {
    const { store, state, choose, reviewed } = await openReview();
    store.dispatch(reviewShown());
    const key = state().attempt?.key;
    choose({ useWallet: true });
    await reviewed();
    choose({ useWallet: false });
    await reviewed();
    store.dispatch(reviewShown());
    expect(state().attempt?.key).toBe(key);
    answers.shop.review = () => aDearerReview();
    store.dispatch(loadBasket.request());
    await until(() => expect(state().reviewed?.review.agreed).toBe('agreed-2'));
    store.dispatch(reviewShown());
    expect(state().attempt?.key).not.toBe(key);
  });

  test('takes another key for another order', async () => {
    const { choose, reviewed, confirm } = await loseAnswer();
    choose({ useWallet: true });
    await reviewed();
    confirm();
    await until(() => expect(answers.placed).toHaveLength(2));
    expect(answers.placed[1]?.key).not.toBe(answers.placed[0]?.key);
  });

  test('names after a reload the order whose answer was lost, and sends nothing', async () => {
    await loseAnswer();
    // The server had placed the order: the basket is empty.
    answers.shop.basket = aBasketAnswer({ items: [], revision: 5 });
    answers.shop.orders = [anOrderSummary({ id: 504, placedAt: new Date().toISOString() })];
    const again = await openCheckout();
    await until(() => expect(again.state().placedOrderId).toBe(504));
    await untilQuiet();
    expect(answers.placed).toHaveLength(1);
  });

  test('says after a reload that the answer was lost, and sends the same order only when it is pressed again', async () => {
    await loseAnswer();
    const again = await openCheckout();
    await again.reviewed();
    await untilQuiet();
    expect(again.state().unansweredSince).not.toBeNull();
    expect(answers.placed).toHaveLength(1);
    answers.shop.place = () => ({ orderId: 508, payment: null });
    again.confirm();
    await until(() => expect(again.state().placedOrderId).toBe(508));
    expect(answers.placed[1]).toEqual(answers.placed[0]);
    expect(again.state().unansweredSince).toBeNull();
  });

  test('forgets an order that maintenance refused: nothing is sent when the shop opens again', async () => {
    answers.rows['GET /public/site'] = aSite();
    const closed = { message: 'فروشگاه در دست تعمیر است.', code: 'maintenance' };
    await loseAnswer(() => Response.json(closed, { status: 503 }));
    answers.shop.place = () => ({ orderId: 509, payment: null });
    const again = await openCheckout();
    await again.reviewed();
    await untilQuiet();
    expect(again.state()).toMatchObject({ placedOrderId: null, unansweredSince: null });
    expect(answers.placed).toHaveLength(1);
  });

  test('names the order of another tab that took the basket, and not an older one', async () => {
    const { store, state } = await openReview();
    answers.shop.basket = aBasketAnswer({ items: [], revision: 5 });
    const earlier = new Date(Date.now() - 60_000).toISOString();
    answers.shop.orders = [anOrderSummary({ id: 400, placedAt: earlier })];
    store.dispatch(loadBasket.request());
    await untilQuiet();
    expect(state().placedOrderId).toBeNull();
    answers.shop.orders = [anOrderSummary({ id: 510, placedAt: new Date().toISOString() })];
    store.dispatch(loadBasket.request());
    await until(() => expect(state().placedOrderId).toBe(510));
  });

  test('opens the login when the session has ended, and places nothing after it without another press', async () => {
    const { store, state, confirm } = await openReview();
    answers.shop.place = () => {
      answers.shop.place = () => ({ orderId: 506, payment: null });
      return refusal(401, 'دوباره وارد شوید.');
    };
    signingIn({ userInfo: { token: 'token-2' } });
    answer(answers.rows);
    confirm();
    await signInAgain(store);
    await untilQuiet();
    expect(answers.placed).toHaveLength(1);
    expect(state().placing.failure?.status).toBe(401);
  });
});
