import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { loadBasket } from '@/store/basket';
import { reviewShown, selectCheckout } from '@/store/checkout';
import { reviewChangesOf } from '@/store/checkoutChoice';
import { signInAgain, signingIn } from '@/tests/support/account/loginServer';
import { refusal } from '@/tests/support/answers';
import {
  answers,
  browser,
  changed,
  openBrowser,
  openCheckout,
  openReview,
  rest,
} from '@/tests/support/buy/checkout/checkoutFlow';
import { aDearerReview, aReview } from '@/tests/support/buy/checkout/checkoutServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anOrderSummary } from '@/tests/support/factories/order';
import { aSite } from '@/tests/support/factories/site';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

beforeEach(openBrowser);

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
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'danger', text: message }]);
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

  test('sends the key that was made when the review was shown, also after a reload of the review', async () => {
    const storedKey = () => JSON.parse(window.sessionStorage.getItem('checkout') ?? '{}').attempt?.key;
    const { store, state } = await openReview();
    store.dispatch(reviewShown());
    const key = state().attempt?.key;
    expect(storedKey()).toBe(key);
    expect(answers.placed).toEqual([]);
    const again = await openCheckout();
    await again.reviewed();
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

  test('names after a reload the order whose answer was lost, and sends nothing', async () => {
    const { state, confirm } = await openReview();
    answers.shop.place = () => HttpResponse.error();
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    // The server had placed the order: the basket is empty.
    answers.shop.basket = aBasketAnswer({ items: [], revision: 5 });
    answers.shop.orders = [anOrderSummary({ id: 504, placedAt: new Date().toISOString() })];
    const again = await openCheckout();
    await until(() => expect(again.state().placedOrderId).toBe(504));
    await rest();
    expect(answers.placed).toHaveLength(1);
  });

  test('says after a reload that the answer was lost, and sends the same order only when it is pressed again', async () => {
    const { state, confirm } = await openReview();
    answers.shop.place = () => HttpResponse.error();
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    const again = await openCheckout();
    await again.reviewed();
    await rest();
    expect(again.state().unansweredSince).not.toBeNull();
    expect(answers.placed).toHaveLength(1);
    answers.shop.place = () => ({ orderId: 508, payment: null });
    again.confirm();
    await until(() => expect(again.state().placedOrderId).toBe(508));
    expect(answers.placed[1]).toEqual(answers.placed[0]);
    expect(again.state().unansweredSince).toBeNull();
  });

  test('forgets an order that maintenance refused: nothing is sent when the shop opens again', async () => {
    const { state, confirm } = await openReview();
    answers.shop.place = () =>
      HttpResponse.json({ message: 'فروشگاه در دست تعمیر است.', code: 'maintenance' }, { status: 503 });
    server.use(http.get(`${testApi}/public/site`, () => HttpResponse.json({ data: aSite() })));
    confirm();
    await until(() => expect(state().placing.status).toBe('failed'));
    answers.shop.place = () => ({ orderId: 509, payment: null });
    const again = await openCheckout();
    await again.reviewed();
    await rest();
    expect(again.state()).toMatchObject({ placedOrderId: null, unansweredSince: null });
    expect(answers.placed).toHaveLength(1);
  });

  test('names the order of another tab that took the basket, and not an older one', async () => {
    const { store, state } = await openReview();
    answers.shop.basket = aBasketAnswer({ items: [], revision: 5 });
    answers.shop.orders = [
      anOrderSummary({ id: 400, placedAt: new Date(Date.now() - 60_000).toISOString() }),
    ];
    store.dispatch(loadBasket.request());
    await rest();
    expect(state().placedOrderId).toBeNull();
    answers.shop.orders = [anOrderSummary({ id: 510, placedAt: new Date().toISOString() })];
    store.dispatch(loadBasket.request());
    await until(() => expect(state().placedOrderId).toBe(510));
  });

  test('asks for a new review when the shop has changed something, and then takes another key', async () => {
    const { store, state, confirm } = await openReview();
    answers.shop.place = changed;
    answers.shop.review = () => aDearerReview();
    confirm();
    await until(() => expect(reviewChangesOf(selectCheckout(store.getState()))?.dearer).toBe(true));
    expect(browser.left).toEqual([]);
    answers.shop.place = () => ({ orderId: 505, payment: null });
    confirm();
    await until(() => expect(state().placedOrderId).toBe(505));
    expect(answers.placed[1]?.order.agreed).toBe('agreed-2');
    expect(answers.placed[1]?.key).not.toBe(answers.placed[0]?.key);
  });

  test('opens the login when the session has ended, and places nothing after it without another press', async () => {
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
    await rest();
    expect(answers.placed).toHaveLength(1);
    expect(state().placing.failure?.status).toBe(401);
  });
});
