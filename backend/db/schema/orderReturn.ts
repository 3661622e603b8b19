import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReturnReason, ReturnState } from '@/contract/orderReturn';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';
import { storedFiles } from './file';
import { orderItems, orders } from './order';
import { policies } from './policy';

/** Products that a customer gives back after the delivery. The SQL functions of the domain `orderReturn` change the state. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: serialId(),
    orderId: partOf('order_id', () => orders.id),
    userId: partOf('user_id', () => users.id),
    state: text().$type<ReturnState>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    /** The policy that alone is given back; such a return has no lines. */
    policyId: integer('policy_id').references(() => policies.id, { onDelete: 'cascade' }),
    note: text().notNull(),
    requestedAt: instant('requested_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** Why it was refused, for the customer. */
    refusal: text(),
    /** Whether the products went back into the stock; null before the inspection. */
    sellable: boolean(),
    /** The refund of an accepted return: paid into the wallet, taken off a lender's loan, and how much of both is for shipping. */
    toWallet: toman('to_wallet'),
    toLender: toman('to_lender'),
    shipping: toman('shipping'),
    /** When it was accepted; null before. */
    acceptedAt: instant('accepted_at'),
    /**
     * The toman that the returned pieces and their services cost after the discounts and their share of the coupon, and the shipping given
     * back; null before it is accepted. With the last piece, all returns of an order are worth what the order cost.
     */
    worth: toman('worth'),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    index('order_returns_user').on(table.userId),
    uniqueIndex('order_returns_policy').on(table.policyId),
    index('order_returns_open')
      .on(table.id)
      .where(sql`${table.state} IN ('requested', 'received', 'accepted')`),
    index('order_returns_accepted').on(table.acceptedAt).where(sql`${table.acceptedAt} IS NOT NULL`),
    check('return_worth_known', sql`(${table.acceptedAt} IS NULL) = (${table.worth} IS NULL)`),
    check(
      'return_state_known',
      sql`${table.state} IN ('requested', 'received', 'accepted', 'refunded', 'refused', 'cancelled')`,
    ),
    check('return_refusal_said', sql`(${table.state} = 'refused') = (${table.refusal} IS NOT NULL)`),
    check(
      'return_refund_known',
      sql`(${table.state} IN ('accepted', 'refunded')) = (${table.toWallet} IS NOT NULL AND ${table.toLender} IS NOT NULL)`,
    ),
  ],
);

export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: partOf('return_id', () => orderReturns.id),
    itemId: partOf('item_id', () => orderItems.id),
    qty: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.itemId] }),
    index('order_return_lines_item').on(table.itemId),
    check('return_qty_positive', sql`${table.qty} > 0`),
  ],
);

export const orderReturnPhotos = pgTable(
  'order_return_photos',
  {
    returnId: partOf('return_id', () => orderReturns.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.returnId, table.fileId] })],
);
