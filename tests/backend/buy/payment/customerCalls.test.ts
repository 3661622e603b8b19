import { randomUUID } from 'node:crypto';
import type { InstalmentPayment, PaymentStart, PaymentSummary } from '@/contract/payment';
import { forAllTests } from '@/tests/support/backend';
import { moveOrder } from '@/tests/support/buy/moveOrder';
import { minuteMs, openPaymentShop } from '@/tests/support/buy/paymentShop';
import { asCustomer } from '@/tests/support/customer';

const shop = forAllTests(() => openPaymentShop());
let customer: { userId: number; token: string };
beforeEach(async () => {
  customer = await shop.customer();
});

const post = <Data>(path: string, body: object, key: string = randomUUID(), token = customer.token) =>
  asCustomer(shop.app, token, { 'idempotency-key': key }).post<Data>(path, body);
const get = <Data>(path: string, token = customer.token) => asCustomer(shop.app, token).get<Data>(path);
const payOrder = (orderId: number, gateway = 'sandbox', key?: string) =>
  post<PaymentStart>(`/user/orders/${orderId}/pay`, { gateway }, key);
const recharge = (amount: number, orderId: number | null = null) =>
  post<PaymentStart>('/user/wallet/recharge', { amount, gateway: 'sandbox', orderId });
const payInstalments = (
  orderId: number,
  numbers: number[],
  amount: number,
  gateway: string | null = null,
  key?: string,
) => post<InstalmentPayment>(`/user/orders/${orderId}/payInstalments`, { numbers, amount, gateway }, key);

/** An order of the customer that is being paid back in four instalments of 250,000. */
async function orderOnPlan(): Promise<number> {
  const id = await shop.placeOrder(customer.userId);
  await moveOrder(shop.db, id, 'delivered');
  await shop.run(
    `INSERT INTO instalments (order_id, number, due_date, amount) SELECT $1, n, '2026-12-01', 250000 FROM generate_series(1, 4) n`,
    [id],
  );
  return id;
}
const paidNumbers = async (id: number) =>
  (
    await shop.run<{ number: number }>(
      'SELECT number FROM instalments WHERE order_id = $1 AND paid_at IS NOT NULL ORDER BY 1',
      [id],
    )
  ).map(({ number }) => number);

test('the summary of an unpaid order says what is due, and the order can be paid from it', async () => {
  await shop.fill(customer.userId, 300_000);
  const orderId = await shop.placeOrder(customer.userId, { fromWallet: 200_000 });
  const { data } = await get<PaymentSummary>(`/user/orders/${orderId}/payment`);
  expect(data).toMatchObject({
    orderId,
    itemCount: 1,
    payToday: 900_000,
    fromWallet: 200_000,
    atGateway: 700_000,
    gateways: [{ code: 'sandbox', title: 'درگاه آزمایشی', kind: 'card', reason: null }],
  });
  expect(data.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.atGateway);

  const key = randomUUID();
  const first = await payOrder(orderId, 'sandbox', key);
  expect(first).toMatchObject({ status: 200, data: { redirect: { method: 'GET' } } });
  expect((await payOrder(orderId, 'sandbox', key)).data).toEqual(first.data);
  await shop.payAt(first.data);
  expect(await shop.orderState(orderId)).toBe('preparing');
  expect(await shop.entries(customer.userId)).toEqual([300_000, -200_000]);
  expect(await payOrder(orderId)).toMatchObject({ status: 409 });
  expect(await get(`/user/orders/${orderId}/payment`)).toMatchObject({ status: 409 });
});

test('an order whose time is over cannot be paid any more', async () => {
  const orderId = await shop.placeOrder(customer.userId);
  shop.clock.now += 20 * minuteMs;
  expect(await payOrder(orderId)).toMatchObject({ status: 409, code: 'conflict' });
});

