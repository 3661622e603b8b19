import fc from 'fast-check';
import { refreshListings } from '@/backend/db/listings';
import { productProperties, showcaseProducts } from '@/backend/db/schema/catalogue';
import type { Product } from '@/contract/product';
import { defaultVariant } from '@/rules/pricing';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { forAllAsync } from '@/tests/support/forAll';
import { promotionTo, small, smallProducts } from '@/tests/support/smallSeed';

let now = Date.now();
const shop = forAllTests(() => openTestApp({ now: () => now }));
beforeEach(() => {
  now = Date.now();
  shop.statements.length = 0;
});

const read = async (path: string) => (await shop.app.inject(path)).json().data;
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

test('reads a product with its properties, breadcrumb and similar products in at most two statements', async () => {
  const answer = await shop.app.inject(`/product/${smallProducts.phone}`);
  expect(answer.statusCode).toBe(200);
  expect(shop.statements.length).toBeLessThanOrEqual(2);
  const { product, similar } = answer.json().data;
  expect(product.breadcrumb.map(({ slug }: { slug: string }) => slug)).toEqual([
    'mobile',
    'mobile-samsung',
    'mobile-samsung-s',
  ]);
  expect(product.properties).toMatchObject([
    {
      productPropertyId: small.phone,
      atrributeOne: { type: 1, title: 'مشکی', value: '#2B2D33' },
      atrributeTwo: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage' },
      price: 59_500_000,
      stock: 10,
      maxBuy: 3,
      companions: [],
    },
    { productPropertyId: small.phoneLarge, discount: 3_000_000, promotionPrice: null },
  ]);
  expect(idsOf(similar)).toEqual([smallProducts.charger, smallProducts.soldOut]);
});

test('answers 410 for a removed product, names products like it, and answers 404 for an unknown one', async () => {
  const statusOf = async (path: string) => (await shop.app.inject(path)).statusCode;
  const address = `/product/${smallProducts.phone}`;
  const removed = `/product/removed/${smallProducts.phone}`;
  expect(await statusOf(removed)).toBe(404);
  await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [smallProducts.phone]);
  await refreshListings(shop.db, [smallProducts.phone]);
  const refused = await shop.app.inject(address);
  expect([refused.statusCode, refused.json().code]).toEqual([410, 'gone']);
  const { title, category, similar } = await read(removed);
  expect({ title, category }).toMatchObject({
    title: expect.stringContaining('Galaxy S25'),
    category: { slug: 'mobile-samsung-s' },
  });
  expect(idsOf(similar)).toEqual([smallProducts.charger, smallProducts.soldOut]);
  await shop.run('UPDATE products SET removed_at = NULL WHERE id = $1', [smallProducts.phone]);
  await refreshListings(shop.db, [smallProducts.phone]);
  expect([await statusOf(address), await statusOf(removed)]).toEqual([200, 404]);
  for (const path of ['/product/99999', '/product/removed/99999']) expect(await statusOf(path)).toBe(404);
});

test('names companion products on the property that brings them', async () => {
  const { product } = await read(`/product/${smallProducts.console}`);
  expect(product.properties[0].companions).toMatchObject([
    { title: 'دستهٔ بازی سونی DualSense', bundlePrice: 1_000_000 },
  ]);
});

test('shows a promotion until the instant of its end', async () => {
  const watch = async () => (await read(`/product/${smallProducts.watch}`)).product.properties[0];
  now = promotionTo.getTime() - 1;
  expect(await watch()).toMatchObject({
    price: 18_450_000,
    promotion: 13.28,
    promotionPrice: 16_000_000,
    promotionTo: promotionTo.toISOString(),
  });
  now = promotionTo.getTime();
  expect(await watch()).toMatchObject({
    price: 18_450_000,
    promotion: 0,
    promotionPrice: null,
    promotionTo: null,
  });
});

