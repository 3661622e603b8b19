import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OrderAddress, OrderDelivery, OrderFacility, OrderService, OrderUnit } from '@/contract/order';
import { productProperties, products } from './catalogue';
import { instant, serialId, toman } from './columns';
import { users } from './customer';

/** A snapshot of the purchase: later changes of products, addresses and plans do not change it. */
export const orders = pgTable(
  'orders',
  {
    /** The number the customer knows it by. */
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_040_001 }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({
      enum: [
        'awaitingPayment',
        'paymentReview',
        'preparing',
        'shipped',
        'delivered',
        'partlyReturned',
        'returned',
        'cancelled',
      ],
    }).notNull(),
    /** Until when the stock is reserved for an order that awaits its payment. */
    heldUntil: instant('held_until'),
    goodsTotal: toman('goods_total').notNull(),
    discountTotal: toman('discount_total').notNull().default(0),
    serviceTotal: toman('service_total').notNull().default(0),
    couponDiscount: toman('coupon_discount').notNull().default(0),
    shippingCost: toman('shipping_cost').notNull().default(0),
    /** Due before the order is prepared: everything in cash, or prepayment, cash above the ceiling, fee and shipping. */
    payToday: toman('pay_today').notNull().default(0),
    /** The part of `payToday` that the wallet pays. */
    fromWallet: toman('from_wallet').notNull().default(0),
    paidAt: instant('paid_at'),
    /** Code of the coupon that gave `couponDiscount`. */
    coupon: text(),
    facility: jsonb().$type<OrderFacility>(),
    address: jsonb().$type<OrderAddress>().notNull(),
    delivery: jsonb().$type<OrderDelivery>().notNull(),
    /** Titles of the products and the number, folded: see `utils/searchFold.ts`. */
    searchText: text('search_text').notNull(),
    placedAt: instant('placed_at').notNull().defaultNow(),
  },
  (table) => [
    index('orders_newest').on(table.userId, table.id.desc()),
    index('orders_state').on(table.userId, table.state, table.id.desc()),
    index('orders_on_plan').on(table.userId).where(sql`${table.facility} IS NOT NULL`),
    check(
      'order_state_known',
      sql`${table.state} IN ('awaitingPayment', 'paymentReview', 'preparing', 'shipped', 'delivered', 'partlyReturned', 'returned', 'cancelled')`,
    ),
    index('orders_held').on(table.heldUntil).where(sql`${table.state} = 'awaitingPayment'`),
    check('order_wallet_part', sql`0 <= ${table.fromWallet} AND ${table.fromWallet} <= ${table.payToday}`),
    check('order_sums', sql`${table.goodsTotal} >= ${table.discountTotal} AND ${table.discountTotal} >= 0`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: serialId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
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
    /** Serial numbers and activation codes, once known. */
    units: jsonb().$type<OrderUnit[]>().notNull().default([]),
    services: jsonb().$type<OrderService[]>().notNull().default([]),
    /** Whether it is a companion of the line before it, which cannot be ordered or returned alone. */
    comesAlong: boolean('comes_along').notNull().default(false),
    /** Pieces taken from the stock for this order. A seller's line may have more; a cancelled order has none. */
    taken: integer().notNull().default(0),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    check('order_qty_positive', sql`${table.qty} > 0`),
    check('order_taken_of_qty', sql`${table.taken} BETWEEN 0 AND ${table.qty}`),
  ],
);

/** What happened to an order, and when. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['placed', 'paid', 'preparing', 'shipped', 'delivered', 'returned', 'refunded', 'cancelled'],
    }).notNull(),
    at: instant('at').notNull(),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

export const instalments = pgTable(
  'instalments',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    amount: toman('amount').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('instalments_open').on(table.dueDate).where(sql`${table.paidAt} IS NULL`),
    check('instalment_positive', sql`${table.amount} > 0`),
  ],
);
