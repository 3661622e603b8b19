import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountedStep } from '@/contract/desk/numberReport';

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

/**
 * How often a step towards a purchase was taken, by day in Tehran, and nothing about who took it; see `server/dailyCounts.ts`.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text().$type<CountedStep>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.step] }),
    check('daily_count_positive', sql`${table.count} > 0`),
  ],
);
