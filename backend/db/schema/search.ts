import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CountedStep } from '@/contract/desk/numberReport';

const searchCounts = () => ({
  day: date({ mode: 'string' }).notNull(),
  /** Folded: see `utils/searchFold.ts`. */
  term: text().notNull(),
  /** Searches of this day. */
  count: integer().notNull(),
});

/**
 * Words that shoppers searched for without a result, by day in Tehran. Only words of several visitors are written, and nothing
 * about the visitors; see `domains/browse/search/searchCounts.ts`.
 */
export const missedSearches = pgTable('missed_searches', searchCounts(), (table) => [
  primaryKey({ columns: [table.day, table.term] }),
  check('missed_search_count', sql`${table.count} > 0`),
]);

/** Words that shoppers searched for with a result, counted like the others. The search field offers those of the last days. */
export const foundSearches = pgTable('found_searches', searchCounts(), (table) => [
  primaryKey({ columns: [table.day, table.term] }),
  check('found_search_count', sql`${table.count} > 0`),
]);

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

/**
 * Changes of products that the search server has not been told of, in a shop with one (domains/browse/search/indexed.ts). A product has a
 * row for each change, so that no change of a product waits for the worker.
 */
export const searchChanges = pgTable('search_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  productId: integer('product_id').notNull(),
});
