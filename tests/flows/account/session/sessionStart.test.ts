import { delay, HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { loadBasket } from '@/store/basket';
import { favoriteSlice, favoritesAsked } from '@/store/favorite';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import { appStarted, selectSignedIn, sessionRestored } from '@/store/session/session';
import { shopCalls } from '@/store/shopCalls';
import { selectOverlay } from '@/store/ui';
import { signingIn } from '@/tests/support/account/loginServer';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const rest = (ms = 250) => new Promise((resolve) => setTimeout(resolve, ms));
const expired = () =>
  HttpResponse.json({ message: 'نشست شما پایان یافته است.', code: 'unauthorized' }, { status: 401 });
let browser: ReturnType<typeof installStorage>;
/** The refused calls, in the order of their answers. */
let refused: string[] = [];
let logouts = 0;

beforeEach(() => {
  browser = installStorage();
  mockRouter.setCurrentUrl('/dashboard');
  [refused, logouts] = [[], 0];
  signingIn();
  server.use(
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.post(`${testApi}/user/logout`, () => {
      logouts += 1;
      return HttpResponse.json({ data: null });
    }),
  );
});

/** Refuses every call of a customer, each after its own time (ms). */
function refuseAll(times: { user: number; basket: number; others: number }) {
  const after = (name: string, ms: number) => async () => {
    await delay(ms);
    refused.push(name);
    return expired();
  };
  const others = after('others', times.others);
  server.use(
    http.get(`${testApi}/user/user`, after('user', times.user)),
    http.get(`${testApi}/user/wallet`, after('wallet', times.user)),
    http.get(`${testApi}/v2/Cart/Get`, after('basket', times.basket)),
    http.get(`${testApi}/user/overview`, others),
    http.get(`${testApi}/user/v2/Dashboard/Get`, others),
    http.get(`${testApi}/user/notifications`, others),
    http.get(`${testApi}/user/favoriteIds`, others),
    http.post(`${testApi}/user/favorites`, others),
  );
}

/** A page of a customer whose stored session has expired, with all its loads. */
function openWithEndedSession() {
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  browser.stored.set('favorites', '[{"productId":5}]');
  const store = startShop();
  const overlays = new Set<string | null>();
  store.subscribe(() => overlays.add(selectOverlay(store.getState())));
  store.inject(favoriteSlice);
  store.dispatch(appStarted());
  store.dispatch(favoritesAsked());
  store.dispatch(shopCalls.load.request({ read: 'dashboardMenu', query: {} }));
  store.dispatch(shopCalls.load.request({ read: 'overview', query: {} }));
  store.dispatch(shopCalls.load.request({ read: 'notifications', query: {} }));
  return { store, overlays };
}

describe('a stored session that has ended', () => {
  test.each([
    ['first', { user: 0, basket: 80, others: 80 }],
    ['last but for the basket', { user: 80, basket: 120, others: 0 }],
    ['last of all, long after the basket', { user: 120, basket: 0, others: 60 }],
  ])(
    'is cleared, and the shopper continues as a guest, when the user is refused %s',
    async (_when, times) => {
      refuseAll(times);
      const { store, overlays } = openWithEndedSession();
      await until(() => expect(selectSignedIn(store.getState())).toBe(false));
      // The public site data may have come since.
      browser.stored.delete('staticData');
      expect([...browser.stored.keys()]).toEqual([]);
      // Later changes belong to the guest.
      browser.stored.set('favorites', '[{"productId":7}]');
      await until(() => expect(refused).toContain('basket'));
      await rest();
      expect(browser.stored.get('favorites')).toBe('[{"productId":7}]');
      expect([...overlays]).toEqual([null]);
      expect(mockRouter.asPath).toBe('/dashboard');
      expect(logouts).toBe(0);
      expect(store.getState().ui.toasts).toEqual([]);
    },
  );
});

describe("a guest's basket that is refused", () => {
  const open = () => {
    browser.stored.set('theme', 'dark');
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: 'cart-1', userInfo: null }));
    return store;
  };

  test('signs nobody out', async () => {
    refuseAll({ user: 0, basket: 0, others: 0 });
    const store = open();
    await until(() => expect(store.getState().basket.loadFailed).toBe(true));
    await rest(50);
    expect(browser.stored.get('theme')).toBe('dark');
    expect(mockRouter.asPath).toBe('/dashboard');
  });

  test('does not sign out the customer who is merging it', async () => {
    browser.stored.set('cartId', 'cart-1');
    const store = open();
    await until(() => expect(store.getState().basket.answer).not.toBeNull());
    server.use(
      http.get(`${testApi}/v2/Cart/Get`, async ({ request }) => {
        if (request.headers.has('Authorization')) return HttpResponse.json(aBasketAnswer());
        await until(() => expect(selectSignedIn(store.getState())).toBe(true));
        refused.push('basket');
        return expired();
      }),
      http.post(`${testApi}/user/importBasket`, async () => {
        await delay(150);
        return HttpResponse.error();
      }),
    );
    store.dispatch(loginShown({ target: null }));
    store.dispatch(mobileSubmitted('09123456789'));
    await until(() => expect(selectLogin(store.getState()).step).toBe(2));
    store.dispatch(loadBasket.request());
    store.dispatch(passwordSubmitted('Pass1234'));
    await until(() => expect(selectSignedIn(store.getState())).toBe(true));
    await rest();
    expect(refused).toEqual(['basket']);
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(browser.stored.get('theme')).toBe('dark');
    expect(logouts).toBe(0);
  });
});
