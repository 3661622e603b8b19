import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { createApi } from '@/services/http/api';
import { logout } from '@/services/session';
import { addToBasket, lineStepped, loadBasket, selectBasketLines } from '@/store/basket';
import { loadDashboardMenu, loadOverview, prepareOverview } from '@/store/dashboard';
import { favoritesAsked, favoritesSlice, favoriteWanted, selectLiked } from '@/store/favorite';
import { loadProfile, loadWallet, selectProfile } from '@/store/profile';
import { deleteAccount } from '@/store/profileForms';
import {
  appResumed,
  appStarted,
  selectCartId,
  selectSignedIn,
  selectToken,
  selectUserInfo,
  sessionRestored,
} from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { aBasketAnswer, aBasketItem, aUser, aUserInfo } from '../../support/factories';
import { installStorage } from '../../support/fakeStorage';
import { signInAgain, signingIn } from '../../support/loginServer';
import { startShop, testApi } from '../../support/renderApp';
import { server } from '../../support/server';
import { until } from '../../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const expired = () =>
  HttpResponse.json({ message: 'نشست شما پایان یافته است.', code: 'unauthorized' }, { status: 401 });
const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));
let browser: ReturnType<typeof installStorage>;
/** Bearer tokens of the logouts that the server received. */
let logouts: (string | null)[] = [];

beforeEach(() => {
  browser = installStorage();
  mockRouter.setCurrentUrl('/faq');
  logouts = [];
  signingIn({ userInfo: { token: 'token-2' } });
  server.use(
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.post(`${testApi}/user/logout`, ({ request }) => {
      logouts.push(request.headers.get('Authorization'));
      return HttpResponse.json({ data: null });
    }),
  );
});

/** A page of a customer with a stored session, after all its loads. */
async function openAsCustomer() {
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  browser.stored.set('theme', 'dark');
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectProfile(store.getState())).not.toBeNull());
  await until(() => expect(store.getState().basket.answer).not.toBeNull());
  return store;
}

/** Answers only calls with the new session and refuses those of the old one. */
const onlyNew = (path: string, answer: () => Response, method: 'get' | 'post' = 'get') =>
  http[method](`${testApi}${path}`, ({ request }) =>
    request.headers.get('Authorization') === 'Bearer token-2' ? answer() : expired(),
  );

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
    let loads = 0;
    server.use(
      onlyNew('/user/overview', () => {
        loads += 1;
        return HttpResponse.json({ data: {} });
      }),
    );
    store.dispatch(loadOverview.request());
    await signInAgain(store);
    await until(() => expect(loads).toBe(1));
    expect(mockRouter.asPath).toBe('/faq');
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
  });

  test('on the deletion of the account opens the login and does not repeat the deletion', async () => {
    const store = await openAsCustomer();
    let asked = 0;
    server.use(
      http.post(`${testApi}/user/deleteAccount`, () => {
        asked += 1;
        return expired();
      }),
    );
    store.dispatch(deleteAccount.request({ password: 'Kabootar77' }));
    await signInAgain(store);
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await rest();
    expect(asked).toBe(1);
  });

  test('on a prefetch does not open the login', async () => {
    const store = await openAsCustomer();
    let asked = 0;
    server.use(
      http.get(`${testApi}/user/overview`, () => {
        asked += 1;
        return expired();
      }),
    );
    store.dispatch(prepareOverview.request());
    await until(() => expect(asked).toBe(1));
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
    expect(selectSignedIn(store.getState())).toBe(true);
  });

  test('does not repeat the request when the login is closed', async () => {
    const store = await openAsCustomer();
    let asked = 0;
    server.use(
      http.get(`${testApi}/user/overview`, () => {
        asked += 1;
        return expired();
      }),
    );
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.dispatch(overlayClosed());
    await rest();
    expect(asked).toBe(1);
  });

  test('does not repeat the request for another customer, and clears the data of the first', async () => {
    const store = await openAsCustomer();
    signingIn({ userInfo: { token: 'token-2', mobile: '09350000000' }, user: { fName: 'رضا' } });
    let loads = 0;
    server.use(
      onlyNew('/user/overview', () => {
        loads += 1;
        return HttpResponse.json({ data: {} });
      }),
    );
    store.dispatch(loadOverview.request());
    const names = new Set<string | null | undefined>();
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    store.subscribe(() => {
      if (selectToken(store.getState()) === 'token-2') names.add(selectProfile(store.getState())?.fName);
    });
    await signInAgain(store);
    await until(() => expect(selectOverlay(store.getState())).toBeNull());
    await rest();
    expect(loads).toBe(0);
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
    store.inject(favoritesSlice);
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
    await until(() => expect(store.getState().favorites?.wanted).toEqual({}));
    expect(selectLiked(store.getState(), 5)).toBe(true);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test.each([
    ['the favourites', '/user/favoriteIds', favoritesAsked()],
    ['the menu of the dashboard', '/user/v2/Dashboard/Get', loadDashboardMenu.request()],
    ['what is offered on arrival', '/user/notifications', loadProfile.request()],
  ])('on %s, which the shopper has not requested, does not open the login', async (_name, path, cause) => {
    const store = await openAsCustomer();
    store.inject(favoritesSlice);
    let asked = 0;
    server.use(
      http.get(`${testApi}${path}`, () => {
        asked += 1;
        return expired();
      }),
    );
    store.dispatch(cause);
    await until(() => expect(asked).toBe(1));
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
    expect(selectSignedIn(store.getState())).toBe(true);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('of a replaced session does not end the new one', async () => {
    const store = await openAsCustomer();
    server.use(
      http.get(`${testApi}/user/wallet`, async () => {
        await rest(150);
        return expired();
      }),
    );
    store.dispatch(loadWallet.request());
    await rest(50);
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await rest(300);
    expect(selectToken(store.getState())).toBe('token-2');
    expect(browser.stored.has('userInfo')).toBe(true);
  });

  test('on a call of a guest changes nothing', async () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    server.use(http.get(`${testApi}/user/overview`, expired));
    store.dispatch(loadOverview.request());
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
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
    const present = { token: null as string | null };
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
    let loads = 0;
    server.use(
      onlyNew('/user/overview', () => {
        loads += 1;
        return HttpResponse.json({ data: {} });
      }),
    );
    store.dispatch(loadOverview.request());
    await until(() => expect(selectOverlay(store.getState())).toBe('login'));
    browser.writeElsewhere('userInfo', JSON.stringify(aUserInfo({ token: 'token-2' })));
    await until(() => expect(loads).toBe(1));
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
