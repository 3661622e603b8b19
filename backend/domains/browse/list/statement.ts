import { type Static, Type } from 'typebox';
import { declareStatement, type Statement } from '@/backend/db/statement';
import { CardRow, cardColumns, inForce } from '@/backend/domains/browse/product/card';
import { Stamp, stamp } from '@/backend/server/publicAnswers';
import { ShopFacets, ShopPage } from '@/contract/list';

/** Heading and cards of a page, without its facets. */
export const CardsRow = Type.Object({
  stamp: Stamp,
  breadcrumb: ShopPage.properties.breadcrumb,
  products: Type.Array(CardRow),
  /** Products of all pages, exact up to `listCap`. */
  total: Type.Integer(),
});
export type CardsRow = Static<typeof CardsRow>;

export const FacetsRow = Type.Object({
  ...Type.Omit(ShopFacets, ['price']).properties,
  price: Type.Object({
    from: Type.Integer(),
    to: Type.Integer(),
    bars: Type.Array(Type.Object({ bar: Type.Integer(), count: Type.Integer() })),
  }),
});
export type FacetsRow = Static<typeof FacetsRow>;

export const ShopRow = Type.Object({ ...CardsRow.properties, ...FacetsRow.properties });

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
/** Number of bars of the price histogram, and largest number of choices of a facet. */
export const histogramBars = 20;
const choiceCap = 60;
/** Largest number of products that a list shows and counts. */
export const listCap = 1000;

/** What a listing leaves to lend on the plan. */
const loan =
  'plan_loan(l.effective, $prepaymentPercent::numeric, $minimumPrepayment::bigint, $roundingUnit::int, $ceiling::bigint)';

const list = (rows: string) => `(SELECT coalesce(json_agg(x), '[]') FROM (${rows}) x)`;

type Shape = {
  category: boolean;
  /** The list has the matches of a search. */
  matches: boolean;
  brand: boolean;
  /** A filter other than category and brand is used. */
  filtered: boolean;
  order: Order;
};

/**
 * Heading and cards of a page in one statement. The text has only the conditions that the query uses, so that PostgreSQL finds
 * the page of a plain list by an index. `matches` are the ids of a search, best first. The value of an unused filter is null.
 */
export function cardsStatement(shape: Shape): Statement<typeof CardsRow> {
  return declareStatement({
    row: CardsRow,
    name: `shop_cards_${nameOf(shape)}`,
    text: `${tables(shape)} SELECT ${cards}`,
  });
}

/**
 * The same with every facet. Chosen brands and colours are among the choices even without products, so that the page can name
 * and remove them.
 */
export function shopStatement(shape: Shape): Statement<typeof ShopRow> {
  return declareStatement({
    row: ShopRow,
    name: `shop_${nameOf(shape)}`,
    text: `${tables(shape)}, ${facetTables(shape)} SELECT ${cards}, ${facets(shape)}`,
  });
}

const nameOf = ({ category, matches, brand, filtered, order }: Shape) =>
  [category && 'category', matches && 'matches', brand && 'brand', filtered && 'filtered', order]
    .filter(Boolean)
    .join('_');

const chosenBrands = '(SELECT brands FROM wanted)';

/** The bits of the filters that a row does not fit; a statement without filters does not compute them. */
function failures({ matches, brand, filtered }: Shape): string {
  const bits = filtered
    ? [
        fails('colour', '$colours::text[] IS NULL OR l.colour_values && $colours'),
        fails('option', '$options::text[] IS NULL OR l.option_titles && $options'),
        fails(
          'price',
          `l.effective >= coalesce($priceFrom::bigint, 0) AND l.effective <= coalesce($priceTo::bigint, l.effective) AND (NOT $loansOnly::boolean
            OR ${loan} BETWEEN $minimumLoan::bigint AND $highestLoan::bigint)`,
        ),
        fails('stock', 'NOT $inStock::boolean OR l.in_stock'),
        fails('discount', 'NOT $discounted::boolean OR l.effective < l.price'),
      ]
    : [];
  // The listings of a search are few and read once; those of a list are found by the index on brands.
  if (brand && matches) bits.push(fails('brand', `l.brand_id = ANY (${chosenBrands}::int[])`));
  return bits.join(' + ') || '0';
}

/**
 * The tables of both statements. `listed` has the listings of the category or search, `base` those of the chosen brands among
 * them, each with `fails`. A search has few listings, which are read once; those of a list are read by each part that needs
 * them, because a copy of all would take longer.
 */
