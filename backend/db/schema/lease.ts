import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Work that one process does at a time, by its key in `lockKeys`, with its holder and the end of the lease. */
export const leases = pgTable('leases', {
  key: integer().primaryKey(),
  holder: uuid().notNull(),
  heldUntil: instant('held_until').notNull(),
});
