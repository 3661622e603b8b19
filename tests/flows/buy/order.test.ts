import { delay, HttpResponse, http } from 'msw';
import { loadOrder, orderOf, orderSlice, selectOrder } from '@/store/order';
import { orderList, orderListSlice, selectOrderList } from '@/store/orderList';
import { userInfoChanged } from '@/store/session/session';
import { anOrder, anOrderSummary } from '@/tests/support/factories/order';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, refusal, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

function openOrders() {
  const store = startSession();
  store.inject(orderListSlice);
  store.inject(orderSlice);
  return store;
}

beforeEach(() => server.use(...customerCalls()));

describe('the list of orders', () => {
  test('sends the tab and the search text, and no text when it is empty', async () => {
    const asked: URLSearchParams[] = [];
    server.use(
      http.get(`${testApi}/user/orders`, ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        return HttpResponse.json({
          data: [anOrderSummary()],
          extraObject: { nextCursor: null, counts: { all: 1 } },
        });
      }),
    );
    const store = openOrders();
    store.dispatch(orderList.load.request({ query: { tab: 'current', search: 'گوشی' }, cursor: null }));
    await until(() => expect(selectOrderList(store.getState()).extra?.counts).toEqual({ all: 1 }));
    store.dispatch(orderList.load.request({ query: { tab: 'all', search: '' }, cursor: null }));
    expect(selectOrderList(store.getState()).items).toEqual([]);
    await until(() => expect(selectOrderList(store.getState()).items).toHaveLength(1));
    expect(asked.map((params) => Object.fromEntries(params))).toEqual([
      { tab: 'current', search: 'گوشی' },
      { tab: 'all' },
    ]);
  });
});

test('loads as many pages as before when the shopper returns to the list', async () => {
  const asked: (string | null)[] = [];
  const changed: string[] = [];
  server.use(
    http.get(`${testApi}/user/orders`, ({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      asked.push(cursor);
      const next = { first: '2', 2: '3', 3: null }[cursor ?? 'first'] ?? null;
      const id = Number(cursor ?? 1);
      const data = [anOrderSummary({ id, state: changed.includes(String(id)) ? 'cancelled' : 'delivered' })];
      return HttpResponse.json({ data, extraObject: { nextCursor: next, counts: {} } });
    }),
  );
  const store = openOrders();
  const ask = (cursor: string | null) =>
    store.dispatch(orderList.load.request({ query: { tab: 'all', search: '' }, cursor }));
  const shown = () => selectOrderList(store.getState());
  ask(null);
  await until(() => expect(shown().items).toHaveLength(1));
  ask('2');
  await until(() => expect(shown().items).toHaveLength(2));

  changed.push('2');
  ask(null);
  expect(shown().items).toHaveLength(2);
  await until(() => expect(shown().items.map(({ state }) => state)).toEqual(['delivered', 'cancelled']));
  expect(shown()).toMatchObject({ nextCursor: '3', status: 'ready' });
  expect(asked).toEqual([null, '2', null, '2']);
});

describe('one order', () => {
  const answer = (id: number) => HttpResponse.json({ data: anOrder({ id }) });

  test('shows the order that was opened last, never another', async () => {
    server.use(
      http.get(`${testApi}/user/orders/:id`, async ({ params }) => {
        const id = Number(params.id);
        await delay(id === 1 ? 150 : 0);
        return answer(id);
      }),
    );
    const store = openOrders();
    const shown = (id: number) => orderOf(selectOrder(store.getState()), id).order?.id;
    store.dispatch(loadOrder.request(1));
    store.dispatch(loadOrder.request(2));
    await until(() => expect(shown(2)).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(shown(2)).toBe(2);
    expect(shown(1)).toBeUndefined();
  });

  test('is missing when it belongs to another customer, and failed after a broken answer', async () => {
    server.use(
      http.get(`${testApi}/user/orders/1`, () => refusal(404, 'این سفارش پیدا نشد.')),
      http.get(`${testApi}/user/orders/2`, () => HttpResponse.json({}, { status: 500 })),
    );
    const store = openOrders();
    store.dispatch(loadOrder.request(1));
    await until(() => expect(selectOrder(store.getState()).status).toBe('missing'));
    store.dispatch(loadOrder.request(2));
    await until(() => expect(selectOrder(store.getState()).status).toBe('failed'));
  });

  test('is cleared when the customer signs out', async () => {
    server.use(http.get(`${testApi}/user/orders/1`, () => answer(1)));
    const store = openOrders();
    store.dispatch(loadOrder.request(1));
    await until(() => expect(selectOrder(store.getState()).order?.id).toBe(1));
    store.dispatch(userInfoChanged(null));
    expect(selectOrder(store.getState()).order).toBeNull();
  });
});
