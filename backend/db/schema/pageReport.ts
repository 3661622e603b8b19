import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { PageKind, VitalName } from '@/contract/pageReport';
import { instant } from './columns';

/**
 * How fast pages were for real visitors, as a histogram of each day in Tehran: a row counts visits, and none tells about one of them.
 * The buckets are those of `domains/layout/pageReport/buckets.ts`.
 */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().$type<PageKind>().notNull(),
    metric: text().$type<VitalName>().notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.metric, table.bucket] }),
    check('page_vital_count', sql`${table.count} > 0`),
  ],
);

/** Errors of the scripts of pages, by day in Tehran, without anything about the visitors. */
export const browserErrors = pgTable(
  'browser_errors',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Hash of what makes an error another one: page, release, message and innermost call. */
    fingerprint: text().notNull(),
    page: text().$type<PageKind>().notNull(),
    /** The build of the storefront, whose scripts the stack names. */
    release: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    count: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.fingerprint] }),
    check('browser_error_count', sql`${table.count} > 0`),
  ],
);
