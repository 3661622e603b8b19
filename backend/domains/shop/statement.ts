import { type Static, Type } from 'typebox';
import { declareStatement, type Statement } from '@/backend/db/statement';
import { CardRow, cardColumns, inForce } from '@/backend/domains/product/card';
import { ShopFacets, ShopPage } from '@/contract/shop';

export const ShopRow = Type.Object({
  ...Type.Omit(ShopFacets, ['price']).properties,
  breadcrumb: ShopPage.properties.breadcrumb,
  products: Type.Array(CardRow),
  total: Type.Integer(),
  price: Type.Object({
    from: Type.Integer(),
    to: Type.Integer(),
    bars: Type.Array(Type.Object({ bar: Type.Integer(), count: Type.Integer() })),
  }),
});
export type ShopRow = Static<typeof ShopRow>;

/** The sort orders of the list; `relevance` is the order of the search's matches. */
export type Order = keyof typeof orders;

/** Sold-out products come last. Every order ends with the id, so that pages do not overlap. */
const orders = {
  relevance: 'place',
  bestSelling: 'in_stock DESC, popularity DESC',
  newest: 'in_stock DESC, listed_at DESC',
  cheapest: 'in_stock DESC, effective',
  dearest: 'in_stock DESC, effective DESC',
  // The instalment never falls when the loan grows; of equal loans the one with less to pay today comes first.
  lowestInstalment: 'in_stock DESC, loan >= $minimumLoan::bigint DESC, loan, effective',
} as const;

/** The kinds of facets, one bit each. The column `fails` has the bits of the kinds that a row does not fit. */
const kinds = { brand: 1, colour: 2, option: 4, price: 8, stock: 16, discount: 32 } as const;
const fails = (kind: keyof typeof kinds, fits: string) => `CASE WHEN ${fits} THEN 0 ELSE ${kinds[kind]} END`;
/** The rows that a facet of this kind counts: they fit all other kinds. */
const fitsApartFrom = (kind: keyof typeof kinds) => `fails & ${~kinds[kind]} = 0`;

/** Number of bars of the price histogram, and largest number of choices of a facet. */
export const histogramBars = 20;
export const choiceCap = 60;

/** What a listing leaves to lend on the plan. */
const loan =
  'plan_loan(l.effective, $prepaymentPercent::numeric, $minimumPrepayment::bigint, $roundingUnit::int, $ceiling::bigint)';

const list = (rows: string) => `(SELECT coalesce(json_agg(x), '[]') FROM (${rows}) x)`;

/**
 * The whole list page in one statement: heading, cards, total and every facet from one pass over the listings.
 * `matches` are the ids of a search, best first. The value of an unused facet is null. Chosen brands and colours are among
 * the choices even without products, so that the page can name and remove them.
 */
