import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DeskCommand } from '@/contract/desk/command';
import { instant, partOf, serialId, toman } from './columns';
import { users } from './customer';

/**
 * The changes that operators made. A row outlives its subject and the account of its operator, so it refers to neither. It has
 * no secrets and no personal numbers.
 */
export const deskChanges = pgTable(
  'desk_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    /** The supervisor; null for the command line. */
    operatorId: integer('operator_id'),
    /** The kind of the subject, such as `order`. */
    area: text().notNull(),
    /** The number or name of the subject. */
    subject: text().notNull(),
    /** The verb, such as `ship`. */
    action: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('desk_changes_area').on(table.area, table.id),
    index('desk_changes_operator').on(table.operatorId, table.id),
  ],
);

/**
 * Commands that pay back or out more than the shop's limit, or raise it, and wait for a second operator. Like the list of changes they outlive the
 * accounts of their operators.
 */
export const deskProposals = pgTable(
  'desk_proposals',
  {
    id: serialId(),
    /** The command as its operator sent it. */
    command: jsonb().$type<DeskCommand>().notNull(),
    /** The kind of the command and the number of its subject. */
    what: text().notNull(),
    subject: integer().notNull(),
    /** The toman that the command pays, as it was proposed. */
    amount: toman('amount').notNull(),
    state: text().notNull().default('waiting'),
    proposedBy: integer('proposed_by').notNull(),
    proposedAt: instant('proposed_at').notNull(),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    // An order may have a policy to cancel for each of its insurances: the line and the insurance are a part of the subject.
    uniqueIndex('desk_proposals_waiting')
      .on(
        table.what,
        table.subject,
        sql`coalesce((${table.command} -> 'change') - '{step,reason}'::text[], '{}')`,
      )
      .where(sql`${table.state} = 'waiting'`),
    check('proposal_state_known', sql`${table.state} IN ('waiting', 'accepted', 'refused')`),
    check('proposal_decided', sql`(${table.state} = 'waiting') = (${table.decidedBy} IS NULL)`),
    check('proposal_of_two', sql`${table.decidedBy} <> ${table.proposedBy}`),
  ],
);

/** Filters of lists that an operator has saved under a name. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: serialId(),
    operatorId: partOf('operator_id', () => users.id),
    /** The list: `orders` or `products`. */
    list: text().notNull(),
    title: text().notNull(),
    filters: jsonb().$type<Record<string, string | number>>().notNull(),
  },
  (table) => [uniqueIndex('desk_views_title').on(table.operatorId, table.list, table.title)],
);