test('a gateway that the shop does not accept is refused, and so is an amount that is too low for it', async () => {
  const orderId = await shop.placeOrder(customer.userId, { payToday: 500 });
  const fields = { gateway: expect.stringMatching(/[آ-ی]/) };
  for (const gateway of ['nobank', 'sandbox'])
    expect(await payOrder(orderId, gateway)).toMatchObject({ status: 400, fields });
  const reasonOf = async (query: string) => (await get(`/public/gateways${query}`)).data;
  const tooLow = [{ code: 'sandbox', reason: expect.stringContaining('۱٬۰۰۰') }];
  expect(await reasonOf('?amount=500')).toMatchObject(tooLow);
  expect(await reasonOf('')).toMatchObject([{ code: 'sandbox', reason: null }]);
});

test('a gateway that the company has switched off is neither offered nor accepted', async () => {
  const publish = (codes: string[]) =>
    shop.run(`UPDATE settings SET company = jsonb_set(company, '{validGateways}', $1::jsonb)`, [
      JSON.stringify(codes),
    ]);
  await publish([]);
  expect((await get('/public/gateways')).data).toEqual([]);
  const message = 'این درگاه در فروشگاه فعال نیست.';
  expect(await recharge(1_000_000)).toMatchObject({ status: 400, message });
  await publish(['sandbox']);
});

test('a recharge fills the wallet once and its notice opens the order it was meant for', async () => {
  const orderId = await shop.placeOrder(customer.userId);
  const { data } = await recharge(120_000, orderId);
  await Promise.all([shop.payAt(data), shop.payAt(data)]);
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
  await shop.payAt((await recharge(10_000)).data);
  expect(await shop.notices(customer.userId)).toMatchObject([{ link: '/dashboard/wallet', value: null }]);
});

test('instalments are paid from the wallet, one or several, and the same call pays once', async () => {
  const orderId = await orderOnPlan();
  await shop.fill(customer.userId, 800_000);
  const key = randomUUID();
  for (let times = 0; times < 2; times += 1)
    expect((await payInstalments(orderId, [1], 250_000, null, key)).data).toEqual({ payment: null });
  expect((await payInstalments(orderId, [3, 2, 3], 500_000)).status).toBe(200);
  expect(await paidNumbers(orderId)).toEqual([1, 2, 3]);
  expect(await shop.entries(customer.userId)).toEqual([800_000, -250_000, -500_000]);
  expect((await payInstalments(orderId, [3, 4], 500_000)).status).toBe(409);
  const message = expect.stringContaining('۵۰٬۰۰۰ تومان');
  expect(await payInstalments(orderId, [4], 250_000)).toMatchObject({ status: 409, message });
});

test('money that an unpaid order holds pays no instalment', async () => {
  const orderId = await orderOnPlan();
  await shop.fill(customer.userId, 300_000);
  await shop.placeOrder(customer.userId, { fromWallet: 100_000 });
  const message = expect.stringContaining('۲۰۰٬۰۰۰ تومان');
  expect(await payInstalments(orderId, [1], 250_000)).toMatchObject({ status: 409, message });
});

test('all instalments are paid at a gateway, and an instalment that was paid meanwhile gives the money back', async () => {
  const orderId = await orderOnPlan();
  const start = async () => (await payInstalments(orderId, [1, 2, 3, 4], 1_000_000, 'sandbox')).data.payment;
  const [first, second] = [await start(), await start()];
  if (!first || !second) throw new Error('The payments were not started.');
  await shop.payAt(first);
  expect(await paidNumbers(orderId)).toEqual([1, 2, 3, 4]);
  await shop.payAt(second);
  expect(await shop.result(second.attemptId)).toMatchObject({ outcome: 'refunded', refundedTo: 'card' });
});

test('a recharge for the order of another customer and an unknown attempt are not found', async () => {
  const unpaid = await shop.placeOrder(customer.userId);
  customer = await shop.customer();
  expect(await recharge(10_000, unpaid)).toMatchObject({ status: 404, code: 'not_found' });
  const attempt = await get(`/public/paymentAttempts/${randomUUID()}`);
  expect(attempt).toMatchObject({ status: 404, message: 'این پرداخت پیدا نشد.' });
});
