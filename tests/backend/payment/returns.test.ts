import { randomUUID } from 'node:crypto';
import { type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/paymentShop';

/** Which functions of the gateway do not answer, or refuse, in the present test. */
let broken: Partial<Record<'verify' | 'inquire' | 'start', boolean>>;
let reverses: boolean;
let shop: PaymentShop;
let customer: Customer;
beforeAll(async () => {
  const unlessBroken =
    <Args extends unknown[], Result>(
      name: 'verify' | 'inquire' | 'start',
      run: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      if (broken[name]) throw new Error('The bank is silent.');
      return run(...args);
    };
  shop = await openPaymentShop((gateway) => ({
    start: unlessBroken('start', gateway.start),
    verify: unlessBroken('verify', gateway.verify),
    inquire: unlessBroken(
      'inquire',
      async (payment) => (await gateway.inquire?.(payment)) ?? { outcome: 'unknown', reason: '' },
    ),
    reverse: async (payment) => reverses && ((await gateway.reverse?.(payment)) ?? false),
  }));
});
beforeEach(async () => {
  broken = {};
  reverses = true;
  customer = await createCustomer(shop.db);
});
afterAll(() => shop.close());

const amount = 900_000;

async function leaveForBank(orderId?: number) {
  const id = orderId ?? (await shop.placeOrder(customer.userId));
  const started = await shop.start({ userId: customer.userId, purpose: 'order', orderId: id, amount });
  return { orderId: id, ...started };
}
const release = (orderId: number) =>
  run(shop.db, 'SELECT * FROM release_order($1, $2::timestamptz)', [
    orderId,
    new Date(shop.clock.now).toISOString(),
  ]);

test('a return is taken by GET and by POST', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  await shop.bank.books.decide(token, 'pay');
  const path = `/payment/response?gateway=sandbox&attempt=${attempt}`;
  expect(await shop.follow(path, { Token: token, Status: 'OK' })).toBe(`/payment-resualt?attempt=${attempt}`);
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a return with a wrong token, gateway or attempt changes nothing and still leads to the result', async () => {
  const { attempt, token } = await leaveForBank();
  await shop.bank.books.decide(token, 'pay');
  const returns = [
    `/payment/callback?gateway=sandbox&attempt=${attempt}&Token=other&Status=OK`,
    `/payment/callback?gateway=other&attempt=${attempt}&Token=${token}&Status=OK`,
    `/payment/callback?gateway=sandbox&attempt=${randomUUID()}&Token=${token}&Status=OK`,
    '/payment/callback?gateway=sandbox&attempt=1&Token=x',
    '/payment/callback',
  ];
  for (const address of returns)
    expect(await shop.follow(address)).toMatch(/^\/payment-resualt(\?attempt=[\da-f-]+)?$/);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'redirected' });
});

test('a browser that says paid is not believed', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  await shop.follow(`/payment/callback?gateway=sandbox&attempt=${attempt}&Token=${token}&Status=OK`);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'failed' });
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
});

test('a payment after a premature return is recorded', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  const early = `/payment/callback?gateway=sandbox&attempt=${attempt}&Token=${token}&Status=CANCELLED`;
  await shop.follow(early);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'cancelled' });
  await shop.follow(early);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'cancelled' });
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('an order that was cancelled meanwhile is not paid, and the money goes back to the card', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  await release(orderId);
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.orderState(orderId)).toBe('cancelled');
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
  expect(await shop.bank.books.find(token)).toMatchObject({ state: 'reversed' });
  expect(await shop.notices(customer.userId)).toMatchObject([
    { kind: 'wallet', title: 'وجه پرداخت به شما برگشت' },
  ]);
});

test('money that cannot go back to the card goes into the wallet once, and the shopper is told', async () => {
  reverses = false;
  const { attempt, orderId, token } = await leaveForBank();
  await release(orderId);
  const back = await shop.choose(token, 'pay');
  await Promise.all([shop.follow(back), shop.follow(back)]);
  await shop.runWorker();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'wallet' });
  expect(await shop.entries(customer.userId)).toEqual([amount]);
  expect(await shop.notices(customer.userId)).toHaveLength(1);
});

