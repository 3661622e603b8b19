import { HttpResponse, http, type PathParams } from 'msw';
import type { RequestReturn } from '@/contract/orderReturn';
import { loadOrder, orderSlice, selectOrder } from '@/store/order';
import {
  cancelReturn,
  orderReturnSlice,
  previewReturn,
  requestReturn,
  selectReturn,
} from '@/store/orderReturn';
import { anOrder } from '@/tests/support/factories/order';
import { aReturn, aReturnPreview } from '@/tests/support/factories/orderReturn';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, refusal, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const orderId = anOrder().id;
const lines = [{ itemId: 1, qty: 1 }];
const request: RequestReturn = { lines, reason: 'changedMind', note: '', photos: [] };

/** A store that shows the order; `toasts` has the texts of its toasts. */
async function openOrder() {
  server.use(
    ...customerCalls(),
    http.get(`${testApi}/user/orders/${orderId}`, () => HttpResponse.json({ data: anOrder() })),
  );
  const store = startSession();
  store.inject(orderSlice);
  store.inject(orderReturnSlice);
  store.dispatch(loadOrder.request(orderId));
  await until(() => expect(selectOrder(store.getState()).order).not.toBeNull());
  return {
    store,
    returns: () => selectOrder(store.getState()).order?.returns ?? [],
    toasts: () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}

const path = `${testApi}/user/orders/${orderId}/returns`;
const withReturns = (...returns: ReturnType<typeof aReturn>[]) =>
  HttpResponse.json({ data: anOrder({ returns }) });

test('the refund of the lines that were chosen last is shown, whichever answer comes first', async () => {
  const { store } = await openOrder();
  const answers: (() => void)[] = [];
  server.use(
    http.post<PathParams, { lines: typeof lines }>(
      `${testApi}/user/orders/${orderId}/returnPreview`,
      async ({ request: asked }) => {
        const { lines: wanted } = await asked.json();
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
        return HttpResponse.json({ data: aReturnPreview({ lines: wanted }) });
      },
    ),
  );
  store.dispatch(previewReturn.request({ orderId, lines }));
  await until(() => expect(answers).toHaveLength(1));
  store.dispatch(previewReturn.request({ orderId, lines: [{ itemId: 1, qty: 2 }] }));
  await until(() => expect(answers).toHaveLength(2));
  for (const answer of answers.reverse()) answer();
  await until(() => expect(selectReturn(store.getState()).preview?.lines).toEqual([{ itemId: 1, qty: 2 }]));
});

test('a refusal of the preview says why there is none', async () => {
  const { store } = await openOrder();
  server.use(
    http.post(`${testApi}/user/orders/${orderId}/returnPreview`, () =>
      refusal(409, 'مهلت مرجوعی به پایان رسیده است.'),
    ),
  );
  store.dispatch(previewReturn.request({ orderId, lines }));
  await until(() =>
    expect(selectReturn(store.getState())).toMatchObject({
      preview: null,
      failure: 'مهلت مرجوعی به پایان رسیده است.',
    }),
  );
});

test('a request is sent once with a key, and the order has the return', async () => {
  const { store, returns, toasts } = await openOrder();
  const sent: [string | null, unknown][] = [];
  server.use(
    http.post(path, async ({ request: asked }) => {
      sent.push([asked.headers.get('idempotency-key'), await asked.json()]);
      return withReturns(aReturn());
    }),
  );
  // A second press while the first request is under way.
  store.dispatch(requestReturn.request({ orderId, request }));
  store.dispatch(requestReturn.request({ orderId, request }));
  expect(selectReturn(store.getState()).sending).toBe(true);
  await until(() => expect(returns()).toEqual([aReturn()]));
  expect(sent).toEqual([[expect.stringMatching(/^[\da-f-]{36}$/), request]]);
  expect(selectReturn(store.getState()).sending).toBe(false);
  expect(toasts()).toEqual(['success: درخواست مرجوعی ثبت شد']);
});

test('a refused request says why and can be sent again', async () => {
  const { store, returns, toasts } = await openOrder();
  const answers = [
    () => refusal(409, 'تعداد بیش از کالاهایی است که می‌توان مرجوع کرد.'),
    () => withReturns(aReturn()),
  ];
  server.use(http.post(path, () => answers.shift()?.()));
  store.dispatch(requestReturn.request({ orderId, request }));
  await until(() => expect(toasts()).toEqual(['danger: تعداد بیش از کالاهایی است که می‌توان مرجوع کرد.']));
  expect(returns()).toEqual([]);
  store.dispatch(requestReturn.request({ orderId, request }));
  await until(() => expect(returns()).toHaveLength(1));
});

test('a cancelled return is announced, and one whose goods have arrived stays', async () => {
  const { store, returns, toasts } = await openOrder();
  const answers = [
    () => refusal(409, 'کالا به ما رسیده است و این درخواست دیگر لغو نمی‌شود.'),
    () => withReturns(aReturn({ state: 'cancelled' })),
  ];
  server.use(http.post(`${testApi}/user/returns/7/cancel`, () => answers.shift()?.()));
  store.dispatch(cancelReturn.request(7));
  await until(() =>
    expect(toasts()).toEqual(['danger: کالا به ما رسیده است و این درخواست دیگر لغو نمی‌شود.']),
  );
  store.dispatch(cancelReturn.request(7));
  await until(() => expect(returns()).toMatchObject([{ state: 'cancelled' }]));
  expect(toasts()).toContain('success: درخواست مرجوعی لغو شد');
});
