import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { createApi } from '@/services/http/api';
import { logout } from '@/services/session';
import { addToBasket, loadBasket } from '@/store/basket';
import { loadProfile, selectProfile } from '@/store/profile';
import {
  appResumed,
  appStarted,
  selectCartId,
  selectRestored,
  selectSignedIn,
  selectToken,
  selectUserInfo,
  sessionRestored,
} from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { shopCalls } from '@/store/shopCalls';
import { selectBrands, selectCatalogMode, selectStaticsData } from '@/store/site';
import { selectBranches, selectProvinces } from '@/store/sitePlaces';
import { selectOverlay } from '@/store/ui';
import {
  browser,
  onlyNew,
  openAsCustomer,
  openBrowser,
  tokensOf,
} from '@/tests/support/account/endedSession';
import { signingIn } from '@/tests/support/account/loginServer';
import { answer, calls, sent, unavailable } from '@/tests/support/answers';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { aSite, aStaticsData } from '@/tests/support/factories/site';
import { closedGate } from '@/tests/support/gate';
import { toastsOf } from '@/tests/support/openShop';
import { startShop, testApi } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const basketRow = 'GET /v2/Cart/Get';
const logoutRow = 'POST /user/logout';
const places = ['GET /public/branchs', 'GET /public/brands', 'GET /public/provinces'];

/** Names of all calls since the last look, in the order of the alphabet. */
const asked = () => calls.map(({ name }) => name).sort();
const cartIds = () => calls.map(({ headers }) => headers.get('CartId'));

beforeEach(() => openBrowser());

describe('a page of a guest', () => {
  const minute = 60_000;
  const cached = (age: number, shape = 1) =>
    JSON.stringify({ shape, savedAt: Date.now() - age, data: aStaticsData({ version: 'cached' }) });
  const version = (store: ReturnType<typeof startShop>) => selectStaticsData(store.getState())?.version;

  beforeEach(() => {
    answer({
      'GET /public/site': aSite({ company: { ...aSite().company, catalogMode: true } }),
      'GET /public/getStaticsData': aStaticsData({ version: 'fresh' }),
      'GET /public/brands': [{ id: 1, title: 'اپل', slug: 'apple' }],
      'GET /public/provinces': [{ id: 8, title: 'تهران', cities: [] }],
      'GET /public/branchs': [{ id: 1, title: 'شعبهٔ ونک' }],
      [basketRow]: ({ headers }) => {
        const cartId = headers.get('CartId');
        return Response.json(aBasketAnswer({ cartId, ...(cartId ? {} : { items: [], revision: 0 }) }));
      },
    });
  });

  /** A page after hydration and all its first loads. */
  async function startPage() {
    const store = startShop();
    store.dispatch(appStarted());
    await untilQuiet();
    return store;
  }

  test('loads site, static data, brands, provinces, branches and the basket once each, with the stored cart id', async () => {
    browser.stored.set('cartId', 'cart-1');
    const state = (await startPage()).getState();
    expect(asked()).toEqual([...places, 'GET /public/getStaticsData', 'GET /public/site', basketRow].sort());
    expect(cartIds()).toEqual(Array(6).fill('cart-1'));
    expect(selectBrands(state)).toHaveLength(1);
    expect(selectProvinces(state)).toHaveLength(1);
    expect(selectBranches(state)).toHaveLength(1);
    expect(selectCatalogMode(state)).toBe(true);
    expect(selectCartId(state)).toBe('cart-1');
    expect(state.basket.answer?.data.cartId).toBe('cart-1');
  });

  test('shows no message after a failed load and keeps the rendered data', async () => {
    const rows = [...places, 'GET /public/getStaticsData', 'GET /public/site', basketRow];
    answer(Object.fromEntries(rows.map((row) => [row, unavailable()])));
    const store = await startPage();
    expect(store.getState().site.site).toEqual(aSite());
    expect(selectBranches(store.getState())).toEqual([]);
    expect(toastsOf(store)).toEqual([]);
  });

  test('treats a browser that refuses storage as one without a basket', async () => {
    Object.assign(globalThis, {
      window: Object.assign(new EventTarget(), { navigator: {}, location: { pathname: '/faq' } }),
    });
    const state = (await startPage()).getState();
    expect(selectRestored(state)).toBe(true);
    expect(selectCartId(state)).toBeNull();
  });

  test('does not read the storage before it is hydrated', async () => {
    browser.stored.set('cartId', 'cart-1');
    browser.stored.set('staticData', cached(0));
    const read = jest.spyOn(window.localStorage, 'getItem');
    const store = startShop();
    await untilQuiet();
    expect(read.mock.calls.filter(([key]) => key !== 'theme')).toEqual([]);
    expect(selectRestored(store.getState())).toBe(false);
    expect(version(store)).toBeUndefined();
  });

  test('stores the static data with their version and the time', async () => {
    const before = Date.now();
    const store = await startPage();
    expect(version(store)).toBe('fresh');
    await until(() => expect(browser.stored.has('staticData')).toBe(true));
    const kept = JSON.parse(browser.stored.get('staticData') ?? '');
    const data = aStaticsData({ version: 'fresh' });
    expect(kept).toEqual({ shape: 1, savedAt: expect.any(Number), data });
    expect(kept.savedAt).toBeGreaterThanOrEqual(before);
  });

  test.each([
    ['uses static data without a request for ten minutes', () => cached(9 * minute), 'cached', 'cached'],
    ['uses older static data at once and loads them again', () => cached(11 * minute), 'cached', 'fresh'],
    ['does not read static data of another shape', () => cached(0, 0), undefined, 'fresh'],
    ['does not read static data that are not JSON', () => '{', undefined, 'fresh'],
    ['does not read static data that are null', () => 'null', undefined, 'fresh'],
  ])('%s', async (_name, copy, atOnce, later) => {
    browser.stored.set('staticData', copy());
    const store = startShop();
    store.dispatch(appStarted());
    expect(version(store)).toBe(atOnce);
    await untilQuiet();
    expect(version(store)).toBe(later);
    expect(asked().includes('GET /public/getStaticsData')).toBe(later === 'fresh');
  });

  test('loads the modes and the basket when it returns', async () => {
    browser.stored.set('cartId', 'cart-1');
    const store = await startPage();
    calls.length = 0;
    store.dispatch(appResumed());
    await untilQuiet();
    expect(asked()).toEqual(['GET /public/site', basketRow]);
    expect(cartIds()).toEqual(['cart-1', 'cart-1']);
  });
});