test('of two attempts in two tabs the first pays the order and the second is given back', async () => {
  const first = await leaveForBank();
  const second = await leaveForBank(first.orderId);
  await Promise.all([
    shop.follow(await shop.choose(first.token, 'pay')),
    shop.follow(await shop.choose(second.token, 'pay')),
  ]);
  const states = [await shop.attempt(first.attempt), await shop.attempt(second.attempt)].map(
    ({ state }) => state,
  );
  expect(states.sort()).toEqual(['reverted', 'settled']);
});

test('money whose way back is not known waits for the worker, and is never given back twice', async () => {
  reverses = false;
  const { attempt, orderId, token } = await leaveForBank();
  await release(orderId);
  const back = await shop.choose(token, 'pay');
  broken.inquire = true;
  await shop.follow(back);
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'checking' });
  await shop.follow(back);
  await shop.runWorker();
  // The bank has reversed it although its answer was lost.
  await shop.bank.books.reverse(token);
  broken.inquire = false;
  shop.clock.now += 10 * minuteMs;
  await shop.runWorker();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
  expect(await shop.entries(customer.userId)).toEqual([]);
});

test('a payment survives a bank that does not answer for an hour', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  const back = await shop.choose(token, 'pay');
  broken = { verify: true, inquire: true };
  await shop.follow(back);
  for (let minutes = 0; minutes < 25; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'unknown' });
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  broken = {};
  shop.clock.now += 4 * minuteMs;
  await shop.runWorker();
  shop.clock.now += 30 * minuteMs;
  await shop.runWorker();
  expect((await shop.attempt(attempt)).state).toMatch(/^(settled|failed)$/);
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
  for (let minutes = 0; minutes < 22; minutes += 1) {
    shop.clock.now += minuteMs;
    await shop.runWorker();
  }
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'failed' });
  expect(await shop.orderState(orderId)).toBe('cancelled');
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'notPaid', walletReleased: 100_000 });
});

test('an order is kept while the bank is being asked about its payment', async () => {
  const { attempt, orderId, token } = await leaveForBank();
  shop.clock.now += 14 * minuteMs;
  broken = { verify: true, inquire: true };
  await shop.follow(await shop.choose(token, 'pay'));
  shop.clock.now += 8 * minuteMs;
  await shop.runWorker();
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
  broken = {};
  shop.clock.now += 3 * minuteMs;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a verification whose process ended is taken up again', async () => {
  const { attempt, orderId, token } = await leaveForBank();
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

test('a gateway that cannot be reached starts nothing, and the shopper is told so', async () => {
  broken.start = true;
  const orderId = await shop.placeOrder(customer.userId);
  await expect(leaveForBank(orderId)).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' });
  const [row] = await run<{ state: string }>(
    shop.db,
    'SELECT state FROM payment_attempts WHERE order_id = $1',
    [orderId],
  );
  expect(row).toEqual({ state: 'failed' });
});

test('the log of an attempt has no number of a card', async () => {
  const { attempt, token } = await leaveForBank();
  await shop.bank.books.decide(token, 'pay');
  const path = `/payment/response?gateway=sandbox&attempt=${attempt}`;
  await shop.follow(path, {
    Token: token,
    Status: 'OK',
    CardNumber: '6037 9918 9999 0000',
    Authorization: 'Bearer abc',
  });
  const rows = await run<{ step: string; body: unknown }>(
    shop.db,
    'SELECT step, body FROM payment_logs WHERE attempt_id = $1 ORDER BY id',
    [attempt],
  );
  expect(rows.map(({ step }) => step)).toEqual(['start', 'callback', 'verify']);
  expect(JSON.stringify(rows)).not.toMatch(/9918|abc/);
});
