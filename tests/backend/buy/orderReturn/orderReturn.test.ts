import { randomUUID } from 'node:crypto';
import { runDesk } from '@/backend/desk/commands';
import type { FeedNotification } from '@/contract/notification';
import { forAllTests } from '@/tests/support/backend';
import { openReturnShop } from '@/tests/support/buy/returnShop';
import { createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openReturnShop());

const charger = 900_000;

test('products with photos go back, the wallet gets their price, and sellable ones are in stock again', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 3]] });
  const itemId = sara.items[0]?.id ?? 0;
  const before = { balance: await sara.balance(), stock: await shop.stockOf(small.charger) };
  const photo = await sara.addPhoto();
  const { data: preview } = await sara.preview([{ itemId, qty: 2 }]);
  expect(preview).toMatchObject({
    lines: [{ itemId, qty: 2 }],
    refund: { goods: 2 * charger, coupon: 0, shipping: 0, toWallet: 2 * charger, toLender: 0 },
  });
  const lines = [{ itemId, qty: 2 }];
  const { data: order, status } = await sara.request({
    lines,
    reason: 'defective',
    note: 'روشن نمی‌شود.',
    photos: [photo.id],
  });
  expect(status).toBe(200);
  expect(order).toMatchObject({
    state: 'delivered',
    returnUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const [asked] = order.returns;
  expect(asked).toMatchObject({
    state: 'requested',
    reason: 'defective',
    lines,
    photos: [{ id: photo.id }],
    toWallet: null,
  });
  expect((await shop.app.inject(asked?.photos[0]?.link ?? '')).statusCode).toBe(200);

  expect(await shop.decide(asked?.id ?? 0, { verdict: 'accept', sellable: true })).toBe('wrong_state');
  await shop.accept(asked?.id ?? 0);
  expect(await sara.balance()).toBe(before.balance + 2 * charger);
  expect(await shop.stockOf(small.charger)).toBe(before.stock + 2);
  const refunded = await sara.order(sara.orderId);
  expect(refunded).toMatchObject({
    state: 'partlyReturned',
    returns: [{ state: 'refunded', toWallet: 2 * charger }],
  });
  expect(refunded.events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['returned', 'refunded']));
  const {
    data: [notice],
  } = await sara.call.get<FeedNotification[]>('/user/notifications');
  expect(notice?.title).toContain('پذیرفته شد');
  expect(await shop.decide(asked?.id ?? 0, { verdict: 'accept', sellable: true })).toBe('wrong_state');
});

test('a supervisor does not decide about an own return', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 1]] });
  const lines = [{ itemId: sara.items[0]?.id ?? 0, qty: 1 }];
  const { data } = await sara.request({ lines });
  await createCustomer(shop.db, { now: shop.clock.now, role: 'supervisor' });
  const id = data.returns[0]?.id ?? 0;
  const parts = { db: shop.db, now: () => shop.clock.now, payment: shop.payment };
  const receive = { what: 'return', id, decision: { verdict: 'receive' } } as const;
  expect(await runDesk(parts, receive, sara.userId)).toBe('own');
});

test('one of three pieces gives back exactly its price', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 3]] });
  expect((await sara.preview()).data.refund).toMatchObject({ goods: charger, toWallet: charger });
});

test('the last piece brings back the cost of shipping, and broken products stay out of the stock', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 2]] });
  const order = await sara.order(sara.orderId);
  const stock = await shop.stockOf(small.charger);
  for (const _piece of [1, 2]) {
    const { data } = await sara.request();
    await shop.accept(data.returns[0]?.id ?? 0, false);
  }
  expect(order.shippingCost).toBeGreaterThan(0);
  expect(await sara.balance()).toBe(20_000_000);
  expect((await sara.order(sara.orderId)).state).toBe('returned');
  expect(await shop.stockOf(small.charger)).toBe(stock);
  expect((await sara.request()).status).toBe(409);
});

