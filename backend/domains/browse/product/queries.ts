import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { readAtVersion } from '@/backend/db/reader';
import { declareStatement } from '@/backend/db/statement';
import { pageArguments } from '@/backend/domains/browse/catalogue/storedFields';
import { PublicValues, Stamp, stamp } from '@/backend/server/publicAnswers';
import { Id, Nullable, Pricing } from '@/contract/common';
import { objectOf } from '@/contract/desk/fieldSchemas';
import { pageFields } from '@/contract/desk/variantFields';
import { type Comparison, Product, ProductProperty } from '@/contract/product';
import { keysOf } from '@/utils/keysOf';
import { CardRow, cardColumns, cardOf, inForce } from './card';
import { messages } from './messages';
import { PriceRow, pricingOf } from './pricing';
import { attributesOf } from './variant.dto';

/** Number of similar products on a page. */
const similarCount = 10;

const PropertyRow = Type.Object({
  ...PriceRow.properties,
  ...objectOf(pageFields).properties,
  companions: Type.Array(
    Type.Object({
      ...PriceRow.properties,
      ...Type.Omit(
        ProductProperty.properties.companions.items,
        Object.keys(Pricing.properties) as (keyof Pricing)[],
      ).properties,
    }),
  ),
  id: Id,
  colourTitle: Type.String(),
  colourValue: Type.String(),
  colourImageUrl: Nullable(Type.String()),
  optionTitle: Nullable(Type.String()),
  optionIcon: Nullable(Type.String()),
  optionImageUrl: Nullable(Type.String()),
});
type PropertyRow = Static<typeof PropertyRow>;
/** The answer of a product page without the variants. */
const DescribedProduct = Type.Omit(Product, ['properties']);
type DescribedProduct = Static<typeof DescribedProduct>;

/** A further group of specifications for a product that cannot be returned for a change of mind. */
const returnTerms = `coalesce((
        SELECT jsonb_build_array(jsonb_build_object('group', '${messages.returnTerms}', 'rows', jsonb_build_array(
          jsonb_build_object('title', '${messages.changeOfMind}', 'value', c.no_return_reason))))
        FROM categories c WHERE c.id = ANY (p.category_path) AND c.no_return_reason IS NOT NULL ORDER BY c.id LIMIT 1), '[]')`;

/**
 * The wanted ids. In a subquery PostgreSQL does not look at their number, so that it keeps one plan; else it would find a plan for
 * each call cheaper, and making it takes longer than the read.
 */
const ids = '(SELECT $1::int[])::int[]';

/** The address of a variant's picture: one of its colour where the product has one. Arguments: the aliases of product and variant. */
const pictureOf = (product: string, variant: string) => `(
  SELECT image ->> 'imageUrl' FROM jsonb_array_elements(${product}.images) WITH ORDINALITY AS list (image, place)
  ORDER BY image ->> 'colour' IS DISTINCT FROM ${variant}.colour_value, image ->> 'colour' IS NOT NULL, place LIMIT 1)`;

/** Prices and stocks, which are read for every page and not cached. */
const variants = declareStatement({
  name: 'product_variants',
  text: `SELECT ${stamp('$2::timestamptz')}, products, md5(products::text) AS digest FROM (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'properties', (
        SELECT coalesce(json_agg(json_build_object('id', pp.id, 'colourTitle', pp.colour_title, 'colourValue',
          pp.colour_value, 'colourImageUrl', pp.colour_image_url, 'optionTitle', pp.option_title, 'optionIcon',
          pp.option_icon, 'optionImageUrl', pp.option_image_url, ${pageArguments('pp')}, 'price', pp.price, 'discount', pp.discount,
          'promotionPrice', pp.promotion_price, 'promotionTo', iso(pp.promotion_to),
          'companions', (SELECT coalesce(json_agg(json_build_object('productPropertyId', cpp.id, 'productId', cp.id,
              'slug', cp.slug, 'title', cp.title, 'imageUrl', coalesce(${pictureOf('cp', 'cpp')}, ''),
              'price', cpp.price, 'discount', cpp.discount, 'promotionPrice', cpp.promotion_price,
              'promotionTo', iso(cpp.promotion_to),
              'bundlePrice', least(co.price, effective_price(cpp.price, cpp.discount, cpp.promotion_price, cpp.promotion_to,
                $2::timestamptz)),
              'bundle', CASE WHEN u.id IS NOT NULL THEN json_build_object('title', u.title, 'endsAt', iso(u.ends_at)) END
            ) ORDER BY co.companion_property_id), '[]')
            FROM companions co JOIN product_properties cpp ON cpp.id = co.companion_property_id
            JOIN products cp ON cp.id = cpp.product_id
            LEFT JOIN bundles u ON u.id = co.bundle_id
            WHERE co.property_id = pp.id AND cp.removed_at IS NULL AND cpp.removed_at IS NULL AND cpp.stock > 0
              AND (u.ends_at IS NULL OR u.ends_at > $2::timestamptz))) ORDER BY pp.sort, pp.id), '[]')
        FROM product_properties pp WHERE pp.product_id = p.id AND pp.removed_at IS NULL)) ORDER BY array_position($1::int[], p.id)), '[]') AS products
      FROM products p WHERE p.id = ANY (${ids}) AND p.removed_at IS NULL) own`,
  row: Type.Object({
    stamp: Stamp,
    /** The same for the same variants with the same prices and stocks. */
    digest: Type.String(),
    products: Type.Array(Type.Object({ id: Id, properties: Type.Array(PropertyRow) })),
  }),
});

