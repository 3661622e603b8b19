import { randomUUID } from 'node:crypto';
import { type CheckoutShop, openCheckoutShop } from '@/tests/support/buy/checkout/checkoutShop';
import { smallMethods } from '@/tests/support/buy/smallShipping';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

beforeEach(async () => {
  shop.bank.asked.length = 0;
  shop.bank.failure = null;
  await shop.setStock(small.charger, 50);
});

afterAll(() => shop.close());

test('an order is placed as reviewed, keeps its stock and leads to the gateway', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 2]], wallet: 300_000 });
  const { status, data } = await sara.place({ useWallet: true, coupon: 'TEN' });
  expect(status).toBe(200);
  const atGateway = 1_800_000 - 180_000 + 145_000 - 300_000;
  expect(shop.bank.asked).toEqual([expect.objectContaining({ amount: atGateway })]);
  expect(data.payment?.redirect.url).toBe(`https://bank.example/${shop.bank.asked[0]?.attemptId}`);
  const order = await sara.order(data.orderId);
  expect(order).toMatchObject({
    state: 'awaitingPayment',
    heldUntil: new Date(shop.clock.now + 20 * 60_000).toISOString(),
    total: 1_765_000,
    delivery: { title: 'پست پیشتاز' },
    events: [{ kind: 'placed' }],
    items: [{ productPropertyId: small.charger, qty: 2, price: 900_000 }],
  });
  expect(await shop.stockOf(small.charger)).toBe(48);
  expect((await sara.basket.get()).data.items).toEqual([]);
  expect(await sara.balance()).toBe(300_000);
  const found = await sara.call.get<{ id: number }[]>(`/user/orders?search=${encodeURIComponent('شارژر')}`);
  expect(found.data.map(({ id }) => id)).toEqual([data.orderId]);
  const byNumber = await sara.call.get<{ id: number }[]>(`/user/orders?search=${data.orderId}`);
  expect(byNumber.data).toHaveLength(1);
});

test('the wallet alone pays an order at once', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]], wallet: 2_000_000 });
  const { data } = await sara.place({ useWallet: true, gateway: null });
  expect(data.payment).toBeNull();
  expect(shop.bank.asked).toEqual([]);
  expect(await sara.order(data.orderId)).toMatchObject({
    state: 'preparing',
    heldUntil: null,
    events: [{ kind: 'placed' }, { kind: 'paid' }],
  });
  expect(await sara.balance()).toBe(2_000_000 - 1_045_000);
});

test('placing takes at most eight statements', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]], wallet: 2_000_000 });
  const { data } = await sara.review({ useWallet: true });
  shop.statements.length = 0;
  expect((await sara.placeAgreed(data.agreed, { useWallet: true })).status).toBe(200);
  expect(shop.statements.length).toBeLessThanOrEqual(8);
});

test('a changed price is refused until the shopper has seen the new one', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data: seen } = await sara.review();
  await run(shop.db, 'UPDATE product_properties SET price = 950000 WHERE id = $1', [small.charger]);
  const readDigest = await createDatabaseDigest(shop.db);
  const before = await readDigest();
  expect(await sara.placeAgreed(seen.agreed)).toMatchObject({ status: 409, code: 'changed' });
  expect(await readDigest()).toBe(before);
  const { data: now } = await sara.review();
  expect([seen.lines[0]?.price, now.lines[0]?.price]).toEqual([900_000, 950_000]);
  expect((await sara.placeAgreed(now.agreed)).status).toBe(200);
  await run(shop.db, 'UPDATE product_properties SET price = 900000 WHERE id = $1', [small.charger]);
});

test('a basket that another tab has changed is refused', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.review();
  await sara.basket.set(small.charger, 2);
  expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 409, code: 'changed' });
});

test('a gateway must be chosen, be known and take the amount, before anything is written', async () => {
  const sara = await shop.createShopper({ lines: [[small.phoneLarge, 4]] });
  const readDigest = await createDatabaseDigest(shop.db);
  const before = await readDigest();
  for (const gateway of [null, 'unknown', 'fake']) {
    const answer = await sara.place({ gateway });
    expect(answer).toMatchObject({ status: 400, code: 'bad_input' });
    expect(answer.fields?.gateway).toMatch(/[\u0600-\u06FF]/);
  }
  expect(await readDigest()).toBe(before);
});

