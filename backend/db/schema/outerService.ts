import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CallOutcome } from '@/contract/desk/outerCall';
import { instant } from './columns';

/** The accounts of the shop at outer services that were written at the desk. A service without a row has the settings of the server. */
export const outerAccounts = pgTable('outer_accounts', {
  /** The service, as `zarinpal`. */
  code: text().primaryKey(),
  active: boolean().notNull(),
  /** Its fields as JSON, encrypted by `backend/server/sealed.ts`. */
  sealed: text().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Calls to outer services, and from them. They have neither secrets nor personal data, and are deleted when they are old. */
export const outerCalls = pgTable(
  'outer_calls',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    service: text().notNull(),
    /** What was asked, as `verify`. */
    action: text().notNull(),
    /** Id of what the call is about, by which repetitions are counted; null when it has none that may be stored. */
    subject: text(),
    outcome: text().$type<CallOutcome>().notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Why it failed, for operators. */
    error: text(),
    /** 1 is the first call of its service, action and subject. */
    attempt: integer().notNull(),
  },
  (table) => [
    index('outer_calls_service').on(table.service, table.id),
    index('outer_calls_subject').on(table.subject).where(sql`${table.subject} IS NOT NULL`),
    index('outer_calls_at').on(table.at),
    check('outer_call_outcome_known', sql`${table.outcome} IN ('done', 'refused', 'failed')`),
  ],
);
