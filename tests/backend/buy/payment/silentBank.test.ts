import { amount, type FaultyBankShop, openFaultyBankShop } from '@/tests/support/buy/faultyBank';
import { minuteMs } from '@/tests/support/buy/paymentShop';
import { type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

let shop: FaultyBankShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openFaultyBankShop();
});
beforeEach(async () => {
  Object.assign(shop.faults, { broken: {}, reverses: true });
  customer = await createCustomer(shop.db);
});
afterAll(() => shop.close());

test('a payment survives a bank that does not answer for an hour', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  const back = await shop.choose(token, 'pay');
  shop.faults.broken = { verify: true, inquire: true };
  await shop.follow(back);
  for (let minutes = 0; minutes < 25; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'unknown' });
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  shop.faults.broken = {};
  shop.clock.now += 4 * minuteMs;
  await shop.runWorker();
  shop.clock.now += 30 * minuteMs;
  await shop.runWorker();
  expect((await shop.attempt(attempt)).state).toMatch(/^(settled|failed)$/);
});

test('a payment that no bank answers for ends after an hour, and its late money goes into the wallet', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  const back = await shop.choose(token, 'pay');
  shop.faults.broken = { verify: true, inquire: true };
  await shop.follow(back);
  // The bank has paid the shop, but its answer was lost.
  await shop.bank.gateway.verify({ attemptId: attempt, token, amount, tracking: null });
  for (let minutes = 0; minutes < 61; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.result(attempt)).toMatchObject({
    outcome: 'notPaid',
    reason: expect.stringContaining('۷۲ ساعت'),
  });
  expect(await shop.orderState(orderId)).toBe('cancelled');
  shop.faults.broken = {};
  shop.faults.reverses = false;
  shop.clock.now += 31 * minuteMs;
  await shop.runWorker();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'wallet' });
  expect(await shop.entries(customer.userId)).toEqual([amount]);
});

test('an attempt that nobody pays is expired, and its order is released with everything it kept', async () => {
  await shop.fill(customer.userId, 300_000);
  const orderId = await shop.placeOrder(customer.userId, { fromWallet: 100_000 });
  const { attempt } = await shop.start({
    userId: customer.userId,
    purpose: 'order',
    orderId,
    amount: 800_000,
  });
  expect(await shop.result(attempt)).toMatchObject({ walletHeld: 100_000, walletReleased: 0 });
  for (let minutes = 0; minutes < 22; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'failed' });
  expect(await shop.orderState(orderId)).toBe('cancelled');
  expect(await shop.result(attempt)).toMatchObject({
    outcome: 'notPaid',
    walletHeld: 0,
    walletReleased: 100_000,
  });
});

test('an order is kept while the bank is being asked about its payment', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  shop.clock.now += 14 * minuteMs;
  shop.faults.broken = { verify: true, inquire: true };
  await shop.follow(await shop.choose(token, 'pay'));
  shop.clock.now += 8 * minuteMs;
  await shop.runWorker();
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  shop.faults.broken = {};
  shop.clock.now += 3 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a verification whose process ended is taken up again', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.bank.books.decide(token, 'pay');
  await run(shop.db, `UPDATE payment_attempts SET state = 'verifying', next_inquiry_at = $2 WHERE id = $1`, [
    attempt,
    new Date(shop.clock.now + 2 * minuteMs).toISOString(),
  ]);
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'verifying' });
  shop.clock.now += 2 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});
