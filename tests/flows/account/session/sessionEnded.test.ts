import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { lineStepped, loadBasket, selectBasketLines } from '@/store/basket';
import { favoriteSlice, favoritesAsked, favoriteWanted, selectLiked } from '@/store/favorite';
import { loadProfile, selectProfile } from '@/store/profile';
import { appResumed, selectSignedIn, selectToken, sessionRestored } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { loadWallet } from '@/store/wallet';
import {
  answerOverview,
  browser,
  expired,
  logouts,
  onlyNew,
  openAsCustomer,
  openBrowser,
  refuseCalls,
} from '@/tests/support/account/endedSession';
import { signInAgain, signingIn } from '@/tests/support/account/loginServer';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(openBrowser);

describe('a 401', () => {
  test.each([
    ['user', loadProfile.request()],
    ['wallet', loadWallet.request()],
  ])('on the %s clears the whole local storage and the session, and stays on the page', async (path, ask) => {
    const store = await openAsCustomer();
    server.use(http.get(`${testApi}/user/${path}`, expired));
    store.dispatch(ask);
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    expect([...browser.stored.keys()]).toEqual([]);
    expect(selectProfile(store.getState())).toBeNull();
    expect(store.getState().basket.answer).toBeNull();
    expect(mockRouter.asPath).toBe('/faq');
    expect(logouts).toEqual([]);
  });

  test('on the basket logs out', async () => {
    const store = await openAsCustomer();
    server.use(http.get(`${testApi}/v2/Cart/Get`, expired));
    store.dispatch(loadBasket.request());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect([...browser.stored.keys()]).toEqual([]);
    await until(() => expect(logouts).toEqual(['Bearer token-1']));
  });

  test('on another request opens the login and then repeats the request', async () => {
    const store = await openAsCustomer();
    const overview = answerOverview();
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    await signInAgain(store);
    await until(() => expect(overview.count).toBe(1));
    expect(mockRouter.asPath).toBe('/faq');
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('on the deletion of the account opens the login and does not repeat the deletion', async () => {
    const store = await openAsCustomer();
    const refused = refuseCalls('/user/deleteAccount', 'post');
    callsOf(store).send('deleteAccount', { password: 'Kabootar77' });
    await signInAgain(store);
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await rest();
    expect(refused.count).toBe(1);
  });

  test('on a prefetch does not open the login', async () => {
    const store = await openAsCustomer();
    const refused = refuseCalls('/user/overview');
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {}, ahead: true }));
    await until(() => expect(refused.count).toBe(1));
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
    expect(selectSignedIn(store.getState())).toBe(true);
  });

  test('does not repeat the request when the login is closed', async () => {
    const store = await openAsCustomer();
    const refused = refuseCalls('/user/overview');
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.dispatch(overlayClosed());
    await rest();
    expect(refused.count).toBe(1);
  });

  test('does not repeat the request for another customer, and clears the data of the first', async () => {
    const store = await openAsCustomer();
    signingIn({ userInfo: { token: 'token-2', mobile: '09350000000' }, user: { fName: 'رضا' } });
    const overview = answerOverview();
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    const names = new Set<string | null | undefined>();
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.subscribe(() => {
      if (selectToken(store.getState()) === 'token-2') names.add(selectProfile(store.getState())?.fName);
    });
    await signInAgain(store);
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await rest();
    expect(overview.count).toBe(0);
    expect(names).toEqual(new Set([undefined, 'رضا']));
  });

  test('on a change of the basket keeps the change and sends it after the sign-in', async () => {
    const line = aBasketItem({ qty: 1 });
    const answer = (qty: number, revision: number) =>
      HttpResponse.json(aBasketAnswer({ cartId: 'basket-1', revision, items: [{ ...line, qty }] }));
    let there = { qty: 1, revision: 1 };
    server.use(http.get(`${testApi}/v2/Cart/Get`, () => answer(there.qty, there.revision)));
    const store = await openAsCustomer();
    server.use(
      onlyNew(
        '/v2/Cart/UpdateCart',
        () => {
          there = { qty: 2, revision: 2 };
          return answer(2, 2);
        },
        'post',
      ),
    );
    store.dispatch(lineStepped({ productPropertyId: line.productPropertyId, step: 1 }));
    // The shopper reads the code in another app and returns.
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    server.use(onlyNew('/v2/Cart/Get', () => answer(there.qty, there.revision)));
    store.dispatch(appResumed());
    await rest();
    expect(selectSignedIn(store.getState())).toBe(true);
    await signInAgain(store);
    await until(() => expect(there.qty).toBe(2));
    await until(() => expect(selectBasketLines(store.getState()).map(({ qty }) => qty)).toEqual([2]));
    expect(store.getState().basket.wanted).toEqual({});
    expect(store.getState().basket.notice).toBeNull();
  });

  test('on a heart keeps the change and sends it after the sign-in', async () => {
    const store = await openAsCustomer();
    store.inject(favoriteSlice);
    const likes: unknown[] = [];
    server.use(
      onlyNew('/user/favoriteIds', () => HttpResponse.json({ data: likes.length > 0 ? [5] : [] })),
      http.post(`${testApi}/user/favorites`, async ({ request }) => {
        if (request.headers.get('Authorization') !== 'Bearer token-2') return expired();
        likes.push(await request.json());
        return HttpResponse.json({ data: [5] });
      }),
    );
    store.dispatch(favoriteWanted({ productId: 5, liked: true }));
    await signInAgain(store);
    await until(() => expect(likes).toEqual([{ productIds: [5] }]));
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    expect(selectLiked(store.getState(), 5)).toBe(true);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test.each([
    ['the favorites', '/user/favoriteIds', favoritesAsked()],
    [
      'the menu of the dashboard',
      '/user/v2/Dashboard/Get',
      shopCalls.load.request({ read: 'dashboardMenu', query: {} }),
    ],
    ['what is offered on arrival', '/user/notifications', loadProfile.request()],
  ])('on %s, which the shopper has not requested, does not open the login', async (_name, path, cause) => {
    const store = await openAsCustomer();
    store.inject(favoriteSlice);
    const refused = refuseCalls(path);
    store.dispatch(cause);
    await until(() => expect(refused.count).toBe(1));
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('of a replaced session does not end the new one', async () => {
    const store = await openAsCustomer();
    const earlier = closedGate();
    let asked = 0;
    server.use(
      http.get(`${testApi}/user/user`, async () => {
        asked += 1;
        await earlier.opened;
        return expired();
      }),
    );
    store.dispatch(loadProfile.request());
    await until(() => expect(asked).toBe(1));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await until(() => expect(selectToken(store.getState())).toBe('token-2'));
    earlier.open();
    await rest();
    expect(selectToken(store.getState())).toBe('token-2');
    expect(browser.stored.has('userInfo')).toBe(true);
  });

  test('on a call of a guest changes nothing', async () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    server.use(http.get(`${testApi}/user/overview`, expired));
    store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
  });
});
