import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ShippingKind } from '@/contract/checkout';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { orders } from './order';
import { branches } from './site';

/** A period of every working day, `HH:MM` in Tehran, and how many orders can be delivered in it. */
export type SlotTimes = { from: string; to: string; capacity: number };

/** A way to ship orders, and where and for how much it is offered. */
export const shippingMethods = pgTable(
  'shipping_methods',
  {
    id: serialId(),
    kind: text().$type<ShippingKind>().notNull(),
    title: text().notNull(),
    /** Toman; 0 is free. */
    cost: toman('cost').notNull().default(0),
    /** The receiver pays the carrier. */
    postpaid: boolean().notNull().default(false),
    /** Payable amount of the products, in toman, from which shipping is free; null when it never is. */
    freeFrom: toman('free_from'),
    /** Working days from the order to the door. */
    daysFrom: integer('days_from').notNull().default(0),
    daysTo: integer('days_to').notNull().default(0),
    /** The cities and the provinces that it is offered in; the whole country when both are empty. */
    cityIds: integer('city_ids').array().notNull().default(sql`'{}'`),
    provinceIds: integer('province_ids').array().notNull().default(sql`'{}'`),
    /** Slots of every working day, of which the receiver chooses one; empty for a method without slots. */
    slots: jsonb().$type<SlotTimes[]>().notNull().default([]),
    /** Whether it is offered for bulky products only (freight). */
    bulkyOnly: boolean('bulky_only').notNull().default(false),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('shipping_kind_known', sql`${table.kind} IN ('courier', 'post', 'tipax', 'freight', 'pickup')`),
    check('shipping_cost_not_negative', sql`${table.cost} >= 0`),
    check('shipping_days', sql`0 <= ${table.daysFrom} AND ${table.daysFrom} <= ${table.daysTo}`),
  ],
);

/** Companies that carry the orders of a kind of shipping method. The first one carries an order unless the operator names another. */
export const shippingCompanies = pgTable(
  'shipping_companies',
  {
    id: serialId(),
    kind: text().$type<Exclude<ShippingKind, 'pickup'>>().notNull(),
    title: text().notNull(),
    /** Sentence that tells the customer to follow a parcel. */
    text: text().notNull(),
    tell: text(),
    /** The page that follows a parcel. `{code}` in it stands for the tracking code; without it the customer types the code there. */
    trackingUrl: text('tracking_url'),
    active: boolean().notNull().default(true),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check('shipping_company_kind_known', sql`${table.kind} IN ('courier', 'post', 'tipax', 'freight')`),
    check('tracking_url_safe', sql`${table.trackingUrl} LIKE 'https://%'`),
  ],
);

/** A period of a day in which a method delivers, and how many orders have taken it. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    id: serialId(),
    methodId: partOf('method_id', () => shippingMethods.id),
    date: date({ mode: 'string' }).notNull(),
    /** `HH:MM` in Tehran. */
    from: text('from_time').notNull(),
    to: text('to_time').notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    unique('delivery_slots_period').on(table.methodId, table.date, table.from),
    check('slot_not_overbooked', sql`0 <= ${table.taken} AND ${table.taken} <= ${table.capacity}`),
  ],
);

/** Days on which nothing is delivered, and which are no working days. Fridays are not listed. */
export const holidays = pgTable('holidays', {
  date: date({ mode: 'string' }).primaryKey(),
  title: text().notNull(),
});

export const coupons = pgTable(
  'coupons',
  {
    id: serialId(),
    /** The code that everybody may use, in upper case with Latin digits; null when only the single codes work. */
    code: text().unique(),
    title: text().notNull(),
    percent: integer(),
    /** Toman: the discount itself without a percent, else its upper limit. */
    amount: toman('amount').notNull(),
    /** Payable amount of the products, in toman, from which it is accepted. */
    minimum: toman('minimum').notNull().default(0),
    /** Largest number of orders that may use it: of all customers together (`uses`), and of one customer. */
    uses: integer().notNull(),
    usesPerCustomer: integer('uses_per_customer').notNull().default(1),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to').notNull(),
    /** Only products in and below these categories become cheaper; all when empty. */
    categoryIds: integer('category_ids').array().notNull().default(sql`'{}'`),
    active: boolean().notNull().default(true),
  },
  (table) => [
    check('coupon_percent', sql`${table.percent} BETWEEN 1 AND 100`),
    check('coupon_amount_positive', sql`${table.amount} > 0`),
  ],
);

/** Codes of a coupon that one order each may use. */
export const couponCodes = pgTable(
  'coupon_codes',
  { code: text().primaryKey(), couponId: partOf('coupon_id', () => coupons.id) },
  (table) => [index('coupon_codes_coupon').on(table.couponId)],
);

/** An order that uses a coupon. The row is deleted when the order gives it back. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    userId: partOf('user_id', () => users.id),
    /** The single code that the order uses; null for the code of everybody. */
    singleCode: text('single_code')
      .unique()
      .references(() => couponCodes.code),
  },
  (table) => [index('coupon_uses_coupon').on(table.couponId, table.userId)],
);

/** The slot and the branch that an order keeps until it is paid or given up. The stock that it keeps is in its lines. */
export const orderReservations = pgTable('order_reservations', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  slotId: integer('slot_id').references(() => deliverySlots.id),
  branchId: integer('branch_id').references(() => branches.id),
  /** When stock and slot were given back; null while they are kept or have been used up by a paid order. */
  releasedAt: instant('released_at'),
});

/** The answer of a call that must happen once. The same key and body within a day answer the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: partOf('user_id', () => users.id),
    key: uuid().notNull(),
    /** Digest of the route and the body. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first call is under way. */
    status: integer(),
    answer: jsonb(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
