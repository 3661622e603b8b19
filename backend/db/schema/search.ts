import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Words that shoppers searched for without a result, by day in Tehran. Only words of several visitors are written, and nothing
 * about the visitors; see `domains/search/missedSearches.ts`.
 */
export const missedSearches = pgTable(
  'missed_searches',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Folded: see `utils/searchFold.ts`. */
    term: text().notNull(),
    /** Searches of this day. */
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.term] }),
    check('missed_search_count', sql`${table.count} > 0`),
  ],
);
