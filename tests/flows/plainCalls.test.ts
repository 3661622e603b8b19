import { HttpResponse } from 'msw';
import type { ChequeRequest } from '@/contract/cheque';
import type { RequestReturn } from '@/contract/orderReturn';
import { userInfoChanged } from '@/store/session/session';
import {
  type Answers,
  answer,
  answerOnce,
  type Call,
  calls,
  page,
  refusal,
  sent,
  unavailable,
} from '@/tests/support/answers';
import { aCooperation, aCooperationForm } from '@/tests/support/factories/cooperation';
import { anOrder, anOrderSummary } from '@/tests/support/factories/order';
import { aReturn, aReturnPreview } from '@/tests/support/factories/orderReturn';
import { closedGate } from '@/tests/support/gate';
import { openShop } from '@/tests/support/openShop';
import { callsOf } from '@/tests/support/shopCalls';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

/** The plain calls of a customer, and the texts of the toasts that they bring. */
function open(rows: Answers) {
  const store = openShop({ as: 'customer', with: rows });
  const toasts = () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`);
  return { ...callsOf(store), store, toasts };
}

describe('a read', () => {
  /** Three orders on three pages; `cancelled` has those that were cancelled meanwhile. */
  function openOrders() {
    const cancelled: number[] = [];
    const shop = open({
      'GET /user/orders': ({ query: { cursor } }) => {
        const id = Number(cursor ?? 1);
        const orders = [anOrderSummary({ id, state: cancelled.includes(id) ? 'cancelled' : 'delivered' })];
        return page(orders, { nextCursor: id < 3 ? String(id + 1) : null, counts: { all: 3 } });
      },
    });
    const list = { tab: 'all' } as const;
    return {
      ...shop,
      cancelled,
      asked: () => calls.filter(({ name }) => name === 'GET /user/orders').map(({ query }) => query),
      load: (cursor?: string) => shop.load('orders', list, cursor),
      states: () => shop.items('orders', list).map(({ state }) => state),
      next: () => shop.page('orders', list)?.extraObject.nextCursor,
      failure: () => shop.stateOf('orders', list).failure,
    };
  }

  test('of a list sends what is asked for, and appends further pages until the end', async () => {
    const { load, states, next, asked, page: pageOf } = openOrders();
    load();
    await until(() => expect(next()).toBe('2'));
    expect(pageOf('orders', { tab: 'all' })?.extraObject.counts).toEqual({ all: 3 });
    load('2');
    await until(() => expect(next()).toBe('3'));
    load('3');
    await until(() => expect(next()).toBeNull());
    expect(states()).toHaveLength(3);
    expect(asked()).toEqual([{ tab: 'all' }, { tab: 'all', cursor: '2' }, { tab: 'all', cursor: '3' }]);
  });

  test('of a list that is shown again has as many pages as before', async () => {
    const { load, states, next, asked, cancelled } = openOrders();
    load();
    await until(() => expect(states()).toHaveLength(1));
    load('2');
    await until(() => expect(states()).toHaveLength(2));
    cancelled.push(2);
    load();
    expect(states()).toHaveLength(2);
    await until(() => expect(states()).toEqual(['delivered', 'cancelled']));
    expect(next()).toBe('3');
    expect(asked().map(({ cursor }) => cursor)).toEqual([undefined, '2', undefined, '2']);
  });

  test('keeps its rows when a further page fails, and can load that page again', async () => {
    const { load, states, next, failure } = openOrders();
    load();
    await until(() => expect(states()).toHaveLength(1));
    answerOnce({ 'GET /user/orders': unavailable() });
    load('2');
    await until(() => expect(failure()?.status).toBe(503));
    expect([states().length, next()]).toEqual([1, '2']);
    load('2');
    await until(() => expect(states()).toHaveLength(2));
  });

  test('is kept by what was asked for, whichever answer comes first', async () => {
    const first = closedGate();
    const { load, answer: previewOf } = open({
      'POST /user/orders/:id/returnPreview': async ({ body: { lines } }) => {
        if (lines[0].qty === 1) await first.opened;
        return aReturnPreview({ lines });
      },
    });
    const [one, two] = [1, 2].map((qty) => ({ orderId: 7, lines: [{ itemId: 1, qty }] })) as [never, never];
    const shown = (query: never) => previewOf('returnPreview', query)?.lines[0]?.qty;
    load('returnPreview', one);
    load('returnPreview', two);
    await until(() => expect(shown(two)).toBe(2));
    expect(shown(one)).toBeUndefined();
    first.open();
    await until(() => expect(shown(one)).toBe(1));
    expect(shown(two)).toBe(2);
  });

  test('says why it has no answer, and is forgotten when the customer signs out', async () => {
    const {
      load,
      stateOf,
      answer: orderOf,
      store,
    } = open({
      'GET /user/orders/1': refusal(404, 'این سفارش پیدا نشد.'),
      'GET /user/orders/2': HttpResponse.json({}, { status: 500 }),
      'GET /user/orders/3': anOrder({ id: 3 }),
    });
    for (const orderId of [1, 2, 3]) load('order', { orderId });
    const failure = (orderId: number) => stateOf('order', { orderId }).failure;
    await until(() => expect(failure(1)).toMatchObject({ status: 404, message: 'این سفارش پیدا نشد.' }));
    await until(() => expect(failure(2)?.status).toBe(500));
    await until(() => expect(orderOf('order', { orderId: 3 })?.id).toBe(3));
    store.dispatch(userInfoChanged(null));
    expect(orderOf('order', { orderId: 3 })).toBeUndefined();
  });
});

describe('a change', () => {
  const orderId = anOrder().id;
  const request: RequestReturn = {
    lines: [{ itemId: 1, qty: 1 }],
    reason: 'changedMind',
    note: '',
    photos: [],
  };
  const returnsPath = `POST /user/orders/${orderId}/returns`;
  const returned = () => anOrder({ returns: [aReturn()] });

  /** The page of an order. `keys` has the keys of its requests to return something. */
  async function openOrder(rows: Answers) {
    const shop = open({ [`GET /user/orders/${orderId}`]: anOrder(), ...rows });
    shop.load('order', { orderId });
    const returns = () => shop.answer('order', { orderId })?.returns;
    await until(() => expect(returns()).toEqual([]));
    return {
      ...shop,
      returns,
      ask: () => shop.send('requestReturn', { orderId, request }),
      keys: () =>
        calls.filter(({ name }) => name === returnsPath).map(({ headers }) => headers.get('idempotency-key')),
    };
  }

  test('that is pressed twice is sent once with a key, is announced, and changes what is shown', async () => {
    const { ask, form, keys, returns, toasts } = await openOrder({ [returnsPath]: returned() });
    ask();
    ask();
    expect(form().status).toBe('busy');
    await until(() => expect(returns()).toEqual([aReturn()]));
    expect(sent(returnsPath)).toEqual([request]);
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect([form().status, toasts()]).toEqual(['done', ['success: درخواست مرجوعی ثبت شد']]);
  });

  test('that is refused says why at its fields too, changes nothing and can be sent again', async () => {
    const { ask, form, returns, toasts } = await openOrder({ [returnsPath]: returned() });
    answerOnce({ [returnsPath]: refusal(409, 'مهلت آن گذشته است.', { lines: 'مهلت آن گذشته است.' }) });
    ask();
    await until(() => expect(toasts()).toEqual(['danger: مهلت آن گذشته است.']));
    expect(form().failure?.fields).toEqual({ lines: 'مهلت آن گذشته است.' });
    expect(returns()).toEqual([]);
    ask();
    await until(() => expect(returns()).toHaveLength(1));
  });

  test('whose answer was lost is sent again with the same key', async () => {
    const { ask, form, keys, returns } = await openOrder({ [returnsPath]: returned() });
    answerOnce({ [returnsPath]: HttpResponse.error() });
    ask();
    await until(() => expect(form().failure).not.toBeNull());
    ask();
    await until(() => expect(returns()).toHaveLength(1));
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  test('is not undone by an older question that is answered later', async () => {
    const aRequest = (state: 'awaited' | 'registered') =>
      ({ orderId, cheques: [{ number: 1, state }] }) as unknown as ChequeRequest; // the flow reads no other field
    const shop = await openOrder({
      [`GET /user/orders/${orderId}/cheques`]: aRequest('awaited'),
      [`POST /user/orders/${orderId}/cheques`]: aRequest('registered'),
    });
    const state = () => shop.answer('orderCheques', { orderId })?.cheques[0]?.state;
    shop.show('orderCheques', { orderId });
    await until(() => expect(state()).toBe('awaited'));
    const earlier = closedGate();
    answerOnce({
      [`GET /user/orders/${orderId}/cheques`]: async () => {
        await earlier.opened;
        return aRequest('awaited');
      },
    });
    shop.load('orderCheques', { orderId });
    shop.send('handInCheques', { orderId, cheques: [] });
    await until(() => expect(state()).toBe('registered'));
    const isLoading = () => shop.stateOf('orderCheques', { orderId }).loading;
    earlier.open();
    await until(() => expect(isLoading()).toBe(false));
    expect(state()).toBe('registered');
  });
});

describe('a form that is saved as it is typed', () => {
  const draft = aCooperation();
  const named = (businessName: string) => aCooperationForm({ businessName });

  /** The request of a merchant. The answer of the first save waits for the gate; `order` has what arrived, in its order. */
  function openRequest() {
    const first = closedGate();
    let saves = 0;
    const shop = open({
      'PUT /user/cooperation': async () => {
        saves += 1;
        const savedAt = `2026-11-20T08:00:0${saves}.000Z`;
        if (saves === 1) await first.opened;
        return { ...draft, savedAt };
      },
      'POST /user/cooperation/submit': { ...draft, state: 'submitted' },
    });
    const step = ({ name, body }: Call) => (name.startsWith('PUT') ? `save ${body.businessName}` : 'submit');
    const order = () => calls.filter(({ name }) => name.includes('cooperation')).map(step);
    return {
      ...shop,
      first,
      order,
      request: () => shop.answer('cooperation', {}),
      /** Types, and waits until the first save is under way. */
      async type(...names: string[]) {
        for (const businessName of names) {
          shop.send('saveCooperation', { businessName });
          await until(() => expect(order()).toEqual([`save ${names[0]}`]));
        }
      },
    };
  }

  test('sends the newest of what was typed during a save, once', async () => {
    const { first, order, type, request, form } = openRequest();
    await type('آر', 'آری', 'آریا');
    first.open();
    await until(() => expect(request()?.savedAt).toBe('2026-11-20T08:00:02.000Z'));
    expect(form().status).toBe('done');
    expect(order()).toEqual(['save آر', 'save آریا']);
  });

  test('is handed in after it is saved, without the older text that waits', async () => {
    const { first, order, type, request, send, toasts } = openRequest();
    await type('آر', 'آری');
    send('submitCooperation', named('آریا'), 'submit');
    first.open();
    await until(() => expect(request()?.state).toBe('submitted'));
    expect(order()).toEqual(['save آر', 'save آریا', 'submit']);
    await until(() => expect(toasts()).toEqual(['success: درخواست همکاری ثبت شد']));
  });

  test('is not handed in when it cannot be saved', async () => {
    const { order, send, form } = openRequest();
    answer({ 'PUT /user/cooperation': refusal(400, 'نام درست نیست', { businessName: 'درست نیست' }) });
    send('submitCooperation', named('آریا'));
    await until(() => expect(form().failure?.fields).toEqual({ businessName: 'درست نیست' }));
    expect(order()).toEqual(['save آریا']);
  });

  test('is not saved after a sign-out with what waited before it', async () => {
    const { first, order, type, store } = openRequest();
    await type('آر', 'آریا');
    store.dispatch(userInfoChanged(null));
    first.open();
    await untilQuiet();
    expect(order()).toEqual(['save آر']);
  });
});
