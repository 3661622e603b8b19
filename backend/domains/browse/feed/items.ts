import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { Product } from '@/contract/product';

/** A variant as the lists that other sites read show it. */
export const Item = Type.Object({
  variantId: Id,
  ...Type.Pick(Product, ['title', 'latinTitle', 'slug', 'summary', 'specs', 'images']).properties,
  productId: Id,
  colourTitle: Type.String(),
  colourValue: Type.String(),
  optionTitle: Nullable(Type.String()),
  guarantee: Type.String(),
  gtin: Nullable(Type.String()),
  brand: Type.String(),
  /** Titles of the category and its ancestors, the root first. */
  categories: Type.Array(Type.String()),
  price: Toman,
  /** The price of the moment. */
  effective: Toman,
  /** Whether neither it nor its product was removed, and whether it is in stock too. */
  offered: Type.Boolean(),
  available: Type.Boolean(),
  addedAt: Instant,
  changedAt: Instant,
});
export type Item = Static<typeof Item>;

/** An item for each `w (variant_id, place)` of a FROM item. */
const itemsOf = (
  wanted: string,
) => `SELECT v.id AS "variantId", p.id AS "productId", p.title, p.latin_title AS "latinTitle", p.slug,
    p.summary, p.specs, p.images, v.colour_title AS "colourTitle", v.colour_value AS "colourValue", v.option_title AS "optionTitle",
    v.guarantee, v.gtin, b.title AS brand, v.price,
    ARRAY(SELECT c.title FROM categories c WHERE c.id = ANY (p.category_path) ORDER BY array_position(p.category_path, c.id)) AS categories,
    effective_price(v.price, v.discount, v.promotion_price, v.promotion_to, $now) AS effective,
    f.offered, f.offered AND v.stock > 0 AS available, f.added_at AS "addedAt", f.changed_at AS "changedAt"
  FROM ${wanted} JOIN feed_variants f ON f.variant_id = w.variant_id
  JOIN product_properties v ON v.id = w.variant_id JOIN products p ON p.id = v.product_id JOIN brands b ON b.id = p.brand_id
  ORDER BY w.place`;

const named = declareStatement({
  name: 'feed_items',
  text: itemsOf('unnest($ids::int[]) WITH ORDINALITY AS w (variant_id, place)'),
  row: Item,
});
const following = declareStatement({
  name: 'feed_items_after',
  text: itemsOf(`(SELECT variant_id, variant_id AS place FROM feed_variants
    WHERE offered AND variant_id > $after ORDER BY variant_id LIMIT $most) w`),
  row: Item,
});
const pageById = declareStatement({
  name: 'feed_items_page',
  text: itemsOf(`(SELECT variant_id, variant_id AS place FROM feed_variants
    WHERE offered ORDER BY variant_id LIMIT $most OFFSET $skip) w`),
  row: Item,
});
const count = declareStatement({
  name: 'feed_items_count',
  text: 'SELECT count(*)::int AS total FROM feed_variants WHERE offered',
  row: Type.Object({ total: Type.Integer() }),
});

const isoOf = (now: number) => new Date(now).toISOString();

/** The items of these variants in this order, also of those that are no longer offered. @param now ms */
export const readItems = (db: Database, ids: readonly number[], now: number): Promise<Item[]> =>
  db.query(named, { ids, now: isoOf(now) });

/** The offered items whose variants follow one, in the order of their ids. @param after id of a variant, 0 for the first @param now ms */
export const readItemsAfter = (db: Database, after: number, most: number, now: number): Promise<Item[]> =>
  db.query(following, { after, most, now: isoOf(now) });

/** A page of the offered items in the order of their ids, and the number of all. @param now ms */
export async function readItemPage(db: Database, page: number, most: number, now: number) {
  const items = await db.query(pageById, { most, skip: (page - 1) * most, now: isoOf(now) });
  const [row] = await db.query(count);
  return { items, total: row?.total ?? 0 };
}

/** The address of a variant at the shop. @param shopUrl without a slash at its end */
export const addressOf = (
  { productId, slug, variantId }: Pick<Item, 'productId' | 'slug' | 'variantId'>,
  shopUrl: string,
) => `${shopUrl}/products/${productId}/${slug}?variant=${variantId}`;

/** The addresses of the pictures of a variant: of its colour, then those that fit every colour. One of another colour only without any. */
export function picturesOf(
  { images, colourValue }: Pick<Item, 'images' | 'colourValue'>,
  shopUrl: string,
): string[] {
  const inColour = images.filter(({ colour }) => colour === colourValue);
  const own = [...inColour, ...images.filter(({ colour }) => colour === null)];
  const shown = own.length > 0 ? own : images.slice(0, 1);
  return shown.map(({ imageUrl }) => new URL(imageUrl, `${shopUrl}/`).href);
}

/** The name of a variant: that of its product, then its option and its colour. */
export const titleOf = ({
  title,
  optionTitle,
  colourTitle,
}: Pick<Item, 'title' | 'optionTitle' | 'colourTitle'>) =>
  [title, optionTitle, colourTitle].filter(Boolean).join('، ');
