import { HttpResponse, http, type PathParams } from 'msw';
import type { ChequeRequest, HandedCheque, HandInCheques } from '@/contract/cheque';
import { refusal } from '@/tests/support/answers';
import { anOrder } from '@/tests/support/factories/order';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { callsOf } from '@/tests/support/shopCalls';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const orderId = 1048205;
const handed: HandedCheque = {
  number: 1,
  amount: 5_500_000,
  dueDate: '2026-12-21',
  sayadNumber: '6037000000000011',
  owner: null,
  pictureId: '00000000-0000-4000-8000-000000000001',
};

/** The cheques of an order of two, the first of which may be handed in. */
const aRequest = (isHandedIn: boolean): ChequeRequest => ({
  orderId,
  placedAt: '2026-11-20T08:00:00.000Z',
  planName: 'طرح چک صیادی',
  rule: { pieces: 'perInstalment', coverPercent: 100 },
  open: true,
  cheques: [1, 2].map((number) => ({
    number,
    amount: handed.amount,
    dueDate: `2026-12-2${number}`,
    ...(isHandedIn && number === 1
      ? { state: 'registered', sayadNumber: handed.sayadNumber, ownerName: 'مریم احمدی' }
      : { state: 'awaited', sayadNumber: null, ownerName: null }),
    ownerNationalCodeEnd: null,
    picture: null,
    reason: null,
  })),
});

/** A store that shows the order and its cheques. The answers to what is handed in come in their order. */
async function openCheques(...answers: (() => Response)[]) {
  const shop = { isHandedIn: false, orderLoads: 0 };
  const sent: { key: string | null; body: HandInCheques }[] = [];
  const path = `${testApi}/user/orders/${orderId}`;
  server.use(
    ...customerCalls(),
    http.get(path, () => {
      shop.orderLoads += 1;
      const awaited = shop.isHandedIn ? 1 : 2;
      const cheques = { total: 2, awaited, refused: 0, accepted: 0 };
      return HttpResponse.json({ data: anOrder({ id: orderId, state: 'paymentReview', cheques }) });
    }),
    http.get(`${path}/cheques`, () => HttpResponse.json({ data: aRequest(shop.isHandedIn) })),
    http.post<PathParams, HandInCheques>(`${path}/cheques`, async ({ request }) => {
      const body = await request.json();
      sent.push({ key: request.headers.get('idempotency-key'), body });
      const answer = answers.shift();
      if (answer) return answer();
      shop.isHandedIn = true;
      return HttpResponse.json({ data: aRequest(true) });
    }),
  );
  const store = startSession();
  const calls = callsOf(store);
  calls.show('order', { orderId });
  calls.show('orderCheques', { orderId });
  const cheques = () => calls.answer('orderCheques', { orderId });
  const awaited = () => calls.answer('order', { orderId })?.cheques?.awaited;
  await until(() => expect(cheques()).toBeDefined());
  await until(() => expect(awaited()).toBe(2));
  return {
    ...calls,
    shop,
    sent,
    cheques,
    awaited,
    handIn: () => calls.send('handInCheques', { orderId, cheques: [handed] }),
    toasts: () => store.getState().ui.toasts.map(({ kind, text }) => `${kind}: ${text}`),
  };
}

test('a cheque is sent once with a key, and the order knows how many are still missing', async () => {
  const { form, awaited, sent, cheques, handIn, toasts } = await openCheques();
  // A second press while the first call is under way.
  handIn();
  handIn();
  expect(form().status).toBe('busy');
  await until(() => expect(awaited()).toBe(1));
  expect(sent).toEqual([{ key: expect.stringMatching(/^[\da-f-]{36}$/), body: { cheques: [handed] } }]);
  expect(cheques()?.cheques.map(({ state }) => state)).toEqual(['registered', 'awaited']);
  expect(toasts()).toEqual(['success: چک ثبت شد']);
});

test('a cheque stays handed in when an older question about the cheques is answered later', async () => {
  const { load, cheques, handIn } = await openCheques();
  const earlier = closedGate();
  let answers = 0;
  const answerLate = (data: ChequeRequest | ChequeRequest[]) => async () => {
    await earlier.opened;
    answers += 1;
    return HttpResponse.json({ data });
  };
  server.use(
    http.get(`${testApi}/user/orders/${orderId}/cheques`, answerLate(aRequest(false))),
    http.get(`${testApi}/user/cheques`, answerLate([aRequest(false)])),
  );
  load('orderCheques', { orderId });
  load('chequeRequests', {});
  handIn();
  await until(() => expect(cheques()?.cheques[0]?.state).toBe('registered'));
  earlier.open();
  await until(() => expect(answers).toBeGreaterThanOrEqual(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(cheques()?.cheques[0]?.state).toBe('registered');
});

test('a refused cheque keeps the fields of the refusal, says it and leaves the order alone', async () => {
  const message = 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.';
  const { form, shop, cheques, handIn, toasts } = await openCheques(() =>
    refusal(409, `چک ۱: ${message}`, { '1.sayadNumber': message }),
  );
  handIn();
  await until(() => expect(form().failure?.fields).toEqual({ '1.sayadNumber': message }));
  expect(cheques()).toEqual(aRequest(false));
  expect(toasts()).toEqual([`danger: چک ۱: ${message}`]);
  expect(shop.orderLoads).toBe(1);
});

test('a cheque whose answer was lost is sent again with the same key', async () => {
  const { form, sent, cheques, handIn } = await openCheques(() => HttpResponse.error());
  handIn();
  await until(() => expect(form().failure).not.toBeNull());
  handIn();
  await until(() => expect(cheques()?.cheques[0]?.state).toBe('registered'));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});
