import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { startPayment } from '@/backend/domains/buy/payment/start';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { runWorkerOnce } from '@/tests/support/worker';

/** Answer of the gateway to a verification instead of the sandbox bank's verdict. */
let verifies: 'truly' | 'silent' | 'fraction';
let shop: PaymentShop;
let userId: number;
beforeAll(async () => {
  shop = await openPaymentShop(({ inquire: _, ...gateway }) => ({
    // The gateway has no call that only asks.
    inquire: undefined as never,
    verify: async (payment) => {
      const verdict = await gateway.verify(payment);
      if (verifies === 'silent') throw new Error('The answer was lost.');
      if (verifies === 'fraction' && 'amount' in verdict) return { ...verdict, amount: 900_000.5 };
      return verdict;
    },
  }));
});
beforeEach(async () => {
  verifies = 'truly';
  ({ userId } = await createCustomer(shop.db));
});
afterAll(() => shop.close());

async function startOrder() {
  const orderId = await shop.placeOrder(userId);
  return { orderId, ...(await shop.start({ userId, purpose: 'order', orderId, amount: 900_000 })) };
}

test('a gateway without inquiries is asked for the money again after a lost answer', async () => {
  const { orderId, attempt, token } = await startOrder();
  verifies = 'silent';
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'unknown' });
  verifies = 'truly';
  shop.clock.now += 5 * minuteMs;
  await shop.runWorker();
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('an attempt whose browser never returned expires at a gateway without inquiries', async () => {
  const { attempt } = await startOrder();
  shop.clock.now += 30 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'expired' });
});

test('an amount with a fraction of a toman pays nothing, and the rest goes back', async () => {
  const { orderId, attempt, token } = await startOrder();
  verifies = 'fraction';
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  expect(['reverted', 'refunded']).toContain((await shop.attempt(attempt)).state);
});

test('attempts of a gateway that is no longer configured do not keep the worker from the others', async () => {
  const { attempt } = await startOrder();
  shop.clock.now += 5 * minuteMs;
  const { payment } = shop.context;
  await runWorkerOnce({
    ...shop.context,
    payment: { ...payment, gateways: gatewaysOf([]) },
    sms: { hasVoice: false, sendCode: async () => undefined },
    storage: memoryStorage(),
    publish: async () => undefined,
  });
  const { nextInquiryAt } = await shop.attempt(attempt);
  expect(Date.parse(nextInquiryAt ?? '')).toBeGreaterThan(shop.clock.now);
});

test('a return after the money has arrived writes nothing', async () => {
  const { attempt, token } = await startOrder();
  const back = await shop.choose(token, 'pay');
  await shop.follow(back);
  const logs = () =>
    run<{ count: number }>(shop.db, 'SELECT count(*)::int AS count FROM payment_logs WHERE attempt_id = $1', [
      attempt,
    ]);
  const before = await logs();
  await shop.follow(back, { junk: 'x'.repeat(10_000) });
  expect(await logs()).toEqual(before);
});

test("a lender's money fills no wallet", async () => {
  const { payment } = shop.context;
  const lender = payment.gateways.all.map((gateway) => ({ ...gateway, kind: 'instalment' as const }));
  const context = { ...shop.context, payment: { ...payment, gateways: gatewaysOf(lender) } };
  const recharge = {
    userId,
    purpose: 'recharge' as const,
    orderId: null,
    amount: 900_000,
    gateway: 'sandbox',
  };
  await expect(startPayment(context, recharge)).rejects.toMatchObject({ statusCode: 400 });
});
