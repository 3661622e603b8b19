import { delay, HttpResponse, http } from 'msw';
import { userInfoChanged } from '@/store/session/session';
import { refusal } from '@/tests/support/answers';
import { anOrder, anOrderSummary } from '@/tests/support/factories/order';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

function openOrders() {
  const store = startSession();
  return { ...callsOf(store), store };
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
    const { load, page, items } = openOrders();
    load('orders', { tab: 'current', search: 'گوشی' });
    await until(() =>
      expect(page('orders', { tab: 'current', search: 'گوشی' })?.extraObject.counts).toEqual({ all: 1 }),
    );
    load('orders', { tab: 'all' });
    expect(items('orders', { tab: 'all' })).toEqual([]);
    await until(() => expect(items('orders', { tab: 'all' })).toHaveLength(1));
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
  const { load, page, items } = openOrders();
  const ask = (cursor?: string) => load('orders', { tab: 'all' }, cursor);
  const shown = () => items('orders', { tab: 'all' });
  ask();
  await until(() => expect(shown()).toHaveLength(1));
  ask('2');
  await until(() => expect(shown()).toHaveLength(2));

  changed.push('2');
  ask();
  expect(shown()).toHaveLength(2);
  await until(() => expect(shown().map(({ state }) => state)).toEqual(['delivered', 'cancelled']));
  expect(page('orders', { tab: 'all' })?.extraObject.nextCursor).toBe('3');
  expect(asked).toEqual([null, '2', null, '2']);
});

describe('one order', () => {
  const answer = (id: number) => HttpResponse.json({ data: anOrder({ id }) });

  test('is shown by its own number, whichever answer comes first', async () => {
    server.use(
      http.get(`${testApi}/user/orders/:id`, async ({ params }) => {
        const id = Number(params.id);
        await delay(id === 1 ? 150 : 0);
        return answer(id);
      }),
    );
    const { load, answer: orderOf } = openOrders();
    const shown = (orderId: number) => orderOf('order', { orderId })?.id;
    load('order', { orderId: 1 });
    load('order', { orderId: 2 });
    await until(() => expect(shown(2)).toBe(2));
    expect(shown(1)).toBeUndefined();
    await until(() => expect(shown(1)).toBe(1));
    expect(shown(2)).toBe(2);
  });

  test('is missing when it belongs to another customer, and failed after a broken answer', async () => {
    server.use(
      http.get(`${testApi}/user/orders/1`, () => refusal(404, 'این سفارش پیدا نشد.')),
      http.get(`${testApi}/user/orders/2`, () => HttpResponse.json({}, { status: 500 })),
    );
    const { load, stateOf } = openOrders();
    load('order', { orderId: 1 });
    await until(() => expect(stateOf('order', { orderId: 1 }).failure?.status).toBe(404));
    load('order', { orderId: 2 });
    await until(() => expect(stateOf('order', { orderId: 2 }).failure?.status).toBe(500));
  });

  test('is cleared when the customer signs out', async () => {
    server.use(http.get(`${testApi}/user/orders/1`, () => answer(1)));
    const { store, load, answer: orderOf } = openOrders();
    load('order', { orderId: 1 });
    await until(() => expect(orderOf('order', { orderId: 1 })?.id).toBe(1));
    store.dispatch(userInfoChanged(null));
    expect(orderOf('order', { orderId: 1 })).toBeUndefined();
  });
});
