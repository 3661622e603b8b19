import Fastify from 'fastify';
import { changeOffer, type OfferChange } from '@/backend/domains/browse/product/changeOffer';
import { watchPromotionEnds } from '@/backend/domains/browse/product/promotionEnds';
import type { ShopPage } from '@/contract/list';
import type { Comparison, ProductCard, ProductPage } from '@/contract/product';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { until } from '@/tests/support/until';

let time = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => time }));

async function read<Data>(path: string): Promise<Data> {
  shop.statements.length = 0;
  const answer = await shop.app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Data }>().data;
}
const cards = (ids: string) => read<ProductCard[]>(`/product/cards?ids=${ids}`);
const compare = (ids: string) => read<Comparison>(`/product/compare?ids=${ids}`);
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

const change = (wanted: OfferChange) => changeOffer(shop.db, wanted);
const productPropertyId = small.charger;
const { phone, iphone, watch, charger } = smallProducts;

test('answers the cards in the order of their ids, each once, in one statement', async () => {
  const ids = `${watch},${phone},${watch},${iphone}`;
  const first = await cards(ids);
  expect(idsOf(first)).toEqual([watch, phone, iphone]);
  expect(shop.statements).toHaveLength(1);
  expect(await cards(ids)).toEqual(first);
  expect(shop.statements).toHaveLength(1);
});

test('compares products in the order of their ids, each once, with all their variants', async () => {
  const { products } = await compare(`${watch},${phone},${watch},${iphone}`);
  expect(shop.statements).toHaveLength(2);
  expect(idsOf(products)).toEqual([watch, phone, iphone]);
  expect(products[1]?.properties).toHaveLength(2);
  expect(products[0]?.properties[0]).toMatchObject({ promotionPrice: 16_000_000 });
});

test('cards and comparisons leave out products that are not offered, and a card has a changed price at once', async () => {
  const ids = `${charger},9999,${phone}`;
  expect(idsOf(await cards(ids))).toEqual([charger, phone]);
  const offered = (isOffered: boolean) =>
    shop.run('UPDATE products SET removed_at = $1 WHERE id = $2', [isOffered ? null : new Date(time), phone]);
  await offered(false);
  expect(idsOf(await cards(ids))).toEqual([charger]);
  expect(idsOf((await compare(ids)).products)).toEqual([charger]);
  await change({ productPropertyId, price: 777_000, discount: 0 });
  expect((await cards(ids))[0]).toMatchObject({ id: charger, price: 777_000 });
  await offered(true);
});

test('a card says how many pieces are left when they are few, as the shop counts few', async () => {
  const left = async (stock: number) => {
    await change({ productPropertyId, stock });
    return (await cards(String(charger)))[0]?.left;
  };
  expect([await left(3), await left(4)]).toEqual([3, undefined]);
  await shop.run(`UPDATE settings SET company = company || '{"lowStock": 10}'`);
  expect([await left(10), await left(11), await left(0)]).toEqual([10, undefined, undefined]);
  await shop.run(`UPDATE settings SET company = company - 'lowStock'`);
});

const malformed = ['', '1,', 'x', '0', '-1', '1.5', '99999999999'];
test.each([
  ...[...malformed, '1,2,3,4,5'].map((ids) => `/product/compare?ids=${ids}`),
  ...[...malformed, '1,2,3,4,5,6,7,8,9,10,11,12,13'].map((ids) => `/product/cards?ids=${ids}`),
])('%s is refused', async (path) => {
  const answer = await shop.app.inject(path);
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_input' })]);
});

describe('a change of an offer', () => {
  const variant = async () => (await read<ProductPage>(`/product/${charger}`)).product.properties[0];
  const card = async () => (await read<ShopPage>('/product/shop')).products.find(({ id }) => id === charger);

  test('appears immediately on the page and in the lists, with its price, stock and promotion', async () => {
    const done = { productId: charger };
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

  test('with invalid prices or of an unknown variant changes nothing', async () => {
    const rows = () => shop.run('SELECT * FROM product_properties ORDER BY id');
    const before = await rows();
    const promotion = { price: 900_000_000, to: '2099-01-01T00:00:00Z' };
    for (const wrong of [{ price: 0 }, { discount: 900_000_000 }, { promotion }])
      expect(await change({ productPropertyId, ...wrong })).toEqual({ refused: 'prices' });
    expect(await change({ productPropertyId: 999_999, stock: 1 })).toEqual({ refused: 'unknown' });
    expect(await rows()).toEqual(before);
  });

  test('publishes products whose promotion ends once, and no timer runs after the shop closes', async () => {
    const app = Fastify();
    await change({ productPropertyId, promotion: { price: 500_000, to: new Date(time + 50).toISOString() } });
    const published: number[][] = [];
    const publish = async (productIds: number[]) => {
      published.push(productIds);
    };
    watchPromotionEnds(app, { db: shop.db, now: () => time, publish });
    await app.listen({ host: '127.0.0.1', port: 0 });
    time += 50;
    await until(() => expect(published).toEqual([[charger]]));
    await app.close();
  });
});