/**
 * Products in stock come first. Then come those of the same leaf category, then those of its parent, the nearest price
 * first.
 */
const similar = `WITH own AS (
      SELECT product_id, category_path, effective FROM listings l WHERE product_id = ($1::int[])[1] AND ${inForce('$2::timestamptz')}
    ), nearest AS (
      SELECT l.product_id, l.valid_from, row_number() OVER (ORDER BY l.in_stock DESC,
        l.category_path = own.category_path DESC, abs(l.effective - own.effective), l.product_id) AS place
      FROM own JOIN listings l ON l.category_path @> own.category_path[:2] AND l.product_id <> own.product_id
      WHERE ${inForce('$2::timestamptz')}
      ORDER BY place LIMIT ${similarCount}
    )
    SELECT ${cardColumns} FROM nearest n JOIN listings l USING (product_id, valid_from) JOIN products p ON p.id = l.product_id
    ORDER BY n.place`;

/** The products and those similar to the first, which change only with the public data. */
const described = declareStatement({
  name: 'product_described',
  text: `SELECT ${stamp('$2::timestamptz')},
    (SELECT coalesce(json_agg(x), '[]') FROM (
      SELECT p.id, p.slug, p.title, p.latin_title AS "latinTitle", p.summary, p.registered, p.images, p.highlights, p.story, p.rating,
        p.specs || ${returnTerms} AS specs,
        json_build_object('title', b.title, 'latinTitle', b.latin_title, 'slug', b.slug) AS brand,
        (SELECT coalesce(json_agg(json_build_object('title', c.title, 'slug', c.slug)
            ORDER BY array_position(p.category_path, c.id)), '[]')
          FROM categories c WHERE c.id = ANY (p.category_path)) AS breadcrumb
      FROM products p JOIN brands b ON b.id = p.brand_id
      WHERE p.id = ANY (${ids}) AND p.removed_at IS NULL
    ) x) AS products,
    (SELECT coalesce(json_agg(x), '[]') FROM (${similar}) x) AS similar`,
  row: Type.Object({
    stamp: Stamp,
    products: Type.Array(DescribedProduct),
    similar: Type.Array(CardRow),
  }),
});

type Description = { products: DescribedProduct[]; similar: CardRow[] };

/** Descriptions that are kept for each database, each for the ids of one page. */
const mostDescriptions = 500;
const keptDescriptions = new WeakMap<Database, PublicValues<Description>>();

type Ids = readonly [number, ...number[]];

/** The variants of the offered products among these, in this order. One statement. @param now ms since the epoch */
export async function readOffers(db: Database, ids: Ids, now: number) {
  const offers = await readOne(db, variants, [ids, new Date(now)]);
  return offers;
}
type Offers = Awaited<ReturnType<typeof readOffers>>;

/**
 * The products of these offers, and products similar to the first. One statement, none while the description is kept.
 * @param ids of the offers @param now ms since the epoch
 */
export async function describeOffers(
  db: Database,
  offers: Offers,
  ids: Ids,
  now: number,
): Promise<Comparison> {
  const kept = keptDescriptions.get(db) ?? new PublicValues<Description>(mostDescriptions);
  keptDescriptions.set(db, kept);
  const key = ids.join();
  const known = kept.find(key, now);
  let description = known?.stamp.version === offers.stamp.version ? known.value : null;
  if (!description) {
    const row = await readAtVersion(db, offers.stamp.version, (from) =>
      readOne(from, described, [ids, new Date(now)]),
    );
    const { stamp, ...value } = row;
    kept.keep(key, { stamp, value }, now);
    description = value;
  }
  const { products, similar } = description;
  return {
    products: offers.products.flatMap(({ id, properties }) => {
      const product = products.find((one) => one.id === id);
      return product
        ? [{ ...product, properties: properties.map((property) => propertyOf(property, now)) }]
        : [];
    }),
    similar: similar.map((card) => cardOf(card, now)),
  };
}

/** A field without a value is left out, so that it makes no page longer. */
function valuesOnPage(row: PropertyRow): Pick<ProductProperty, keyof typeof pageFields> {
  const values = keysOf(pageFields).flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]));
  // Each value is that of its field, which the type of `Object.fromEntries` loses.
  return Object.fromEntries(values);
}

function propertyOf(row: PropertyRow, now: number): ProductProperty {
  return {
    productPropertyId: row.id,
    ...attributesOf(row),
    ...valuesOnPage(row),
    companions: row.companions.map((one) => ({ ...one, ...pricingOf(one, now) })),
    ...pricingOf(row, now),
  };
}
