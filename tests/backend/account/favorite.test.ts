import { refreshListings } from '@/backend/db/listings';
import type { Favorite } from '@/contract/favorite';
import { mostFavorites } from '@/contract/limits';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { readAllPages } from '@/tests/support/customer';
import { smallProducts } from '@/tests/support/smallSeed';

let now = Date.parse('2026-11-20T08:00:00Z');
const shop = forAllTests(() => openTestApp({ now: () => now }));

const { phone, iphone, soldOut, watch, charger } = smallProducts;

/** A customer with their calls; every change answers the ids of all. */
async function aCustomer() {
  const me = await shop.customer();
  const like = (...productIds: number[]) => {
    now += 60_000;
    return me.post<number[]>('/user/favorites', { productIds });
  };
  const list = async (query = '') => (await me.get<Favorite[]>(`/user/favorites${query}`)).data;
  return { ...me, like, list };
}
const setPrice = async (productId: number, change: string) => {
  await shop.run(`UPDATE product_properties SET ${change} WHERE product_id = $1`, [productId]);
  await refreshListings(shop.db, [productId]);
};

test('adds a favorite once, lists the newest first, and removes it', async () => {
  const me = await aCustomer();
  expect((await me.like(phone)).data).toEqual([phone]);
  expect((await me.like(charger)).data).toEqual([charger, phone]);
  expect((await me.like(phone)).data).toEqual([charger, phone]);
  expect((await me.get('/user/favoriteIds')).data).toEqual([charger, phone]);
  expect((await me.list()).map(({ product }) => product.id)).toEqual([charger, phone]);
  expect((await me.delete(`/user/favorites/${charger}`)).data).toEqual([phone]);
  expect(await me.delete(`/user/favorites/${charger}`)).toMatchObject({ status: 200, data: [phone] });
});

test('merges the list of a guest in its order and ignores unknown products', async () => {
  const me = await aCustomer();
  await me.like(charger);
  const { status, data } = await me.like(watch, 999_999, phone, watch, charger);
  expect(status).toBe(200);
  expect(data).toEqual([watch, phone, charger]);
});

test('shows the present price beside the price at which the product was liked', async () => {
  const me = await aCustomer();
  await me.like(watch, phone);
  const [first, second] = await me.list();
  // Watch7 is on promotion: what is really paid counts.
  expect(first).toMatchObject({ seenPrice: 16_000_000, cheaper: false, backInStock: false });
  expect(second).toMatchObject({ seenPrice: 59_500_000, product: { id: phone, price: 59_500_000 } });
});

test('marks cheaper products and can list them alone, without sold-out ones', async () => {
  const me = await aCustomer();
  await me.like(iphone, soldOut, charger);
  await setPrice(iphone, 'discount = 1000000');
  await setPrice(soldOut, 'discount = 1000000');
  const marked = (await me.list()).filter(({ cheaper }) => cheaper);
  expect(marked.map(({ product }) => product.id)).toEqual([iphone]);
  expect((await me.list('?cheaper=true')).map(({ product }) => product.id)).toEqual([iphone]);
  await setPrice(iphone, 'discount = 0');
  expect(await me.list('?cheaper=true')).toEqual([]);
});

test('restores the place and the old price when a removal is undone soon', async () => {
  const me = await aCustomer();
  await me.like(iphone);
  await me.like(charger);
  await setPrice(iphone, 'discount = 1000000');
  expect((await me.delete(`/user/favorites/${iphone}`)).data).toEqual([charger]);
  expect((await me.get('/user/favoriteIds')).data).toEqual([charger]);
  expect((await me.list('?cheaper=true')).map(({ product }) => product.id)).toEqual([]);
  expect((await me.like(iphone)).data).toEqual([charger, iphone]);
  expect((await me.list('?cheaper=true')).map(({ product }) => product.id)).toEqual([iphone]);

  await me.delete(`/user/favorites/${iphone}`);
  now += 10 * 60_000;
  expect((await me.like(iphone)).data).toEqual([iphone, charger]);
  expect(await me.list('?cheaper=true')).toEqual([]);
  await setPrice(iphone, 'discount = 0');
});

test('marks a product that is back in stock', async () => {
  const me = await aCustomer();
  await me.like(soldOut, phone);
  expect((await me.list()).map(({ backInStock }) => backInStock)).toEqual([false, false]);
  await setPrice(soldOut, 'stock = 3');
  expect((await me.list()).map(({ backInStock }) => backInStock)).toEqual([true, false]);
  await setPrice(soldOut, 'stock = 0');
});

test('leaves out products that are no longer offered, from the list and the ids', async () => {
  const me = await aCustomer();
  await me.like(phone, charger);
  await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [charger]);
  expect((await me.list()).map(({ product }) => product.id)).toEqual([phone]);
  expect((await me.get('/user/favoriteIds')).data).toEqual([phone]);
  await shop.run('UPDATE products SET removed_at = NULL WHERE id = $1', [charger]);
});

describe('with more products than a customer may like', () => {
  let first: number;
  const extra = mostFavorites + 5;
  beforeAll(async () => {
    const rows = await shop.run<{ id: number }>(
      `INSERT INTO products (slug, title, latin_title, category_id, brand_id, summary, highlights, story, specs, images, listed_at)
        SELECT 'extra-' || n, 'کالا ' || n, 'extra', 1, 1, '', '[]', '[]', '[]', '[]', '2026-01-01'
        FROM generate_series(1, $1::int) n RETURNING id`,
      [extra],
    );
    first = Math.min(...rows.map(({ id }) => id));
    await shop.run(`INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, max_buy, stock)
        SELECT id, 'مشکی', '#000000', '', 1000, 1, 1 FROM products WHERE slug LIKE 'extra-%'`);
    await refreshListings(shop.db);
  });

  test('removes the oldest favorites', async () => {
    const me = await aCustomer();
    const ids = Array.from({ length: extra }, (_, place) => first + place);
    await me.like(phone);
    await me.like(...ids.slice(0, 150));
    const { data } = await me.like(...ids.slice(100));
    expect(data).toHaveLength(mostFavorites);
    expect(data).not.toContain(phone);
    // The newest are the ones liked last, in the order they were sent.
    expect(data.slice(0, 55)).toEqual(ids.slice(150));
  });

  test('lists every favorite once over all pages', async () => {
    const me = await aCustomer();
    const { data: ids } = await me.like(...Array.from({ length: 50 }, (_, place) => first + place));
    const seen = await readAllPages<Favorite>(me, '/user/favorites');
    expect(seen.map(({ product }) => product.id)).toEqual(ids);
  });

  test('keeps concurrent favorites of several tabs, up to the limit', async () => {
    const me = await aCustomer();
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, tab) =>
        me.post<number[]>('/user/favorites', {
          productIds: Array.from({ length: 20 }, (__, place) => first + ((tab * 13 + place) % extra)),
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const { data } = await me.get<number[]>('/user/favoriteIds');
    expect(new Set(data).size).toBe(data.length);
    expect(data).toHaveLength(12 * 13 + 7);
  });
});

test('refuses an empty list, an impossible id and a malformed page', async () => {
  const me = await aCustomer();
  for (const productIds of [[], [0]])
    expect((await me.post('/user/favorites', { productIds })).status).toBe(400);
  for (const query of ['cursor=x', 'cursor=1', `cursor=${'9'.repeat(15)}.1`, 'cheaper=yes'])
    expect([query, (await me.get(`/user/favorites?${query}`)).status]).toEqual([query, 400]);
});
