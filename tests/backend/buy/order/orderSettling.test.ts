import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { Basket } from '@/contract/basket';
import { mostBasketLines } from '@/contract/limits';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { createUnpaidOrder } from '@/tests/support/buy/unpaidOrder';
import { asCustomer, type Customer, createCustomer } from '@/tests/support/customer';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const moment = new Date(now + 60_000).toISOString();
let shop: TestApp;
let maryam: Customer;
beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
});
beforeEach(async () => {
  maryam = await createCustomer(shop.db, { now });
  await run(shop.db, 'UPDATE product_properties SET stock = 10 WHERE id = $1', [small.phone]);
});
afterAll(() => shop.close());

type Settled = { outcome: string; returned?: number[] };
const settle = {
  pay_order: `pay_order($1, ${paidMessagesSql}, $2)`,
  release_order: `release_order($1, $2, NULL, ${mostBasketLines})`,
};
const call = async (name: keyof typeof settle, orderId: number) => {
  const [row] = await run<Settled>(shop.db, `SELECT * FROM ${settle[name]}`, [orderId, moment]);
  return row;
};
const readOne = async <Row>(text: string, values: unknown[] = []) =>
  (await run<Row>(shop.db, text, values))[0];
const stockOf = async (id: number) =>
  (await readOne<{ stock: number }>('SELECT stock FROM product_properties WHERE id = $1', [id]))?.stock;
const takenOf = async (slot: number) =>
  (await readOne<{ taken: number }>('SELECT taken FROM delivery_slots WHERE id = $1', [slot]))?.taken;
const balanceOf = async () =>
  (await asCustomer(shop.app, maryam.token).get<{ balance: number }>('/user/wallet')).data.balance;
const orderOf = (orderId: number) =>
  readOne<{ state: string; paid_at: string | null; held_until: string | null; events: string[] }>(
    `SELECT state, paid_at, held_until,
      (SELECT array_agg(kind ORDER BY at, kind) FROM order_events WHERE order_id = id) AS events
      FROM orders WHERE id = $1`,
    [orderId],
  );
const basketOf = async () => (await asCustomer(shop.app, maryam.token).get<Basket>('/v2/Cart/Get')).data;

test('paying books the held wallet money once and prepares the order', async () => {
  const { orderId, slotId } = await createUnpaidOrder(shop.db, { ...maryam, fromWallet: 5_000_000, now });
  expect(await call('pay_order', orderId)).toEqual({ outcome: 'done' });
  expect(await orderOf(orderId)).toEqual({
    state: 'preparing',
    paid_at: moment,
    held_until: null,
    events: ['paid'],
  });
  expect(await balanceOf()).toBe(0);
  expect(await call('pay_order', orderId)).toEqual({ outcome: 'already' });
  expect(await call('release_order', orderId)).toEqual({ outcome: 'paid', returned: [] });
  expect(await balanceOf()).toBe(0);
  expect(await takenOf(slotId)).toBe(1);
  expect(await stockOf(small.phone)).toBe(9);
  const entry = await readOne(
    'SELECT title, kind, amount, order_id FROM wallet_entries ORDER BY id DESC LIMIT 1',
  );
  expect(entry).toEqual({
    title: expect.stringMatching(/^پرداخت سفارش [۰-۹]+$/),
    kind: 'purchase',
    amount: -5_000_000,
    order_id: orderId,
  });
});

test('releasing gives back stock, slot and wallet money once, and fills the basket again', async () => {
  const { orderId, slotId } = await createUnpaidOrder(shop.db, {
    ...maryam,
    fromWallet: 1_000_000,
    qty: 2,
    now,
  });
  expect(await stockOf(small.phone)).toBe(8);
  expect(await call('release_order', orderId)).toEqual({ outcome: 'done', returned: [] });
  expect(await call('release_order', orderId)).toEqual({ outcome: 'already', returned: [] });
  expect(await call('pay_order', orderId)).toEqual({ outcome: 'not_payable' });
  expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled', paid_at: null, events: ['cancelled'] });
  expect(await stockOf(small.phone)).toBe(10);
  expect(await takenOf(slotId)).toBe(0);
  expect(await balanceOf()).toBe(1_000_000);
  const spent = await moveWallet(
    shop.db,
    { userId: maryam.userId, amount: -1_000_000, kind: 'purchase', title: 'خرید', cause: 'all' },
    now,
  );
  expect(spent.outcome).toBe('done');
  expect((await basketOf()).items.map(({ productPropertyId, qty }) => [productPropertyId, qty])).toEqual([
    [small.phone, 2],
  ]);
});

