import { moveWallet } from '@/backend/domains/buy/wallet/move';
import type { Basket } from '@/contract/basket';
import { mostBasketLines } from '@/contract/limits';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { addExtraLines } from '@/tests/support/buy/extraLines';
import { paidMessagesSql } from '@/tests/support/buy/paidMessages';
import { createUnpaidOrder } from '@/tests/support/buy/unpaidOrder';
import { asCustomer } from '@/tests/support/customer';
import { small } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const moment = new Date(now + 60_000).toISOString();
const shop = forAllTests(() => openTestApp({ now: () => now }));
let maryam: { userId: number; token: string };
beforeEach(async () => {
  maryam = await shop.customer();
  await shop.run('UPDATE product_properties SET stock = 10 WHERE id = $1', [small.charger]);
});

const moveMoney = (amount: number, cause: string) =>
  moveWallet(
    shop.db,
    { userId: maryam.userId, amount, kind: amount > 0 ? 'recharge' : 'purchase', title: 'کیف پول', cause },
    now,
  );

/** An unpaid order that keeps stock, a slot, and money with which the wallet was recharged. */
async function unpaidOrder(options: { fromWallet?: number; qty?: number } = {}) {
  if (options.fromWallet) await moveMoney(options.fromWallet, `recharge ${Math.random()}`);
  return createUnpaidOrder(shop.db, { userId: maryam.userId, now, ...options });
}

const readOne = async (text: string, values: unknown[]) =>
  (await shop.run<Record<string, unknown>>(text, values))[0];
const pay = (orderId: number) =>
  readOne(`SELECT * FROM pay_order($1, ${paidMessagesSql}, $2)`, [orderId, moment]);
const release = (orderId: number) =>
  readOne(`SELECT * FROM release_order($1, $2, NULL, ${mostBasketLines})`, [orderId, moment]);
const stockOf = async (id: number) =>
  Number((await readOne('SELECT stock FROM product_properties WHERE id = $1', [id]))?.stock);
const takenOf = async (slot: number) =>
  (await readOne('SELECT taken FROM delivery_slots WHERE id = $1', [slot]))?.taken;
const get = async <Data>(path: string) => (await asCustomer(shop.app, maryam.token).get<Data>(path)).data;
const balanceOf = async () => (await get<{ balance: number }>('/user/wallet')).balance;
const basketOf = async () =>
  (await get<Basket>('/v2/Cart/Get')).items.map(({ productPropertyId, qty }) => [productPropertyId, qty]);
const orderOf = (orderId: number) =>
  readOne(
    `SELECT state, paid_at, held_until,
      (SELECT array_agg(kind ORDER BY at, kind) FROM order_events WHERE order_id = id) AS events
      FROM orders WHERE id = $1`,
    [orderId],
  );

test('paying books the held wallet money once and prepares the order', async () => {
  const { orderId, slotId } = await unpaidOrder({ fromWallet: 5_000_000, qty: 6 });
  expect(await pay(orderId)).toEqual({ outcome: 'done' });
  const paid = { state: 'preparing', paid_at: moment, held_until: null, events: ['paid'] };
  expect(await orderOf(orderId)).toEqual(paid);
  expect(await balanceOf()).toBe(0);
  expect(await pay(orderId)).toEqual({ outcome: 'already' });
  expect(await release(orderId)).toEqual({ outcome: 'paid', returned: [] });
  expect([await balanceOf(), await takenOf(slotId), await stockOf(small.charger)]).toEqual([0, 1, 4]);
  const entry =
    'SELECT title, kind, amount, order_id FROM wallet_entries WHERE user_id = $1 ORDER BY id DESC';
  expect(await readOne(entry, [maryam.userId])).toEqual({
    title: expect.stringMatching(/^پرداخت سفارش [۰-۹]+$/),
    kind: 'purchase',
    amount: -5_000_000,
    order_id: orderId,
  });
});

