import type { Database } from '@/backend/db/connect';
import { readCatalogue } from '@/backend/seed/catalogue';
import { endOfFriday, endOfTehranDay } from '@/backend/seed/offers';
import { retimePromotions } from '@/backend/seed/retime';
import { seedDemo } from '@/backend/seed/seed';
import type { ProductCard } from '@/contract/product';
import { forAllTests, openTestApp, openTestDatabase } from '@/tests/support/backend';
import { run } from '@/tests/support/guest';

const { products: catalogue } = readCatalogue();
const seededAt = Date.parse('2025-11-10T08:00:00Z');
let now = seededAt;
const shop = forAllTests(() => openTestApp({ seed: 'none', now: () => now }));
beforeAll(async () => {
  await seedDemo(shop.db, { now: seededAt });
}, 240_000);

const one = async <Row>(text: string, db: Database = shop.db): Promise<Row> => {
  const [row] = await run<Row>(db, text);
  if (!row) throw new Error('No row.');
  return row;
};

/** A digest of all visible data of the products. */
const digest = (db: Database) =>
  one<{ md5: string }>(
    `SELECT md5(string_agg(t, '' ORDER BY t)) AS md5 FROM (
      SELECT p::text AS t FROM products p UNION ALL SELECT pp::text FROM product_properties pp
      UNION ALL SELECT l::text FROM listings l UNION ALL SELECT c::text FROM companions c) AS everything`,
    db,
  );

test('the demo shop has hundreds of products, some on promotion, some sold out, some with one piece left', async () => {
  const counts = await one<Record<string, number>>(`SELECT
    (SELECT count(*)::int FROM products) AS products,
    (SELECT count(DISTINCT product_id)::int FROM product_properties WHERE promotion_to > '2025-11-10T08:00:00Z') AS running,
    (SELECT count(DISTINCT product_id)::int FROM product_properties WHERE promotion_to < '2025-11-10T08:00:00Z') AS ended,
    (SELECT count(DISTINCT product_id)::int FROM product_properties WHERE discount > 0) AS discounted,
    (SELECT (avg((stock = 0)::int) * 100)::float FROM product_properties) AS "soldOut",
    (SELECT (avg((stock = 1)::int) * 100)::float FROM product_properties) AS last,
    (SELECT count(*)::int FROM companions) AS companions`);
  expect(counts.products).toBe(catalogue.length);
  expect(counts.running).toBeGreaterThan(35);
  expect(counts.running).toBeLessThan(75);
  expect(counts.ended).toBeGreaterThan(3);
  expect((counts.discounted ?? 0) / catalogue.length).toBeCloseTo(0.35, 1);
  expect(counts.soldOut).toBeGreaterThan(3);
  expect(counts.soldOut).toBeLessThan(9);
  expect(counts.last).toBeGreaterThan(3);
  expect(counts.last).toBeLessThan(8);
  expect(counts.companions).toBeGreaterThan(0);
});

test('the stair of the home page has five products of rising price', async () => {
  const rails = (await shop.app.inject('/product/showcase')).json().data;
  expect(rails[0].key).toBe('stair');
  expect(rails[0].products).toHaveLength(5);
  const prices = rails[0].products.map(({ price }: { price: number }) => price);
  expect(prices).toEqual([...prices].sort((a: number, b: number) => a - b));
});

test('the seed has 31 provinces and 1320 cities in Persian order, without districts', async () => {
  const provinces: { title: string; cities: { title: string }[] }[] = (
    await shop.app.inject('/public/provinces')
  ).json().data;
  expect(provinces).toHaveLength(31);
  expect(provinces.flatMap(({ cities }) => cities)).toHaveLength(1320);
  expect(provinces.map(({ title }) => title)).toContain('چهارمحال و بختیاری');
  expect(provinces.at(-1)?.title).toBe('یزد');
  expect(
    provinces.find(({ title }) => title === 'آذربایجان شرقی')?.cities.filter(({ title }) => /\d/.test(title)),
  ).toEqual([]);
});

test('seeding at the same instant creates the same shop', async () => {
  const { db, remove } = await openTestDatabase();
  expect(await seedDemo(db, { now: seededAt })).toBe(true);
  expect(await digest(db)).toEqual(await digest(shop.db));
  // A second seeding finds the shop and changes nothing.
  expect(await seedDemo(db, { now: seededAt + 1 })).toBe(false);
  await db.close();
  await remove();
}, 240_000);

test('the seed creates variations when more products are requested than the catalogue has', async () => {
  const { db, remove } = await openTestDatabase();
  await seedDemo(db, { now: seededAt, products: catalogue.length + 100 });
  expect(
    await one('SELECT count(*)::int AS n, count(DISTINCT slug)::int AS slugs FROM products', db),
  ).toEqual({
    n: catalogue.length + 100,
    slugs: catalogue.length + 100,
  });
  await db.close();
  await remove();
}, 240_000);

test('the promotion band and its products end in the same second, and its percent is that of the first card', async () => {
  now = seededAt;
  const rails = (await shop.app.inject('/product/showcase')).json().data;
  const band = rails.find(({ key }: { key: string }) => key === 'promotion');
  expect(new Set(band.products.map((card: ProductCard) => card.promotionTo))).toEqual(
    new Set([band.promotionTo]),
  );
  const [first, ...others]: number[] = band.products.map(({ promotion }: ProductCard) => promotion);
  expect(first).toBe(Math.max(...others, first ?? 0));
  expect(
    await one(`SELECT count(*)::int AS total, max(round((price - promotion_price) * 100.0 / price, 2))::float AS percent
      FROM listings WHERE promotion_to = '${band.promotionTo}' AND valid_from = '-infinity' AND in_stock`),
  ).toEqual({ total: band.total, percent: first });
});

test('the week ends on Friday at 23:59:59 in Tehran, and a promotion lasts at least a day', () => {
  expect(new Date(endOfFriday(Date.parse('2025-11-10T08:00:00Z'))).toISOString()).toBe(
    '2025-11-14T20:29:59.000Z',
  );
  // Thursday night in UTC is Friday in Tehran. Less than a day is left, so the end is the next Friday.
  expect(new Date(endOfFriday(Date.parse('2025-11-13T21:00:00Z'))).toISOString()).toBe(
    '2025-11-21T20:29:59.000Z',
  );
  expect(new Date(endOfTehranDay(Date.parse('2025-11-13T20:30:00Z'))).toISOString()).toBe(
    '2025-11-14T20:29:59.000Z',
  );
});

test('promotions restart when all have ended, and only in the demo shop', async () => {
  const running = async () => {
    const rails = (await shop.app.inject('/product/showcase')).json().data;
    return rails.find(({ key }: { key: string }) => key === 'promotion')?.total ?? 0;
  };
  const before = await running();
  expect(await retimePromotions(shop.db, now)).toBe(false);

  now = Date.parse('2026-03-02T12:00:00Z');
  expect(await running()).toBe(0);
  await shop.run('UPDATE settings SET demo = false');
  expect(await retimePromotions(shop.db, now)).toBe(false);
  await shop.run('UPDATE settings SET demo = true');
  expect(await retimePromotions(shop.db, now)).toBe(true);
  expect(await running()).toBeGreaterThan(before / 2);
  expect(await one(`SELECT max(promotion_to) AS last FROM listings WHERE promotion_to IS NOT NULL`)).toEqual({
    last: new Date(endOfFriday(now)).toISOString(),
  });
});
