import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './connect';

const describe = (only: SQL) => sql`WITH RECURSIVE path AS (
      SELECT id, ARRAY[id] AS ids FROM categories WHERE parent_id IS NULL
      UNION ALL
      SELECT c.id, path.ids || c.id FROM categories c JOIN path ON path.id = c.parent_id
    ), colours AS (
      SELECT product_id, jsonb_agg(jsonb_build_object('title', title, 'value', value) ORDER BY sort, value) AS shown
      FROM (
        SELECT product_id, colour_value AS value, min(colour_title) AS title, min(sort) AS sort
        FROM product_properties WHERE ${only} IS NULL OR product_id = ANY (${only}) GROUP BY product_id, colour_value
      ) AS each_colour GROUP BY product_id
    )
    UPDATE products p SET category_path = path.ids, colours = colours.shown
    FROM path, colours WHERE path.id = p.category_id AND colours.product_id = p.id`;

const clear = (only: SQL) => sql`DELETE FROM listings WHERE ${only} IS NULL OR product_id = ANY (${only})`;

const fill = (only: SQL) => sql`WITH properties AS (
      SELECT pp.* FROM product_properties pp JOIN products p ON p.id = pp.product_id
      WHERE p.removed_at IS NULL AND (${only} IS NULL OR pp.product_id = ANY (${only}))
    ), kinds AS (
      SELECT product_id, array_agg(DISTINCT colour_value) AS colour_values,
        coalesce(array_agg(DISTINCT option_title) FILTER (WHERE option_title IS NOT NULL), '{}') AS option_titles
      FROM properties GROUP BY product_id
    ), starts AS (
      SELECT product_id, '-infinity'::timestamptz AS at FROM properties
      UNION SELECT product_id, promotion_to FROM properties WHERE promotion_to IS NOT NULL
    ), steps AS (
      SELECT product_id, at, lead(at, 1, 'infinity') OVER (PARTITION BY product_id ORDER BY at) AS until FROM starts
    ), offers AS (
      SELECT s.at, s.until, o.*,
        CASE WHEN s.at < o.promotion_to THEN o.promotion_price ELSE o.price - o.discount END AS effective
      FROM steps s JOIN properties o USING (product_id)
    ), cheapest AS (
      SELECT DISTINCT ON (product_id, at) * FROM offers
      ORDER BY product_id, at, stock > 0 DESC, effective, sort, id
    )
    INSERT INTO listings (product_id, valid_from, valid_to, price, discount, promotion_price, promotion_to, effective,
      in_stock, brand_id, category_path, colour_values, option_titles, popularity, listed_at)
    SELECT c.product_id, c.at, c.until, c.price, c.discount, c.promotion_price, c.promotion_to, c.effective,
      c.stock > 0, p.brand_id, p.category_path, k.colour_values, k.option_titles, p.popularity, p.listed_at
    FROM cheapest c JOIN kinds k USING (product_id) JOIN products p ON p.id = c.product_id`;

/**
 * Brings the listings in line with products and their properties. Call it after every change of a product, a price, a
 * promotion, and of a stock that reached or left zero.
 * @param productIds the changed products; all of them when left out
 */
export async function refreshListings(
  { orm }: Pick<Database, 'orm'>,
  productIds: readonly number[] | null = null,
): Promise<void> {
  const only = sql`${sql.param(productIds)}::int[]`;
  for (const statement of [describe, clear, fill]) await orm.execute(statement(only));
}
