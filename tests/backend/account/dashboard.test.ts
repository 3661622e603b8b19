import type { Statement, Values } from '@/backend/db/statement';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Overview } from '@/contract/order';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { rowsRead } from '@/tests/support/rowsRead';
import { smallProducts } from '@/tests/support/smallSeed';

let busy: Awaited<ReturnType<typeof shop.customer>>;
/** Far more rows than a real customer has. */
const many = 10_000;

const shop = forAllTests(() => openTestApp());
beforeAll(async () => {
  busy = await shop.customer();
  const fill = (text: string) => shop.run(text, [busy.userId, many]);
  // Other customers have rows too, so that a statement without a filter by customer fails the test.
  const neighbour = await shop.customer();
  await shop.run(`INSERT INTO notifications (user_id, kind, title, text) VALUES ($1, 'general', 'x', 'x')`, [
    neighbour.userId,
  ]);
  await fill(`INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, facility)
    SELECT $1, CASE WHEN n % 100 = 0 THEN 'shipped' ELSE 'delivered' END, 1000 * n,
      '{"receiverName": "مریم", "receiverMobile": "09123456789", "text": "تهران", "postalCode": "1517963511"}',
      '{"title": "پیک", "slot": null, "trackingCode": null}', 'گوشی ' || n,
      CASE WHEN n = 5 THEN '{"name": "طرح", "method": "amortised", "months": 2, "annualRate": 0, "prepayment": 0, "aboveCeiling": 0, "fee": 0, "loanAmount": 5000,
        "amountPerMonth": 2500}'::jsonb END
    FROM generate_series(1, $2::int) n`);
  await shop.run(`INSERT INTO order_items (order_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, price)
      SELECT id, 'a', 'گوشی', '/art/a.avif', 'مشکی', '#000000', '', 1, 1000 FROM orders`);
  await shop.run(`INSERT INTO instalments (order_id, number, due_date, amount)
      SELECT id, n, date '2026-12-01' + 30 * n, 2500 FROM orders, generate_series(1, 2) n WHERE facility IS NOT NULL`);
  await fill(`INSERT INTO notifications (user_id, kind, title, text, seen_at)
    SELECT $1, 'general', 'پیام ' || n, 'متن', CASE WHEN n % 2 = 0 THEN now() END FROM generate_series(1, $2::int) n`);
  await fill(`INSERT INTO wallet_entries (user_id, sequence, kind, amount, balance, title, idempotency_key)
    SELECT $1, n, 'recharge', 10, 10 * n, 'افزایش', 'many ' || n FROM generate_series(1, $2::int) n`);
  await shop.run(
    `INSERT INTO favorites (user_id, product_id, seen_price, seen_in_stock)
    SELECT $1, id, 1000000000, true FROM products`,
    [busy.userId],
  );
  await shop.run('ANALYZE');
});

/** Statements that a call may send besides the one that finds the caller. */
const lists = [
  ['/user/wallet', 1],
  ['/user/walletEntries', 1],
  ['/user/walletEntries?filter=out', 1],
  ['/user/orders', 2],
  ['/user/orders?tab=current', 2],
  ['/user/orders?tab=cancelled&search=۵', 2],
  ['/user/orders/1040001', 1],
  ['/user/favorites', 1],
  ['/user/favorites?cheaper=true', 1],
  ['/user/favoriteIds', 1],
  ['/user/addresses', 1],
  ['/user/notifications', 2],
  ['/user/v2/Dashboard/Get', 1],
  ['/user/overview', 3],
] as const;

test.each(lists)(
  '%s sends at most %i statements after the one for the caller, and no cache keeps it',
  async (path, most) => {
    shop.statements.length = 0;
    const reply = await busy.get(path);
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(shop.statements.length).toBeLessThanOrEqual(1 + most);
  },
);

/** Repeats the statements of a call and counts the rows that each of them reads. */
async function rowsOfCall(path: string): Promise<{ data: unknown; read: number[] }> {
  const sent: [Statement, Values][] = [];
  const query = shop.db.query.bind(shop.db);
  const spy = jest.spyOn(shop.db, 'query').mockImplementation((statement, values = []) => {
    sent.push([statement, values]);
    return query(statement, values);
  });
  const { data } = await busy.get(path);
  spy.mockRestore();
  const read: number[] = [];
  for (const [statement, values] of sent) read.push(await rowsRead(shop.db, statement, values));
  return { data, read };
}

