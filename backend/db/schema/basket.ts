import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BasketImport } from '@/contract/basket';
import { productProperties } from './catalogue';
import { instant, partOf, toman } from './columns';
import { users } from './customer';
import { facilityPlans } from './facility';

export const baskets = pgTable(
  'baskets',
  {
    id: uuid().primaryKey(),
    /** The customer; null for a guest's basket, which anybody who knows its id may use. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer().notNull().default(0),
    /** Whether the shopper has chosen a plan or cash. Until then the basket is offered on the default plan. */
    planChosen: boolean('plan_chosen').notNull().default(false),
    /** The chosen plan and its months; null means cash. */
    planId: integer('plan_id').references(() => facilityPlans.id),
    planMonths: integer('plan_months'),
    /** Null means the smallest prepayment of the plan. */
    prepaymentPercent: numeric('prepayment_percent', { precision: 5, scale: 2, mode: 'number' }),
    /** When the customer was last reminded of it. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('baskets_updated').on(table.updatedAt),
    index('baskets_plan').on(table.planId),
    check(
      'basket_plan_whole',
      sql`(${table.planId} IS NULL) = (${table.planMonths} IS NULL) AND (${table.planChosen} OR ${table.planId} IS NULL)`,
    ),
  ],
);

export const basketItems = pgTable(
  'basket_items',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    basketId: uuid('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    propertyId: partOf('property_id', () => productProperties.id),
    qty: integer().notNull(),
    /** The unit price the shopper last agreed to by changing the line. */
    seenPrice: toman('seen_price').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('basket_items_line').on(table.basketId, table.propertyId),
    index('basket_items_property').on(table.propertyId),
    check('qty_positive', sql`${table.qty} > 0`),
  ],
);

/**
 * Companions that the shopper has chosen for a line, at the price of their bundle. They have the quantity of the line and leave the
 * basket with it. Companions without a price are not stored: every read of the basket adds them.
 */
export const basketCompanions = pgTable(
  'basket_companions',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => basketItems.id, { onDelete: 'cascade' }),
    propertyId: partOf('property_id', () => productProperties.id),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.propertyId] }),
    index('basket_companions_property').on(table.propertyId),
  ],
);

/** A guest's basket that became a customer's, with what the shopper was told. Importing it again answers the same. */
export const basketImports = pgTable(
  'basket_imports',
  {
    id: uuid().primaryKey(),
    userId: partOf('user_id', () => users.id),
    /** The guest's basket; null when a list was merged. */
    publicBasketId: uuid('public_basket_id').unique(),
    report: jsonb().$type<Pick<BasketImport, 'added' | 'reduced' | 'dropped'>>().notNull(),
    /** The customer's lines before the import, for its undo. */
    before: jsonb()
      .$type<
        {
          propertyId: number;
          qty: number;
          seenPrice: number;
          services: { serviceId: number; count: number }[];
          /** Variants of the chosen companions. */
          companions: number[];
        }[]
      >()
      .notNull(),
    /** The basket's revision after the import. The undo is possible while the basket has this revision. */
    revision: integer().notNull(),
    /** Whether the customer's basket took over the guest's choice of a plan or cash. */
    planTaken: boolean('plan_taken').notNull().default(false),
    undoneAt: instant('undone_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('basket_imports_user').on(table.userId)],
);
