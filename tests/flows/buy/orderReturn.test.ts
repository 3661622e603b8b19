import { HttpResponse, http, type PathParams } from 'msw';
import type { RequestReturn } from '@/contract/orderReturn';
import { refusal } from '@/tests/support/answers';
import { anOrder } from '@/tests/support/factories/order';
import { aReturn, aReturnPreview } from '@/tests/support/factories/orderReturn';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
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
  const calls = callsOf(store);
  calls.load('order', { orderId });
  await until(() => expect(calls.answer('order', { orderId })).toBeDefined());
  return {
    ...calls,
    returns: () => calls.answer('order', { orderId })?.returns ?? [],
    toasts: () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}

const path = `${testApi}/user/orders/${orderId}/returns`;
const withReturns = (...returns: ReturnType<typeof aReturn>[]) =>
  HttpResponse.json({ data: anOrder({ returns }) });

test('the refund of each choice of lines is its own, whichever answer comes first', async () => {
  const { load, answer: previewOf } = await openOrder();
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
  const two = [{ itemId: 1, qty: 2 }];
  load('returnPreview', { orderId, lines });
  await until(() => expect(answers).toHaveLength(1));
  load('returnPreview', { orderId, lines: two });
  await until(() => expect(answers).toHaveLength(2));
  for (const answer of answers.reverse()) answer();
  await until(() => expect(previewOf('returnPreview', { orderId, lines: two })?.lines).toEqual(two));
  await until(() => expect(previewOf('returnPreview', { orderId, lines })?.lines).toEqual(lines));
});

test('a refusal of the preview says why there is none', async () => {
  const { load, stateOf } = await openOrder();
  server.use(
    http.post(`${testApi}/user/orders/${orderId}/returnPreview`, () =>
      refusal(409, 'مهلت مرجوعی به پایان رسیده است.'),
    ),
  );
  load('returnPreview', { orderId, lines });
  await until(() =>
    expect(stateOf('returnPreview', { orderId, lines }).failure?.message).toBe(
      'مهلت مرجوعی به پایان رسیده است.',
    ),
  );
});

test('a request is sent once with a key, and the order has the return', async () => {
  const { send, form, returns, toasts } = await openOrder();
  const sent: [string | null, unknown][] = [];
  server.use(
    http.post(path, async ({ request: asked }) => {
      sent.push([asked.headers.get('idempotency-key'), await asked.json()]);
      return withReturns(aReturn());
    }),
  );
  // A second press while the first request is under way.
  send('requestReturn', { orderId, request });
  send('requestReturn', { orderId, request });
  expect(form().status).toBe('busy');
  await until(() => expect(returns()).toEqual([aReturn()]));
  expect(sent).toEqual([[expect.stringMatching(/^[\da-f-]{36}$/), request]]);
  expect(form().status).toBe('done');
  expect(toasts()).toEqual(['success: درخواست مرجوعی ثبت شد']);
});

test('a refused request says why and can be sent again', async () => {
  const { send, returns, toasts } = await openOrder();
  const answers = [
    () => refusal(409, 'تعداد بیش از کالاهایی است که می‌توان مرجوع کرد.'),
    () => withReturns(aReturn()),
  ];
  server.use(http.post(path, () => answers.shift()?.()));
  send('requestReturn', { orderId, request });
  await until(() => expect(toasts()).toEqual(['danger: تعداد بیش از کالاهایی است که می‌توان مرجوع کرد.']));
  expect(returns()).toEqual([]);
  send('requestReturn', { orderId, request });
  await until(() => expect(returns()).toHaveLength(1));
});

test('a cancelled return is announced, and one whose products have arrived stays', async () => {
  const { send, returns, toasts } = await openOrder();
  const answers = [
    () => refusal(409, 'کالا به ما رسیده است و این درخواست دیگر لغو نمی‌شود.'),
    () => withReturns(aReturn({ state: 'cancelled' })),
  ];
  server.use(http.post(`${testApi}/user/returns/7/cancel`, () => answers.shift()?.()));
  send('cancelReturn', { id: 7 });
  await until(() =>
    expect(toasts()).toEqual(['danger: کالا به ما رسیده است و این درخواست دیگر لغو نمی‌شود.']),
  );
  send('cancelReturn', { id: 7 });
  await until(() => expect(returns()).toMatchObject([{ state: 'cancelled' }]));
  expect(toasts()).toContain('success: درخواست مرجوعی لغو شد');
});
