import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import { createApi } from '@/services/http/api';
import { logout } from '@/services/session';
import { addToBasket, lineStepped, loadBasket, selectBasketLines } from '@/store/basket';
import { loadDashboardMenu, loadOverview, prepareOverview } from '@/store/dashboard';
import { favoritesAsked, favoritesSlice, favoriteWanted, selectLiked } from '@/store/favorite';
import { loadProfile, loadWallet, selectProfile } from '@/store/profile';
import { deleteAccount } from '@/store/profileForms';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
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
import { signingIn } from '../../support/loginServer';
import { startShop, testApi } from '../../support/renderApp';
import { server } from '../../support/server';
import { until } from '../../support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const expired = () =>
  HttpResponse.json({ message: 'نشست شما پایان یافته است.', code: 'unauthorized' }, { status: 401 });
const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));
let browser: ReturnType<typeof installStorage>;
/** Bearers of the logouts that the server got. */
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

/** A customer with a stored session in a page that has come to rest. */
async function openAsCustomer() {
  browser.stored.set('userInfo', JSON.stringify(aUserInfo()));
  browser.stored.set('theme', 'dark');
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectProfile(store.getState())).not.toBeNull());
  await until(() => expect(store.getState().basket.answer).not.toBeNull());
  return store;
}

/** Only what carries the new session is answered; calls of the old one are refused. */
const onlyNew = (path: string, answer: () => Response, method: 'get' | 'post' = 'get') =>
  http[method](`${testApi}${path}`, ({ request }) =>
    request.headers.get('Authorization') === 'Bearer token-2' ? answer() : expired(),
  );

async function signInAgain(store: ReturnType<typeof startShop>) {
  await until(() => expect(selectOverlay(store.getState())).toBe('login'));
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(selectToken(store.getState())).toBe('token-2'));
}

describe('on start', () => {
  test('a stored session brings the customer, their wallet and their basket', async () => {
    const asked: string[] = [];
    server.use(
      http.get(`${testApi}/user/wallet`, () => {
        asked.push('wallet');
        return HttpResponse.json({ data: { balance: 7 } });
      }),
    );
    const store = await openAsCustomer();
    expect(selectProfile(store.getState())?.lName).toBe('احمدی');
    await until(() => expect(asked).toEqual(['wallet']));
  });

  test('a customer’s basket is not kept in local storage, nor is an id sent for it', async () => {
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
  ])('on the %s clears local storage, all of it, and the session, and leads nowhere', async (path, ask) => {
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

  test('on the basket is a logout', async () => {
    const store = await openAsCustomer();
    server.use(http.get(`${testApi}/v2/Cart/Get`, expired));
    store.dispatch(loadBasket.request());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect([...browser.stored.keys()]).toEqual([]);
    await until(() => expect(logouts).toEqual(['Bearer token-1']));
  });

  test('in the middle of something asks to sign in again, and then does it', async () => {
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

  test('on the deletion of the account asks to sign in again, and does not delete by itself then', async () => {
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

  test('of what was only prepared, and nobody has asked for, opens nothing', async () => {
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

  test('is not done again when the login is closed', async () => {
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

  test('is not done again for somebody else, and nothing of the first stays', async () => {
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

  test('in a change of the basket keeps the change and makes it after signing in again', async () => {
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
    // The code comes in another app: the shopper goes there and comes back.
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

  test('on a heart keeps the press and does it after signing in again', async () => {
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
  ])('on %s, which nobody has asked for, opens nothing', async (_name, path, cause) => {
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

  test('of a session that another has replaced says nothing of the new one', async () => {
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

  test('of a guest’s call is nothing: nobody was signed in', async () => {
    const store = startShop();
    store.dispatch(sessionRestored({ cartId: null, userInfo: null }));
    server.use(http.get(`${testApi}/user/overview`, expired));
    store.dispatch(loadOverview.request());
    await rest();
    expect(selectOverlay(store.getState())).toBeNull();
  });
});

describe('a logout', () => {
  test('ends the session at the server, clears local storage, all of it, and leads home', async () => {
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    await until(() => expect(logouts).toEqual(['Bearer token-1']));
    expect([...browser.stored.keys()]).toEqual([]);
    expect(selectUserInfo(store.getState())).toBeNull();
    expect(selectProfile(store.getState())).toBeNull();
  });

  test('that the server has made is no failure inside, and is about the session that was left', async () => {
    const present = { token: null as string | null };
    const api = createApi(testApi, { cartId: () => null, token: () => present.token });
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    // Somebody else has signed in before it was sent.
    present.token = 'token-2';
    await expect(logout(api, 'token-1')).resolves.toBeUndefined();
    expect(logouts).toEqual(['Bearer token-1', 'Bearer token-1']);
  });

  test('stays on /beta', async () => {
    mockRouter.setCurrentUrl('/beta');
    browser.goTo('/beta');
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    await rest();
    expect(mockRouter.asPath).toBe('/beta');
    expect(browser.stored.has('userInfo')).toBe(false);
  });

  test('is one even when the server does not answer', async () => {
    server.use(http.post(`${testApi}/user/logout`, () => HttpResponse.error()));
    const store = await openAsCustomer();
    store.dispatch(logoutWanted());
    await until(() => expect(mockRouter.asPath).toBe('/'));
    expect(selectSignedIn(store.getState())).toBe(false);
    expect(store.getState().ui.toasts).toEqual([]);
  });

  test('leaves no late answer of the customer behind', async () => {
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

  test('that logs out takes this one along, and leaves it where it is', async () => {
    const store = await openAsCustomer();
    browser.writeElsewhere('userInfo', null);
    await until(() => expect(selectSignedIn(store.getState())).toBe(false));
    expect(selectProfile(store.getState())).toBeNull();
    expect(store.getState().basket.answer).toBeNull();
    expect(mockRouter.asPath).toBe('/faq');
    expect(logouts).toEqual([]);
  });

  test('that signs in lets this one go on with what it was waiting for', async () => {
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

test('a seller adds beyond both limits, everybody else does not', async () => {
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
