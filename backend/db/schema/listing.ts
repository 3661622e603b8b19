import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { productProperties, products } from './catalogue';
import { instant, toman } from './columns';

/**
 * The history of a variant's effective price: each row holds from `since` until the next one. `record_prices` writes the rows;
 * a row after now is the end of a running promotion.
 */
export const pricePoints = pgTable(
  'price_points',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
    price: toman('price').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.since] })],
);

/**
 * Narrow rows on which lists filter, sort and count. A product has one row for each step of its price: the price of its
 * cheapest purchasable property during [validFrom, validTo). When a promotion ends, the next row is in force at once, so
 * price, sort and facets change at the same instant without a job. `refreshListings` writes the rows.
 */
export const listings = pgTable(
  'listings',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    validFrom: timestamp('valid_from', { withTimezone: true, mode: 'string' }).notNull(),
    validTo: timestamp('valid_to', { withTimezone: true, mode: 'string' }).notNull(),
    price: toman('price').notNull(),
    discount: toman('discount').notNull(),
    promotionPrice: toman('promotion_price'),
    promotionTo: instant('promotion_to'),
    /** The price of the step after discount or promotion. */
    effective: toman('effective').notNull(),
    inStock: boolean('in_stock').notNull(),
    brandId: integer('brand_id').notNull(),
    categoryPath: integer('category_path').array().notNull(),
    colourValues: text('colour_values').array().notNull(),
    /** Options of the variants, and specifications of `filterAttributes` as «حافظهٔ رم: ۸ گیگابایت». */
    optionTitles: text('option_titles').array().notNull(),
    popularity: integer().notNull(),
    listedAt: date('listed_at', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.validFrom] }),
    index('listings_category_path').using('gin', table.categoryPath),
    index('listings_brand').on(table.brandId),
    index('listings_ends').on(table.validTo).where(sql`${table.validTo} < 'infinity'`),
    index('listings_best_selling').on(
      table.inStock.desc().nullsFirst(),
      table.popularity.desc().nullsFirst(),
      table.productId,
    ),
    index('listings_newest').on(
      table.inStock.desc().nullsFirst(),
      table.listedAt.desc().nullsFirst(),
      table.productId,
    ),
    index('listings_cheapest').on(table.inStock.desc().nullsFirst(), table.effective, table.productId),
    index('listings_dearest').on(
      table.inStock.desc().nullsFirst(),
      table.effective.desc().nullsFirst(),
      table.productId,
    ),
    index('listings_popularity').on(table.popularity.desc(), table.productId),
    index('listings_listed').on(table.listedAt.desc(), table.productId),
    index('listings_promotion').on(table.promotionTo).where(sql`${table.promotionPrice} IS NOT NULL`),
  ],
);