describe('a page of a customer', () => {
  test('loads the customer, the wallet and the basket of a stored session', async () => {
    const store = await openAsCustomer();
    expect(selectProfile(store.getState())?.lName).toBe('احمدی');
    await until(() => expect(tokensOf('GET /user/wallet')).toEqual(['Bearer token-1']));
  });

  test('neither stores nor sends the basket id', async () => {
    answer({ [basketRow]: () => Response.json(aBasketAnswer({ cartId: 'basket-of-maryam' })) });
    const store = await openAsCustomer();
    store.dispatch(loadBasket.request());
    await untilQuiet();
    expect(selectCartId(store.getState())).toBe('basket-of-maryam');
    expect(browser.stored.has('cartId')).toBe(false);
    expect(new Set(cartIds())).toEqual(new Set([null]));
  });
});

describe('a logout', () => {
  test('ends the session at the server, clears the whole local storage and opens the home page', async () => {
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    await until(() => expect(tokensOf(logoutRow)).toEqual(['Bearer token-1']));
    expect([...browser.stored.keys()]).toEqual([]);
    expect(selectUserInfo(store.getState())).toBeNull();
    expect(selectProfile(store.getState())).toBeNull();
  });

  test('sends the token of the ended session, also when another customer has signed in since', async () => {
    const present: { token: string | null } = { token: null };
    const api = createApi(testApi, { cartId: () => null, token: () => present.token });
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    present.token = 'token-2';
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    expect(tokensOf(logoutRow)).toEqual(['Bearer token-1', 'Bearer token-1']);
  });

  test('stays on the page at /beta', async () => {
    mockRouter.setCurrentUrl('/beta');
    browser.goTo('/beta');
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    await untilQuiet();
    expect(mockRouter.asPath).toBe('/beta');
    expect(browser.stored.has('userInfo')).toBe(false);
  });

  test('clears the session even when the server does not answer', async () => {
    answer({ [logoutRow]: HttpResponse.error() });
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(toastsOf(store)).toEqual([]);
  });

  test('ignores later answers of the customer', async () => {
    const store = await openAsCustomer();
    const late = closedGate();
    calls.length = 0;
    answer({ 'GET /user/user': () => late.opened.then(() => aUser()) });
    store.dispatch(loadProfile.request());
    await until(() => expect(asked()).toContain('GET /user/user'));
    store.dispatch(logoutWanted());
    late.open();
    await untilQuiet();
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
    expect(tokensOf(logoutRow)).toEqual([]);
  });

  test('that signs in lets this one do the action that waited for the login', async () => {
    const store = await openAsCustomer();
    const overview = 'GET /user/overview';
    answer({ [overview]: onlyNew(() => ({})) });
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await until(() => expect(tokensOf(overview)).toEqual(['Bearer token-1', 'Bearer token-2']));
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

test('lets only a seller add beyond both limits', async () => {
  const add = 'POST /v2/Cart/AddToCart';
  answer({ [add]: () => Response.json(aBasketAnswer({ cartId: 'basket-1', revision: 2 })) });
  const gone = { productPropertyId: 99, title: 'کالا', stock: 0, maxBuy: 0 };
  const customer = await openAsCustomer();
  customer.dispatch(addToBasket(gone));
  await untilQuiet();
  expect(sent(add)).toEqual([]);
  expect(toastsOf(customer)).toEqual(['محدودیت حداکثر تعداد']);

  signingIn({ user: { noCheck: true } });
  const seller = await openAsCustomer();
  seller.dispatch(addToBasket(gone));
  await until(() => expect(sent(add)).toEqual([{ productPropertyId: 99, qty: 1 }]));
  expect(seller.getState().ui.toasts.filter(({ kind }) => kind === 'warning')).toEqual([]);
});
