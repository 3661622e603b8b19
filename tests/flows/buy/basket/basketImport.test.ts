import { HttpResponse, http } from 'msw';
import mockRouter from 'next-router-mock';
import type { BasketImport } from '@/contract/basket';
import { addToBasket, selectBasketLines, selectBasketNotice } from '@/store/basket';
import { selectImport, undoImport } from '@/store/basketImport';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import { appStarted, selectCartId } from '@/store/session/session';
import { signingIn } from '@/tests/support/account/loginServer';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { startShop, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { until } from '@/tests/support/until';

jest.mock('next/router', () => jest.requireActual('next-router-mock'));

const guestBasket = '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11';
const rest = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms));
let browser: ReturnType<typeof installStorage>;
/** The basket calls with their callers, in order. */
let calls: string[] = [];

const customers = (qty: number, revision: number) =>
  aBasketAnswer({ cartId: 'basket-of-maryam', revision, items: [aBasketItem({ qty })] });
const aReport = (over: Partial<BasketImport> = {}): BasketImport => ({
  id: 'import-1',
  added: [{ title: 'گوشی', qty: 2 }],
  reduced: [],
  dropped: [],
  ...over,
});
const merging = (report: BasketImport | null, qty: number) =>
  http.post(`${testApi}/user/importBasket`, async ({ request }) => {
    const [id] = /[0-9a-f-]{36}/.exec((await request.text()).replace(/boundary.*/g, '')) ?? [];
    calls.push(`import ${id} by ${request.headers.get('Authorization')}`);
    const { data, extraObject } = customers(qty, 2);
    return HttpResponse.json({ data, extraObject: { ...extraObject, report } });
  });

/** A server for the sign-in of a guest with two phones in the basket. @param token of the session that it begins */
function serveSignIn(token = 'token-1') {
  signingIn({ userInfo: { token } });
  server.use(
    http.get(`${testApi}/public/site`, () => HttpResponse.json({}, { status: 503 })),
    http.get(`${testApi}/v2/Cart/Get`, ({ request }) => {
      const bearer = request.headers.get('Authorization');
      calls.push(`get by ${bearer ?? request.headers.get('CartId')}`);
      if (bearer) return HttpResponse.json(customers(2, 2));
      return HttpResponse.json(aBasketAnswer({ cartId: guestBasket, items: [aBasketItem({ qty: 2 })] }));
    }),
  );
}

beforeEach(() => {
  browser = installStorage();
  calls = [];
  mockRouter.setCurrentUrl('/login');
  browser.stored.set('cartId', guestBasket);
  serveSignIn();
});

/** Signs in a guest with two phones in the basket. */
async function signIn() {
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectBasketLines(store.getState())).toHaveLength(1));
  calls.length = 0;
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(mockRouter.asPath).toBe('/'));
  return store;
}

test('merges the basket of a guest before it loads the customer’s, and shows a toast', async () => {
  server.use(merging(aReport(), 2));
  const store = await signIn();
  await until(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([`import ${guestBasket} by Bearer token-1`, 'get by Bearer token-1']);
  expect(browser.stored.has('cartId')).toBe(false);
  expect(selectCartId(store.getState())).toBe('basket-of-maryam');
  expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success', text: 'سبد شما منتقل شد' }]);
  expect(selectImport(store.getState()).report).toBeNull();
});

test.each<[string, Partial<BasketImport>, number]>([
  [
    'less of a line came',
    { added: [], reduced: [{ title: 'گوشی', wanted: 9, qty: 2, reason: 'maxBuy' }] },
    2,
  ],
  ['a line did not come', { dropped: [{ title: 'قاب', wanted: 1, reason: 'gone' }] }, 2],
  ['the customer had something in the basket', {}, 5],
])('shows a report when %s', async (_name, over, qty) => {
  server.use(merging(aReport(over), qty));
  const store = await signIn();
  await until(() => expect(selectImport(store.getState()).report).toEqual(aReport(over)));
  expect(store.getState().ui.toasts).toEqual([]);
});

test.each([
  ['nothing to merge', null],
  ['an empty guest’s basket', aReport({ added: [] })],
])('shows no message for %s', async (_name, report) => {
  server.use(merging(report, 2));
  const store = await signIn();
  await rest();
  expect(store.getState().ui.toasts).toEqual([]);
  expect(selectImport(store.getState()).report).toBeNull();
  expect(browser.stored.has('cartId')).toBe(false);
});

test('keeps the basket of a guest who signs in during catalog mode', async () => {
  server.use(
    http.post(`${testApi}/user/importBasket`, () =>
      HttpResponse.json({ message: 'فروش بسته است.', code: 'catalog_mode' }, { status: 403 }),
    ),
  );
  await signIn();
  await rest();
  expect(browser.stored.get('cartId')).toBe(guestBasket);
});

test('imports nothing for a guest without a basket', async () => {
  browser.stored.delete('cartId');
  const store = startShop();
  store.dispatch(appStarted());
  await rest();
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(mockRouter.asPath).toBe('/'));
  expect(calls.filter((call) => call.startsWith('import'))).toEqual([]);
});

