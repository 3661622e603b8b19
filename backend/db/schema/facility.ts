import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ChequeRule } from '@/contract/facility';
import { galleryId, percent, serialId, toman } from './columns';

/** The lender of a plan's money: the shop itself, a bank or a fund. */
export const facilityProviders = pgTable('facility_providers', {
  id: serialId(),
  title: text().notNull(),
  galleryId: galleryId(),
  /** Address of the logo; null where there is none. */
  logoUrl: text('logo_url'),
  /** Rises with every change at the desk. */
  revision: integer().notNull().default(1),
});

/** Instalment plans. A plan that is not offered any more becomes inactive; its row stays, because baskets name it. */
export const facilityPlans = pgTable(
  'facility_plans',
  {
    id: serialId(),
    providerId: integer('provider_id')
      .notNull()
      .references(() => facilityProviders.id),
    name: text().notNull(),
    method: text({ enum: ['amortised', 'simpleBank', 'gharz', 'flatMonthly'] }).notNull(),
    /** Percent a month for `flatMonthly`, percent a year for every other method. */
    rate: percent('rate').notNull(),
    /** Percent of the loan, paid on the day of the contract. */
    feePercent: percent('fee_percent').notNull().default(0),
    months: integer().array().notNull(),
    defaultMonths: integer('default_months').notNull(),
    prepaymentPercent: percent('prepayment_percent').notNull(),
    minimumPrepayment: toman('minimum_prepayment').notNull().default(0),
    ceiling: toman('ceiling').notNull(),
    minimumLoan: toman('minimum_loan').notNull(),
    roundingUnit: integer('rounding_unit').notNull().default(1000),
    /** Percent a year above the rate, for the fee of a late instalment; null for the usual one (rules/facility/lateFee.ts). */
    latePercent: percent('late_percent'),
    customers: text({ enum: ['everyone', 'registered', 'seller', 'creditHolder'] })
      .notNull()
      .default('everyone'),
    /** Categories whose products the plan covers; null covers all products. */
    categoryIds: integer('category_ids').array(),
    documents: text().array().notNull().default(sql`'{}'`),
    cheque: jsonb().$type<ChequeRule>(),
    /** Whether the buyer's name and national id must be known before an order. */
    needsIdentity: boolean('needs_identity').notNull().default(true),
    /** Whether the shop reviews an order after its payment even when there are neither documents nor cheques to look at. */
    needsReview: boolean('needs_review').notNull().default(true),
    active: boolean().notNull().default(true),
    /** The plan of lists and product pages, and of a basket whose shopper has chosen none. */
    isDefault: boolean('is_default').notNull().default(false),
    sort: integer().notNull().default(0),
    /** Rises with every change at the desk, also of the loan plan. */
    revision: integer().notNull().default(1),
  },
  (table) => [
    index('facility_plans_provider').on(table.providerId),
    uniqueIndex('facility_plans_default').on(table.isDefault).where(sql`${table.isDefault}`),
    check('plan_method_known', sql`${table.method} IN ('amortised', 'simpleBank', 'gharz', 'flatMonthly')`),
    check(
      'plan_customers_known',
      sql`${table.customers} IN ('everyone', 'registered', 'seller', 'creditHolder')`,
    ),
    check('plan_months_offered', sql`${table.defaultMonths} = ANY (${table.months})`),
    check('plan_default_active', sql`${table.active} OR NOT ${table.isDefault}`),
  ],
);
