import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from '@/backend/adapters/payment/gateway';
import { gatewaysOf } from '@/backend/adapters/payment/gateways';
import { lockKeys } from '@/backend/db/lockKeys';
import { startPayment } from '@/backend/domains/buy/payment/start';
import { type JobHandlers, runOutbox } from '@/backend/server/outbox';
import { createInquiries } from '@/backend/worker/inquiries';
import { forAllTests } from '@/tests/support/backend';
import { amount, minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { until } from '@/tests/support/until';

describe('a bank that does not answer', () => {
  const shop = forAllTests(() => openPaymentShop());
  beforeEach(() => {
    Object.assign(shop.faults, { silent: [], reverses: true });
  });

  test('for an hour ends a payment, and its late money goes into the wallet', async () => {
    const payment = await shop.leaveForBank();
    const { attempt, token } = payment;
    shop.faults.silent = ['verify', 'inquire'];
    await payment.pay();
    // The bank has paid the shop, but its answer was lost.
    await shop.bank.gateway.verify({ attemptId: attempt, token, amount, tracking: null });
    await shop.pass(61, true);
    const reason = expect.stringContaining('۷۲ ساعت');
    expect(await payment.result()).toMatchObject({ outcome: 'notPaid', reason });
    expect(await shop.orderState(payment.orderId)).toBe('cancelled');
    Object.assign(shop.faults, { silent: [], reverses: false });
    await shop.pass(31);
    expect(await payment.result()).toMatchObject({ outcome: 'refunded', refundedTo: 'wallet' });
    expect(await shop.entries(payment.userId)).toEqual([amount]);
  });

  test('keeps an order as long as it is being asked about its payment', async () => {
    const payment = await shop.leaveForBank();
    shop.clock.now += 14 * minuteMs;
    shop.faults.silent = ['verify', 'inquire'];
    await payment.pay();
    await shop.pass(8);
    expect(await shop.orderState(payment.orderId)).toBe('awaitingPayment');
    shop.faults.silent = [];
    await shop.pass(3);
    expect(await payment.states()).toEqual(['settled', 'preparing']);
  });

  test('an attempt that nobody pays is expired, and its order is released with everything it kept', async () => {
    const { userId } = await shop.customer();
    await shop.fill(userId, 300_000);
    const orderId = await shop.placeOrder(userId, { fromWallet: 100_000 });
    const { attempt } = await shop.start({ userId, purpose: 'order', orderId, amount: 800_000 });
    expect(await shop.result(attempt)).toMatchObject({ walletHeld: 100_000, walletReleased: 0 });
    await shop.pass(22, true);
    expect((await shop.attempt(attempt)).state).toBe('failed');
    expect(await shop.orderState(orderId)).toBe('cancelled');
    expect(await shop.result(attempt)).toMatchObject({
      outcome: 'notPaid',
      walletHeld: 0,
      walletReleased: 100_000,
    });
  });
});

describe('a gateway without a call that only asks', () => {
  /** Answer of the gateway to a verification instead of the sandbox bank's verdict. */
  let verifies: 'truly' | 'silent' | 'fraction' = 'truly';
  const shop = forAllTests(() =>
    openPaymentShop((gateway) => ({
      inquire: undefined as never,
      verify: async (payment) => {
        const verdict = await gateway.verify(payment);
        if (verifies === 'silent') throw new Error('The answer was lost.');
        if (verifies === 'fraction' && 'amount' in verdict) return { ...verdict, amount: 900_000.5 };
        return verdict;
      },
    })),
  );
  beforeEach(() => {
    verifies = 'truly';
  });

  test('is asked for the money again after a lost answer', async () => {
    const payment = await shop.leaveForBank();
    verifies = 'silent';
    await payment.pay();
    expect((await payment.states())[0]).toBe('unknown');
    verifies = 'truly';
    await shop.pass(5);
    expect(await shop.orderState(payment.orderId)).toBe('preparing');
  });

  test('lets an attempt expire whose browser never returned', async () => {
    const payment = await shop.leaveForBank();
    await shop.pass(30);
    expect((await payment.states())[0]).toBe('expired');
  });

  test('that takes a fraction of a toman pays nothing, and the money goes back', async () => {
    const payment = await shop.leaveForBank();
    verifies = 'fraction';
    await payment.pay();
    const [attempt, order] = await payment.states();
    expect(order).toBe('awaitingPayment');
    expect(['reverted', 'refunded']).toContain(attempt);
  });

  test('does not keep the worker from the others when it is no longer configured', async () => {
    const { attempt } = await shop.leaveForBank();
    shop.clock.now += 5 * minuteMs;
    const { payment } = shop.context;
    await shop.runWorker({ ...shop.context, payment: { ...payment, gateways: gatewaysOf([]) } });
    const { nextInquiryAt } = await shop.attempt(attempt);
    expect(Date.parse(nextInquiryAt ?? '')).toBeGreaterThan(shop.clock.now);
  });

  test('a return after the money has arrived writes nothing', async () => {
    const { attempt, token } = await shop.leaveForBank();
    const back = await shop.choose(token);
    await shop.follow(back);
    const logs = () => shop.run('SELECT id FROM payment_logs WHERE attempt_id = $1 ORDER BY id', [attempt]);
    const before = await logs();
    await shop.follow(back, { junk: 'x'.repeat(10_000) });
    expect(await logs()).toEqual(before);
  });

  test("a lender's money fills no wallet", async () => {
    const { userId } = await shop.customer();
    const { payment } = shop.context;
    const lenders = payment.gateways.all.map((gateway) => ({ ...gateway, kind: 'instalment' as const }));
    const context = { ...shop.context, payment: { ...payment, gateways: gatewaysOf(lenders) } };
    const recharge = { userId, purpose: 'recharge', orderId: null, amount, gateway: 'sandbox' } as const;
    await expect(startPayment(context, recharge)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('the worker', () => {
  /** Payments that the gateway was asked to settle, and told to be delivered. */
  const settled: string[] = [];
  const delivered: number[] = [];
  let settles = true;
  const shop = forAllTests(async () => {
    const opened = await openPaymentShop(() => ({
      settle: async ({ attemptId }) => {
        if (!settles) throw new Error('The lender is silent.');
        settled.push(attemptId);
      },
      deliver: async (_payment, { orderId }) => {
        delivered.push(orderId);
      },
    }));
    await opened.run(
      `UPDATE settings SET company = jsonb_set(company, '{validGateways}', '["sandbox", "silent", "slow"]')`,
    );
    return opened;
  });

  /** What the worker sees when this gateway, with the functions of the sandbox bank, is there too. */
  function besides(code: string, inquire: PaymentGateway['inquire']) {
    const { payment } = shop.context;
    const [sandbox] = payment.gateways.all;
    if (!sandbox) throw new Error('The sandbox bank is missing.');
    const gateways = gatewaysOf([sandbox, { ...sandbox, code, inquire }]);
    return { ...shop.context, payment: { ...payment, gateways } };
  }
  const startAt = async (context: typeof shop.context, gateway: string) => {
    const { userId } = await shop.customer();
    const orderId = await shop.placeOrder(userId);
    await startPayment(context, { userId, purpose: 'order', orderId, amount, gateway });
  };

  test('settles a payment once at a gateway that wants it, after the order is paid', async () => {
    settles = false;
    const payment = await shop.leaveForBank();
    await payment.pay();
    expect(await shop.orderState(payment.orderId)).toBe('preparing');
    expect(await payment.result()).toMatchObject({ outcome: 'paid' });
    await shop.runWorker();
    expect((await payment.states())[0]).toBe('verified');
    settles = true;
    await shop.pass(5);
    await shop.pass(60);
    expect((await payment.states())[0]).toBe('settled');
    expect(settled).toEqual([payment.attempt]);
  });

  test('tells the gateway of the delivery of the order that it paid', async () => {
    const payment = await shop.leaveForBank();
    await payment.pay();
    await shop.run(`INSERT INTO order_events (order_id, kind, at) VALUES ($1, 'delivered', $2)`, [
      payment.orderId,
      new Date(shop.clock.now).toISOString(),
    ]);
    await shop.runWorker();
    expect(delivered).toEqual([payment.orderId]);
  });

  test('tries a queued job again with growing pauses, in one process at a time', async () => {
    await shop.run(
      `INSERT INTO outbox (kind, key, payload, next_try_at, created_at) VALUES ('probe', $1, '{}', $2, $2)`,
      [`relist:${randomUUID()}`, new Date(shop.clock.now).toISOString()],
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

  test('holds its lock in one process at a time', async () => {
    const first = await shop.db.tryLock(lockKeys.worker);
    expect(first?.isHeld()).toBe(true);
    // The embedded database has only one process.
    if (shop.db.engine === 'server') expect(await shop.db.tryLock(lockKeys.worker)).toBeNull();
    await first?.release();
    const second = await shop.db.tryLock(lockKeys.worker);
    expect(second?.isHeld()).toBe(true);
    await second?.release();
  });

  test('lets a gateway that does not answer delay neither the orders nor the payments of another', async () => {
    const answers: (() => void)[] = [];
    const context = besides(
      'silent',
      () => new Promise((resolve) => answers.push(() => resolve({ outcome: 'pending' }))),
    );
    for (let count = 0; count < 6; count += 1) await startAt(context, 'silent');
    const { userId } = await shop.customer();
    const abandoned = await shop.placeOrder(userId, { heldMinutes: 1 });
    const paid = await shop.leaveForBank();
    await shop.bank.books.decide(paid.token, 'pay');
    shop.clock.now += 2 * minuteMs;

    let isRunning = true;
    const running = shop.runWorker(context).finally(() => {
      isRunning = false;
    });
    await until(async () => {
      expect(await shop.orderState(abandoned)).toBe('cancelled');
      expect(await shop.orderState(paid.orderId)).toBe('preparing');
    });
    // Four of its attempts are asked about at the same time, and no more.
    await until(() => expect(answers.length).toBeGreaterThanOrEqual(4));
    expect(answers).toHaveLength(4);
    await until(() => {
      answers.shift()?.();
      expect(isRunning).toBe(false);
    });
    await running;
  });

  test('leaves out the gateways that have not answered an earlier turn', async () => {
    let asked = 0;
    let answer = () => {};
    const context = besides('slow', () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = () => resolve({ outcome: 'pending' });
      });
    });
    await startAt(context, 'slow');
    shop.clock.now += 2 * minuteMs;
    const runInquiries = createInquiries(context);
    const first = runInquiries(() => true);
    await until(() => expect(asked).toBe(1));
    await runInquiries(() => true);
    expect(asked).toBe(1);
    answer();
    await first;
  });
});
