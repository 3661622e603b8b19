import { writeProductMap } from '@/backend/domains/browse/feed/siteMap';
import { type Sitemap, sitemapFileIds } from '@/contract/sitemap';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp({ isWatched: false }));

/** Products that the database makes, beside those of the small shop. */
const many = 100_000;
/** Largest piece (characters) that is in memory at once. */
const longestPiece = 200_000;

test('the site map of 100,000 products names each of them once, in pieces of a bounded size', async () => {
  await shop.run(
    `INSERT INTO products (slug, title, latin_title, category_id, brand_id, summary, highlights, story, specs, images, listed_at)
      SELECT 'many-' || n, 'کالا', 'x', category_id, brand_id, '', '[]', story, '[]', images, listed_at
      FROM products p, generate_series(1, $2::int) n WHERE p.id = $1`,
    [smallProducts.charger, many],
  );
  await shop.run(
    `INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
      SELECT id, 'سیاه', '#000000', 'ضمانت', 900000, 1, 1 FROM products WHERE slug LIKE 'many-%'`,
  );
  await shop.run(`UPDATE products SET removed_at = now() WHERE slug = 'many-7'`);
  const { files } = (await shop.app.inject('/public/sitemap')).json().data as Sitemap;
  const parts = files.flatMap(({ name }) => /^products-(\d+)$/.exec(name)?.[1] ?? []);
  expect(parts).toHaveLength(Math.ceil((many + Object.keys(smallProducts).length) / sitemapFileIds));

  const named = new Set<string>();
  let lines = 0;
  for (const part of parts) {
    let addresses = 0;
    for await (const piece of writeProductMap(shop.db, 'https://shop.example', Number(part))) {
      expect(piece.length).toBeLessThan(longestPiece);
      for (const [, address = ''] of piece.matchAll(/<loc>([^<]+)<\/loc><lastmod>2/g)) {
        named.add(address);
        addresses += 1;
      }
    }
    expect(addresses).toBeLessThanOrEqual(sitemapFileIds);
    lines += addresses;
  }
  const offered = many + Object.keys(smallProducts).length - 1;
  expect([named.size, lines]).toEqual([offered, offered]);
  expect([...named].some((address) => address.endsWith('/many-7'))).toBe(false);
}, 240_000);
