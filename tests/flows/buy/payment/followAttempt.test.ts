import { HttpResponse, http } from 'msw';
import type { PaymentAttempt } from '@/contract/payment';
import {
  attemptAsked,
  attemptLeft,
  attemptOpened,
  attemptSlice,
  selectAttempt,
} from '@/store/payment/attempt';
import { appResumed } from '@/store/session/session';
import { loadWallet, selectWalletHeld } from '@/store/wallet';
import { refusal } from '@/tests/support/answers';
import { aBasketAnswer } from '@/tests/support/factories/basket';
import { anAttempt, attemptId } from '@/tests/support/factories/payment';
import { closedGate } from '@/tests/support/gate';
import { testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { customerCalls, startSession } from '@/tests/support/signedIn';
import { until } from '@/tests/support/until';

const path = `${testApi}/public/paymentAttempts/:id`;

/** Answers the questions about the attempt in this order; the last answer repeats. Returns the number of questions. */
function answerWith(...answers: (() => Response)[]) {
  const asked = { times: 0 };
  server.use(
    http.get(path, () => {
      const answer = answers[Math.min(asked.times, answers.length - 1)];
      asked.times += 1;
      return answer?.();
    }),
  );
  return asked;
}

const attempt = (over: Partial<PaymentAttempt>) => () => HttpResponse.json({ data: anAttempt(over) });
const checking = attempt({ outcome: 'checking' });
const paid = attempt({});

function openAttempt(customer = true) {
  const store = startSession(customer);
  store.inject(attemptSlice);
  store.dispatch(attemptOpened(attemptId));
  return { store, shown: () => selectAttempt(store.getState()) };
}

beforeEach(() => server.use(...customerCalls()));

test('asks again by itself until the bank has answered', async () => {
  const asked = answerWith(checking, paid);
  const { shown } = openAttempt();
  await until(() => expect(shown().attempt?.outcome).toBe('checking'));
  expect(shown().nextAskAt).toBeGreaterThan(Date.now());
  await until(() => expect(shown().attempt?.outcome).toBe('paid'));
  expect(shown().nextAskAt).toBeNull();
  expect(asked.times).toBe(2);
});

test.each([
  ['the tab is shown again', appResumed],
  ['the shopper wants it', attemptAsked],
])('asks at once when %s', async (_moment, moment) => {
  answerWith(checking, paid);
  const { store, shown } = openAttempt();
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  const due = shown().nextAskAt;
  store.dispatch(moment());
  await until(() => expect(shown().attempt?.outcome).toBe('paid'));
  expect(Date.now()).toBeLessThan(Number(due) - 500);
});

test('heals after a lost network as soon as it returns', async () => {
  answerWith(() => HttpResponse.error(), paid);
  const { shown } = openAttempt();
  await until(() => expect(shown().status).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await until(() => expect(shown()).toMatchObject({ status: 'ready', attempt: { outcome: 'paid' } }));
});

test('keeps the last answer while a later question fails', async () => {
  answerWith(checking, () => refusal(503, 'بانک پاسخ نداد.'));
  const { store, shown } = openAttempt();
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  store.dispatch(attemptAsked());
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  expect(shown()).toMatchObject({ status: 'ready', attempt: { outcome: 'checking' } });
});

test.each([404, 400])('does not ask again about an id that is unknown (%i)', async (status) => {
  const asked = answerWith(() => refusal(status, 'این پرداخت پیدا نشد.'));
  const { store, shown } = openAttempt();
  await until(() => expect(shown().status).toBe('missing'));
  store.dispatch(appResumed());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked.times).toBe(1);
});

test('stops asking when the page is left', async () => {
  const asked = answerWith(checking);
  const { store, shown } = openAttempt();
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  store.dispatch(attemptLeft());
  store.dispatch(attemptAsked());
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked.times).toBe(1);
});

test('loads the basket and the wallet again after the payment', async () => {
  const loads = { basket: 0, wallet: 0 };
  server.use(
    http.get(`${testApi}/v2/Cart/Get`, () => {
      loads.basket += 1;
      return HttpResponse.json(aBasketAnswer({ cartId: null, items: [], revision: 9 }));
    }),
    http.get(`${testApi}/user/wallet`, () => {
      loads.wallet += 1;
      return HttpResponse.json({ data: { balance: 0, held: 0 } });
    }),
  );
  answerWith(checking, paid);
  const { store, shown } = openAttempt();
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  await until(() => expect(loads.basket).toBe(1));
  store.dispatch(attemptAsked());
  await until(() => expect(loads).toEqual({ basket: 2, wallet: 1 }));
});

test('knows the wallet as it is after the payment, although an earlier load is still under way', async () => {
  const earlier = closedGate();
  let loads = 0;
  server.use(
    http.get(`${testApi}/user/wallet`, async () => {
      loads += 1;
      if (loads > 1) return HttpResponse.json({ data: { balance: 0, held: 0 } });
      await earlier.opened;
      return HttpResponse.json({ data: { balance: 500_000, held: 500_000 } });
    }),
  );
  answerWith(checking, paid);
  const { store, shown } = openAttempt();
  store.dispatch(loadWallet.request());
  await until(() => expect(shown().nextAskAt).not.toBeNull());
  store.dispatch(attemptAsked());
  await until(() => expect(shown().attempt?.outcome).toBe('paid'));
  earlier.open();
  await until(() => expect(selectWalletHeld(store.getState())).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(selectWalletHeld(store.getState())).toBe(0);
});

test('shows the result to a visitor who is not signed in, without their basket', async () => {
  answerWith(paid);
  const { shown } = openAttempt(false);
  await until(() => expect(shown().attempt?.outcome).toBe('paid'));
});
