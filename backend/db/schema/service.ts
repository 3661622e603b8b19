import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { basketItems } from './basket';
import { galleryId, partOf, serialId, toman } from './columns';

/** An insurance or a service that a shopper can add to a line of the basket. */
export const services = pgTable(
  'services',
  {
    id: serialId(),
    kind: text({ enum: ['insurance', 'service'] }).notNull(),
    title: text().notNull(),
    /** The company that insures, or that does the work. */
    provider: text().notNull(),
    imageUrl: text('image_url').notNull(),
    galleryId: galleryId(),
    /** The lines of the card. */
    description: text().array().notNull(),
    coverage: text().array().notNull(),
    exclusions: text().array().notNull(),
    /** The share of a claim that the customer pays; null when there is none. */
    deductible: text(),
    /** Until when a claim or the service can be asked for. */
    claimDeadline: text('claim_deadline').notNull(),
    terms: text().notNull(),
    /** Length of the cover; null for work that is done once. */
    months: integer(),
    /** Products in and below these categories can have it. */
    categoryIds: integer('category_ids').array().notNull(),
    /** False: no basket shows it any more. */
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
    /** Rises with every change at the desk, also of the tiers. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    check('service_kind_known', sql`${table.kind} IN ('insurance', 'service')`),
    check('service_months_positive', sql`${table.months} > 0`),
  ],
);

/**
 * The price of a service for a product with a list price from `fromPrice` on, up to the next tier. Below its lowest tier a service is not
 * offered. The rule is in `service_offers.sql`.
 */
export const serviceTiers = pgTable(
  'service_tiers',
  {
    serviceId: partOf('service_id', () => services.id),
    fromPrice: toman('from_price').notNull(),
    /** A fixed price for one piece, or else a percent of the list price. */
    price: toman('price'),
    percent: numeric({ precision: 5, scale: 2, mode: 'number' }),
    discountPercent: integer('discount_percent').notNull().default(0),
    /** The most that one claim is paid, in toman; null when the list price of the product is. */
    ceiling: toman('ceiling'),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.fromPrice] }),
    check('service_price_one_way', sql`(${table.price} IS NULL) <> (${table.percent} IS NULL)`),
    check('service_price_positive', sql`${table.price} > 0 AND ${table.percent} > 0`),
    check('service_discount_percent', sql`${table.discountPercent} BETWEEN 0 AND 99`),
  ],
);

/** The services of a line. `count` is at most the quantity of the line; `services_fit_line` keeps it so. */
export const basketItemServices = pgTable(
  'basket_item_services',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => basketItems.id, { onDelete: 'cascade' }),
    serviceId: partOf('service_id', () => services.id),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.serviceId] }),
    index('basket_item_services_service').on(table.serviceId),
    check('service_count_positive', sql`${table.count} > 0`),
  ],
);
