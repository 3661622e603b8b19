import type { DeskOrder, DeskOrderPage } from '@/contract/desk/order';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { small } from '@/tests/support/smallSeed';

let shop: Awaited<ReturnType<typeof openReturnShop>>;
let supervisor: ReturnType<typeof asCustomer>;
beforeAll(async () => {
  shop = await openReturnShop();
  await shop.setStock(small.controller, 1000);
  const { token } = await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' });
  supervisor = asCustomer(shop.app, token);
});
afterAll(() => shop.close());

const list = async (query: string) => (await supervisor.get<DeskOrderPage>(`/admin/orders?${query}`)).data;

/** A customer with a paid order. */
async function buy() {
  const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.controller, 1]] });
  const { data } = await sara.place({ useWallet: true });
  return { sara, id: data.orderId };
}

test('paid orders wait for an operator, the oldest first, until they are delivered', async () => {
  const first = await buy();
  const second = await buy();
  const waiting = (await list('tab=waiting')).orders.map(({ id }) => id);
  expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
  for (const change of [
    { step: 'ship', tracking: null },
    { step: 'deliver', serials: [] },
  ])
    await supervisor.post('/admin/commands', { command: { what: 'order', id: first.id, change } });
  expect((await list('tab=waiting')).orders.map(({ id }) => id)).not.toContain(first.id);
  expect((await list('tab=delivered')).orders).toMatchObject([{ id: first.id, state: 'delivered' }]);
});

test('an order is found by its number in any digits, and all orders of a customer by the mobile number', async () => {
  const { sara, id } = await buy();
  const persian = String(id).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  expect((await list(`tab=waiting&search=${encodeURIComponent(persian)}`)).orders).toMatchObject([{ id }]);
  const { customer } = (await supervisor.get<DeskOrder>(`/admin/orders/${id}`)).data;
  expect((await list(`tab=waiting&search=${customer.mobile}`)).orders).toMatchObject([{ id }]);
  expect((await list('tab=all&search=999999999')).orders).toEqual([]);
  expect(await sara.call.get('/admin/orders?tab=all')).toMatchObject({ status: 403 });
});

test('pages of orders continue where the one before ended', async () => {
  for (let made = 0; made < 21; made += 1) await buy();
  const first = await list('tab=all');
  expect(first.orders).toHaveLength(20);
  const second = await list(`tab=all&cursor=${first.nextCursor}`);
  expect(second.orders[0]?.id).toBeLessThan(first.orders[19]?.id ?? 0);
}, 60_000);

test('an operator sees the photos of a return with links of their own', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const photo = await sara.addPhoto();
  await sara.request({ photos: [photo.id] });
  const { orders } = await list(`tab=waiting&cursor=${sara.orderId - 1}`);
  expect(orders).toMatchObject([{ id: sara.orderId, openReturns: 1 }]);
  const { order } = (await supervisor.get<DeskOrder>(`/admin/orders/${sara.orderId}`)).data;
  const link = order.returns[0]?.photos[0]?.link ?? '';
  expect((await shop.app.inject(link)).statusCode).toBe(200);
  expect(link).not.toBe((await sara.order(sara.orderId)).returns[0]?.photos[0]?.link);
});

test('an operator cancels a paid order, and its customer gets the money and reads the reason', async () => {
  const { sara, id } = await buy();
  const reason = 'کالا در انبار پیدا نشد.';
  const command = { what: 'order', id, change: { step: 'cancel', reason } };
  expect(await supervisor.post('/admin/commands', { command })).toMatchObject({ status: 200 });
  const order = await sara.order(id);
  expect(order.state).toBe('cancelled');
  expect(order.events.map(({ note }) => note)).toContain(reason);
  expect(await sara.balance()).toBe(5_000_000);
  expect(await supervisor.post('/admin/commands', { command })).toMatchObject({
    status: 409,
    message: 'این سفارش پیش از این لغو شده است.',
  });
});
