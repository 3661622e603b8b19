import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { readCatalogue } from '@/backend/seed/catalogue';

/** Products of the demo shop. */
export const seededProducts = readCatalogue().products.length;

/** Copies that one statement makes of each product, so that it does not hold all copies in memory. */
const copiesTogether = 15;

/**
 * Copies the demo's products with their variants: other names, prices and popularity, the same words. A copy has one variant,
 * and its listing has the colours and options of the listing that it copies.
 */
const growing = declareStatement({
  name: 'bench_grow',
  text: `WITH copies AS (
    INSERT INTO products (slug, title, latin_title, aliases, category_id, brand_id, summary, highlights, story, specs,
      images, popularity, listed_at, search_n, search_c, category_path, colours)
    SELECT slug || '-v' || n, title || ' ' || n, latin_title, aliases, category_id, brand_id, summary, highlights, story,
      specs, images, popularity * (id * 7919 % 97) / 100, listed_at, search_n || ' v' || n, search_c, category_path, colours
    FROM products CROSS JOIN generate_series($first::int, $last::int) n
    WHERE slug !~ '-v[0-9]+$'
    RETURNING id, slug, brand_id, category_path, popularity, listed_at
  ), listed AS (
    INSERT INTO listings (product_id, valid_from, valid_to, price, discount, effective, in_stock, brand_id, category_path,
      colour_values, option_titles, popularity, listed_at)
    SELECT c.id, '-infinity', 'infinity', l.price + c.id % 1000 * 1000, 0, l.price + c.id % 1000 * 1000, c.id % 16 > 0,
      c.brand_id, c.category_path, l.colour_values, l.option_titles, c.popularity, c.listed_at
    FROM copies c JOIN products p ON p.slug = regexp_replace(c.slug, '-v[0-9]+$', '')
    JOIN listings l ON l.product_id = p.id AND l.valid_to = 'infinity'
    RETURNING product_id, price, in_stock, colour_values, option_titles
  )
  INSERT INTO product_properties (product_id, colour_title, colour_value, option_title, guarantee, price, stock, max_buy)
  SELECT product_id, 'رنگ', colour_values[1], option_titles[1], 'گارانتی ۱۸ ماهه', price, CASE WHEN in_stock THEN 5 ELSE 0 END, 3
  FROM listed`,
  row: noRow,
});
const analyzing = declareStatement({
  name: 'bench_analyze',
  text: 'ANALYZE products, listings, product_properties',
  row: noRow,
});

/**
 * Grows the demo shop to about `size` products and refreshes the statistics of the planner.
 * @param copies how many copies of each product there are already @returns how many there are afterwards
 */
export async function growCatalogue(db: Database, size: number, copies = 0): Promise<number> {
  const wanted = Math.ceil(size / seededProducts) - 1;
  let made = copies;
  while (made < wanted) {
    const last = Math.min(made + copiesTogether, wanted);
    await db.query(growing, { first: made + 1, last });
    made = last;
  }
  await db.query(analyzing);
  return made;
}
