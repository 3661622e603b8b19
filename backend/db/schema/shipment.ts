import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ShipmentState } from '@/contract/desk/shipment';
import { instant, partOf, serialId, toman } from './columns';
import { orders } from './order';

/** Parcels that the desk ordered at carriers with a web service. An order has one at a time. */
export const shipments = pgTable(
  'shipments',
  {
    id: serialId(),
    orderId: partOf('order_id', () => orders.id),
    /** Code of the carrier. */
    carrier: text().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    /** The carrier's number; null while it is not known whether the carrier has the order. */
    reference: text(),
    price: toman('price'),
    /** When the carrier is asked again; null for a parcel whose way has ended. */
    nextLookAt: instant('next_look_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('shipments_order').on(table.orderId, table.id),
    index('shipments_due').on(table.nextLookAt).where(sql`${table.nextLookAt} IS NOT NULL`),
    uniqueIndex('shipments_open')
      .on(table.orderId)
      .where(sql`${table.state} IN ('doubt', 'waiting', 'fetched')`),
    check(
      'shipment_state_known',
      sql`${table.state} IN ('doubt', 'waiting', 'fetched', 'delivered', 'cancelled')`,
    ),
    check(
      'shipment_reference',
      sql`${table.state} IN ('doubt', 'cancelled') OR ${table.reference} IS NOT NULL`,
    ),
  ],
);
