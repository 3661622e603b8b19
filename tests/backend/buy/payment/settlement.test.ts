import { randomUUID } from 'node:crypto';
import type { Order } from '@/contract/order';
import type { InstalmentPayment, PaymentStart } from '@/contract/payment';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

let shop: PaymentShop;
let customer: Customer;
let orderId: number;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const dayMs = 24 * 60 * minuteMs;
const facility = {
  name: 'طرح پله',
  method: 'amortised',
  months: 4,
  annualRate: 23,
  prepayment: 0,
  aboveCeiling: 0,
  fee: 0,
  loanAmount: 960_000,
  amountPerMonth: 250_000,
};

/** An order of four instalments of 250,000 with 16,000, 12,000, 8,000 and 4,000 interest; the first is due tomorrow. */
beforeEach(async () => {
  customer = await createCustomer(shop.db, { now: shop.clock.now });
  orderId = await shop.placeOrder(customer.userId);
  await run(
    shop.db,
    `UPDATE orders SET state = 'preparing', paid_at = placed_at, facility = $2 WHERE id = $1`,
    [orderId, JSON.stringify(facility)],
  );
  await run(
    shop.db,
    `INSERT INTO instalments (order_id, number, due_date, amount, interest)
      SELECT $1, n, $2::date + 1 + (n - 1) * 30, 250000, (5 - n) * 4000 FROM generate_series(1, 4) n`,
    [orderId, new Date(shop.clock.now).toISOString().slice(0, 10)],
  );
});

const call = (key: string = randomUUID()) => asCustomer(shop.app, customer.token, { 'idempotency-key': key });
const pay = (numbers: number[], amount: number, gateway: string | null = null) =>
  call().post<InstalmentPayment>(`/user/orders/${orderId}/payInstalments`, { numbers, amount, gateway });
const readOrder = async () => (await call().get<Order>(`/user/orders/${orderId}`)).data;
const savings = async () =>
  (await readOrder()).instalments.map(({ paidAt, saving }) => (paidAt === null ? null : saving));
const startAt = async (numbers: number[], amount: number): Promise<PaymentStart> => {
  const { payment } = (await pay(numbers, amount, 'sandbox')).data;
  if (!payment) throw new Error('The payment was not started.');
  return payment;
};
const follow = async ({ redirect }: PaymentStart) =>
  shop.follow(await shop.choose(redirect.url.split('/').at(-1) ?? '', 'pay'));

test('the order says what settling costs, and the wallet settles for exactly that', async () => {
  await shop.fill(customer.userId, 1_000_000);
  expect((await readOrder()).settlement).toEqual({ amount: 976_000, saving: 24_000 });
  expect(await pay([1, 2, 3, 4], 1_000_000)).toMatchObject({
    status: 409,
    code: 'changed',
    message: expect.stringContaining('۹۷۶٬۰۰۰ تومان'),
  });
  expect((await pay([1, 2, 3, 4], 976_000)).status).toBe(200);
  expect(await savings()).toEqual([0, 12_000, 8_000, 4_000]);
  expect(await shop.entries(customer.userId)).toEqual([1_000_000, -976_000]);
  expect((await readOrder()).settlement).toBeNull();
});

test('paying some costs their full amounts, and the rest can be settled afterwards', async () => {
  await shop.fill(customer.userId, 1_000_000);
  expect(await pay([3, 4], 488_000)).toMatchObject({ status: 409, code: 'changed' });
  expect((await pay([3, 4], 500_000)).status).toBe(200);
  expect((await readOrder()).settlement).toEqual({ amount: 488_000, saving: 12_000 });
  expect((await pay([1, 2], 488_000)).status).toBe(200);
  expect(await savings()).toEqual([0, 12_000, 0, 0]);
});

// The shop opens at 11:30 in Tehran, so that the day of the first instalment ends 36 and a half hours later.
test('the amount of a started payment holds although the next month begins before the bank answers', async () => {
  shop.clock.now += dayMs + 12 * 60 * minuteMs + 25 * minuteMs;
  const started = await startAt([1, 2, 3, 4], 976_000);
  const token = started.redirect.url.split('/').at(-1) ?? '';
  const back = await shop.choose(token, 'pay');
  shop.clock.now += 10 * minuteMs;
  expect((await readOrder()).settlement).toEqual({ amount: 988_000, saving: 12_000 });
  await shop.follow(back);
  expect(await savings()).toEqual([0, 12_000, 8_000, 4_000]);
  expect(await shop.result(started.attemptId)).toMatchObject({ outcome: 'paid', amount: 976_000 });
});

test('a settlement that arrives after an instalment was paid goes back', async () => {
  await shop.fill(customer.userId, 250_000);
  const started = await startAt([1, 2, 3, 4], 976_000);
  await pay([1], 250_000);
  await follow(started);
  expect(await savings()).toEqual([0, null, null, null]);
  expect(await shop.result(started.attemptId)).toMatchObject({ outcome: 'refunded' });
});

test('a repeated call whose answer was lost pays once, and is answered as paid', async () => {
  await shop.fill(customer.userId, 2_000_000);
  const key = randomUUID();
  const settle = () =>
    call(key).post(`/user/orders/${orderId}/payInstalments`, {
      numbers: [1, 2, 3, 4],
      amount: 976_000,
      gateway: null,
    });
  expect((await settle()).status).toBe(200);
  await run(shop.db, 'DELETE FROM idempotency_keys WHERE key = $1', [key]);
  expect((await settle()).status).toBe(200);
  expect(await shop.entries(customer.userId)).toEqual([2_000_000, -976_000]);
});

test('a cancelled order refunds what a settlement really took', async () => {
  await shop.fill(customer.userId, 976_000);
  await pay([1, 2, 3, 4], 976_000);
  expect((await call().post(`/user/orders/${orderId}/cancel`)).status).toBe(200);
  expect(await shop.entries(customer.userId)).toEqual([976_000, -976_000, 900_000 + 976_000]);
});

test('the database refuses a saving while another instalment stays open, and one above the interest', async () => {
  const take = (numbers: string, taken: string, expected: number) =>
    run<{ done: boolean }>(
      shop.db,
      `SELECT take_instalments($1, '${numbers}', '${taken}', NULL, $2::bigint, now()) AS done`,
      [orderId, expected],
    );
  expect(await take('{4}', '{4000}', 246_000)).toEqual([{ done: false }]);
  expect(await take('{1,2,3,4}', '{0,0,0,4000}', 1_000_000)).toEqual([{ done: false }]);
  await expect(take('{1,2,3,4}', '{0,0,0,4001}', 995_999)).rejects.toThrow();
  expect(await take('{1,2,3,4}', '{0,0,0,4000}', 996_000)).toEqual([{ done: true }]);
});
