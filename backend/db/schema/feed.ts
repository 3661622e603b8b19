import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { productProperties } from './catalogue';
import { instant, serialId } from './columns';

/**
 * What lists for price comparison need of every variant, apart from the variant itself, whose stock changes with each order: a row
 * there has no index that would have to change with it. Triggers write the rows (browse/feed/functions).
 */
export const feedVariants = pgTable(
  'feed_variants',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => productProperties.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull(),
    /** When its price, its stock, what is written about it, or whether it is offered last changed. */
    changedAt: instant('changed_at').notNull(),
    /** Whether neither the variant nor its product was removed. */
    offered: boolean().notNull(),
    /** Whether its last change waits for the webhook of Torob. */
    pending: boolean().notNull().default(true),
  },
  (table) => [
    index('feed_variants_added')
      .on(table.addedAt.desc().nullsFirst(), table.variantId.desc().nullsFirst())
      .where(sql`${table.offered}`),
    index('feed_variants_changed')
      .on(table.changedAt.desc().nullsFirst(), table.variantId.desc().nullsFirst())
      .where(sql`${table.offered}`),
    index('feed_variants_pending').on(table.changedAt).where(sql`${table.pending}`),
  ],
);

/**
 * The order of the variants at the moment at which somebody began to read their list. The later pages are cut from it, so that a
 * variant that changes meanwhile moves no other one to another page.
 */
export const feedWalks = pgTable(
  'feed_walks',
  {
    id: serialId(),
    sort: text().$type<'date_added_desc' | 'date_updated_desc'>().notNull(),
    variantIds: integer('variant_ids').array().notNull(),
    /** Whether it has all variants, and not only those of the first page. */
    complete: boolean().notNull(),
    /** The last page that was read. */
    page: integer().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    index('feed_walks_page').on(table.sort, table.page, table.id),
    check('feed_sort_known', sql`${table.sort} IN ('date_added_desc', 'date_updated_desc')`),
  ],
);

/** The calls of the webhook of Torob: what was sent and what came back. They also limit the calls of a minute. */
export const feedCalls = pgTable(
  'feed_calls',
  {
    id: serialId(),
    at: instant('at').notNull(),
    variantIds: integer('variant_ids').array().notNull(),
    /** Status of the answer; null while there is none. */
    status: integer(),
  },
  (table) => [index('feed_calls_at').on(table.at)],
);
