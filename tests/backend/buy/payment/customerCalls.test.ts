import { randomUUID } from 'node:crypto';
import type { InstalmentPayment, PaymentStart, PaymentSummary } from '@/contract/payment';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { minuteMs, openPaymentShop, type PaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';

let shop: PaymentShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openPaymentShop();
});
beforeEach(async () => {
  customer = await createCustomer(shop.db, { now: shop.clock.now });
});
afterAll(() => shop.close());

const call = (key: string = randomUUID(), token = customer.token) =>
  asCustomer(shop.app, token, { 'idempotency-key': key });
const tokenOf = ({ redirect }: PaymentStart) => redirect.url.split('/').at(-1) ?? '';
const payAt = async (start: PaymentStart) => shop.follow(await shop.choose(tokenOf(start), 'pay'));

/** An order of the customer that is being paid back in four instalments of 250,000. */
async function orderOnPlan(): Promise<number> {
  const id = await shop.placeOrder(customer.userId);
  await moveOrder(shop.db, id, 'delivered');
  await run(
    shop.db,
    `INSERT INTO instalments (order_id, number, due_date, amount) SELECT $1, n, '2026-12-01', 250000 FROM generate_series(1, 4) n`,
    [id],
  );
  return id;
}
const paidNumbers = async (id: number) =>
  (
    await run<{ number: number }>(
      shop.db,
      'SELECT number FROM instalments WHERE order_id = $1 AND paid_at IS NOT NULL ORDER BY 1',
      [id],
    )
  ).map(({ number }) => number);

test('the summary of an unpaid order says what is due, and the order can be paid from it', async () => {
  await shop.fill(customer.userId, 300_000);
  const orderId = await shop.placeOrder(customer.userId, { payToday: 900_000, fromWallet: 200_000 });
  const { data } = await call().get<PaymentSummary>(`/user/orders/${orderId}/payment`);
  expect(data).toMatchObject({
    orderId,
    itemCount: 1,
    payToday: 900_000,
    fromWallet: 200_000,
    atGateway: 700_000,
  });
  expect(data.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.atGateway);
  expect(data.gateways).toEqual([{ code: 'sandbox', title: 'درگاه آزمایشی', kind: 'card', reason: null }]);

  const key = randomUUID();
  const pay = () => call(key).post<PaymentStart>(`/user/orders/${orderId}/pay`, { gateway: 'sandbox' });
  const first = await pay();
  expect(first).toMatchObject({ status: 200, data: { redirect: { method: 'GET' } } });
  expect((await pay()).data).toEqual(first.data);
  await payAt(first.data);
  expect(await shop.orderState(orderId)).toBe('preparing');
  expect(await shop.entries(customer.userId)).toEqual([300_000, -200_000]);
  expect(await call().post(`/user/orders/${orderId}/pay`, { gateway: 'sandbox' })).toMatchObject({
    status: 409,
  });
  expect(await call().get(`/user/orders/${orderId}/payment`)).toMatchObject({ status: 409 });
});

test('an order whose time is over cannot be paid any more', async () => {
  const orderId = await shop.placeOrder(customer.userId, { heldMinutes: 20 });
  shop.clock.now += 20 * minuteMs;
  const answer = await call().post(`/user/orders/${orderId}/pay`, { gateway: 'sandbox' });
  expect(answer).toMatchObject({ status: 409, code: 'conflict' });
});

test('a gateway that the shop does not accept is refused, and so is an amount that is too low for it', async () => {
  const orderId = await shop.placeOrder(customer.userId, { payToday: 500 });
  for (const gateway of ['nobank', 'sandbox'])
    expect(await call().post(`/user/orders/${orderId}/pay`, { gateway })).toMatchObject({
      status: 400,
      fields: { gateway: expect.stringMatching(/[آ-ی]/) },
    });
  const { data } = await call().get<{ reason: string }[]>('/public/gateways?amount=500');
  expect(data).toMatchObject([{ code: 'sandbox', reason: expect.stringContaining('۱٬۰۰۰') }]);
  expect((await call().get('/public/gateways')).data).toMatchObject([{ code: 'sandbox', reason: null }]);
});