function tables(shape: Shape): string {
  const { category, matches, brand, order } = shape;
  const kept = matches ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  return `WITH RECURSIVE up AS (
      SELECT id, parent_id, title, slug, 0 AS height FROM categories WHERE slug = $category::text
      UNION ALL
      SELECT c.id, c.parent_id, c.title, c.slug, up.height + 1 FROM categories c JOIN up ON up.parent_id = c.id
    ), here AS MATERIALIZED (
      SELECT coalesce(max(id) FILTER (WHERE height = 0), 0) AS id, count(*)::int AS depth,
        coalesce(json_agg(json_build_object('title', title, 'slug', slug) ORDER BY height DESC), '[]') AS breadcrumb
      FROM up
    ), wanted AS MATERIALIZED (
      SELECT ARRAY(SELECT id FROM brands WHERE slug = ANY ($brands::text[])) AS brands
    ), listed AS ${kept} (
      SELECT l.product_id, l.valid_from, l.brand_id, l.category_path, l.colour_values, l.option_titles, l.effective,
        l.in_stock, l.popularity, l.listed_at, l.effective < l.price AS discounted, ${matches ? 'm.place' : '0'} AS place,
        ${order === 'lowestInstalment' ? loan : '0'} AS loan, ${failures(shape)} AS fails
      FROM ${matches ? 'unnest($matches::int[]) WITH ORDINALITY AS m (product_id, place) JOIN listings l USING (product_id)' : 'listings l'}
      WHERE ${inForce('$now::timestamptz')} ${category ? 'AND l.category_path @> ARRAY[(SELECT id FROM here)]' : ''}
    ), base AS NOT MATERIALIZED (
      SELECT * FROM listed ${brand && !matches ? `WHERE brand_id = ANY (${chosenBrands}::int[])` : ''}
    ), fitting AS NOT MATERIALIZED (
      SELECT * FROM base ${failures(shape) === '0' ? '' : 'WHERE fails = 0'}
    ), page AS (
      SELECT *, row_number() OVER () AS nth FROM (
        SELECT * FROM (SELECT product_id, valid_from FROM fitting ORDER BY ${orders[order]}, product_id LIMIT ${listCap}) first
        LIMIT $limit::int OFFSET $offset::int
      ) sorted
    )`;
}

const cards = `${stamp('$now::timestamptz')}, (SELECT breadcrumb FROM here) AS breadcrumb,
  ${list(`SELECT ${cardColumns} FROM page JOIN listings l USING (product_id, valid_from)
    JOIN products p ON p.id = l.product_id ORDER BY nth`)} AS products,
  (SELECT count(*)::int FROM (SELECT FROM fitting LIMIT ${listCap + 1}) counted) AS total`;

/** `counts` has the rows of `base` by everything that has few values, so that most facets read few rows. */
function facetTables(shape: Shape): string {
  return `counts AS MATERIALIZED (
      SELECT category_path[(SELECT depth FROM here) + 1] AS category, brand_id, in_stock, discounted, fails,
        count(*)::int AS n, min(effective) AS low, max(effective) AS high
      FROM base GROUP BY 1, 2, 3, 4, 5
    ), brand_counts AS (
      ${
        shape.brand && !shape.matches
          ? `SELECT brand_id, count(*)::int AS n FROM listed WHERE fails = 0 GROUP BY 1`
          : `SELECT brand_id, n FROM counts WHERE ${fitsApartFrom('brand')}`
      }
    ), range AS MATERIALIZED (
      SELECT min(low) AS low, max(high) AS high FROM counts WHERE ${fitsApartFrom('price')}
    )`;
}

/** The rows that a facet of this kind counts: they fit all other kinds. */
const fitsApartFrom = (kind: keyof typeof kinds) => `fails & ${~kinds[kind]} = 0`;

function facets({ filtered }: Shape): string {
  return `${list(`SELECT c.slug AS value, c.title, n.count FROM (
        SELECT category AS id, sum(n)::int AS count FROM counts WHERE fails = 0 GROUP BY 1
      ) n JOIN categories c USING (id) ORDER BY c.sort, c.id`)} AS categories,
    ${list(`SELECT value, title, "latinTitle", count FROM (
        SELECT b.slug AS value, b.title, b.latin_title AS "latinTitle", n.count, b.id = ANY (${chosenBrands}::int[]) AS chosen,
          row_number() OVER (ORDER BY n.count DESC, b.sort, b.id) AS place FROM (
          SELECT brand_id, sum(n)::int AS count FROM (
            SELECT brand_id, n FROM brand_counts UNION ALL SELECT unnest(brands), 0 FROM wanted
          ) counted GROUP BY 1
        ) n JOIN brands b ON b.id = n.brand_id
      ) ranked WHERE place <= ${choiceCap} OR chosen ORDER BY place`)} AS brands,
    ${list(`SELECT n.value, named.title, n.count FROM (
        SELECT value, sum(n)::int AS count FROM (
          SELECT unnest(colour_values) AS value, n FROM (
            SELECT colour_values, count(*) AS n FROM base WHERE ${fitsApartFrom('colour')} GROUP BY 1
          ) of_products
          ${filtered ? 'UNION ALL SELECT unnest($colours::text[]), 0' : ''}
        ) counted GROUP BY 1
      ) n CROSS JOIN LATERAL (
        SELECT colour_title AS title FROM product_properties pp WHERE pp.colour_value = n.value LIMIT 1
      ) named ORDER BY n.count DESC, n.value LIMIT ${choiceCap}`)} AS colours,
    ${list(`SELECT value, value AS title, sum(n)::int AS count FROM (
        SELECT unnest(option_titles) AS value, n FROM (
          SELECT option_titles, count(*) AS n FROM base WHERE ${fitsApartFrom('option')} GROUP BY 1
        ) of_products
      ) counted GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${choiceCap}`)} AS attributes,
    (SELECT json_build_object('from', coalesce(low, 0), 'to', coalesce(high, 0), 'bars',
        ${list(`SELECT ((effective - low) * ${histogramBars} / (high - low + 1))::int AS bar, count(*)::int
          FROM base WHERE ${fitsApartFrom('price')} GROUP BY 1`)})
      FROM range) AS price,
    (SELECT coalesce(sum(n), 0)::int FROM counts WHERE ${fitsApartFrom('stock')} AND in_stock) AS "inStock",
    (SELECT coalesce(sum(n), 0)::int FROM counts WHERE ${fitsApartFrom('discount')} AND discounted) AS discounted`;
}
