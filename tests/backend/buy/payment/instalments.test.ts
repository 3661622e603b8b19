import { randomUUID } from 'node:crypto';
import type { Order } from '@/contract/order';
import type { InstalmentPayment, PaymentStart } from '@/contract/payment';
import { forAllTests } from '@/tests/support/backend';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer } from '@/tests/support/customer';

const shop = forAllTests(() => openPaymentShop());

const dayMs = 24 * 60 * minuteMs;
let customer: { userId: number; token: string };
let orderId: number;

/** A prepared order of a new customer with these instalments, whose first is due so many days from now. */
async function orderOnPlan(amounts: [amount: number, interest: number][], firstDue: number, more = {}) {
  customer = await shop.customer();
  orderId = await shop.placeOrder(customer.userId);
  const facility = {
    name: 'طرح پله',
    method: 'amortised',
    months: amounts.length,
    annualRate: 23,
    prepayment: 0,
    aboveCeiling: 0,
    fee: 0,
    loanAmount: 960_000,
    amountPerMonth: amounts[0]?.[0],
    ...more,
  };
  await shop.run(`UPDATE orders SET state = 'preparing', paid_at = placed_at, facility = $2 WHERE id = $1`, [
    orderId,
    JSON.stringify(facility),
  ]);
  const today = new Date(shop.clock.now).toISOString().slice(0, 10);
  for (const [place, [amount, interest]] of amounts.entries())
    await shop.run(
      `INSERT INTO instalments (order_id, number, due_date, amount, interest) VALUES ($1, $2, $3::date + $4::int, $5, $6)`,
      [orderId, place + 1, today, firstDue + place * 30, amount, interest],
    );
}

const call = (key: string = randomUUID()) => asCustomer(shop.app, customer.token, { 'idempotency-key': key });
const pay = (numbers: number[], amount: number, gateway: string | null = null, key?: string) =>
  call(key).post<InstalmentPayment>(`/user/orders/${orderId}/payInstalments`, { numbers, amount, gateway });
const readOrder = async () => (await call().get<Order>(`/user/orders/${orderId}`)).data;
const startAtGateway = async (numbers: number[], amount: number): Promise<PaymentStart> => {
  const { payment } = (await pay(numbers, amount, 'sandbox')).data;
  if (!payment) throw new Error('The payment was not started.');
  return payment;
};
/** Refuses an amount that is no longer right, and names the right one. */
const changedTo = (amount: string) => ({
  status: 409,
  code: 'changed',
  message: expect.stringContaining(amount),
});

describe('settling four instalments of 250,000 early, whose first is due tomorrow', () => {
  beforeEach(() =>
    orderOnPlan(
      [16_000, 12_000, 8_000, 4_000].map((interest) => [250_000, interest]),
      1,
    ),
  );
  const all = [1, 2, 3, 4];
  const savings = async () =>
    (await readOrder()).instalments.map(({ paidAt, saving }) => (paidAt === null ? null : saving));

  test('costs what the order says, and the wallet settles for exactly that', async () => {
    await shop.fill(customer.userId, 1_000_000);
    expect((await readOrder()).settlement).toEqual({ amount: 976_000, saving: 24_000 });
    expect(await pay(all, 1_000_000)).toMatchObject(changedTo('۹۷۶٬۰۰۰ تومان'));
    expect((await pay(all, 976_000)).status).toBe(200);
    expect(await savings()).toEqual([0, 12_000, 8_000, 4_000]);
    expect(await shop.entries(customer.userId)).toEqual([1_000_000, -976_000]);
    expect((await readOrder()).settlement).toBeNull();
  });

  test('is possible for the rest after some were paid, which cost their full amounts', async () => {
    await shop.fill(customer.userId, 1_000_000);
    expect(await pay([3, 4], 488_000)).toMatchObject({ status: 409, code: 'changed' });
    expect((await pay([3, 4], 500_000)).status).toBe(200);
    expect((await readOrder()).settlement).toEqual({ amount: 488_000, saving: 12_000 });
    expect((await pay([1, 2], 488_000)).status).toBe(200);
    expect(await savings()).toEqual([0, 12_000, 0, 0]);
  });

  // The shop opens at 11:30 in Tehran, so that the day of the first instalment ends 36 and a half hours later.
  test('costs the amount of its start although the next month begins before the bank answers', async () => {
    shop.clock.now += dayMs + 12 * 60 * minuteMs + 25 * minuteMs;
    const started = await startAtGateway(all, 976_000);
    const back = await shop.choose(started.redirect.url.split('/').at(-1) ?? '');
    shop.clock.now += 10 * minuteMs;
    expect((await readOrder()).settlement).toEqual({ amount: 988_000, saving: 12_000 });
    await shop.follow(back);
    expect(await savings()).toEqual([0, 12_000, 8_000, 4_000]);
    expect(await shop.result(started.attemptId)).toMatchObject({ outcome: 'paid', amount: 976_000 });
    shop.clock.now -= dayMs + 12 * 60 * minuteMs + 35 * minuteMs;
  });

  test('that arrives after an instalment was paid goes back', async () => {
    await shop.fill(customer.userId, 250_000);
    const started = await startAtGateway(all, 976_000);
    await pay([1], 250_000);
    await shop.payAt(started);
    expect(await savings()).toEqual([0, null, null, null]);
    expect(await shop.result(started.attemptId)).toMatchObject({ outcome: 'refunded' });
  });

  test('by a repeated call whose answer was lost pays once, and is answered as paid', async () => {
    await shop.fill(customer.userId, 2_000_000);
    const key = randomUUID();
    expect((await pay(all, 976_000, null, key)).status).toBe(200);
    await shop.run('DELETE FROM idempotency_keys WHERE key = $1', [key]);
    expect((await pay(all, 976_000, null, key)).status).toBe(200);
    expect(await shop.entries(customer.userId)).toEqual([2_000_000, -976_000]);
  });

  test('gives back what it really took when the order is cancelled', async () => {
    await shop.fill(customer.userId, 976_000);
    await pay(all, 976_000);
    expect((await call().post(`/user/orders/${orderId}/cancel`)).status).toBe(200);
    expect(await shop.entries(customer.userId)).toEqual([976_000, -976_000, 900_000 + 976_000]);
  });

  test('saves nothing in the database while another instalment stays open, or more than the interest', async () => {
    const take = (numbers: string, taken: string, expected: number) =>
      shop.run(`SELECT take_instalments($1, '${numbers}', '${taken}', NULL, $2::bigint, now()) AS done`, [
        orderId,
        expected,
      ]);
    expect(await take('{4}', '{4000}', 246_000)).toEqual([{ done: false }]);
    expect(await take('{1,2,3,4}', '{0,0,0,4000}', 1_000_000)).toEqual([{ done: false }]);
    await expect(take('{1,2,3,4}', '{0,0,0,4001}', 995_999)).rejects.toThrow();
    expect(await take('{1,2,3,4}', '{0,0,0,4000}', 996_000)).toEqual([{ done: true }]);
  });
});

