import { randomUUID } from 'node:crypto';
import type { Order } from '@/contract/order';
import type { InstalmentPayment } from '@/contract/payment';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

let shop: PaymentShop;
let customer: Customer;
let supervisor: Customer;
let orderId: number;
beforeAll(async () => {
  shop = await openPaymentShop();
  supervisor = await createCustomer(shop.db, { now: shop.clock.now });
  await run(shop.db, `UPDATE users SET role = 'supervisor' WHERE id = $1`, [supervisor.userId]);
});
afterAll(() => shop.close());

const dayMs = 24 * 60 * minuteMs;
/** 4,479,000 × 29 % × 20 ÷ 365. */
const feeOf20Days = 71_173;
const facility = {
  name: 'طرح پله',
  method: 'amortised',
  months: 2,
  annualRate: 23,
  prepayment: 0,
  aboveCeiling: 0,
  fee: 0,
  loanAmount: 8_000_000,
  amountPerMonth: 4_479_000,
  lateRate: 29,
};

/** An order of two instalments: the first was due 20 days ago, the second is due in ten days. */
beforeEach(async () => {
  customer = await createCustomer(shop.db, { now: shop.clock.now });
  orderId = await shop.placeOrder(customer.userId);
  await moveOrder(shop.db, orderId, 'delivered');
  await run(shop.db, 'UPDATE orders SET paid_at = placed_at, facility = $2 WHERE id = $1', [
    orderId,
    JSON.stringify(facility),
  ]);
  await run(
    shop.db,
    `INSERT INTO instalments (order_id, number, due_date, amount, interest)
      SELECT $1, n, $2::date - 20 + (n - 1) * 30, 4479000, 0 FROM generate_series(1, 2) n`,
    [orderId, new Date(shop.clock.now).toISOString().slice(0, 10)],
  );
  await shop.fill(customer.userId, 20_000_000);
});

const call = (key: string = randomUUID()) => asCustomer(shop.app, customer.token, { 'idempotency-key': key });
const pay = (numbers: number[], amount: number, gateway: string | null = null) =>
  call().post<InstalmentPayment>(`/user/orders/${orderId}/payInstalments`, { numbers, amount, gateway });
const readOrder = async () => (await call().get<Order>(`/user/orders/${orderId}`)).data;
const fees = async () => (await readOrder()).instalments.map(({ lateFee }) => lateFee);
const waive = (number: number, by = supervisor) =>
  asCustomer(shop.app, by.token).post('/admin/commands', {
    command: {
      what: 'order',
      id: orderId,
      change: { step: 'waiveLateFee', number, reason: 'درگاه بانک قطع بود' },
    },
  });

test('an overdue instalment costs its fee by day, and the wallet pays exactly that', async () => {
  expect(await fees()).toEqual([feeOf20Days, 0]);
  expect((await readOrder()).settlement).toEqual({ amount: 2 * 4_479_000 + feeOf20Days, saving: 0 });
  expect(await pay([1], 4_479_000)).toMatchObject({
    status: 409,
    code: 'changed',
    message: expect.stringContaining('۴٬۵۵۰٬۱۷۳ تومان'),
  });
  expect((await pay([1], 4_479_000 + feeOf20Days)).status).toBe(200);
  expect(await shop.entries(customer.userId)).toEqual([20_000_000, -4_479_000 - feeOf20Days]);
  shop.clock.now += dayMs;
  expect(await fees()).toEqual([feeOf20Days, 0]);
  shop.clock.now -= dayMs;
});

test('the fee of a payment that has begun at a gateway holds over midnight', async () => {
  // The shop opens at 11:30 in Tehran.
  const untilNight = 12 * 60 * minuteMs + 25 * minuteMs;
  shop.clock.now += untilNight;
  const { payment } = (await pay([1], 4_479_000 + feeOf20Days, 'sandbox')).data;
  const back = await shop.choose(payment?.redirect.url.split('/').at(-1) ?? '', 'pay');
  shop.clock.now += 10 * minuteMs;
  await shop.follow(back);
  shop.clock.now -= untilNight + 10 * minuteMs;
  expect(await fees()).toEqual([feeOf20Days, 0]);
  expect((await readOrder()).instalments[0]?.paidAt).not.toBeNull();
});

test('an operator waives the fee once, which is recorded and told, and the instalment costs its amount', async () => {
  expect((await waive(2)).status).toBe(409);
  expect((await waive(1)).status).toBe(200);
  expect((await waive(1)).status).toBe(409);
  expect((await readOrder()).instalments[0]).toMatchObject({ lateFee: 0, feeWaived: true });
  const [change] = await run<{ action: string; after: { number: number; reason: string } }>(
    shop.db,
    `SELECT action, after FROM desk_changes WHERE area = 'order' AND subject = $1 ORDER BY id DESC LIMIT 1`,
    [String(orderId)],
  );
  expect(change).toMatchObject({
    action: 'waiveLateFee',
    after: { number: 1, reason: 'درگاه بانک قطع بود' },
  });
  const told = await run<{ title: string }>(
    shop.db,
    `SELECT title FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1`,
    [customer.userId],
  );
  expect(told).toEqual([{ title: 'هزینهٔ دیرکرد قسط ۱ بخشیده شد' }]);
  expect((await pay([1], 4_479_000)).status).toBe(200);
});

test('a contract that names no rate charges no fee', async () => {
  await run(shop.db, `UPDATE orders SET facility = facility - 'lateRate' WHERE id = $1`, [orderId]);
  expect(await fees()).toEqual([0, 0]);
  expect((await pay([1], 4_479_000)).status).toBe(200);
});
