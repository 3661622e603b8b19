import { markNow } from '@/backend/server/health';
import type { DeskHealth } from '@/contract/desk/health';
import type { ShopNumbers } from '@/contract/desk/numbers';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { writeInstalment, writeOrder } from '@/tests/support/buy/writeOrder';

/** Saturday noon in Tehran. */
let time = Date.parse('2026-11-21T08:30:00Z');
const dayMs = 86_400_000;
const shop = forAllTests(() => openTestApp({ now: () => time }));
beforeAll(() => shop.run(`UPDATE users SET created_at = '2020-01-01'`));
const longAgo = new Date('2020-01-01');
const supervisor = forAllTests(() => shop.customer({ role: 'supervisor', createdAt: longAgo }));
const sara = forAllTests(() => shop.customer({ createdAt: new Date(time - 2 * dayMs) }));

/** Reads the numbers anew: those of a moment are kept for half a minute. */
async function numbers(days: number): Promise<ShopNumbers> {
  time += 31_000;
  const from = new Date(Date.parse('2026-11-22') - days * dayMs).toISOString().slice(0, 10);
  return (await supervisor.get<ShopNumbers>(`/admin/numbers?from=${from}&to=2026-11-21`)).data;
}

/** A paid order of some pieces of product 1. @param at when it was paid */
const buy = (at: string, pieces: number, more: Partial<Parameters<typeof writeOrder>[1]> = {}) => {
  const total = pieces * 1_000_000;
  const sums = { goodsTotal: total, payToday: total, shippingCost: 50_000 };
  const order = { userId: sara.userId, ...sums, paidAt: new Date(at), placedAt: new Date(at), ...more };
  return writeOrder(shop.db, order, [{ productId: 1, title: 'گوشی', qty: pieces, price: 1_000_000 }]);
};

