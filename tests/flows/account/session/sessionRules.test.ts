import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { createApi } from '@/services/http/api';
import { logout } from '@/services/session';
import { addToBasket, loadBasket } from '@/store/basket';
import { loadProfile, selectProfile } from '@/store/profile';
import {
  selectCartId,
  selectSignedIn,
  selectToken,
  selectUserInfo,
  sessionRestored,
} from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { shopCalls } from '@/store/shopCalls';
import { selectOverlay } from '@/store/ui';
import {
  answerOverview,
  browser,
  logouts,
  openAsCustomer,
  openBrowser,
} from '@/tests/support/account/endedSession';
import { signingIn } from '@/tests/support/account/loginServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(openBrowser);

describe('on start', () => {
  test('loads the customer, the wallet and the basket of a stored session', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApi}/user/wallet`, () => {
        asked.push('wallet');
        return HttpResponse.json({ data: { balance: 7, held: 0 } });
      }),
    );
    const store = await openAsCustomer();
    expect(selectProfile(store.getState())?.lName).toBe('احمدی');
    await until(() => expect(asked).toEqual(['wallet']));
  });

  test('neither stores nor sends the basket id of a customer', async () => {
    const ids: (string | null)[] = [];
    server.use(
      http.get(`${testApi}/v2/Cart/Get`, ({ request }) => {
        ids.push(request.headers.get('CartId'));
        return HttpResponse.json(aBasketAnswer({ cartId: 'basket-of-maryam' }));
      }),
    );
    const store = await openAsCustomer();
    store.dispatch(loadBasket.request());
    await rest();
    expect(selectCartId(store.getState())).toBe('basket-of-maryam');
    expect(browser.stored.has('cartId')).toBe(false);
    expect(ids.every((id) => id === null)).toBe(true);
  });
});

describe('a logout', () => {
  test('ends the session at the server, clears the whole local storage and opens the home page', async () => {
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    await until(() => expect(logouts).toEqual(['Bearer token-1']));
    expect([...browser.stored.keys()]).toEqual([]);
    expect(selectUserInfo(store.getState())).toBeNull();
    expect(selectProfile(store.getState())).toBeNull();
  });

  test('sends the token of the ended session, and its 401 is not a failure', async () => {
    const present: { token: string | null } = { token: null };
    const api = createApi(testApi, { cartId: () => null, token: () => present.token });
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    // Another customer has signed in before the call was sent.
    present.token = 'token-2';
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    expect(logouts).toEqual(['Bearer token-1', 'Bearer token-1']);
  });

  test('stays on the page at /beta', async () => {
    mockRouter.setCurrentUrl('/beta');
    browser.goTo('/beta');
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    await rest();
    expect(mockRouter.asPath).toBe('/beta');
    expect(browser.stored.has('userInfo')).toBe(false);
  });

  test('clears the session even when the server does not answer', async () => {
    server.use(http.post(`${testApi}/user/logout`, () => HttpResponse.error()));
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('ignores later answers of the customer', async () => {
    const store = await openAsCustomer();
    server.use(
      http.get(`${testApi}/user/user`, async () => {
        await rest(150);
        return HttpResponse.json({ data: aUser() });
      }),
    );
    store.dispatch(loadProfile.request());
    await rest(50);
    store.dispatch(logoutWanted());
    await rest(300);
    expect(selectProfile(store.getState())).toBeNull();
  });
});

describe('another tab', () => {
  test('that signs in signs this one in too', async () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo()));
    await until(() => expect(selectProfile(store.getState())?.fName).toBe('مریم'));
    expect(selectToken(store.getState())).toBe('token-1');
  });

  test('that logs out logs this one out too, without a navigation', async () => {
    const store = await openAsCustomer();
    browser.writeElsewhere('userInfo', null);
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    expect(selectProfile(store.getState())).toBeNull();
    expect(store.getState().basket.answer).toBeNull();
    expect(mockRouter.asPath).toBe('/faq');
    expect(logouts).toEqual([]);
  });

  test('that signs in lets this one do the action that waited for the login', async () => {
    const store = await openAsCustomer();
    const overview = answerOverview();
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await until(() => expect(overview.count).toBe(1));
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

test('lets only a seller add beyond both limits', async () => {
  const adds: unknown[] = [];
  server.use(
    http.post(`${testApi}/v2/Cart/AddToCart`, async ({ request }) => {
      adds.push(await request.json());
      return HttpResponse.json(aBasketAnswer({ cartId: 'basket-1', revision: 2 }));
    }),
  );
  const gone = { productPropertyId: 99, title: 'کالا', stock: 0, maxBuy: 0 };
  const customer = await openAsCustomer();
  customer.dispatch(addToBasket(gone));
  await rest();
  expect(adds).toEqual([]);
  expect(customer.getState().ui.toasts).toMatchObject([{ text: 'محدودیت حداکثر تعداد' }]);

  signingIn({ user: { noCheck: true } });
  const seller = await openAsCustomer();
  seller.dispatch(addToBasket(gone));
  await until(() => expect(adds).toEqual([{ productPropertyId: 99, qty: 1 }]));
  expect(seller.getState().ui.toasts.filter(({ kind }) => kind === 'warning')).toEqual([]);
});
