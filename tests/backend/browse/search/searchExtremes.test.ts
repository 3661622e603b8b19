import fc from 'fast-check';
import { findProducts } from '@/backend/domains/browse/search/queries';
import { openSearchShop, type SearchShop } from '@/tests/support/browse/searchShop';

let shop: SearchShop;
beforeAll(async () => {
  shop = await openSearchShop();
}, 240_000);
afterAll(() => shop.close());

/** The character that a browser sends instead of a lone surrogate. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

test('any text is answered or refused, and never breaks the search', async () => {
  const signs = fc.string({
    unit: fc.constantFrom(...'%_\\\'"&|!:*()<->~{}[]$;,./?#@=+ آیفونs25ك‌\u200f\u0000\u001f\ud800'),
    minLength: 1,
    maxLength: 40,
  });
  const texts = fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), signs);
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const response = await shop.app.inject({
        url: `/product/search?search=${encodeURIComponent(wellFormed(text))}`,
      });
      expect([200, 400]).toContain(response.statusCode);
      // Calls inside the backend can pass texts that a URL cannot contain.
      expect((await findProducts(shop.db, text, { limit: 8, now: shop.now })).ids.length).toBeLessThanOrEqual(
        8,
      );
    }),
    { numRuns: 100 },
  );
}, 240_000);

test('any bytes in the address are answered or refused', async () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(bytes, async (raw) => {
      const text = [...raw].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
      const response = await shop.app.inject({ url: `/product/search?search=${text}` });
      expect([200, 400]).toContain(response.statusCode);
    }),
    { numRuns: 50 },
  );
}, 240_000);

test('an empty, missing, repeated or overlong text is refused in Persian', async () => {
  for (const query of ['', '?search=', `?search=${'a'.repeat(201)}`, '?search=a&search=b', '?search=a&x=1']) {
    const response = await shop.app.inject({ url: `/product/search${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/[آ-ی]/);
  }
});

test('of more hits than search looks at, the best known are among the first', async () => {
  await shop.run(`WITH clones AS (
        INSERT INTO products (slug, title, latin_title, aliases, category_id, brand_id, summary, highlights, story,
          specs, images, popularity, listed_at, search_n, search_c, category_path, colours)
        SELECT slug || '-copy-' || n, title, latin_title, aliases, category_id, brand_id, summary, '[]', '[]', '[]',
          images, 0, listed_at, search_n, search_c, category_path, colours
        FROM products CROSS JOIN generate_series(1, 12) n WHERE title LIKE 'گوشی%'
        RETURNING *
      )
      INSERT INTO listings (product_id, valid_from, valid_to, price, discount, effective, in_stock, brand_id,
        category_path, colour_values, option_titles, popularity, listed_at)
      SELECT id, '-infinity', 'infinity', 1000, 0, 1000, true, brand_id, category_path, '{}', '{}', 0, listed_at FROM clones`);
  const answer = await findProducts(shop.db, 'گوشی', { limit: 1000, now: shop.now });
  expect(answer).toMatchObject({ total: 1000, totalIsCapped: true });
  expect(answer.ids).toHaveLength(1000);
  expect((await shop.found('گوشی')).some((slug) => slug.includes('-copy-'))).toBe(false);
  expect((await shop.found('s25'))[0]).toBe('samsung-galaxy-s25');
}, 240_000);

test('in a shop with more products than the lexicon reads, a similar text finds a name', async () => {
  // A new handle of the same database has no cached lexicon.
  const { ids } = await findProducts({ ...shop.db }, 'quietcomfortheadphons', { limit: 1, now: shop.now });
  expect(await shop.slugs('SELECT slug FROM products WHERE id = ANY ($1::int[])', [ids])).toEqual([
    'bose-quietcomfort-headphones',
  ]);
});
