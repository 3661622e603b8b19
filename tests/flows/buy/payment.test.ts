import { HttpResponse } from 'msw';
import type { PaymentAttempt } from '@/contract/payment';
import {
  attemptAsked,
  attemptLeft,
  attemptOpened,
  attemptSlice,
  selectAttempt,
} from '@/store/payment/attempt';
import { appResumed, appStarted } from '@/store/session/session';
import { navigationEnded } from '@/store/ui';
import { loadWallet, selectWalletHeld } from '@/store/wallet';
import { type Answers, refusal, sent } from '@/tests/support/answers';
import { anAttempt, attemptId } from '@/tests/support/factories/payment';
import { installStorage } from '@/tests/support/fakeStorage';
import { closedGate } from '@/tests/support/gate';
import { openShop } from '@/tests/support/openShop';
import { until } from '@/tests/support/until';
import { untilQuiet } from '@/tests/support/untilQuiet';

const asking = 'GET /public/paymentAttempts/:id';
const [basket, wallet] = ['GET /v2/Cart/Get', 'GET /user/wallet'];
const checking = anAttempt({ outcome: 'checking' });
const paid = anAttempt();

/** The page of an attempt, whose questions are answered in this order; the last answer repeats. */
function openAttempt(answers: (PaymentAttempt | Response)[], rows: Answers = {}) {
  const next = () => (answers.length > 1 ? answers.shift() : answers[0]);
  const store = openShop({ as: 'customer', with: { [asking]: next, ...rows } });
  store.inject(attemptSlice);
  store.dispatch(attemptOpened(attemptId));
  const shown = () => selectAttempt(store.getState());
  return {
    ...{ store, shown, asked: () => sent(asking).length },
    /** Waits until the first answer is shown and the next question is planned. */
    planned: () => until(() => expect(shown().nextAskAt).not.toBeNull()),
    outcome: (outcome: string) => until(() => expect(shown().attempt?.outcome).toBe(outcome)),
  };
}

test('asks again by itself until the bank has answered', async () => {
  const { shown, asked, outcome } = openAttempt([checking, paid]);
  await outcome('checking');
  expect(shown().nextAskAt).toBeGreaterThan(Date.now());
  await outcome('paid');
  expect(shown().nextAskAt).toBeNull();
  expect(asked()).toBe(2);
});

test.each([
  ['the tab is shown again', appResumed],
  ['the shopper wants it', attemptAsked],
])('asks at once when %s', async (_moment, moment) => {
  const { store, shown, planned, outcome } = openAttempt([checking, paid]);
  await planned();
  const due = shown().nextAskAt;
  store.dispatch(moment());
  await outcome('paid');
  expect(Date.now()).toBeLessThan(Number(due) - 500);
});

test('heals after a lost network as soon as it returns', async () => {
  const { shown } = openAttempt([HttpResponse.error(), paid]);
  await until(() => expect(shown().status).toBe('failed'));
  window.dispatchEvent(new Event('online'));
  await until(() => expect(shown()).toMatchObject({ status: 'ready', attempt: { outcome: 'paid' } }));
});

test('keeps the last answer while a later question fails', async () => {
  const { store, shown, planned } = openAttempt([checking, refusal(503, 'بانک پاسخ نداد.')]);
  await planned();
  store.dispatch(attemptAsked());
  await planned();
  expect(shown()).toMatchObject({ status: 'ready', attempt: { outcome: 'checking' } });
});

test.each([404, 400])('does not ask again about an id that is unknown (%i)', async (status) => {
  const { store, shown, asked } = openAttempt([refusal(status, 'این پرداخت پیدا نشد.')]);
  await until(() => expect(shown().status).toBe('missing'));
  store.dispatch(appResumed());
  await untilQuiet();
  expect(asked()).toBe(1);
});

test('stops asking when the page is left', async () => {
  const { store, planned, asked } = openAttempt([checking]);
  await planned();
  store.dispatch(attemptLeft());
  store.dispatch(attemptAsked());
  await untilQuiet();
  expect(asked()).toBe(1);
});

test('loads the basket and the wallet again after the payment', async () => {
  const { store, planned } = openAttempt([checking, paid]);
  await planned();
  await until(() => expect(sent(basket)).toHaveLength(1));
  store.dispatch(attemptAsked());
  await until(() => expect([sent(basket).length, sent(wallet).length]).toEqual([2, 1]));
});

test('knows the wallet as it is after the payment, although an earlier load is still under way', async () => {
  const earlier = closedGate();
  const { store, planned, outcome } = openAttempt([checking, paid], {
    [wallet]: async () => {
      if (sent(wallet).length > 1) return { balance: 0, held: 0 };
      await earlier.opened;
      return { balance: 500_000, held: 500_000 };
    },
  });
  store.dispatch(loadWallet.request());
  await planned();
  store.dispatch(attemptAsked());
  await outcome('paid');
  earlier.open();
  await until(() => expect(selectWalletHeld(store.getState())).toBe(0));
  await untilQuiet();
  expect(selectWalletHeld(store.getState())).toBe(0);
});

describe('the flag of a checkout at the gateway', () => {
  let browser: ReturnType<typeof installStorage>;

  beforeEach(() => {
    browser = installStorage();
    browser.stored.set('fromOrder', 'true');
  });

  /** Loads a whole page, without a soft navigation. */
  function startAt(path: string) {
    browser.goTo(path);
    const store = openShop();
    store.dispatch(appStarted());
    return store;
  }

  test('is kept during reloads of the result', () => {
    startAt('/order');
    startAt('/payment-resualt');
    startAt('/payment-resualt').dispatch(navigationEnded());
    expect(browser.stored.get('fromOrder')).toBe('true');
  });

  test('goes when a link leads from the result to another page', () => {
    const store = startAt('/payment-resualt');
    browser.goTo('/');
    store.dispatch(navigationEnded());
    expect(browser.stored.has('fromOrder')).toBe(false);
  });

  test('goes on the next page after Back, a typed address or a closed browser', () => {
    startAt('/payment-resualt');
    startAt('/faq');
    expect(browser.stored.has('fromOrder')).toBe(false);
    expect(browser.stored.has('paymentResultSeen')).toBe(false);
  });
});
