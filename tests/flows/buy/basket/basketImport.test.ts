import { HttpResponse } from 'msw';
import mockRouter from 'next-router-mock';
import type { BasketImport } from '@/contract/basket';
import { addToBasket, selectBasketLines, selectBasketNotice } from '@/store/basket';
import { selectImport, undoImport } from '@/store/basketImport';
import { loginShown, mobileSubmitted, passwordSubmitted, selectLogin } from '@/store/session/login';
import { appStarted, selectCartId } from '@/store/session/session';
import { signingIn } from '@/tests/support/account/loginServer';
import { answer, type Call, calls, queriesOf, refusal, sent } from '@/tests/support/answers';
import { aBasketAnswer, aBasketItem } from '@/tests/support/factories/basket';
import { aUserInfo } from '@/tests/support/factories/session';
import { installStorage } from '@/tests/support/fakeStorage';
import { closedGate } from '@/tests/support/gate';
import { startShop } from '@/tests/support/renderApp';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const guestBasket = aBasketAnswer().data.cartId ?? '';
const loading = 'GET /v2/Cart/Get';
const importing = 'POST /user/importBasket';
const undoing = 'POST /user/undoImportBasket';
let browser: ReturnType<typeof installStorage>;

const customers = (qty: number, revision: number) =>
  aBasketAnswer({ cartId: 'basket-of-maryam', revision, items: [aBasketItem({ qty })] });
const aReport = (over: Partial<BasketImport> = {}): BasketImport => ({
  id: 'import-1',
  added: [{ title: 'گوشی', qty: 2 }],
  reduced: [],
  dropped: [],
  ...over,
});

/** Lets the server merge the basket of the guest, after which the customer's has `qty` phones. */
const merge = (report: BasketImport | null, qty = 2) =>
  answer({
    [importing]: () => {
      const { data, extraObject } = customers(qty, 2);
      return Response.json({ data, extraObject: { ...extraObject, report } });
    },
  });

/** The loads and merges of baskets with their callers, in order. */
const basketCalls = () =>
  calls
    .filter(({ name }) => [loading, importing].includes(name))
    .map(({ name, body, headers }) => {
      const caller = headers.get('Authorization') ?? headers.get('CartId');
      return name === importing ? `import ${Object.values(body)} by ${caller}` : `get by ${caller}`;
    });

/** A server for the sign-in of a guest with two phones in the basket. @param token of the session that it begins */
function serveSignIn(token = 'token-1') {
  signingIn({ userInfo: { token } });
  answer({
    [loading]: ({ headers }: Call) => {
      const items = [aBasketItem({ qty: 2 })];
      const isCustomer = headers.get('Authorization');
      return Response.json(isCustomer ? customers(2, 2) : aBasketAnswer({ cartId: guestBasket, items }));
    },
  });
}

beforeEach(() => {
  browser = installStorage();
  calls.length = 0;
  mockRouter.setCurrentUrl('/login');
  browser.stored.set('cartId', guestBasket);
  serveSignIn();
});

/** Signs in a guest with two phones in the basket, or without one. @param before happens before the password is sent */
async function signIn(lines = 1, before: (store: ReturnType<typeof startShop>) => void = () => undefined) {
  const store = startShop();
  store.dispatch(appStarted());
  await until(() => expect(selectBasketLines(store.getState())).toHaveLength(lines));
  await untilQuiet();
  calls.length = 0;
  store.dispatch(loginShown({ target: null }));
  store.dispatch(mobileSubmitted('09123456789'));
  await until(() => expect(selectLogin(store.getState()).step).toBe(2));
  before(store);
  store.dispatch(passwordSubmitted('Pass1234'));
  await until(() => expect(mockRouter.asPath).toBe('/'));
  return store;
}

test('merges the basket of a guest before it loads the customer’s, and shows a toast', async () => {
  merge(aReport());
  const store = await signIn();
  await until(() => expect(basketCalls()).toHaveLength(2));
  expect(basketCalls()).toEqual([`import ${guestBasket} by Bearer token-1`, 'get by Bearer token-1']);
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
  merge(aReport(over), qty);
  const store = await signIn();
  await until(() => expect(selectImport(store.getState()).report).toEqual(aReport(over)));
  expect(store.getState().ui.toasts).toEqual([]);
});