test('a recharge fills the wallet once and its notice opens the order it was meant for', async () => {
  const orderId = await shop.placeOrder(customer.userId);
  const { data } = await call().post<PaymentStart>('/user/wallet/recharge', {
    amount: 120_000,
    gateway: 'sandbox',
    orderId,
  });
  const back = await shop.choose(tokenOf(data), 'pay');
  await Promise.all([shop.follow(back), shop.follow(back)]);
  expect(await shop.entries(customer.userId)).toEqual([120_000]);
  expect(await shop.notices(customer.userId)).toEqual([
    {
      kind: 'wallet',
      title: 'موجودی کیف پول افزایش یافت',
      link: `/dashboard/orders/${orderId}`,
      value: String(orderId),
    },
  ]);
  expect(await shop.result(data.attemptId)).toMatchObject({ outcome: 'paid', purpose: 'recharge', orderId });
});

test('a recharge for nothing in particular opens the wallet', async () => {
  const { data } = await call().post<PaymentStart>('/user/wallet/recharge', {
    amount: 10_000,
    gateway: 'sandbox',
    orderId: null,
  });
  await payAt(data);
  expect(await shop.notices(customer.userId)).toMatchObject([{ link: '/dashboard/wallet', value: null }]);
});

test('instalments are paid from the wallet, one or several, and the same call pays once', async () => {
  const orderId = await orderOnPlan();
  await shop.fill(customer.userId, 800_000);
  const path = `/user/orders/${orderId}/payInstalments`;
  const key = randomUUID();
  const body = { numbers: [1], amount: 250_000, gateway: null };
  expect((await call(key).post<InstalmentPayment>(path, body)).data).toEqual({ payment: null });
  expect((await call(key).post<InstalmentPayment>(path, body)).data).toEqual({ payment: null });
  expect(await call().post(path, { numbers: [3, 2, 3], amount: 500_000, gateway: null })).toMatchObject({
    status: 200,
  });
  expect(await paidNumbers(orderId)).toEqual([1, 2, 3]);
  expect(await shop.entries(customer.userId)).toEqual([800_000, -250_000, -500_000]);
  expect(await call().post(path, { numbers: [3, 4], amount: 500_000, gateway: null })).toMatchObject({
    status: 409,
  });
  expect(await call().post(path, { numbers: [4], amount: 250_000, gateway: null })).toMatchObject({
    status: 409,
    message: expect.stringContaining('۵۰٬۰۰۰ تومان'),
  });
});

test('money that an unpaid order holds pays no instalment', async () => {
  const orderId = await orderOnPlan();
  await shop.fill(customer.userId, 300_000);
  await shop.placeOrder(customer.userId, { fromWallet: 100_000 });
  const answer = await call().post(`/user/orders/${orderId}/payInstalments`, {
    numbers: [1],
    amount: 250_000,
    gateway: null,
  });
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('۲۰۰٬۰۰۰ تومان') });
});

test('all instalments are paid at a gateway, and an instalment that was paid meanwhile gives the money back', async () => {
  const orderId = await orderOnPlan();
  const path = `/user/orders/${orderId}/payInstalments`;
  const start = async () =>
    (
      await call().post<InstalmentPayment>(path, {
        numbers: [1, 2, 3, 4],
        amount: 1_000_000,
        gateway: 'sandbox',
      })
    ).data.payment;
  const [first, second] = [await start(), await start()];
  if (!first || !second) throw new Error('The payments were not started.');
  await payAt(first);
  expect(await paidNumbers(orderId)).toEqual([1, 2, 3, 4]);
  await payAt(second);
  expect(await shop.result(second.attemptId)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
});

test('an order of another customer is not found', async () => {
  const orderId = await orderOnPlan();
  const unpaid = await shop.placeOrder(customer.userId);
  const stranger = await createCustomer(shop.db, { now: shop.clock.now });
  const as = () => call(randomUUID(), stranger.token);
  const calls = [
    () => as().get(`/user/orders/${unpaid}/payment`),
    () => as().post(`/user/orders/${unpaid}/pay`, { gateway: 'sandbox' }),
    () =>
      as().post(`/user/orders/${orderId}/payInstalments`, { numbers: [1], amount: 250_000, gateway: null }),
    () => as().post('/user/wallet/recharge', { amount: 10_000, gateway: 'sandbox', orderId: unpaid }),
  ];
  for (const attempt of calls) expect(await attempt()).toMatchObject({ status: 404, code: 'not_found' });
});

test('an unknown attempt is not found', async () => {
  const answer = await call().get(`/public/paymentAttempts/${randomUUID()}`);
  expect(answer).toMatchObject({ status: 404, message: 'این پرداخت پیدا نشد.' });
});
