import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { lockKeys } from '@/backend/db/lockKeys';
import { startPayment } from '@/backend/domains/buy/payment/start';
import { type JobHandlers, runOutbox } from '@/backend/server/outbox';
import { createInquiries } from '@/backend/worker/inquiries';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

/** Payments that the gateway was asked to settle, and told to be delivered. */
let settled: string[];
let delivered: number[];
let settles: boolean;
let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop(() => ({
    settle: async ({ attemptId }) => {
      if (!settles) throw new Error('The lender is silent.');
      settled.push(attemptId);
    },
    deliver: async (_payment, { orderId }) => {
      delivered.push(orderId);
    },
  }));
  await run(
    shop.db,
    `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["sandbox", "silent", "slow"]')`,
  );
});
beforeEach(() => {
  settled = [];
  delivered = [];
  settles = true;
});
afterAll(() => shop.close());

/** Waits until something holds, at most five seconds. */
async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen.');
}

async function payOrder() {
  const { userId } = await createCustomer(shop.db);
  const orderId = await shop.placeOrder(userId);
  const { attempt, token } = await shop.start({ userId, purpose: 'order', orderId, amount: 900_000 });
  await shop.follow(await shop.choose(token, 'pay'));
  return { orderId, attempt };
}

test('a payment is settled once at a gateway that wants it, after the order is paid', async () => {
  settles = false;
  const { orderId, attempt } = await payOrder();
  expect(await shop.orderState(orderId)).toBe('preparing');
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'paid' });
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'verified' });
  settles = true;
  shop.clock.now += 5 * minuteMs;
  await shop.runWorker();
  shop.clock.now += 60 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(settled).toEqual([attempt]);
});

test('the gateway hears of the delivery of the order that it paid', async () => {
  const { orderId } = await payOrder();
  const at = new Date(shop.clock.now).toISOString();
  await run(shop.db, `INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'delivered', $2)`, [
    orderId,
    at,
  ]);
  await shop.runWorker();
  expect(delivered).toEqual([orderId]);
});

test('a queued job is tried again with growing pauses, and by one process at a time', async () => {
  const key = `relist:${randomUUID()}`;
  await run(
    shop.db,
    `INSERT INTO outbox (kind, key, payload, next_try_at, created_at) VALUES ('probe', $1, '{}', $2, $2)`,
    [key, new Date(shop.clock.now).toISOString()],
  );
  const tries: number[] = [];
  const begun = shop.clock.now;
  const failing: JobHandlers = {
    probe: async () => {
      tries.push((shop.clock.now - begun) / minuteMs);
      throw new Error('Not yet.');
    },
  };
  const options = { now: () => shop.clock.now, onFailure: () => undefined };
  for (let minutes = 0; minutes < 31; minutes += 1) {
    await Promise.all([runOutbox(shop.db, failing, options), runOutbox(shop.db, failing, options)]);
    shop.clock.now += minuteMs;
  }
  expect(tries).toEqual([0, 2, 6, 14, 30]);
  shop.clock.now += 60 * minuteMs;
  expect(await runOutbox(shop.db, { probe: async () => undefined }, options)).toBe(1);
  expect(await runOutbox(shop.db, { probe: async () => undefined }, options)).toBe(0);
});

test('one process at a time holds the lock of the worker', async () => {
  const first = await shop.db.tryLock(lockKeys.worker);
  expect(first?.isHeld()).toBe(true);
  // The embedded database has only one process.
  if (shop.db.engine === 'server') expect(await shop.db.tryLock(lockKeys.worker)).toBeNull();
  await first?.release();
  const second = await shop.db.tryLock(lockKeys.worker);
  expect(second?.isHeld()).toBe(true);
  await second?.release();
});

test('a gateway that does not answer delays neither the orders nor the payments of another', async () => {
  const { payment } = shop.context;
  const answers: (() => void)[] = [];
  const [sandbox] = payment.gateways.all;
  if (!sandbox) throw new Error('The sandbox bank is missing.');
  const silent: PaymentGateway = {
    ...sandbox,
    code: 'silent',
    inquire: () => new Promise((resolve) => answers.push(() => resolve({ outcome: 'pending' }))),
  };
  const context = { ...shop.context, payment: { ...payment, gateways: gatewaysOf([sandbox, silent]) } };
  const { userId } = await createCustomer(shop.db);
  for (let count = 0; count < 6; count += 1) {
    const order = {
      userId,
      purpose: 'order' as const,
      orderId: await shop.placeOrder(userId),
      amount: 900_000,
    };
    await startPayment(context, { ...order, gateway: 'silent' });
  }
  const abandoned = await shop.placeOrder(userId, { heldMinutes: 1 });
  const paid = await shop.placeOrder(userId);
  const { token } = await shop.start({ userId, purpose: 'order', orderId: paid, amount: 900_000 });
  await shop.bank.books.decide(token, 'pay');
  shop.clock.now += 2 * minuteMs;

  let isRunning = true;
  const running = shop.runWorker(context).finally(() => {
    isRunning = false;
  });
  await waitUntil(async () => (await shop.orderState(abandoned)) === 'cancelled');
  await waitUntil(async () => (await shop.orderState(paid)) === 'preparing');
  // Four of its attempts are asked about at the same time, and no more.
  await waitUntil(async () => answers.length >= 4);
  expect(answers).toHaveLength(4);
  await waitUntil(async () => {
    answers.shift()?.();
    return !isRunning;
  });
  await running;
});

test('a turn leaves out the gateways that have not answered an earlier one', async () => {
  const { payment } = shop.context;
  let asked = 0;
  let answer = () => {};
  const [sandbox] = payment.gateways.all;
  if (!sandbox) throw new Error('The sandbox bank is missing.');
  const slow: PaymentGateway = {
    ...sandbox,
    code: 'slow',
    inquire: () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve({ outcome: 'pending' });
      });
    },
  };
  const context = { ...shop.context, payment: { ...payment, gateways: gatewaysOf([slow]) } };
  const { userId } = await createCustomer(shop.db);
  const orderId = await shop.placeOrder(userId);
  await startPayment(context, { userId, purpose: 'order', orderId, amount: 900_000, gateway: 'slow' });
  shop.clock.now += 2 * minuteMs;
  const runInquiries = createInquiries(context);
  const first = runInquiries(() => true);
  await waitUntil(async () => asked === 1);
  await runInquiries(() => true);
  expect(asked).toBe(1);
  answer();
  await first;
});
