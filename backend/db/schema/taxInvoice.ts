import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TaxDocumentKind, TaxFault, TaxPacket, TaxPayment } from '@/backend/adapters/tax/office';
import type { TaxInvoiceState, TaxPaymentState } from '@/contract/desk/taxInvoice';
import { instant, partOf, serialId } from './columns';
import { orders } from './order';

/**
 * The documents about orders for the tax office: the invoice, and its corrections, returns and cancellation. An order has one open
 * document at a time, and the newest accepted one is what the office knows of the order.
 */
export const taxInvoices = pgTable(
  'tax_invoices',
  {
    id: serialId(),
    orderId: partOf('order_id', () => orders.id),
    kind: integer().$type<TaxDocumentKind>().notNull(),
    state: text().$type<TaxInvoiceState>().notNull().default('waiting'),
    /** The moment of the document itself (`indatim`), which the tax id contains. */
    issuedAt: instant('issued_at').notNull(),
    taxId: text('tax_id').unique(),
    /** Tax id of the document that this one changes; null for an original. */
    replaces: text(),
    /** The invoice as it is sent, fixed before the first sending; null while something is missing. */
    packet: jsonb().$type<TaxPacket>(),
    /** The sum in rial and the number of pieces that the document says are sold. */
    bill: bigint({ mode: 'number' }).notNull(),
    pieces: integer().notNull(),
    /** Under this id the office knows the sending, whether or not its answer arrived. */
    traceId: uuid('trace_id'),
    /** The office's number of the sending. */
    reference: text(),
    /** What the office, or the shop before sending, has to say about the document. */
    faults: jsonb().$type<TaxFault[]>().notNull().default([]),
    /** Refused sendings before this one. */
    refusals: jsonb().$type<object[]>().notNull().default([]),
    /** Steps without a decision, which the next pause follows from. */
    tries: integer().notNull().default(0),
    sentAt: instant('sent_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('tax_invoices_order').on(table.orderId, table.id),
    index('tax_invoices_state').on(table.state, table.id),
    uniqueIndex('tax_invoices_open')
      .on(table.orderId)
      .where(sql`${table.state} NOT IN ('accepted', 'dropped')`),
    check(
      'tax_invoice_state_known',
      sql`${table.state} IN ('waiting', 'sent', 'doubt', 'accepted', 'refused', 'dropped')`,
    ),
    check('tax_invoice_kind_known', sql`${table.kind} BETWEEN 1 AND 4`),
    check('tax_invoice_reference', sql`(${table.kind} = 1) = (${table.replaces} IS NULL)`),
    check(
      'tax_invoice_fixed',
      sql`${table.state} IN ('waiting', 'dropped') OR ${table.taxId} IS NOT NULL AND ${table.packet} IS NOT NULL AND ${table.traceId} IS NOT NULL`,
    ),
  ],
);

/**
 * Payments of instalments that are registered at the tax office, one for the instalments that were paid at the same moment. `doubt`:
 * it was sent, and nobody knows whether it was registered.
 */
export const taxPayments = pgTable(
  'tax_payments',
  {
    orderId: partOf('order_id', () => orders.id),
    paidAt: instant('paid_at').notNull(),
    state: text().$type<TaxPaymentState>().notNull(),
    /** The payment as it is sent, fixed before the sending. */
    payment: jsonb().$type<TaxPayment>().notNull(),
    faults: jsonb().$type<TaxFault[]>().notNull().default([]),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.paidAt] }),
    check('tax_payment_state_known', sql`${table.state} IN ('waiting', 'doubt', 'accepted', 'refused')`),
  ],
);

/** The last serial of each tax memory. Serials ascend and are never used twice. */
export const taxSerials = pgTable('tax_serials', {
  memoryId: text('memory_id').primaryKey(),
  last: bigint({ mode: 'number' }).notNull(),
});