test('when the gateway refuses to start, the order waits and the answer names it', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  for (const fail of [shop.refuseAtBank, () => (shop.bank.failure = new Error('down'))]) {
    fail();
    await sara.basket.set(small.charger, 1);
    const key = randomUUID();
    const answer = await sara.place({}, key);
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.message).toMatch(/سفارش شما ثبت شد/);
    const orderId = Number(answer.fields?.orderId);
    expect(await sara.order(orderId)).toMatchObject({ state: 'awaitingPayment' });
    await sara.basket.add(small.charger, 1);
  }
});

test('the same key places once, also when it is sent twenty times at once', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.review();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => sara.placeAgreed(data.agreed, {}, key)));
  const done = answers.filter(({ status }) => status === 200);
  expect(done.length).toBeGreaterThan(0);
  expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
  const again = await sara.placeAgreed(data.agreed, {}, key);
  for (const one of done) expect(one.data).toEqual(again.data);
  const orders = await run(shop.db, 'SELECT FROM orders WHERE user_id = $1', [sara.userId]);
  expect(orders).toHaveLength(1);
  expect(shop.bank.asked).toHaveLength(1);
});

test('a call without a key, or with one that is no UUID, is refused', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.review();
  expect(await sara.placeAgreed(data.agreed, {}, 'one')).toMatchObject({ status: 400, code: 'bad_input' });
  const without = await sara.call.post('/user/orders', { ...sara.choose(), agreed: data.agreed });
  expect(without.status).toBe(400);
});

test('two orders at once never hold the same wallet money twice', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]], wallet: 1_000_000 });
  const { data } = await sara.place({ useWallet: true });
  expect((await sara.order(data.orderId)).state).toBe('awaitingPayment');
  await sara.basket.add(small.charger, 1);
  const { data: next } = await sara.review({ useWallet: true });
  expect(next).toMatchObject({ walletAvailable: 0, fromWallet: 0, atGateway: 1_045_000 });
});

test('a courier slot is taken by the order and written into it', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 4]] });
  const slotId = (await sara.slots())['2026-11-26 10:00'] ?? 0;
  const { data } = await sara.place({ shipping: { methodId: smallMethods.courier, slotId, branchId: null } });
  const order = await sara.order(data.orderId);
  expect(order.delivery).toEqual({ title: 'پیک پله', slot: 'پنجشنبه ۵ آذر، ۱۰ تا ۱۴', trackingCode: null });
  const [slot] = await run<{ taken: number }>(shop.db, 'SELECT taken FROM delivery_slots WHERE id = $1', [
    slotId,
  ]);
  expect(slot?.taken).toBe(1);
});

test('a seller may order more than the stock, and a cancellation gives back only the taken pieces', async () => {
  const reza = await shop.createShopper({ noCheck: true, lines: [[small.soldOut, 2]] });
  await shop.setStock(small.soldOut, 1);
  const { data } = await reza.place();
  expect(await shop.stockOf(small.soldOut)).toBe(0);
  await reza.cancel(data.orderId);
  expect(await shop.stockOf(small.soldOut)).toBe(1);
  await shop.setStock(small.soldOut, 0);
});

test('catalog mode refuses every order', async () => {
  const sara = await shop.createShopper({ lines: [[small.charger, 1]] });
  const { data } = await sara.review();
  await run(shop.db, 'UPDATE settings SET catalog_mode = true');
  expect(await sara.placeAgreed(data.agreed)).toMatchObject({ status: 403, code: 'catalog_mode' });
  await run(shop.db, 'UPDATE settings SET catalog_mode = false');
});

test('a sold-out variant is queued to be relisted', async () => {
  const sara = await shop.createShopper({ lines: [[small.lastPiece, 1]] });
  const { data } = await sara.place();
  const jobs = () =>
    run(shop.db, `SELECT kind, payload FROM outbox WHERE key LIKE $1 ORDER BY id`, [
      `relist:%:${data.orderId}`,
    ]);
  expect(await jobs()).toEqual([{ kind: 'relist', payload: { productIds: [2] } }]);
  await sara.cancel(data.orderId);
  expect(await jobs()).toHaveLength(2);
});
