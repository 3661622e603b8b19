import Fastify from 'fastify';
import { changeOffer, type OfferChange } from '@/backend/domains/browse/product/changeOffer';
import { watchPromotionEnds } from '@/backend/domains/browse/product/promotionEnds';
import type { ShopPage } from '@/contract/list';
import type { ProductPage } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { until } from '@/tests/support/until';

let time = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time }));

const change = (wanted: OfferChange) => changeOffer(shop.db, wanted);
const variant = async () => {
  const { data } = (await shop.app.inject(`/product/${smallProducts.charger}`)).json<{ data: ProductPage }>();
  return data.product.properties[0];
};
const card = async () => {
  const { data } = (await shop.app.inject('/product/shop')).json<{ data: ShopPage }>();
  return data.products.find(({ id }) => id === smallProducts.charger);
};
const productPropertyId = small.charger;

test('a new price, stock and promotion appear immediately on the page and in the lists', async () => {
  const done = { productId: smallProducts.charger };
  expect(await change({ productPropertyId, price: 800_000, stock: 0 })).toEqual(done);
  expect(await variant()).toMatchObject({ price: 800_000, stock: 0 });
  expect(await card()).toMatchObject({ price: 800_000, inStock: false });
  const to = new Date(time + 60_000).toISOString();
  expect(await change({ productPropertyId, stock: 3, promotion: { price: 600_000, to } })).toEqual(done);
  const promoted = { price: 800_000, promotionPrice: 600_000, promotionTo: to };
  expect(await variant()).toMatchObject({ ...promoted, stock: 3 });
  expect(await card()).toMatchObject({ ...promoted, inStock: true });
  expect(await change({ productPropertyId, promotion: null })).toEqual(done);
  expect(await card()).toMatchObject({ promotionPrice: null });
});

test('invalid prices and unknown variants change nothing', async () => {
  const before = await shop.run('SELECT * FROM product_properties ORDER BY id');
  for (const wrong of [
    { price: 0 },
    { discount: 900_000_000 },
    { promotion: { price: 900_000_000, to: '2099-01-01T00:00:00Z' } },
  ])
    expect(await change({ productPropertyId, ...wrong })).toEqual({ refused: 'prices' });
  expect(await change({ productPropertyId: 999_999, stock: 1 })).toEqual({ refused: 'unknown' });
  expect(await shop.run('SELECT * FROM product_properties ORDER BY id')).toEqual(before);
});

test('products whose promotion ends are published once, and no timer runs after the shop closes', async () => {
  const app = Fastify();
  await change({ productPropertyId, promotion: { price: 500_000, to: new Date(time + 50).toISOString() } });
  const published: number[][] = [];
  watchPromotionEnds(app, {
    db: shop.db,
    now: () => time,
    publish: async (productIds) => {
      published.push(productIds);
    },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  time += 50;
  await until(() => expect(published).toEqual([[smallProducts.charger]]));
  await app.close();
});
