import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { StockReason } from '@/contract/desk/stock';
import { productProperties } from './catalogue';
import { instant, partOf } from './columns';

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
  },
  (table) => [index('stock_moves_property').on(table.propertyId, table.id)],
);
