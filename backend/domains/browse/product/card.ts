import { type Static, Type } from 'typebox';
import { Nullable } from '@/contract/common';
import { fewestRatedReviews, usualLowStock } from '@/contract/limits';
import { Product, ProductCard } from '@/contract/product';
import { summariseRating } from '@/utils/rating';
import { dayMs } from '@/utils/timeUnits';
import { pricingOf } from './pricing';

/** Days a product counts as new. */
const newDays = 30;

/**
 * Columns of a card, for a SELECT over `products p` and `listings l`. Instants are ISO text, because most cards come
 * inside JSON.
 */
export const cardColumns = `p.id, p.slug, p.title, p.images -> 0 ->> 'imageUrl' AS "imageUrl",
  coalesce(p.images -> 0 ->> 'alt', p.title) AS alt, p.colours, p.rating, l.in_stock AS "inStock",
  (SELECT sum(v.stock)::int FROM product_properties v WHERE v.product_id = p.id AND v.removed_at IS NULL
    HAVING sum(v.stock) BETWEEN 1 AND (SELECT coalesce((s.company ->> 'lowStock')::int, ${usualLowStock}) FROM settings s)) AS left,
  l.listed_at::text AS "listedAt", l.price, l.discount, l.promotion_price AS "promotionPrice",
  iso(l.promotion_to) AS "promotionTo"`;

/** The rows of `listings l` that are in force at an instant; `at` is an SQL expression. */
export const inForce = (at: string) => `l.valid_from <= ${at} AND ${at} < l.valid_to`;

/** A row of `cardColumns`. */
export const CardRow = Type.Object({
  ...Type.Omit(ProductCard, ['isNew', 'promotion', 'rating', 'left']).properties,
  imageUrl: Nullable(Type.String()),
  listedAt: Type.String(),
  rating: Product.properties.rating,
  left: Nullable(Type.Integer()),
});
export type CardRow = Static<typeof CardRow>;

/** The card of a row. @param now ms since the epoch */
export function cardOf({ listedAt, rating: stars, left, ...row }: CardRow, now: number): ProductCard {
  const { id, slug, title, imageUrl, alt, colours, inStock } = row;
  const isNew = now - Date.parse(listedAt) < newDays * dayMs;
  const rating = summariseRating(stars);
  return {
    ...{ id, slug, title, imageUrl: imageUrl ?? '', alt, colours, inStock, isNew },
    ...(left !== null && { left }),
    ...(rating.count >= fewestRatedReviews && { rating }),
    ...pricingOf(row, now),
  };
}
