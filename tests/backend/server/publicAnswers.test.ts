import { brands } from '@/backend/db/schema/catalogue';
import { banners } from '@/backend/db/schema/site';
import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import { buildApp } from '@/backend/server/app';
import { PublicValues } from '@/backend/server/publicAnswers';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { promotionTo, small, smallProducts } from '@/tests/support/smallSeed';

let now = Date.now();
let shop: TestApp;
/** A second instance of the backend on the same database. */
let second: TestApp['app'];
beforeAll(async () => {
  shop = await openTestApp({ now: () => now });
  // The small shop has no words for the search.
  await shop.run("UPDATE products SET search_n = 'pixel'");
  const limits = { writes: 1_000_000, search: 1_000_000, baskets: 1_000_000 };
  second = await buildApp({ db: { ...shop.db }, storage: memoryStorage(), now: () => now, limits });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const list = '/product/shop';
const search = '/product/shop?search=pixel';
const suggestion = '/product/search?search=pixel';
const product = `/product/${smallProducts.phone}`;
const statics = '/public/getStaticsData';

async function readAll(app: TestApp['app'], path: string) {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test.each([list, search, suggestion, product, statics])(
  'answers %s again with one statement',
  async (path) => {
    const first = await readAll(shop.app, path);
    shop.statements.length = 0;
    expect(await readAll(shop.app, path)).toEqual(first);
    expect(shop.statements).toHaveLength(1);
  },
);

test('every instance answers a change of a price at once, wherever it was made', async () => {
  const shown = async (app: TestApp['app']) => {
    const { products } = (await readAll(app, list)).data;
    const found = (await readAll(app, search)).data.products;
    const suggested = (await readAll(app, suggestion)).data;
    const page = (await readAll(app, product)).data.product;
    return [products, found, suggested]
      .map(
        (cards: { id: number; price: number }[]) => cards.find(({ id }) => id === smallProducts.phone)?.price,
      )
      .concat(page.properties[0].price);
  };
  for (const price of [51_000_000, 52_000_000]) {
    await changeOffer(shop.db, { productPropertyId: small.phone, price });
    await changeOffer(shop.db, { productPropertyId: small.phoneLarge, price: 90_000_000 });
    for (const app of [shop.app, second]) expect(await shown(app)).toEqual([price, price, price, price]);
  }
});

test('a product page shows a sale that leaves stock, although no list changes', async () => {
  const stockOf = async () => (await readAll(second, product)).data.product.properties[0].stock;
  const before = await stockOf();
  await shop.run('UPDATE product_properties SET stock = stock - 1 WHERE id = $1', [small.phone]);
  expect(await stockOf()).toBe(before - 1);
});

test('a kept list and suggestion end with the promotion that they show', async () => {
  const shown = async () => {
    const cards = [
      (await readAll(shop.app, list)).data.products,
      (await readAll(shop.app, suggestion)).data,
    ].flat();
    return cards
      .filter(({ id }: { id: number }) => id === smallProducts.watch)
      .map(({ promotionPrice }: { promotionPrice: number | null }) => promotionPrice);
  };
  now = promotionTo.getTime() - 1;
  expect(await shown()).toEqual([16_000_000, 16_000_000]);
  now = promotionTo.getTime();
  expect(await shown()).toEqual([null, null]);
  now = promotionTo.getTime() - 1;
  expect(await shown()).toEqual([16_000_000, 16_000_000]);
});

test('a change of a banner or a brand is answered at once', async () => {
  await readAll(second, statics);
  await readAll(second, list);
  await shop.db.orm.update(banners).set({ title: 'حراج پاییز' });
  await shop.db.orm.update(brands).set({ title: 'برند جدید' });
  expect((await readAll(second, statics)).data.banners[0].title).toBe('حراج پاییز');
  expect((await readAll(second, list)).data.facets.brands[0].title).toBe('برند جدید');
});

test('a caller that has the same static data is sent no body', async () => {
  const first = await shop.app.inject(statics);
  const etag = String(first.headers.etag);
  const again = await shop.app.inject({ url: statics, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await shop.db.orm.update(banners).set({ title: 'حراج زمستان' });
  const changed = await shop.app.inject({ url: statics, headers: { 'if-none-match': etag } });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('keeps a bounded number of values, the newest', () => {
  const values = new PublicValues<number>(3);
  for (let key = 0; key < 100; key += 1)
    values.keep(String(key), { stamp: { version: 1, until: null }, value: key }, now);
  const kept = Array.from({ length: 100 }, (_, key) => values.find(String(key), now)?.value);
  expect(kept.filter((value) => value !== undefined)).toEqual([97, 98, 99]);
});

test('transactions that change the public data in another order do not wait for each other forever', async () => {
  const changes = Array.from({ length: 12 }, (_, index) =>
    changeOffer(shop.db, {
      productPropertyId: index % 2 ? small.phone : small.charger,
      price: 60_000_000 + index,
    }),
  );
  await expect(Promise.all(changes)).resolves.toHaveLength(12);
});