describe('undoing a merge', () => {
  const open = async () => {
    server.use(merging(aReport(), 5));
    const store = await signIn();
    await until(() => expect(selectImport(store.getState()).report).not.toBeNull());
    return store;
  };

  test('restores the basket from before', async () => {
    const store = await open();
    server.use(
      http.post(`${testApi}/user/undoImportBasket`, ({ request }) => {
        calls.push(new URL(request.url).search);
        return HttpResponse.json(customers(3, 3));
      }),
    );
    store.dispatch(undoImport.request('import-1'));
    await until(() => expect(selectBasketLines(store.getState())[0]?.qty).toBe(3));
    expect(calls).toContain('?id=import-1');
    expect(selectImport(store.getState()).report).toBeNull();
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success' }]);
  });

  test('shows the reason when it is refused, and keeps the report', async () => {
    const store = await open();
    const message = 'سبد شما از آن زمان تغییر کرده است.';
    server.use(
      http.post(`${testApi}/user/undoImportBasket`, () =>
        HttpResponse.json({ message, code: 'conflict' }, { status: 409 }),
      ),
    );
    store.dispatch(undoImport.request('import-1'));
    await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
    expect(store.getState().ui.toasts).toEqual([]);
    expect(selectImport(store.getState())).toMatchObject({ report: { id: 'import-1' }, undoing: false });
  });
});

test('finishes the sign-in without an answer to the merge, and requests it again on the next start', async () => {
  server.use(http.post(`${testApi}/user/importBasket`, () => HttpResponse.error()));
  await signIn();
  expect(browser.stored.get('cartId')).toBe(guestBasket);

  server.use(merging(aReport(), 2));
  const next = startShop();
  next.dispatch(appStarted());
  await until(() => expect(browser.stored.has('cartId')).toBe(false));
  expect(browser.stored.get('userInfo')).toBe(JSON.stringify(aUserInfo({ secretKey: 'secret-1' })));
  await until(() => expect(selectCartId(next.getState())).toBe('basket-of-maryam'));
});

test('sends the id of a guest’s basket with the customer’s requests until it is merged', async () => {
  // A session of its own, because the shop of the test before may still be sending.
  serveSignIn('token-2');
  server.use(http.post(`${testApi}/user/importBasket`, () => HttpResponse.error()));
  const sent: string[] = [];
  const note = ({ request }: { request: Request }) => {
    if (request.headers.get('Authorization') === 'Bearer token-2')
      sent.push(String(request.headers.get('CartId')));
  };
  server.events.on('request:start', note);
  await signIn();
  await rest();
  server.events.removeListener('request:start', note);
  expect(sent.length).toBeGreaterThan(3);
  expect(new Set(sent)).toEqual(new Set([guestBasket]));
});

test('merges a product that the guest added just before the sign-in', async () => {
  const bought: string[] = [];
  server.use(
    merging(aReport(), 2),
    http.post(`${testApi}/v2/Cart/AddToCart`, async ({ request }) => {
      const bearer = request.headers.get('Authorization');
      bought.push(bearer ?? 'guest');
      await rest(bearer ? 0 : 300);
      const items = [aBasketItem({ qty: 2 }), aBasketItem({ id: '7', productPropertyId: 77, qty: 1 })];
      return HttpResponse.json(
        aBasketAnswer({ cartId: bearer ? 'basket-of-maryam' : guestBasket, revision: 9, items }),
      );
    }),
  );
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectBasketLines(store.getState())).toHaveLength(1));
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  store.dispatch(addToBasket({ productPropertyId: 77, title: 'قاب', stock: 3, maxBuy: 3 }));
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(mockRouter.asPath).toBe('/'));
  await rest(500);
  // The sign-in waits for the call of the guest, so that the merge includes its line.
  expect(bought).toEqual(['guest']);
  expect(calls.filter((call) => call.startsWith('import'))).toHaveLength(1);
});