test.each(['999', '0', '2147483648'])('the product %s is not found, and says so in Persian', async (id) => {
  const answer = await shop.app.inject(`/product/${id}`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found', message: expect.stringMatching(/پیدا نشد/) });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('shows a product that is no longer offered nowhere: page, lists, similar products', async () => {
  await shop.run(`UPDATE products SET removed_at = now() WHERE id = ${smallProducts.charger}`);
  await refreshListings(shop.db, [smallProducts.charger]);
  expect((await shop.app.inject(`/product/${smallProducts.charger}`)).statusCode).toBe(410);
  const shopPage = await read('/product/shop');
  expect(shopPage.total).toBe(6);
  const { similar } = await read(`/product/${smallProducts.phone}`);
  expect(idsOf(similar)).toEqual([smallProducts.soldOut]);
  await shop.run(`UPDATE products SET removed_at = NULL WHERE id = ${smallProducts.charger}`);
  await refreshListings(shop.db, [smallProducts.charger]);
  expect((await shop.app.inject(`/product/${smallProducts.charger}`)).statusCode).toBe(200);
});

test('reads the rails of the home page in one statement and leaves out empty ones', async () => {
  const rails = await read('/product/showcase');
  expect(shop.statements).toHaveLength(1);
  expect(rails.map(({ key }: { key: string }) => key)).toEqual(['promotion', 'newest', 'bestSelling']);
  expect(rails[0]).toMatchObject({
    total: 1,
    promotionTo: promotionTo.toISOString(),
    products: [{ id: smallProducts.watch, promotionPrice: 16_000_000 }],
  });
  expect(rails[2].products[0].id).toBe(smallProducts.phone);
  // A sold-out product is on no rail.
  expect(idsOf(rails[2].products)).not.toContain(smallProducts.soldOut);
});

test('fills the promotion rail with one promotion, the largest percent first', async () => {
  const promote = (id: number, price: number | null, to: string | null) =>
    shop.run(
      `UPDATE product_properties SET promotion_price = ${price}, promotion_to = ${to && `'${to}'`} WHERE id = ${id}`,
    );
  const later = new Date(promotionTo.getTime() + 86_400_000).toISOString();
  await promote(small.phone, 50_000_000, later);
  await promote(small.charger, 100_000, later);
  await refreshListings(shop.db);
  const [rail] = await read('/product/showcase');
  expect(rail).toMatchObject({ key: 'promotion', total: 2, promotionTo: later });
  // The charger is sold less often than the phone, but no other percent is as large.
  expect(idsOf(rail.products)).toEqual([smallProducts.charger, smallProducts.phone]);
  await promote(small.phone, null, null);
  await promote(small.charger, null, null);
  await refreshListings(shop.db);
});

test('leaves out the promotion rail when the last promotion ends', async () => {
  now = promotionTo.getTime();
  const rails = await read('/product/showcase');
  expect(rails.map(({ key }: { key: string }) => key)).toEqual(['newest', 'bestSelling']);
});

test('sorts the stair by rising price', async () => {
  const { orm } = shop.db;
  const picked = [smallProducts.iphone, smallProducts.charger, smallProducts.watch];
  await orm.insert(showcaseProducts).values(picked.map((productId) => ({ productId })));
  const [stair] = await read('/product/showcase');
  expect(stair.key).toBe('stair');
  expect(idsOf(stair.products)).toEqual([smallProducts.charger, smallProducts.watch, smallProducts.iphone]);
});

test('the schema refuses impossible prices, stocks and limits', async () => {
  const change = (assignment: string) =>
    shop.run(`UPDATE product_properties SET ${assignment} WHERE id = ${small.phone}`);
  await expect(change('stock = -1')).rejects.toThrow('stock_not_negative');
  await expect(change('max_buy = 0')).rejects.toThrow('max_buy_positive');
  await expect(change('price = 0')).rejects.toThrow();
  await expect(change('discount = price')).rejects.toThrow('discount_within_price');
  await expect(change('promotion_price = 1000')).rejects.toThrow('promotion_complete');
});

test('a card has the price of the default variant of the page, before, during and after every promotion', async () => {
  const { orm } = shop.db;
  const ends = [1, 2].map((hours) => now + hours * 3_600_000);
  const price = fc.integer({ min: 100, max: 999 });
  const someVariant = fc.record({
    price,
    discount: fc.integer({ min: 0, max: 99 }),
    promotionPrice: fc.option(fc.integer({ min: 1, max: 99 })),
    end: fc.constantFrom(...ends),
    stock: fc.nat({ max: 1 }),
    sort: fc.nat({ max: 2 }),
  });
  await forAllAsync(
    { numRuns: 12 },
    fc.array(someVariant, { minLength: 1, maxLength: 5 }),
    async (variants) => {
      await shop.run(`DELETE FROM product_properties WHERE product_id = ${smallProducts.charger}`);
      await orm.insert(productProperties).values(
        variants.map(({ end, ...rest }) => ({
          ...rest,
          productId: smallProducts.charger,
          colourTitle: 'مشکی',
          colourValue: '#2B2D33',
          guarantee: 'گارانتی ۱۸ ماهه',
          maxBuy: 1,
          promotionTo: rest.promotionPrice === null ? null : new Date(end),
        })),
      );
      await refreshListings(shop.db, [smallProducts.charger]);
      for (const at of [...ends.map((end) => end - 1), ...ends]) {
        now = at;
        const { product } = await read(`/product/${smallProducts.charger}`);
        const list = (await read('/product/shop')).products;
        const card = list.find(({ id }: { id: number }) => id === smallProducts.charger);
        const opened = defaultVariant<Product['properties'][number]>(product.properties, at);
        if (!opened) throw new Error('A product has at least one variant.');
        const { price, discount, promotion, promotionPrice, promotionTo } = opened;
        expect(card).toMatchObject({ price, discount, promotion, promotionPrice, promotionTo });
        expect(card.inStock).toBe(opened.stock > 0);
      }
      now = Date.now();
    },
  );
});

test('a product that cannot be returned for a change of mind says so among its specifications', async () => {
  const groups = async () => (await read(`/product/${smallProducts.phone}`)).product.specs.at(-1);
  const setReason = (reason: string | null) =>
    shop.run(`UPDATE categories SET no_return_reason = $1 WHERE slug = 'mobile'`, [reason]);
  await setReason('پس از باز شدن بسته پس گرفته نمی‌شود.');
  expect(await groups()).toEqual({
    group: 'شرایط مرجوعی',
    rows: [{ title: 'انصراف از خرید', value: 'پس از باز شدن بسته پس گرفته نمی‌شود.' }],
  });
  await setReason(null);
  expect((await groups())?.group).not.toBe('شرایط مرجوعی');
});
