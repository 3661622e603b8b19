import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChequeColour, ChequeState } from '@/contract/cheque';
import { instant, toman } from './columns';
import { storedFiles } from './file';
import { leasingRequests } from './leasing';
import { orders } from './order';

/**
 * The cheques that an order's plan, or a leasing contract, asks for. Number, amount and date are fixed when the order is placed
 * or the contract is approved; the customer hands the rest in, and an operator judges it. A cancelled order or contract has none.
 */
export const cheques = pgTable(
  'cheques',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The cheque secures an order or a contract: exactly one of these two is set. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    leasingId: integer('leasing_id').references(() => leasingRequests.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    amount: toman('amount').notNull(),
    dueDate: date('due_date', { mode: 'string' }).notNull(),
    state: text().$type<ChequeState>().notNull().default('awaited'),
    sayadNumber: text('sayad_number'),
    ownerName: text('owner_name'),
    ownerNationalCode: text('owner_national_code'),
    /** The colour of the customer's own cheques, asked for with consent; kept until the decision. */
    colour: text().$type<ChequeColour>(),
    pictureId: uuid('picture_id').references(() => storedFiles.id, { onDelete: 'set null' }),
    /** Persian reason of a refusal. */
    reason: text(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    unique('cheques_of_order').on(table.orderId, table.number),
    unique('cheques_of_leasing').on(table.leasingId, table.number),
    check('cheque_secures_one', sql`num_nonnulls(${table.orderId}, ${table.leasingId}) = 1`),
    // A Sayad number names one paper in the whole country, so it can secure one instalment only.
    uniqueIndex('cheques_sayad_number').on(table.sayadNumber).where(sql`${table.state} <> 'refused'`),
    index('cheques_in_review').on(table.changedAt).where(sql`${table.state} = 'inReview'`),
    index('cheques_picture').on(table.pictureId),
    check(
      'cheque_state_known',
      sql`${table.state} IN ('awaited', 'registered', 'inReview', 'accepted', 'refused')`,
    ),
    check(
      'cheque_colour',
      sql`${table.colour} IS NULL OR ${table.colour} IN ('white', 'yellow', 'orange', 'brown', 'red') AND ${table.state} IN ('registered', 'inReview')`,
    ),
    check('cheque_positive', sql`${table.amount} > 0`),
    check(
      'cheque_complete',
      sql`${table.state} = 'awaited' OR ${table.sayadNumber} IS NOT NULL AND ${table.ownerName} IS NOT NULL AND ${table.ownerNationalCode} IS NOT NULL`,
    ),
    check('cheque_reason', sql`(${table.state} = 'refused') = (${table.reason} IS NOT NULL)`),
  ],
);
