import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