test('a companion goes back with its main line, and alone only when it had a price', async () => {
  const sara = await shop.deliverTo({ wallet: 200_000_000, lines: [[small.console, 2]] });
  const [main, companion] = sara.items;
  const { data } = await sara.preview([{ itemId: main?.id ?? 0, qty: 1 }]);
  expect(data.lines).toEqual([
    { itemId: main?.id, qty: 1 },
    { itemId: companion?.id, qty: 1 },
  ]);
  expect(data.refund.goods).toBe(46_900_000 + 1_000_000);
  const alone = await sara.preview([{ itemId: companion?.id ?? 0, qty: 1 }]);
  expect(alone.data.lines).toEqual([{ itemId: companion?.id, qty: 1 }]);
  expect(alone.data.refund.goods).toBe(1_000_000);
  // Named beside its main line, it is counted once.
  const both = [main, companion].map((item) => ({ itemId: item?.id ?? 0, qty: 1 }));
  expect((await sara.preview(both)).data.refund.goods).toBe(46_900_000 + 1_000_000);
  await run(shop.db, 'UPDATE order_items SET discount = price WHERE id = $1', [companion?.id]);
  expect((await sara.preview([{ itemId: companion?.id ?? 0, qty: 1 }])).status).toBe(409);
});

test('a return can be cancelled until the products arrive, and its pieces can be returned again', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const { data } = await sara.request();
  expect((await sara.request()).status).toBe(409);
  const { data: cancelled } = await sara.cancelReturn(data.returns[0]?.id ?? 0);
  expect(cancelled.returns).toMatchObject([{ state: 'cancelled' }]);
  const { data: again } = await sara.request();
  const id = again.returns[0]?.id ?? 0;
  await shop.decide(id, { verdict: 'receive' });
  expect((await sara.cancelReturn(id)).status).toBe(409);
  expect(await shop.decide(id, { verdict: 'refuse', reason: 'گوشی در همتا فعال شده است.' })).toBe('done');
  expect((await sara.order(sara.orderId)).returns[0]).toMatchObject({
    state: 'refused',
    refusal: 'گوشی در همتا فعال شده است.',
    toWallet: null,
  });
});

test('products can be returned until the end of the seventh working day after the delivery', async () => {
  const began = shop.clock.now;
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const { returnUntil } = await sara.order(sara.orderId);
  // The shop is on a Sunday; one Friday lies between.
  shop.clock.now = Date.parse(`${returnUntil}T20:00:00Z`);
  expect((await sara.preview()).status).toBe(200);
  shop.clock.now += 60 * 60_000;
  const late = await sara.request();
  expect([late.status, late.message]).toEqual([409, expect.stringContaining('روز کاری')]);
  shop.clock.now = began;
});

test('an order of somebody else, an order on its way and pieces that were not bought are refused', async () => {
  const sara = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const omid = await shop.deliverTo({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const { data } = await sara.request();
  const foreign = { lines: [{ itemId: sara.items[0]?.id ?? 0, qty: 1 }] };
  expect((await omid.request(foreign)).status).toBe(409);
  expect((await omid.cancelReturn(data.returns[0]?.id ?? 0)).status).toBe(404);
  expect((await omid.request({ photos: [(await sara.addPhoto()).id] })).status).toBe(409);
  expect((await omid.request({ lines: [{ itemId: omid.items[0]?.id ?? 0, qty: 2 }] })).status).toBe(409);
  const lara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.charger, 1]] });
  const { data: placed } = await lara.place({ useWallet: true });
  const path = `/user/orders/${placed.orderId}/returnPreview`;
  expect((await lara.call.post(path, { lines: [{ itemId: 1, qty: 1 }] })).status).toBe(409);
});

test('twenty requests at once never return more than was bought, and a repeated key returns once', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 3]] });
  const answers = await Promise.all(Array.from({ length: 20 }, () => sara.request()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const key = randomUUID();
  const { data } = await sara.cancelReturn((await sara.order(sara.orderId)).returns[0]?.id ?? 0);
  expect(data.returns).toHaveLength(3);
  const [first, second] = [await sara.request({}, key), await sara.request({}, key)];
  expect([first.status, second.data]).toEqual([200, first.data]);
  const open = (await sara.order(sara.orderId)).returns.filter(({ state }) => state === 'requested');
  expect(open).toHaveLength(3);
});

test('products that the law excepts are not taken back for a change of mind, but with a fault', async () => {
  const sara = await shop.deliverTo({ wallet: 20_000_000, lines: [[small.charger, 1]] });
  const reason = 'برای رعایت بهداشت پس گرفته نمی‌شود.';
  const setReason = (value: string | null) =>
    run(
      shop.db,
      `UPDATE categories c SET no_return_reason = $2 FROM product_properties v JOIN products p ON p.id = v.product_id
        WHERE v.id = $1 AND c.id = p.category_id`,
      [small.charger, value],
    );
  await setReason(reason);
  const refused = await sara.request();
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining(reason) });
  expect((await sara.order(sara.orderId)).returns).toEqual([]);
  expect((await sara.request({ reason: 'defective' })).status).toBe(200);
  await setReason(null);
});
