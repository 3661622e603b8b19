import { refreshListings } from '@/backend/db/listings';
import type { ShopPage } from '@/contract/list';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { smallProducts } from '@/tests/support/smallSeed';

const shop = forAllTests(() => openTestApp());

/** More brands than a list offers to choose from. */
const many = 70;

test('the list of a brand has its name, also when many others have more products', async () => {
  await shop.run(
    `INSERT INTO brands (slug, title, latin_title) SELECT 'maker-' || n, 'برند ' || n, 'Maker ' || n FROM generate_series(1, $1::int) n`,
    [many],
  );
  // The last brand has one product, each other two.
  await shop.run(
    `INSERT INTO products (slug, title, latin_title, category_id, brand_id, summary, highlights, story, specs, images, listed_at)
      SELECT b.slug || '-' || n, 'کالا', 'x', p.category_id, b.id, '', '[]', p.story, '[]', p.images, p.listed_at
      FROM products p, brands b, generate_series(1, 2) n
      WHERE p.id = $1 AND b.slug LIKE 'maker-%' AND (n = 1 OR b.slug <> $2)`,
    [smallProducts.charger, `maker-${many}`],
  );
  await shop.run(
    `INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
      SELECT id, 'سیاه', '#000000', 'ضمانت', 900000, 1, 1 FROM products WHERE slug LIKE 'maker-%'`,
  );
  await refreshListings(shop.db);
  const answer = await shop.app.inject(`/product/shop?brand=maker-${many}`);
  const { title, total, facets } = answer.json().data as ShopPage;
  expect([title, total]).toEqual([`برند ${many}`, 1]);
  expect(facets.brands.at(-1)).toMatchObject({ value: `maker-${many}`, count: 1 });
});