// Only a search may read all orders of a customer.
const bounded = lists.map(([path]) => path).filter((path) => !path.includes('search'));
test.each(bounded)('%s reads few rows of a customer who has ten thousand', async (path) => {
  const { read } = await rowsOfCall(path);
  expect(read.length).toBeGreaterThan(1);
  expect(read.filter((rows) => rows > 600)).toEqual([]);
});

test('the page after the five-thousandth row reads no more than the first', async () => {
  const deep = [
    ['/user/orders?cursor=1045000', 'id'],
    ['/user/walletEntries?cursor=5000', 'balance'],
    ['/user/notifications?cursor=seen:5000', 'id'],
  ] as const;
  for (const [path, field] of deep) {
    const { data } = await busy.get<Record<string, number>[]>(path);
    expect(data).toHaveLength(20);
    expect(data[0]?.[field]).toBeGreaterThan(data[19]?.[field] ?? 0);
    expect((await rowsOfCall(path)).read.filter((rows) => rows > 600)).toEqual([]);
  }
});

test('the overview has the next instalment, the three newest orders and at most four cheaper favorites', async () => {
  const { data } = await busy.get<Overview>('/user/overview');
  const unpaid = { amount: 2500, interest: 0, paidAt: null, saving: 0, lateFee: 0, feeWaived: false };
  expect(data.nextInstalment).toEqual({
    orderId: 1_040_005,
    title: 'گوشی',
    number: 1,
    instalments: [
      { ...unpaid, number: 1, dueDate: '2026-12-31' },
      { ...unpaid, number: 2, dueDate: '2027-01-30' },
    ],
  });
  expect(data.orders.map(({ id }) => id)).toEqual([1_050_000, 1_049_999, 1_049_998]);
  expect(data.cheaperFavorites).toHaveLength(4);
  expect(data.cheaperFavorites.map(({ product }) => product.id)).not.toContain(smallProducts.soldOut);
});

test('a new customer has an empty overview', async () => {
  const me = await shop.customer();
  expect((await me.get('/user/overview')).data).toEqual({
    nextInstalment: null,
    orders: [],
    cheaperFavorites: [],
  });
});

test('instalments that are paid or belong to a cancelled order are not due', async () => {
  const me = await shop.customer();
  const add = async (state: string, due: string, paid: boolean) => {
    const [order] = await shop.run<{ id: number }>(
      `INSERT INTO orders (user_id, state, goods_total, address, delivery, search_text, facility)
        VALUES ($1, $2, 1000, '{}', '{"title": "پیک", "slot": null, "trackingCode": null}', '', '{}') RETURNING id`,
      [me.userId, state],
    );
    await shop.run(
      `INSERT INTO instalments (order_id, number, due_date, amount, paid_at)
        VALUES ($1, 1, $2, 100, CASE WHEN $3::boolean THEN now() END)`,
      [order?.id, due, paid],
    );
    return order?.id;
  };
  await add('cancelled', '2026-12-01', false);
  await add('delivered', '2026-12-02', true);
  const next = await add('delivered', '2026-12-04', false);
  await add('shipped', '2026-12-05', false);
  const { data } = await me.get<Overview>('/user/overview');
  expect(data.nextInstalment?.orderId).toBe(next);
});

test('the menu has badges for open matters, and hides pages that the customer does not need', async () => {
  const { data: menu } = await busy.get<DashboardMenuItem[]>('/user/v2/Dashboard/Get');
  const shown = (items: DashboardMenuItem[]) =>
    items
      .filter(({ active }) => active)
      .sort((a, b) => a.order - b.order)
      .map(({ link }) => link);
  expect(shown(menu)).toEqual([
    '/dashboard',
    '/dashboard/orders',
    '/dashboard/wallet',
    '/dashboard/planrequest',
    '/dashboard/creditscore',
    '/dashboard/favorites',
    '/dashboard/addresses',
    '/dashboard/notifications',
    '/dashboard/profile',
    // The customer has no password, and this page sets the first one.
    '/dashboard/password',
    '/dashboard/devices',
  ]);
  expect(menu.some(({ active }) => !active)).toBe(true);
  const badge = (path: string) => menu.find(({ link }) => link === `/dashboard/${path}`)?.badge;
  expect(badge('orders')).toEqual({ text: '۹۹ در راه', tone: 'accent' });
  expect(badge('favorites')).toEqual({ text: '۷', tone: 'plain' });
  expect(badge('notifications')).toEqual({ text: '۹۹ پیام جدید', tone: 'dot' });
});
