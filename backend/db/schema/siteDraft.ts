import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SiteDifference } from '@/contract/desk/site';
import type { SitePart } from '@/contract/desk/siteDocuments';
import { instant } from './columns';
import { users } from './customer';

const writer = () => integer('written_by').references(() => users.id, { onDelete: 'set null' });

/** The waiting draft of a part of the site. The row stays when the draft is published, so that its revision only rises. */
export const siteDrafts = pgTable('site_drafts', {
  part: text().$type<SitePart>().primaryKey(),
  /** Null when no draft waits. */
  document: jsonb().$type<unknown>(),
  revision: integer().notNull().default(0),
  writtenBy: writer(),
  writtenAt: instant('written_at'),
});

/** Published versions of the parts of the site. Restoring a version adds a new version with its document. */
export const siteVersions = pgTable(
  'site_versions',
  {
    part: text().$type<SitePart>().notNull(),
    number: integer().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    note: text().notNull().default(''),
    /** Differences from the version before, shortened. */
    changes: jsonb().$type<SiteDifference[]>().notNull(),
    writtenBy: writer(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.part, table.number] }),
    index('site_versions_writer').on(table.writtenBy),
  ],
);
