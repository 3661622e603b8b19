import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { PolicyState } from '@/contract/orderItem';
import { instant, partOf, serialId, toman } from './columns';
import { orderItems } from './order';

/** The policies of the insurances that lines of delivered orders were bought with. The SQL functions of the domain `policy` change them. */
export const policies = pgTable(
  'policies',
  {
    /** The insurer knows the policy by it, so that a repeated call issues no second one. */
    id: serialId(),
    itemId: partOf('item_id', () => orderItems.id),
    /** The insurance, as in the services of the line. It stays when the shop no longer has it. */
    serviceId: integer('service_id').notNull(),
    title: text().notNull(),
    /** The name of the insurer; null when it is not known. */
    provider: text(),
    /** Within what time damage must be reported, Persian. */
    claim: text(),
    /** Months of the cover. */
    months: integer().notNull(),
    state: text().$type<PolicyState>().notNull().default('waiting'),
    number: text(),
    /** The first and the last day of the cover. */
    coverFrom: date('cover_from', { mode: 'string' }),
    coverTo: date('cover_to', { mode: 'string' }),
    issuedAt: instant('issued_at'),
    changedAt: instant('changed_at').notNull(),
    /** The price that the customer paid, and the part of it that accepted returns have given back (toman). */
    amount: toman('amount').notNull(),
    returned: toman('returned').notNull().default(0),
    /** Calls to the insurer that have begun. A policy with one may exist there, whatever was answered. */
    tries: integer().notNull().default(0),
    /** Why the last call was not answered as it should be, Persian; null when it was. */
    error: text(),
  },
  (table) => [
    unique('policies_once').on(table.itemId, table.serviceId),
    index('policies_issued').on(table.issuedAt, table.id).where(sql`${table.issuedAt} IS NOT NULL`),
    index('policies_cancelled').on(table.changedAt, table.id).where(sql`${table.state} = 'cancelled'`),
    index('policies_open')
      .on(table.id)
      .where(sql`${table.state} IN ('waiting', 'failed') OR ${table.error} IS NOT NULL`),
    check('policy_state_known', sql`${table.state} IN ('waiting', 'issued', 'cancelled', 'failed')`),
    check(
      'policy_issued',
      sql`(${table.number} IS NULL) = (${table.issuedAt} IS NULL) AND (${table.number} IS NULL) = (${table.coverFrom} IS NULL)
        AND (${table.number} IS NULL) = (${table.coverTo} IS NULL) AND (${table.state} <> 'issued' OR ${table.number} IS NOT NULL)`,
    ),
    check('policy_failure_said', sql`${table.state} <> 'failed' OR ${table.error} IS NOT NULL`),
    check('policy_returned', sql`${table.returned} BETWEEN 0 AND ${table.amount}`),
  ],
);
