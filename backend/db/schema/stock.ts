import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { SerialState, StockReason } from '@/contract/desk/stock';
import { productProperties } from './catalogue';
import { instant, partOf, serialId, toman } from './columns';
import { orderItems } from './order';

/**
 * Every change of a variant's stock, written by `note_stock_move`. The changes of a variant add up to its stock. A row outlives the
 * order and the account of the operator, so it refers to neither.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    propertyId: partOf('property_id', () => productProperties.id),
    /** Pieces that came, negative for those that went. */
    change: integer().notNull(),
    /** Pieces in stock after it. */
    stock: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    orderId: integer('order_id'),
    operatorId: integer('operator_id'),
    /** What the operator wrote about it. */
    note: text(),
    /** Price of purchase of one piece that came in; null when it is not known. */
    cost: toman('cost'),
  },
  (table) => [index('stock_moves_property').on(table.propertyId, table.id)],
);

/** The pieces that have a serial number. One belongs to at most one line of an order. */
export const serialNumbers = pgTable(
  'serial_numbers',
  {
    id: serialId(),
    /** Normalized: see `normalizeSerial`. */
    serial: text().notNull().unique(),
    propertyId: partOf('property_id', () => productProperties.id),
    state: text().$type<SerialState>().notNull().default('stock'),
    orderItemId: integer('order_item_id').references(() => orderItems.id, { onDelete: 'set null' }),
    /** Whether it stands in the national registry of phones (رجیستری). */
    registered: boolean().notNull().default(false),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    index('serial_numbers_property').on(table.propertyId, table.id),
    index('serial_numbers_item').on(table.orderItemId),
    check('serial_state_known', sql`${table.state} IN ('stock', 'sold', 'off')`),
    check('serial_sold_with', sql`${table.orderItemId} IS NULL OR ${table.state} = 'sold'`),
  ],
);