describe('an instalment that was due 20 days ago', () => {
  const amount = 4_479_000;
  /** 4,479,000 × 29 % × 20 ÷ 365. */
  const fee = 71_173;
  beforeEach(async () => {
    await orderOnPlan(
      [
        [amount, 0],
        [amount, 0],
      ],
      -20,
      { lateRate: 29 },
    );
    await moveOrder(shop.db, orderId, 'delivered');
    await shop.fill(customer.userId, 20_000_000);
  });
  const fees = async () => (await readOrder()).instalments.map(({ lateFee }) => lateFee);

  test('costs its fee by day, and the wallet pays exactly that', async () => {
    expect(await fees()).toEqual([fee, 0]);
    expect((await readOrder()).settlement).toEqual({ amount: 2 * amount + fee, saving: 0 });
    expect(await pay([1], amount)).toMatchObject(changedTo('۴٬۵۵۰٬۱۷۳ تومان'));
    expect((await pay([1], amount + fee)).status).toBe(200);
    expect(await shop.entries(customer.userId)).toEqual([20_000_000, -amount - fee]);
    shop.clock.now += dayMs;
    expect(await fees()).toEqual([fee, 0]);
    shop.clock.now -= dayMs;
  });

  test('costs the fee of its start over midnight when its payment has begun at a gateway', async () => {
    // The shop opens at 11:30 in Tehran.
    const untilNight = 12 * 60 * minuteMs + 25 * minuteMs;
    shop.clock.now += untilNight;
    const { redirect } = await startAtGateway([1], amount + fee);
    const back = await shop.choose(redirect.url.split('/').at(-1) ?? '');
    shop.clock.now += 10 * minuteMs;
    await shop.follow(back);
    shop.clock.now -= untilNight + 10 * minuteMs;
    expect(await fees()).toEqual([fee, 0]);
    expect((await readOrder()).instalments[0]?.paidAt).not.toBeNull();
  });

  test('costs its amount once an operator has waived the fee, which is recorded and told', async () => {
    const { token } = await shop.customer({ role: 'supervisor' });
    const reason = 'درگاه بانک قطع بود';
    const waive = async (number: number) => {
      const command = { what: 'order', id: orderId, change: { step: 'waiveLateFee', number, reason } };
      return (await asCustomer(shop.app, token).post('/admin/commands', { command })).status;
    };
    expect([await waive(2), await waive(1), await waive(1)]).toEqual([409, 200, 409]);
    expect((await readOrder()).instalments[0]).toMatchObject({ lateFee: 0, feeWaived: true });
    const [change] = await shop.run(
      `SELECT action, after FROM desk_changes WHERE area = 'order' AND subject = $1 ORDER BY id DESC LIMIT 1`,
      [String(orderId)],
    );
    expect(change).toMatchObject({ action: 'waiveLateFee', after: { number: 1, reason } });
    const notices = await shop.notices(customer.userId);
    expect(notices.at(-1)?.title).toBe('هزینهٔ دیرکرد قسط ۱ بخشیده شد');
    expect((await pay([1], amount)).status).toBe(200);
  });

  test('costs no fee when the contract names no rate', async () => {
    await shop.run(`UPDATE orders SET facility = facility - 'lateRate' WHERE id = $1`, [orderId]);
    expect(await fees()).toEqual([0, 0]);
    expect((await pay([1], amount)).status).toBe(200);
  });
});
