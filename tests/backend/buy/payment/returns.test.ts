import { randomUUID } from 'node:crypto';
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

test('a return is taken by GET and by POST', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.bank.books.decide(token, 'pay');
  const path = `/payment/response?gateway=sandbox&attempt=${attempt}`;
  expect(await shop.follow(path, { Token: token, Status: 'OK' })).toBe(`/payment-resualt?attempt=${attempt}`);
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('a return with a wrong token, gateway or attempt changes nothing and still leads to the result', async () => {
  const { attempt, token } = await shop.leaveForBank(customer);
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
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.follow(`/payment/callback?gateway=sandbox&attempt=${attempt}&Token=${token}&Status=OK`);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'failed' });
  expect(await shop.orderState(orderId)).toBe('awaitingPayment');
});

test('a payment after a premature return is recorded', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  const early = `/payment/callback?gateway=sandbox&attempt=${attempt}&Token=${token}&Status=CANCELLED`;
  await shop.follow(early);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'cancelled' });
  await shop.follow(early);
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'cancelled' });
  // The bank was asked a moment ago, so the worker asks it again.
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'cancelled' });
  shop.clock.now += 30_000;
  await shop.runWorker();
  expect(await shop.attempt(attempt)).toMatchObject({ state: 'settled' });
  expect(await shop.orderState(orderId)).toBe('preparing');
});

test('the return of a given up payment asks the bank once in 30 seconds and 20 times in all, and 20 returns are logged', async () => {
  const { attempt, token } = await shop.leaveForBank(customer);
  const back = `/payment/callback?gateway=sandbox&attempt=${attempt}&Token=${token}&Status=CANCELLED`;
  await shop.follow(back);
  const logged = async (step: string) =>
    Number(
      (
        await run<{ n: string }>(
          shop.db,
          'SELECT count(*) AS n FROM payment_logs WHERE attempt_id = $1 AND step = $2',
          [attempt, step],
        )
      )[0]?.n,
    );
  await Promise.all(Array.from({ length: 10 }, () => shop.follow(back)));
  expect(await logged('inquire')).toBe(1);
  for (let times = 0; times < 25; times += 1) {
    shop.clock.now += 30_000;
    await shop.follow(back);
  }
  expect([await logged('inquire'), await logged('callback')]).toEqual([20, 20]);
  shop.clock.now += 30_000;
  await shop.runWorker();
  expect(await logged('inquire')).toBe(20);
});

test('an order that was cancelled meanwhile is not paid, and the money goes back to the card', async () => {
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.release(orderId);
  await shop.follow(await shop.choose(token, 'pay'));
  expect(await shop.orderState(orderId)).toBe('cancelled');
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
  expect(await shop.bank.books.find(token)).toMatchObject({ state: 'reversed' });
  expect(await shop.notices(customer.userId)).toMatchObject([
    { kind: 'wallet', title: 'وجه پرداخت به شما برگشت' },
  ]);
});

test('money that cannot go back to the card goes into the wallet once, and the shopper is told', async () => {
  shop.faults.reverses = false;
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.release(orderId);
  const back = await shop.choose(token, 'pay');
  await Promise.all([shop.follow(back), shop.follow(back)]);
  await shop.runWorker();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'wallet' });
  expect(await shop.entries(customer.userId)).toEqual([amount]);
  expect(await shop.notices(customer.userId)).toHaveLength(1);
});

test('of two attempts in two tabs the first pays the order and the second is given back', async () => {
  const first = await shop.leaveForBank(customer);
  const second = await shop.leaveForBank(customer, first.orderId);
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
  shop.faults.reverses = false;
  const { attempt, orderId, token } = await shop.leaveForBank(customer);
  await shop.release(orderId);
  const back = await shop.choose(token, 'pay');
  shop.faults.broken.inquire = true;
  await shop.follow(back);
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'checking' });
  await shop.follow(back);
  await shop.runWorker();
  // The bank has reversed it although its answer was lost.
  await shop.bank.books.reverse(token);
  shop.faults.broken.inquire = false;
  shop.clock.now += 10 * minuteMs;
  await shop.runWorker();
  expect(await shop.result(attempt)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
  expect(await shop.entries(customer.userId)).toEqual([]);
});

test('a gateway that cannot be reached starts nothing, and the shopper is told so', async () => {
  shop.faults.broken.start = true;
  const orderId = await shop.placeOrder(customer.userId);
  await expect(shop.leaveForBank(customer, orderId)).rejects.toMatchObject({
    statusCode: 503,
    code: 'unavailable',
  });
  const [row] = await run<{ state: string }>(
    shop.db,
    'SELECT state FROM payment_attempts WHERE order_id = $1',
    [orderId],
  );
  expect(row).toEqual({ state: 'failed' });
});

test('the log of an attempt has no number of a card', async () => {
  const { attempt, token } = await shop.leaveForBank(customer);
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
