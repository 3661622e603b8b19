import { delay, HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import { lineStepped, loadBasket, selectBasketLines } from '@/store/basket';
import { favoriteSlice, favoritesAsked, favoriteWanted, selectLiked } from '@/store/favorite';
import { loadProfile, selectProfile } from '@/store/profile';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import {
  appResumed,
  appStarted,
  selectSignedIn,
  selectToken,
  sessionRestored,
} from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { loadWallet } from '@/store/wallet';
import {
  browser,
  expired,
  onlyNew,
  openAsCustomer,
  openBrowser,
  tokensOf,
} from '@/tests/support/account/endedSession';
import { signInAgain, signingIn } from '@/tests/support/account/loginServer';
import { answer, answerOnce, calls } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aUser } from '@/tests/support/factories/profile';
import { aUserInfo } from '@/tests/support/factories/session';
import { closedGate } from '@/tests/support/gate';
import { toastsOf } from '@/tests/support/openShop';
import { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const overview = 'GET /user/overview';
const loadOf = (read: string) => shopCalls.load.request({ read, query: {} });
const loadOverview = loadOf('overview');
const logout = 'POST /user/logout';

beforeEach(() => openBrowser());

describe('a 401', () => {
  test.each([
    ['user', loadProfile.request()],
    ['wallet', loadWallet.request()],
  ])('on the %s clears the whole local storage and the session, and stays on the page', async (path, ask) => {
    const store = await openAsCustomer();
    answer({ [`GET /user/${path}`]: expired });
    store.dispatch(ask);
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    expect([...browser.stored.keys()]).toEqual([]);
    expect(selectProfile(store.getState())).toBeNull();
    expect(store.getState().basket.answer).toBeNull();
    expect(mockRouter.asPath).toBe('/faq');
    expect(tokensOf(logout)).toEqual([]);
  });

  test('on the basket logs out', async () => {
    const store = await openAsCustomer();
    answer({ 'GET /v2/Cart/Get': expired });
    store.dispatch(loadBasket.request());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect([...browser.stored.keys()]).toEqual([]);
    await until(() => expect(tokensOf(logout)).toEqual(['Bearer token-1']));
  });

  test('on another request opens the login and then repeats the request', async () => {
    const store = await openAsCustomer();
    answer({ [overview]: onlyNew(() => ({})) });
    store.dispatch(loadOverview);
    await signInAgain(store);
    await until(() => expect(tokensOf(overview)).toEqual(['Bearer token-1', 'Bearer token-2']));
    expect(mockRouter.asPath).toBe('/faq');
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('does not repeat the request when the login is closed', async () => {
    const store = await openAsCustomer();
    answer({ [overview]: expired });
    store.dispatch(loadOverview);
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.dispatch(overlayClosed());
    await untilQuiet();
    expect(tokensOf(overview)).toHaveLength(1);
  });

  test('does not repeat the request for another customer, and clears the data of the first', async () => {
    const store = await openAsCustomer();
    browser.stored.set('typedFields', JSON.stringify({ owner: aUserInfo().mobile, rows: [] }));
    signingIn({ userInfo: { token: 'token-2', mobile: '09350000000' }, user: { fName: 'رضا' } });
    answer({ [overview]: onlyNew(() => ({})) });
    store.dispatch(loadOverview);
    const names = new Set<string | null | undefined>();
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.subscribe(() => {
      if (selectToken(store.getState()) === 'token-2') names.add(selectProfile(store.getState())?.fName);
    });
    await signInAgain(store);
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await untilQuiet();
    expect(tokensOf(overview)).toEqual(['Bearer token-1']);
    expect(names).toEqual(new Set([undefined, 'رضا']));
    expect(browser.stored.has('typedFields')).toBe(false);
    expect(browser.stored.get('userInfo')).toContain('token-2');
  });

  test('on a change of the basket keeps the change and sends it after the sign-in', async () => {
    const line = aBasketItem({ qty: 1 });
    let there = { qty: 1, revision: 1 };
    const basket = () => {
      const { qty, revision } = there;
      return Response.json(aBasketAnswer({ cartId: 'basket-1', revision, items: [{ ...line, qty }] }));
    };
    answer({ 'GET /v2/Cart/Get': basket });
    const store = await openAsCustomer();
    answer({
      'POST /v2/Cart/UpdateCart': onlyNew(() => {
        there = { qty: 2, revision: 2 };
        return basket();
      }),
    });
    store.dispatch(lineStepped({ productPropertyId: line.productPropertyId, step: 1 }));
    // The shopper reads the code in another app and returns.
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    answer({ 'GET /v2/Cart/Get': onlyNew(basket) });
    store.dispatch(appResumed());
    await untilQuiet();
    expect(selectSignedIn(store.getState())).toBe(true);
    await signInAgain(store);
    await until(() => expect(there.qty).toBe(2));
    await until(() => expect(selectBasketLines(store.getState()).map(({ qty }) => qty)).toEqual([2]));
    expect(store.getState().basket).toMatchObject({ wanted: {}, notice: null });
  });

  test('on a heart keeps the change and sends it after the sign-in', async () => {
    const store = await openAsCustomer();
    store.inject(favoriteSlice);
    const like = 'POST /user/favorites';
    let liked: number[] = [];
    answer({
      'GET /user/favoriteIds': onlyNew(() => liked),
      [like]: onlyNew(({ body }) => {
        liked = body.productIds;
        return liked;
      }),
    });
    store.dispatch(favoriteWanted({ productId: 5, liked: true }));
    await signInAgain(store);
    await until(() => expect(liked).toEqual([5]));
    await until(() => expect(store.getState().favorite?.wanted).toEqual({}));
    expect(tokensOf(like)).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect(selectLiked(store.getState(), 5)).toBe(true);
    expect(toastsOf(store)).toEqual([]);
  });

  test.each([
    ['the favorites', 'GET /user/favoriteIds', favoritesAsked()],
    ['the menu of the dashboard', 'GET /user/v2/Dashboard/Get', loadOf('dashboardMenu')],
    ['what is offered on arrival', 'GET /user/notifications', loadProfile.request()],
    ['a prefetch', overview, shopCalls.load.request({ read: 'overview', query: {}, ahead: true })],
  ])('on %s, which the shopper has not requested, does not open the login', async (_name, row, cause) => {
    const store = await openAsCustomer();
    store.inject(favoriteSlice);
    answer({ [row]: expired });
    const before = tokensOf(row).length;
    store.dispatch(cause);
    await until(() => expect(tokensOf(row)).toHaveLength(before + 1));
    await untilQuiet();
    expect(selectOverlay(store.getState())).toBeNull();
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(toastsOf(store)).toEqual([]);
  });

  test('of a replaced session does not end the new one', async () => {
    const store = await openAsCustomer();
    const earlier = closedGate();
    answer({ 'GET /user/user': onlyNew(() => aUser()) });
    answerOnce({ 'GET /user/user': () => earlier.opened.then(expired) });
    calls.length = 0;
    store.dispatch(loadProfile.request());
    await until(() => expect(tokensOf('GET /user/user')).toEqual(['Bearer token-1']));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await until(() => expect(selectToken(store.getState())).toBe('token-2'));
    earlier.open();
    await untilQuiet();
    expect(selectToken(store.getState())).toBe('token-2');
    expect(browser.stored.has('userInfo')).toBe(true);
  });

  test('on a call of a guest changes nothing', async () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    answer({ [overview]: expired });
    store.dispatch(loadOverview);
    await untilQuiet();
    expect(tokensOf(overview)).toEqual([null]);
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

/** Refuses every call of a customer, each after its own time (ms). */
function refuseAll(times: { user: number; basket: number; others: number }) {
  const after = (ms: number) => () => delay(ms).then(expired);
  answer({
    'GET /user/user': after(times.user),
    'GET /user/wallet': after(times.user),
    'GET /v2/Cart/Get': after(times.basket),
    [overview]: after(times.others),
    'GET /user/v2/Dashboard/Get': after(times.others),
    'GET /user/notifications': after(times.others),
    'GET /user/favoriteIds': after(times.others),
    'POST /user/favorites': after(times.others),
  });
}

describe('a stored session that has ended', () => {
  test.each([
    ['first', { user: 0, basket: 80, others: 80 }],
    ['last but for the basket', { user: 80, basket: 120, others: 0 }],
    ['last of all, long after the basket', { user: 120, basket: 0, others: 60 }],
  ])(
    'is cleared, and the shopper continues as a guest, when the user is refused %s',
    async (_when, times) => {
      openBrowser('/dashboard');
      refuseAll(times);
      browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
      browser.stored.set('favorites', '[{"productId":5}]');
      const store = startShop();
      const overlays = new Set<string | null>();
      store.subscribe(() => overlays.add(selectOverlay(store.getState())));
      store.inject(favoriteSlice);
      store.dispatch(appStarted());
      store.dispatch(favoritesAsked());
      for (const read of ['dashboardMenu', 'overview', 'notifications']) store.dispatch(loadOf(read));
      await until(() => expect(selectSignedIn(store.getState())).toBe(false));
      // The public site data may have come since.
      browser.stored.delete('staticData');
      expect([...browser.stored.keys()]).toEqual([]);
      // Later changes belong to the guest.
      browser.stored.set('favorites', '[{"productId":7}]');
      await untilQuiet();
      expect(tokensOf('GET /v2/Cart/Get')).not.toEqual([]);
      expect(browser.stored.get('favorites')).toBe('[{"productId":7}]');
      expect([...overlays]).toEqual([null]);
      expect(mockRouter.asPath).toBe('/dashboard');
      expect(tokensOf(logout)).toEqual([]);
      expect(toastsOf(store)).toEqual([]);
    },
  );
});

describe("a guest's basket that is refused", () => {
  const open = () => {
    openBrowser('/dashboard');
    browser.stored.set('theme', 'dark');
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: 'cart-1', userInfo: null }));
    return store;
  };

  test('signs nobody out', async () => {
    const store = open();
    refuseAll({ user: 0, basket: 0, others: 0 });
    await until(() => expect(store.getState().basket.loadFailed).toBe(true));
    await untilQuiet();
    expect(browser.stored.get('theme')).toBe('dark');
    expect(mockRouter.asPath).toBe('/dashboard');
  });

  test('does not sign out the customer who is merging it', async () => {
    const store = open();
    browser.stored.set('cartId', 'cart-1');
    await until(() => expect(store.getState().basket.answer).not.toBeNull());
    const [refused, merged] = [closedGate(), closedGate()];
    let refusals = 0;
    answer({
      'GET /v2/Cart/Get': async ({ headers }) => {
        if (headers.has('Authorization')) return Response.json(aBasketAnswer());
        await refused.opened;
        refusals += 1;
        return expired();
      },
      'POST /user/importBasket': () => merged.opened.then(() => HttpResponse.error()),
    });
    store.dispatch(loginShown({ target: null }));
    store.dispatch(mobileSubmitted('09123456789'));
    await until(() => expect(selectLogin(store.getState()).step).toBe(2));
    store.dispatch(loadBasket.request());
    store.dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(selectSignedIn(store.getState())).toBe(true));
    refused.open();
    await until(() => expect(refusals).toBe(1));
    merged.open();
    await untilQuiet();
    expect(refusals).toBe(1);
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(browser.stored.get('theme')).toBe('dark');
    expect(tokensOf(logout)).toEqual([]);
  });
});
