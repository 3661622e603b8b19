import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { type Attribute, Id, Nullable } from '@/contract/common';
import { type Comparison, Product, type ProductPage, ProductProperty } from '@/contract/product';
import { CardRow, cardColumns, cardOf, inForce } from './card';
import { PriceRow, pricingOf } from './pricing';

/** Number of similar products on a page. */
const similarCount = 10;

const PropertyRow = Type.Object({
  ...PriceRow.properties,
  ...Type.Pick(ProductProperty, ['guarantee', 'stock', 'maxBuy', 'companions']).properties,
  id: Id,
  colourTitle: Type.String(),
  colourValue: Type.String(),
  optionTitle: Nullable(Type.String()),
  optionIcon: Nullable(Type.String()),
});
type PropertyRow = Static<typeof PropertyRow>;
const ProductRow = Type.Object({
  ...Type.Omit(Product, ['properties']).properties,
  properties: Type.Array(PropertyRow),
});

const products = declareStatement({
  name: 'products',
  text: `SELECT p.id, p.slug, p.title, p.latin_title AS "latinTitle", p.summary, p.registered, p.images, p.highlights, p.story, p.specs,
      json_build_object('title', b.title, 'latinTitle', b.latin_title, 'slug', b.slug) AS brand,
      (SELECT coalesce(json_agg(json_build_object('title', c.title, 'slug', c.slug)
          ORDER BY array_position(p.category_path, c.id)), '[]')
        FROM categories c WHERE c.id = ANY (p.category_path)) AS breadcrumb,
      (SELECT coalesce(json_agg(json_build_object('id', pp.id, 'colourTitle', pp.colour_title, 'colourValue',
          pp.colour_value, 'optionTitle', pp.option_title, 'optionIcon', pp.option_icon, 'guarantee', pp.guarantee,
          'stock', pp.stock, 'maxBuy', pp.max_buy, 'price', pp.price, 'discount', pp.discount,
          'promotionPrice', pp.promotion_price, 'promotionTo', iso(pp.promotion_to),
          'companions', (SELECT coalesce(json_agg(cp.title ORDER BY co.companion_property_id), '[]')
            FROM companions co JOIN product_properties cpp ON cpp.id = co.companion_property_id
            JOIN products cp ON cp.id = cpp.product_id
            LEFT JOIN bundles u ON u.id = co.bundle_id
            WHERE co.property_id = pp.id AND cp.removed_at IS NULL
              AND (u.ends_at IS NULL OR u.ends_at > $2::timestamptz))) ORDER BY pp.sort, pp.id), '[]')
        FROM product_properties pp WHERE pp.product_id = p.id) AS properties
    FROM products p JOIN brands b ON b.id = p.brand_id
    WHERE p.id = ANY ($1::int[]) AND p.removed_at IS NULL ORDER BY array_position($1::int[], p.id)`,
  row: ProductRow,
});

/**
 * Products in stock come first. Then come those of the same leaf category, then those of its parent, the nearest price
 * first.
 */
const similar = declareStatement({
  name: 'product_similar',
  text: `WITH own AS (
      SELECT product_id, category_path, effective FROM listings l WHERE product_id = $1 AND ${inForce('$2::timestamptz')}
    ), nearest AS (
      SELECT l.product_id, l.valid_from, row_number() OVER (ORDER BY l.in_stock DESC,
        l.category_path = own.category_path DESC, abs(l.effective - own.effective), l.product_id) AS place
      FROM own JOIN listings l ON l.category_path @> own.category_path[:2] AND l.product_id <> own.product_id
      WHERE ${inForce('$2::timestamptz')}
      ORDER BY place LIMIT ${similarCount}
    )
    SELECT ${cardColumns} FROM nearest n JOIN listings l USING (product_id, valid_from) JOIN products p ON p.id = l.product_id
    ORDER BY n.place`,
  row: CardRow,
});

/**
 * A product with all its properties, and similar products. Null when it does not exist or is no longer offered. Two
 * statements. @param now ms since the epoch
 */
export async function readProduct(db: Database, id: number, now: number): Promise<ProductPage | null> {
  const { products: found, similar } = await compareProducts(db, [id], now);
  const [product] = found;
  return product ? { product, similar } : null;
}

/** The offered products among these, in this order, and products similar to the first. Two statements. */
export async function compareProducts(
  db: Database,
  ids: readonly [number, ...number[]],
  now: number,
): Promise<Comparison> {
  const moment = new Date(now);
  const [rows, cards] = await Promise.all([
    db.query(products, [ids, moment]),
    db.query(similar, [ids[0], moment]),
  ]);
  return {
    products: rows.map((row) => ({
      ...row,
      properties: row.properties.map((property) => propertyOf(property, now)),
    })),
    similar: cards.map((card) => cardOf(card, now)),
  };
}

function propertyOf(row: PropertyRow, now: number): ProductProperty {
  return {
    productPropertyId: row.id,
    ...attributesOf(row),
    guarantee: row.guarantee,
    stock: row.stock,
    maxBuy: row.maxBuy,
    companions: row.companions,
    ...pricingOf(row, now),
  };
}

type AttributeRow = Pick<PropertyRow, 'colourTitle' | 'colourValue' | 'optionTitle' | 'optionIcon'>;

/** The two attributes of a property as the contract spells them: type 1 is the colour, type 2 the option with its icon. */
function attributesOf(row: AttributeRow): { atrributeOne: Attribute; atrributeTwo: Attribute | null } {
  const pictures = { imageUrl: null, attrImageUrl: null };
  const { colourTitle, colourValue, optionTitle, optionIcon } = row;
  return {
    atrributeOne: { type: 1, title: colourTitle, value: colourValue, ...pictures },
    atrributeTwo: optionTitle ? { type: 2, title: optionTitle, value: optionIcon ?? '', ...pictures } : null,
  };
}