test.each([
  ['nothing to merge', null],
  ['an empty guest’s basket', aReport({ added: [] })],
])('shows no message for %s', async (_name, report) => {
  merge(report);
  const store = await signIn();
  await untilQuiet();
  expect(store.getState().ui.toasts).toEqual([]);
  expect(selectImport(store.getState()).report).toBeNull();
  expect(browser.stored.has('cartId')).toBe(false);
});

test('keeps the basket of a guest who signs in during catalog mode', async () => {
  const closed = { message: 'فروش بسته است.', code: 'catalog_mode' };
  answer({ [importing]: Response.json(closed, { status: 403 }) });
  await signIn();
  await untilQuiet();
  expect(browser.stored.get('cartId')).toBe(guestBasket);
});

test('imports nothing for a guest without a basket', async () => {
  browser.stored.delete('cartId');
  await signIn(0);
  await until(() => expect(basketCalls()).toEqual(['get by Bearer token-1']));
});

describe('undoing a merge', () => {
  const open = async () => {
    merge(aReport(), 5);
    const store = await signIn();
    await until(() => expect(selectImport(store.getState()).report).not.toBeNull());
    return store;
  };

  test('restores the basket from before', async () => {
    const store = await open();
    answer({ [undoing]: () => Response.json(customers(3, 3)) });
    store.dispatch(undoImport.request('import-1'));
    await until(() => expect(selectBasketLines(store.getState())[0]?.qty).toBe(3));
    expect(queriesOf(undoing)).toEqual([{ id: 'import-1' }]);
    expect(selectImport(store.getState()).report).toBeNull();
    expect(store.getState().ui.toasts).toMatchObject([{ kind: 'success' }]);
  });

  test('shows the reason when it is refused, and keeps the report', async () => {
    const store = await open();
    const message = 'سبد شما از آن زمان تغییر کرده است.';
    answer({ [undoing]: refusal(409, message) });
    store.dispatch(undoImport.request('import-1'));
    await until(() => expect(selectBasketNotice(store.getState())).toBe(message));
    expect(store.getState().ui.toasts).toEqual([]);
    expect(selectImport(store.getState())).toMatchObject({ report: { id: 'import-1' }, undoing: false });
  });
});

test('finishes the sign-in without an answer to the merge, and requests it again on the next start', async () => {
  answer({ [importing]: HttpResponse.error });
  await signIn();
  expect(browser.stored.get('cartId')).toBe(guestBasket);

  merge(aReport());
  const next = startShop();
  next.dispatch(appStarted());
  await until(() => expect(browser.stored.has('cartId')).toBe(false));
  expect(browser.stored.get('userInfo')).toBe(JSON.stringify(aUserInfo({ secretKey: 'secret-1' })));
  await until(() => expect(selectCartId(next.getState())).toBe('basket-of-maryam'));
});

test('sends the id of a guest’s basket with the customer’s requests until it is merged', async () => {
  // A session of its own, because the shop of the test before may still be sending.
  serveSignIn('token-2');
  answer({ [importing]: HttpResponse.error });
  await signIn();
  await untilQuiet();
  const ids = calls
    .filter(({ headers }) => headers.get('Authorization') === 'Bearer token-2')
    .map(({ headers }) => headers.get('CartId'));
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids)).toEqual(new Set([guestBasket]));
});

test('merges a product that the guest added just before the sign-in', async () => {
  const adding = 'POST /v2/Cart/AddToCart';
  const added = closedGate();
  merge(aReport());
  answer({
    [adding]: async () => {
      await added.opened;
      const items = [aBasketItem({ qty: 2 }), aBasketItem({ id: '7', productPropertyId: 77, qty: 1 })];
      return Response.json(aBasketAnswer({ cartId: guestBasket, revision: 9, items }));
    },
  });
  const signedIn = signIn(1, (store) => {
    store.dispatch(addToBasket({ productPropertyId: 77, title: 'قاب', stock: 3, maxBuy: 3 }));
  });
  await until(() => expect(sent('POST /v1/userLogin')).toHaveLength(1));
  // The sign-in waits for the call of the guest, so that the merge includes its line.
  expect(sent(importing)).toEqual([]);
  added.open();
  await signedIn;
  await untilQuiet();
  const bought = calls.filter(({ name }) => name === adding);
  expect(bought.map(({ headers }) => headers.get('Authorization'))).toEqual([null]);
  expect(sent(importing)).toHaveLength(1);
});