test('releasing gives back stock, slot and wallet money once, and fills the basket again', async () => {
  const { orderId, slotId } = await unpaidOrder({ fromWallet: 1_000_000, qty: 2 });
  expect(await stockOf(small.charger)).toBe(8);
  expect(await release(orderId)).toEqual({ outcome: 'done', returned: [] });
  expect(await release(orderId)).toEqual({ outcome: 'already', returned: [] });
  expect(await pay(orderId)).toEqual({ outcome: 'not_payable' });
  expect(await orderOf(orderId)).toMatchObject({ state: 'cancelled', paid_at: null, events: ['cancelled'] });
  expect([await stockOf(small.charger), await takenOf(slotId)]).toEqual([10, 0]);
  expect(await balanceOf()).toBe(1_000_000);
  expect((await moveMoney(-1_000_000, 'all')).outcome).toBe('done');
  expect(await basketOf()).toEqual([[small.charger, 2]]);
});

test('releasing names the products that were sold out', async () => {
  await shop.run('UPDATE product_properties SET stock = 3 WHERE id = $1', [small.charger]);
  const { orderId } = await unpaidOrder({ qty: 3 });
  expect(await release(orderId)).toEqual({ outcome: 'done', returned: [7] });
});

test('of a concurrent payment and release exactly one takes effect', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orderId } = await unpaidOrder({ fromWallet: 100_000 });
    const [stock, balance] = [await stockOf(small.charger), await balanceOf()];
    const calls = [pay(orderId), release(orderId), pay(orderId), release(orderId)];
    const outcomes = await Promise.all(calls);
    const paid = (await orderOf(orderId))?.state === 'preparing';
    expect(outcomes.filter((row) => row?.outcome === 'done')).toHaveLength(1);
    expect(await stockOf(small.charger)).toBe(stock + (paid ? 0 : 1));
    expect(await balanceOf()).toBe(balance - (paid ? 100_000 : 0));
  }
});

test('held money can pay nothing else, and holds never exceed the balance', async () => {
  const { orderId } = await unpaidOrder({ fromWallet: 800_000 });
  expect(await moveMoney(-1, 'one')).toEqual({ outcome: 'insufficient', balance: 800_000 });
  const raise = 'UPDATE wallet_holds SET amount = amount + 1 WHERE order_id = $1';
  await expect(shop.run(raise, [orderId])).rejects.toMatchObject({ code: '23514' });
  const entry = `INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
    SELECT user_id, sequence + 1, 'purchase', -1, balance - 1, 'x', 'direct' FROM wallet_entries WHERE user_id = $1`;
  await expect(shop.run(entry, [maryam.userId])).rejects.toMatchObject({ code: '23514' });
});

test('a release fills the basket up to its largest number of lines', async () => {
  const { orderId } = await unpaidOrder();
  const [cart] = await shop.run<{ id: string }>(
    'INSERT INTO baskets (id, user_id) VALUES (gen_random_uuid(), $1) RETURNING id',
    [maryam.userId],
  );
  await addExtraLines(shop.db, cart?.id, mostBasketLines - 1);
  await release(orderId);
  expect(await basketOf()).toHaveLength(mostBasketLines);
  const next = await unpaidOrder();
  await shop.run('DELETE FROM basket_items WHERE property_id = $1', [small.charger]);
  await addExtraLines(shop.db, cart?.id, 1);
  await release(next.orderId);
  expect((await basketOf()).map(([property]) => property)).not.toContain(small.charger);
});

test('a deleted account gets no basket', async () => {
  const { orderId } = await unpaidOrder();
  await shop.run('UPDATE users SET mobile = NULL, removed_at = now() WHERE id = $1', [maryam.userId]);
  expect(await release(orderId)).toMatchObject({ outcome: 'done' });
  expect(await shop.run('SELECT FROM baskets WHERE user_id = $1', [maryam.userId])).toEqual([]);
});
