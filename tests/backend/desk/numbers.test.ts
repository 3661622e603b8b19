import type { ShopNumbers } from '@/contract/desk/numbers';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { type asCustomer, createCustomer } from '@/tests/support/customer';

/** Saturday noon in Tehran. */
let time = Date.parse('2026-11-21T08:30:00Z');
const dayMs = 86_400_000;
const shop = forAllTests(() => openTestApp({ now: () => time }));
let supervisor: ReturnType<typeof asCustomer>;
let sara: number;
beforeAll(async () => {
  await shop.run(`UPDATE users SET created_at = '2020-01-01'`);
  supervisor = await shop.customer({
    now: time,
    role: 'supervisor',
    createdAt: new Date('2020-01-01'),
  });
  ({ userId: sara } = await createCustomer(shop.db, { now: time, createdAt: new Date(time - 2 * dayMs) }));
});

/** Reads the numbers anew: those of a moment are kept for half a minute. */
async function numbers(days: number): Promise<ShopNumbers> {
  time += 31_000;
  const from = new Date(Date.parse('2026-11-22') - days * dayMs).toISOString().slice(0, 10);
  return (await supervisor.get<ShopNumbers>(`/admin/numbers?from=${from}&to=2026-11-21`)).data;
}

/** A paid order of some pieces of product 1. @param at when it was paid */
async function buy(at: string, pieces: number, price = 1_000_000, state = 'delivered') {
  const [order] = await shop.run<{ id: number }>(
    `INSERT INTO orders (user_id, state, goods_total, pay_today, shipping_cost, paid_at, placed_at, address, delivery, search_text)
      VALUES ($1, $2, $3, $3, 50000, $4, $4, '{}', '{}', '') RETURNING id`,
    [sara, state, pieces * price, at],
  );
  await shop.run(
    `INSERT INTO order_items (order_id, product_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, price)
      VALUES ($1, 1, 's', 'گوشی', '/x', 'مشکی', '#000', 'g', $2, $3)`,
    [order?.id, pieces, price],
  );
  return order?.id ?? 0;
}

test('sales count on the day of Tehran on which they were paid, and cancelled ones do not', async () => {
  // 00:15 on Friday in Tehran is still Thursday in UTC.
  await buy('2026-11-19T20:45:00Z', 2);
  await buy('2026-11-21T06:00:00Z', 1);
  await buy('2026-11-21T06:10:00Z', 5, 1_000_000, 'cancelled');
  await buy('2026-11-10T06:00:00Z', 3);
  const week = await numbers(7);
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
    { at: '2026-11-21', orders: 1, gross: 1_050_000, returned: 0, net: 1_050_000, customers: 0 },
  ]);
  expect(week.states).toEqual([
    { state: 'delivered', count: 2 },
    { state: 'cancelled', count: 1 },
  ]);
  expect(week.bestSellers).toEqual([
    {
      productId: 1,
      title: 'گوشی',
      pieces: 3,
      gross: 3_000_000,
      returnedPieces: 0,
      returned: 0,
      net: 3_000_000,
    },
  ]);
  expect(week.newCustomers).toBe(1);
  const today = await numbers(1);
  expect(today.steps).toHaveLength(24);
  expect(today.steps[9]).toEqual({
    at: '2026-11-21T09',
    orders: 1,
    gross: 1_050_000,
    returned: 0,
    net: 1_050_000,
    customers: 0,
  });
  expect(today).toMatchObject({ sales: { orders: 1 }, newCustomers: 0 });
  expect((await numbers(30)).sales.orders).toBe(3);
  expect((await numbers(90)).steps).toHaveLength(90);
});

test('unpaid instalments are due within a week or late, and those of unpaid orders are neither', async () => {
  const paid = await buy('2026-10-01T06:00:00Z', 1);
  const unpaid = await buy('2026-10-01T06:00:00Z', 1, 1_000_000, 'awaitingPayment');
  await shop.run('UPDATE orders SET paid_at = NULL WHERE id = $1', [unpaid]);
  const add = (order: number, number: number, due: string) =>
    shop.run('INSERT INTO instalments (order_id, number, due_date, amount) VALUES ($1, $2, $3, 100)', [
      order,
      number,
      due,
    ]);
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
    [sara],
  );
  await shop.run(
    `INSERT INTO plan_requests (user_id, state, plan_id, amount, months, applicant, work, created_at, saved_at, changed_at, correct_before)
      SELECT u.id, CASE u.id WHEN $1 THEN 'needsCorrection' ELSE 'inReview' END, 1, 1000000, 12, '{}', '{}', now(), now(), now(),
        CASE u.id WHEN $1 THEN now() END FROM (SELECT id FROM users ORDER BY id = $1 DESC LIMIT 2) u`,
    [sara],
  );
  const { outOfStock, waiting } = await numbers(1);
  expect(outOfStock.count).toBe(before.outOfStock.count + 1);
  expect(outOfStock.products.map(({ id }) => id)).toContain(1);
  expect(waiting.reviews).toBe(before.waiting.reviews + 1);
  // A request in correction waits for its applicant.
  expect(waiting.planRequests).toBe(before.waiting.planRequests + 1);
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
  await search('سامسونگ', 3);
  expect((await numbers(1)).missedSearches).toEqual([]);
  const close = shop.close;
  await shop.app.close();
  const rows = await shop.run('SELECT term, count FROM missed_searches');
  expect(rows).toEqual([{ term: 'چرخ خیاطی', count: 4 }]);
  shop.close = close;
});