export function shopStatement(by: {
  category: boolean;
  matches: boolean;
  order: Order;
}): Statement<typeof ShopRow> {
  const { category, matches, order } = by;
  return declareStatement({
    row: ShopRow,
    name: `shop_${category ? 'category_' : ''}${matches ? 'matches_' : ''}${order}`,
    text: `WITH RECURSIVE up AS (
        SELECT id, parent_id, title, slug, 0 AS height FROM categories WHERE slug = $category::text
        UNION ALL
        SELECT c.id, c.parent_id, c.title, c.slug, up.height + 1 FROM categories c JOIN up ON up.parent_id = c.id
      ), here AS MATERIALIZED (
        SELECT coalesce(max(id) FILTER (WHERE height = 0), 0) AS id, count(*)::int AS depth,
          coalesce(json_agg(json_build_object('title', title, 'slug', slug) ORDER BY height DESC), '[]') AS breadcrumb
        FROM up
      ), wanted AS MATERIALIZED (
        SELECT CASE WHEN $brands::text[] IS NULL THEN NULL ELSE ARRAY(SELECT id FROM brands WHERE slug = ANY ($brands)) END AS brands
      ), ranked AS (
        SELECT product_id, place FROM unnest($matches::int[]) WITH ORDINALITY AS m (product_id, place)
      ), base AS MATERIALIZED (
        SELECT l.product_id, l.valid_from, l.brand_id, l.category_path, l.colour_values, l.option_titles, l.effective,
          l.in_stock, l.popularity, l.listed_at, l.effective < l.price AS discounted,
          ${matches ? 'm.place' : '0'} AS place,
          ${loan} AS loan,
          ${fails('brand', '(SELECT brands FROM wanted) IS NULL OR l.brand_id = ANY ((SELECT brands FROM wanted)::int[])')}
          + ${fails('colour', '$colours::text[] IS NULL OR l.colour_values && $colours')}
          + ${fails('option', '$options::text[] IS NULL OR l.option_titles && $options')}
          + ${fails(
            'price',
            `l.effective >= coalesce($priceFrom::bigint, 0) AND l.effective <= coalesce($priceTo::bigint, l.effective) AND (NOT $loansOnly::boolean
              OR ${loan} BETWEEN $minimumLoan::bigint AND $highestLoan::bigint)`,
          )}
          + ${fails('stock', 'NOT $inStock::boolean OR l.in_stock')}
          + ${fails('discount', 'NOT $discounted::boolean OR l.effective < l.price')} AS fails
        FROM ${matches ? 'ranked m JOIN listings l USING (product_id)' : 'listings l'}
        WHERE ${inForce('$now::timestamptz')}
          ${category ? 'AND l.category_path @> ARRAY[(SELECT id FROM here)]' : ''}
      ), range AS (
        SELECT min(effective) AS low, max(effective) AS high FROM base WHERE ${fitsApartFrom('price')}
      ), page AS (
        SELECT *, row_number() OVER () AS nth FROM (
          SELECT product_id, valid_from FROM base WHERE fails = 0
          ORDER BY ${orders[order]}, product_id LIMIT $limit::int OFFSET $offset::int
        ) sorted
      )
      SELECT (SELECT breadcrumb FROM here) AS breadcrumb,
        ${list(`SELECT ${cardColumns} FROM page JOIN listings l USING (product_id, valid_from)
          JOIN products p ON p.id = l.product_id ORDER BY nth`)} AS products,
        (SELECT count(*)::int FROM base WHERE fails = 0) AS total,
        ${list(`SELECT c.slug AS value, c.title, n.count FROM (
            SELECT category_path[(SELECT depth FROM here) + 1] AS id, count(*)::int FROM base WHERE fails = 0 GROUP BY 1
          ) n JOIN categories c USING (id) ORDER BY c.sort, c.id`)} AS categories,
        ${list(`SELECT b.slug AS value, b.title, b.latin_title AS "latinTitle", n.count FROM (
            SELECT brand_id, sum(n)::int AS count FROM (
              SELECT brand_id, 1 AS n FROM base WHERE ${fitsApartFrom('brand')}
              UNION ALL SELECT unnest(brands), 0 FROM wanted
            ) counted GROUP BY 1
          ) n JOIN brands b ON b.id = n.brand_id ORDER BY n.count DESC, b.sort, b.id LIMIT ${choiceCap}`)} AS brands,
        ${list(`SELECT n.value, named.title, n.count FROM (
            SELECT value, sum(n)::int AS count FROM (
              SELECT value, 1 AS n FROM base, unnest(colour_values) AS value WHERE ${fitsApartFrom('colour')}
              UNION ALL SELECT unnest($colours::text[]), 0
            ) counted GROUP BY 1
          ) n CROSS JOIN LATERAL (
            SELECT colour_title AS title FROM product_properties pp WHERE pp.colour_value = n.value LIMIT 1
          ) named ORDER BY n.count DESC, n.value LIMIT ${choiceCap}`)} AS colours,
        ${list(`SELECT value, value AS title, count(*)::int FROM base, unnest(option_titles) AS value
          WHERE ${fitsApartFrom('option')} GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${choiceCap}`)} AS attributes,
        (SELECT json_build_object('from', coalesce(low, 0), 'to', coalesce(high, 0), 'bars',
            ${list(`SELECT ((effective - low) * ${histogramBars} / (high - low + 1))::int AS bar, count(*)::int
              FROM base WHERE ${fitsApartFrom('price')} GROUP BY 1`)})
          FROM range) AS price,
        (SELECT count(*)::int FROM base WHERE ${fitsApartFrom('stock')} AND in_stock) AS "inStock",
        (SELECT count(*)::int FROM base WHERE ${fitsApartFrom('discount')} AND discounted) AS discounted`,
  });
}
