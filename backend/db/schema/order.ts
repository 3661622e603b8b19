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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentState } from '@/contract/document';
import type {
  OrderAddress,
  OrderConditions,
  OrderDelivery,
  OrderFacility,
  OrderState,
} from '@/contract/order';
import type { OrderService, OrderUnit } from '@/contract/orderItem';
import { productProperties, products } from './catalogue';
import { instant, partOf, percent, serialId, toman } from './columns';
import { users } from './customer';
import { facilityPlans } from './facility';
import { cities } from './site';

/**
 * Rates of value added tax. A row without a product is the general rate, which also holds for services and shipping. An order
 * copies the rates of its day, so a new row changes later orders only.
 */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: serialId(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    percent: percent('percent').notNull(),
    /** First day, in Tehran, on which the rate holds. */
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('vat_rates_day').on(table.productId, table.validFrom).nullsNotDistinct(),
    check('vat_percent_possible', sql`${table.percent} BETWEEN 0 AND 100`),
  ],
);

/** A snapshot of the purchase: later changes of products, addresses and plans do not change it. */
export const orders = pgTable(
  'orders',
  {
    /** The order number that the customer sees. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_040_001 }),
    userId: partOf('user_id', () => users.id),
    state: text().$type<OrderState>().notNull(),
    /** Until when the stock is reserved for an order that awaits its payment. */
    heldUntil: instant('held_until'),
    goodsTotal: toman('goods_total').notNull(),
    discountTotal: toman('discount_total').notNull().default(0),
    serviceTotal: toman('service_total').notNull().default(0),
    couponDiscount: toman('coupon_discount').notNull().default(0),
    shippingCost: toman('shipping_cost').notNull().default(0),
    /** Rate of value added tax on services and shipping on the day of the order; their prices include it. */
    vatPercent: percent('vat_percent').notNull().default(10),
    /** Due before the order is prepared: everything in cash, or prepayment, cash above the ceiling, fee and shipping. */
    payToday: toman('pay_today').notNull().default(0),
    /** The part of `payToday` that the wallet pays. */
    fromWallet: toman('from_wallet').notNull().default(0),
    paidAt: instant('paid_at'),
    /** Code of the coupon that gave `couponDiscount`. */
    coupon: text(),
    facility: jsonb().$type<OrderFacility>(),
    /** The plan of `facility`. Its provider is the creditor of the instalments. */
    planId: integer('plan_id').references(() => facilityPlans.id),
    /** The documents and cheques that the shop reviews between payment and preparation; null when there is nothing to review. */
    conditions: jsonb().$type<OrderConditions>(),
    address: jsonb().$type<OrderAddress>().notNull(),
    delivery: jsonb().$type<OrderDelivery>().notNull(),
    /** The city of the address, for the numbers of the shop. It stays when the account is deleted. */
    cityId: integer('city_id').references(() => cities.id),
    /** Titles of the products and the number, folded: see `utils/searchFold.ts`. */
    searchText: text('search_text').notNull(),
    placedAt: instant('placed_at').notNull().defaultNow(),
    /** The click at Torob that led the customer to the shop, and its time; null without one in the seven days before the order. */
    torobClid: text('torob_clid'),
    torobClickedAt: instant('torob_clicked_at'),
  },
  (table) => [
    index('orders_newest').on(table.userId, table.id.desc()),
    index('orders_state').on(table.userId, table.state, table.id.desc()),
    index('orders_by_state').on(table.state, table.id.desc()),
    index('orders_placed').on(table.placedAt),
    index('orders_paid').on(table.paidAt).where(sql`${table.paidAt} IS NOT NULL`),
    index('orders_from_torob').on(table.paidAt).where(sql`${table.torobClid} IS NOT NULL`),
    index('orders_on_plan').on(table.userId).where(sql`${table.facility} IS NOT NULL`),
    check(
      'order_state_known',
      sql`${table.state} IN ('awaitingPayment', 'paymentReview', 'preparing', 'shipped', 'delivered', 'partlyReturned', 'returned', 'cancelled')`,
    ),
    index('orders_held').on(table.heldUntil).where(sql`${table.state} = 'awaitingPayment'`),
    check('order_torob_click', sql`(${table.torobClid} IS NULL) = (${table.torobClickedAt} IS NULL)`),
    check('order_wallet_part', sql`0 <= ${table.fromWallet} AND ${table.fromWallet} <= ${table.payToday}`),
    check('order_sums', sql`${table.goodsTotal} >= ${table.discountTotal} AND ${table.discountTotal} >= 0`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: serialId(),
    orderId: partOf('order_id', () => orders.id),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    propertyId: integer('property_id').references(() => productProperties.id, { onDelete: 'set null' }),
    slug: text().notNull(),
    title: text().notNull(),
    imageUrl: text('image_url').notNull(),
    colourTitle: text('colour_title').notNull(),
    colourValue: text('colour_value').notNull(),
    optionTitle: text('option_title'),
    guarantee: text().notNull(),
    qty: integer().notNull(),
    /** List price and money taken off it, for one piece. */
    price: toman('price').notNull(),
    discount: toman('discount').notNull().default(0),
    /** Rate of value added tax on the day of the order; the price includes it. */
    vatPercent: percent('vat_percent').notNull().default(10),
    /** Serial numbers and activation codes, once known. */
    units: jsonb().$type<OrderUnit[]>().notNull().default([]),
    services: jsonb().$type<OrderService[]>().notNull().default([]),
    /** Whether it is a companion of the line before it, which cannot be ordered or returned alone. */
    comesAlong: boolean('comes_along').notNull().default(false),
    /** Whether the coupon of the order lowered its price: false for what is not in the categories of the coupon. */
    takesCoupon: boolean('takes_coupon').notNull().default(true),
    /** Pieces taken from the stock for this order. A seller's line may have more; a cancelled order has none. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    check('order_qty_positive', sql`${table.qty} > 0`),
    check('order_taken_of_qty', sql`${table.taken} BETWEEN 0 AND ${table.qty}`),
  ],
);

/** The history of an order. Every kind of event happens once, except the events of returns, which each return has. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: partOf('order_id', () => orders.id),
    kind: text({
      enum: [
        'placed',
        'paid',
        'accepted',
        'preparing',
        'ready',
        'shipped',
        'delivered',
        'returned',
        'refunded',
        'cancelled',
      ],
    }).notNull(),
    at: instant('at').notNull(),
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind, table.at] }),
    uniqueIndex('order_events_once')
      .on(table.orderId, table.kind)
      .where(sql`${table.kind} NOT IN ('returned', 'refunded')`),
  ],
);

/**
 * The documents that the plan of an order asks for. A cancelled order has none. `files` are ids of stored files in their order; a
 * file that was deleted meanwhile is left out when the order is read.
 */
export const orderDocuments = pgTable(
  'order_documents',
  {
    orderId: partOf('order_id', () => orders.id),
    /** Place in the list of the plan, from 1 on. */
    number: integer().notNull(),
    title: text().notNull(),
    state: text().$type<DocumentState>().notNull().default('missing'),
    /** Persian reason of a rejection. */
    reason: text(),
    files: uuid().array().notNull().default([]),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    check('order_document_state', sql`${table.state} IN ('missing', 'given', 'accepted', 'rejected')`),
    check('order_document_reason', sql`(${table.state} = 'rejected') = (${table.reason} IS NOT NULL)`),
    check('order_document_files', sql`(${table.state} = 'missing') = (cardinality(${table.files}) = 0)`),
  ],
);

export const instalments = pgTable(
  'instalments',
  {
    orderId: partOf('order_id', () => orders.id),
    number: integer().notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: toman('amount').notNull(),
    /** The part of the amount that is interest or fee. */
    interest: toman('interest').notNull().default(0),
    paidAt: instant('paid_at'),
    /** Interest that was not owed, because the loan was settled early. `amount - saving` was paid. */
    saving: toman('saving').notNull().default(0),
    /** Charged because it was paid after its due date. `amount - saving + late_fee` was paid. */
    lateFee: toman('late_fee').notNull().default(0),
    /** When an operator waived the fee of paying it late; null when it is owed. */
    feeWaivedAt: instant('fee_waived_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('instalments_open').on(table.dueDate).where(sql`${table.paidAt} IS NULL`),
    check('instalment_positive', sql`${table.amount} > 0`),
    check('instalment_interest', sql`${table.interest} BETWEEN 0 AND ${table.amount}`),
    check('instalment_saving', sql`${table.saving} BETWEEN 0 AND ${table.interest}`),
    check(
      'instalment_late_fee',
      sql`${table.lateFee} = 0 OR ${table.lateFee} > 0 AND ${table.paidAt} IS NOT NULL AND ${table.feeWaivedAt} IS NULL`,
    ),
    check('instalment_saving_when_paid', sql`${table.saving} = 0 OR ${table.paidAt} IS NOT NULL`),
  ],
);
