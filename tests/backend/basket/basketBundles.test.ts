import type { ProductPage } from '@/contract/product';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { guestOf, run } from '@/tests/support/guest';
import { small, smallProducts } from '@/tests/support/smallSeed';

const start = Date.parse('2026-11-20T08:00:00.000Z');
const endsAt = '2026-11-23T20:29:59.000Z';
let now = start;
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
  await run(shop.db, `INSERT INTO bundles (id, title, ends_at) VALUES (1, 'بستهٔ بازی', $1)`, [endsAt]);
  await run(shop.db, 'UPDATE companions SET bundle_id = 1');
});
afterAll(() => shop.close());
beforeEach(() => {
  now = start;
});

test('a line shows its bundle: what is in it, what the set costs and saves, and until when', async () => {
  const guest = guestOf(shop.app);
  const { data } = await guest.add(small.console, 2);
  const [line, companion] = data.items;
  expect(line).toMatchObject({
    isBundle: true,
    timedBundle: true,
    bundleToDate: endsAt,
    bundles: [{ id: 1, title: 'بستهٔ بازی', isGroup: true, showPrice: 47_900_000, discount: 3_500_000 }],
    bundleInfo: `${small.console},${small.controller}`,
    canDelete: true,
  });
  expect(companion).toMatchObject({
    basketId: line?.id,
    isBundle: false,
    bundles: [],
    bundleInfo: '',
    qty: 2,
    canDelete: false,
  });
});

test('the companions of a bundle leave the basket in the second it ends', async () => {
  const guest = guestOf(shop.app);
  await guest.add(small.console);
  now = Date.parse(endsAt) - 1;
  expect((await guest.get()).data).toMatchObject({ qty: 2, total: 51_400_000, totalDiscount: 3_500_000 });
  now = Date.parse(endsAt);
  const { data } = await guest.get();
  expect(data).toMatchObject({ qty: 1, total: 46_900_000, totalDiscount: 0 });
  expect(data.items).toEqual([expect.objectContaining({ isBundle: false, bundles: [], bundleToDate: null })]);
});

test('a sold-out companion leaves the bundle without a set', async () => {
  await run(shop.db, 'UPDATE product_properties SET stock = 0 WHERE id = $1', [small.controller]);
  const { data } = await guestOf(shop.app).add(small.console);
  await run(shop.db, 'UPDATE product_properties SET stock = 5 WHERE id = $1', [small.controller]);
  expect(data.items).toHaveLength(1);
  expect(data.items[0]?.bundles).toEqual([
    expect.objectContaining({ isGroup: false, showPrice: 46_900_000, discount: 0 }),
  ]);
});

test('a companion without a bundle makes no bundle', async () => {
  await run(shop.db, 'UPDATE companions SET bundle_id = NULL');
  const { data } = await guestOf(shop.app).add(small.console);
  await run(shop.db, 'UPDATE companions SET bundle_id = 1');
  expect(data.items).toHaveLength(2);
  expect(data.items[0]).toMatchObject({ isBundle: false, timedBundle: false, bundles: [], bundleInfo: '' });
});

test('the product names the companions of a bundle until it ends', async () => {
  const companions = async () => {
    const answer = await shop.app.inject({ url: `/product/${smallProducts.console}` });
    return answer.json<{ data: ProductPage }>().data.product.properties[0]?.companions;
  };
  expect(await companions()).toEqual(['دستهٔ بازی سونی DualSense']);
  now = Date.parse(endsAt);
  expect(await companions()).toEqual([]);
});