test('sales count on the day of Tehran on which they were paid, and cancelled ones do not', async () => {
  // 00:15 on Friday in Tehran is still Thursday in UTC.
  await buy('2026-11-19T20:45:00Z', 2);
  await buy('2026-11-21T06:00:00Z', 1);
  await buy('2026-11-21T06:10:00Z', 5, { state: 'cancelled' });
  await buy('2026-11-10T06:00:00Z', 3);
  const week = await numbers(7);
  const oneOrder = { orders: 1, gross: 1_050_000, returned: 0, net: 1_050_000, customers: 0 };
  expect(week.sales).toEqual({
    orders: 2,
    gross: 3_100_000,
    returned: 0,
    net: 3_100_000,
    returnedOrders: 0,
    averageOrder: 1_550_000,
    previous: { orders: 1, gross: 3_050_000, returned: 0, net: 3_050_000 },
  });
  expect(week.steps.map(({ at }) => at)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
  expect(week.steps.filter(({ orders }) => orders > 0)).toEqual([
    { at: '2026-11-20', orders: 1, gross: 2_050_000, returned: 0, net: 2_050_000, customers: 0 },
    { at: '2026-11-21', ...oneOrder },
  ]);
  expect(week.states).toEqual([
    { state: 'delivered', count: 2 },
    { state: 'cancelled', count: 1 },
  ]);
  const sold = { productId: 1, title: 'گوشی', pieces: 3, returnedPieces: 0, returned: 0 };
  expect(week.bestSellers).toEqual([{ ...sold, gross: 3_000_000, net: 3_000_000 }]);
  expect(week.newCustomers).toBe(1);
  const today = await numbers(1);
  expect(today.steps).toHaveLength(24);
  expect(today.steps[9]).toEqual({ at: '2026-11-21T09', ...oneOrder });
  expect(today).toMatchObject({ sales: { orders: 1 }, newCustomers: 0 });
  expect((await numbers(30)).sales.orders).toBe(3);
  expect((await numbers(90)).steps).toHaveLength(90);
});

test('unpaid instalments are due within a week or late, and those of unpaid orders are neither', async () => {
  const paid = await buy('2026-10-01T06:00:00Z', 1);
  const unpaid = await buy('2026-10-01T06:00:00Z', 1, { state: 'awaitingPayment', paidAt: null });
  const add = (order: number, number: number, dueDate: string) =>
    writeInstalment(shop.db, order, { number, dueDate, amount: 100 });
  for (const [number, due] of ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28'].entries())
    await add(paid, number + 1, due);
  await add(unpaid, 1, '2026-11-20');
  expect((await numbers(1)).instalments).toEqual({
    open: { count: 4, amount: 400 },
    due: { count: 2, amount: 200 },
    late: { count: 1, amount: 100 },
  });
});

test('products that are sold out and waiting work are counted', async () => {
  const before = await numbers(1);
  await shop.run('UPDATE listings SET in_stock = false WHERE product_id = 1');
  await shop.run(
    `INSERT INTO reviews (product_id, user_id, author, stars, text, written_at) VALUES (1, $1, 'س', 5, 'خوب', now())`,
    [sara.userId],
  );
  await shop.run(
    `INSERT INTO plan_requests (user_id, state, plan_id, amount, months, applicant, work, created_at, saved_at, changed_at, correct_before)
      SELECT u.id, CASE u.id WHEN $1 THEN 'needsCorrection' ELSE 'inReview' END, 1, 1000000, 12, '{}', '{}', now(), now(), now(),
        CASE u.id WHEN $1 THEN now() END FROM (SELECT id FROM users ORDER BY id = $1 DESC LIMIT 2) u`,
    [sara.userId],
  );
  // A kind that only an older version knew, which no worker begins.
  await shop.run(
    `INSERT INTO outbox (kind, key, payload, next_try_at, created_at) VALUES ('beta_decided', 'beta_decided:1', '{}', '2026-11-19', '2026-11-19')`,
  );
  const { outOfStock, waiting } = await numbers(1);
  expect(waiting.stuckJobs).toBe(before.waiting.stuckJobs + 1);
  expect(outOfStock.count).toBe(before.outOfStock.count + 1);
  expect(outOfStock.products.map(({ id }) => id)).toContain(1);
  expect(waiting.reviews).toBe(before.waiting.reviews + 1);
  // A request in correction waits for its applicant.
  expect(waiting.planRequests).toBe(before.waiting.planRequests + 1);
});

test('a sold-out variant does not count as running out, and with the number 0 nothing does', async () => {
  await shop.run('UPDATE product_properties SET stock = 1000');
  const setStock = (place: number, stock: number) =>
    shop.run(
      `UPDATE product_properties SET stock = $2 WHERE id = (SELECT v.id FROM product_properties v JOIN products p ON p.id = v.product_id
        WHERE v.removed_at IS NULL AND p.removed_at IS NULL ORDER BY v.id LIMIT 1 OFFSET $1)`,
      [place, stock],
    );
  await setStock(0, 0);
  await setStock(1, 2);
  expect((await numbers(7)).waiting.lowStock).toBe(1);
  await shop.run(`UPDATE settings SET company = company || '{"lowStock": 0}'`);
  expect((await numbers(7)).waiting.lowStock).toBe(0);
});

test('the health names the last run of the worker, what waits, and the last backup', async () => {
  const read = async () => (await supervisor.get<DeskHealth>('/admin/numbers/health')).data;
  const before = await read();
  expect(before).toMatchObject({ workerAt: null, backupAt: null, redis: 'off' });
  expect(before.database).toBe(shop.db.engine);
  const parts = { db: shop.db, now: () => time };
  await markNow(parts, 'workerRun');
  await markNow(parts, 'backup');
  const at = new Date(time).toISOString();
  expect(await read()).toMatchObject({ workerAt: at, backupAt: at });
  // Twice within half a minute is written once, and later anew.
  time += 20_000;
  await markNow(parts, 'workerRun');
  expect((await read()).workerAt).toBe(at);
  time += 20_000;
  await markNow(parts, 'workerRun');
  const { jobs, oldestJobAt } = await read();
  await shop.run(
    `INSERT INTO outbox (kind, key, payload, next_try_at, created_at) VALUES ('publish_site', 'health', '{}', now(), '2020-01-01')`,
  );
  expect(await read()).toMatchObject({
    workerAt: new Date(time).toISOString(),
    jobs: jobs + 1,
    oldestJobAt: '2020-01-01T00:00:00.000Z',
  });
  expect(oldestJobAt).not.toBe('2020-01-01T00:00:00.000Z');
});

test('the health is for roles that see the numbers, and for no others', async () => {
  for (const [deskRole, status] of [
    ['finance', 200],
    ['reader', 200],
    ['support', 403],
  ] as const) {
    const operator = await shop.customer({ role: 'supervisor', deskRole, createdAt: longAgo });
    expect((await operator.get('/admin/numbers/health')).status).toBe(status);
  }
});

test('words are listed when several visitors searched for them in vain, and never one that may be personal', async () => {
  const search = async (words: string, visitors: number, again = 1) => {
    for (let visitor = 0; visitor < visitors; visitor += 1)
      for (let times = 0; times < again; times += 1)
        await shop.app.inject({
          url: `/product/shop?search=${encodeURIComponent(words)}`,
          remoteAddress: `203.0.113.${visitor}`,
        });
  };
  await search('چرخ‌خیاطی', 3);
  await search('چرخ خياطي', 1);
  await search('یخچال‌فریزر', 1, 10);
  await search('09123456789', 3);
  // Only a search that finds something is offered to others.
  await search('سامسونگ', 4);
  await search('samsung', 2);
  expect((await numbers(1)).missedSearches).toEqual([]);
  const close = shop.close;
  await shop.app.close();
  const rows = await shop.run('SELECT term, count FROM missed_searches');
  expect(rows).toEqual([{ term: 'چرخ خیاطی', count: 4 }]);
  expect(await shop.run('SELECT term, count FROM found_searches')).toEqual([{ term: 'سامسونگ', count: 4 }]);
  shop.close = close;
});