test('releasing names the products that were sold out', async () => {
  await run(shop.db, 'UPDATE product_properties SET stock = 3 WHERE id = $1', [small.phone]);
  const { orderId } = await createUnpaidOrder(shop.db, { ...maryam, qty: 3, now });
  expect(await call('release_order', orderId)).toEqual({ outcome: 'done', returned: [1] });
});

test('of a concurrent payment and release exactly one takes effect', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId } = await createUnpaidOrder(shop.db, { ...maryam, fromWallet: 100_000, now });
    const stock = await stockOf(small.phone);
    const balance = await balanceOf();
    const outcomes = await Promise.all([
      call('pay_order', orderId),
      call('release_order', orderId),
      call('pay_order', orderId),
      call('release_order', orderId),
    ]);
    const paid = (await orderOf(orderId))?.state === 'preparing';
    expect(outcomes.filter((row) => row?.outcome === 'done')).toHaveLength(1);
    expect(await stockOf(small.phone)).toBe((stock ?? 0) + (paid ? 0 : 1));
    expect(await balanceOf()).toBe(balance - (paid ? 100_000 : 0));
  }
});

test('held money can pay nothing else, and holds never exceed the balance', async () => {
  const { orderId } = await createUnpaidOrder(shop.db, { ...maryam, fromWallet: 1_000_000, now });
  const spend = (amount: number, cause: string) =>
    moveWallet(shop.db, { userId: maryam.userId, amount, kind: 'purchase', title: 'خرید', cause }, now);
  expect(await spend(-1, 'one')).toEqual({ outcome: 'insufficient', balance: 1_000_000 });
  const raise = 'UPDATE wallet_holds SET amount = amount + 1 WHERE order_id = $1';
  await expect(run(shop.db, raise, [orderId])).rejects.toMatchObject({ code: '23514' });
  const entry = `INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
    SELECT user_id, sequence + 1, 'purchase', -1, balance - 1, 'x', 'direct' FROM wallet_entries WHERE user_id = $1`;
  await expect(run(shop.db, entry, [maryam.userId])).rejects.toMatchObject({ code: '23514' });
});

test('a release fills the basket up to its largest number of lines', async () => {
  const { orderId } = await createUnpaidOrder(shop.db, { ...maryam, now });
  const [cart] = await run<{ id: string }>(
    shop.db,
    'INSERT INTO baskets (id, user_id) VALUES (gen_random_uuid(), $1) RETURNING id',
    [maryam.userId],
  );
  const fill = (lines: number) =>
    run(
      shop.db,
      `WITH made AS (
        INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
        SELECT 7, 'رنگ', '#000000', 'ندارد', 1000, 5, 5 FROM generate_series(1, $2::int) RETURNING id
      ) INSERT INTO basket_items (basket_id, property_id, qty, seen_price) SELECT $1, id, 1, 1000 FROM made`,
      [cart?.id, lines],
    );
  await fill(mostBasketLines - 1);
  await call('release_order', orderId);
  expect((await basketOf()).items).toHaveLength(mostBasketLines);
  const next = await createUnpaidOrder(shop.db, { ...maryam, now });
  await run(shop.db, 'DELETE FROM basket_items WHERE property_id = $1', [small.phone]);
  await fill(1);
  await call('release_order', next.orderId);
  expect((await basketOf()).items.map((item) => item.productPropertyId)).not.toContain(small.phone);
});

test('a deleted account gets no basket', async () => {
  const { orderId } = await createUnpaidOrder(shop.db, { ...maryam, now });
  await run(shop.db, 'UPDATE users SET mobile = NULL, removed_at = now() WHERE id = $1', [maryam.userId]);
  expect(await call('release_order', orderId)).toMatchObject({ outcome: 'done' });
  expect(await run(shop.db, 'SELECT FROM baskets WHERE user_id = $1', [maryam.userId])).toEqual([]);
});
