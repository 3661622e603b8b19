import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Pricing } from '@/contract/common';
import { defaultVariant, effectivePrice } from '@/rules/pricing';
import type { Database } from './connect';
import { productProperties, products } from './schema/catalogue';

const describe = (only: SQL) => sql`WITH RECURSIVE path AS (
      SELECT id, ARRAY[id] AS ids FROM categories WHERE parent_id IS NULL
      UNION ALL
      SELECT c.id, path.ids || c.id FROM categories c JOIN path ON path.id = c.parent_id
    ), colours AS (
      SELECT product_id, jsonb_agg(jsonb_build_object('title', title, 'value', value) ORDER BY sort, value) AS shown
      FROM (
        SELECT product_id, colour_value AS value, min(colour_title) AS title, min(sort) AS sort
        FROM product_properties WHERE removed_at IS NULL AND (${only} IS NULL OR product_id = ANY (${only})) GROUP BY product_id, colour_value
      ) AS each_colour GROUP BY product_id
    )
    UPDATE products p SET category_path = path.ids, colours = colours.shown
    FROM path, colours WHERE path.id = p.category_id AND colours.product_id = p.id`;

const clear = (only: SQL) => sql`DELETE FROM listings WHERE ${only} IS NULL OR product_id = ANY (${only})`;

type Variant = Pick<Pricing, 'price' | 'discount' | 'promotionPrice' | 'promotionTo'> & {
  id: number;
  productId: number;
  stock: number;
};

/** The variants of the offered products, grouped by product, in their order on the page. */
async function readVariants({ orm }: Pick<Database, 'orm'>, productIds: readonly number[] | null) {
  const { id, productId, price, discount, promotionPrice, promotionTo, stock, sort } = productProperties;
  const rows = await orm
    .select({ id, productId, price, discount, promotionPrice, promotionTo, stock })
    .from(productProperties)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        isNull(products.removedAt),
        isNull(productProperties.removedAt),
        productIds ? inArray(productId, [...productIds]) : undefined,
      ),
    )
    .orderBy(productId, sort, id);
  const ofProducts = new Map<number, Variant[]>();
  for (const row of rows) {
    const variant = { ...row, promotionTo: row.promotionTo?.toISOString() ?? null };
    ofProducts.set(row.productId, [...(ofProducts.get(row.productId) ?? []), variant]);
  }
  return [...ofProducts.values()];
}

/** The time between two ends of promotions, with the variant that represents the product and its price. */
type Step = { variantId: number; effective: number; from: string; to: string };

/** The steps of one product's price, in order of time and without a gap. */
function priceSteps(ofProduct: readonly Variant[]): Step[] {
  const ends = [...new Set(ofProduct.flatMap(({ promotionTo }) => promotionTo ?? []))].sort();
  return ['-infinity', ...ends].flatMap((from, index) => {
    const at = from === '-infinity' ? Number.NEGATIVE_INFINITY : Date.parse(from);
    const variant = defaultVariant(ofProduct, at);
    if (!variant) return [];
    const effective = effectivePrice(variant, at);
    return { variantId: variant.id, effective, from, to: ends[index] ?? 'infinity' };
  });
}

const fill = (steps: readonly Step[]) => sql`WITH steps AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
        AS s("variantId" int, effective bigint, "from" timestamptz, "to" timestamptz)
    ), kinds AS (
      SELECT product_id, array_agg(DISTINCT colour_value) AS colour_values,
        coalesce(array_agg(DISTINCT option_title) FILTER (WHERE option_title IS NOT NULL), '{}') AS option_titles
      FROM product_properties
      WHERE removed_at IS NULL AND product_id IN (SELECT product_id FROM product_properties JOIN steps ON id = "variantId")
      GROUP BY product_id
    ), filtered AS (
      SELECT p.id AS product_id, array_agg(DISTINCT (lines.line ->> 'title') || ': ' || (lines.line ->> 'value')) AS specs
      FROM products p CROSS JOIN jsonb_array_elements(p.specs) AS spec (part)
      CROSS JOIN jsonb_array_elements(part -> 'rows') AS lines (line)
      JOIN filter_attributes f ON f.title = lines.line ->> 'title'
      WHERE p.id IN (SELECT product_id FROM kinds) GROUP BY p.id
    )
    INSERT INTO listings (product_id, valid_from, valid_to, price, discount, promotion_price, promotion_to, effective,
      in_stock, brand_id, category_path, colour_values, option_titles, popularity, listed_at)
    SELECT v.product_id, s."from", s."to", v.price, v.discount, v.promotion_price, v.promotion_to, s.effective,
      v.stock > 0, p.brand_id, p.category_path, k.colour_values,
      k.option_titles || coalesce(f.specs, '{}'), p.popularity, p.listed_at
    FROM steps s JOIN product_properties v ON v.id = s."variantId"
    JOIN kinds k USING (product_id) JOIN products p ON p.id = v.product_id LEFT JOIN filtered f ON f.product_id = p.id`;

/**
 * Writes the listings of products anew. Call it after every change of a product, a price or a promotion, and when a stock
 * reaches or leaves zero.
 * @param productIds the changed products; all products when left out
 */
export async function refreshListings(
  { orm }: Pick<Database, 'orm'>,
  productIds: readonly number[] | null = null,
): Promise<void> {
  const only = sql`${sql.param(productIds)}::int[]`;
  await orm.execute(describe(only));
  await orm.execute(clear(only));
  const steps = (await readVariants({ orm }, productIds)).flatMap(priceSteps);
  await orm.execute(fill(steps));
}
