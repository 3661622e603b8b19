import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, partOf } from './columns';
import { users } from './customer';

/** Messages of the shop to a customer. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: partOf('user_id', () => users.id),
    kind: text({
      enum: ['order', 'instalment', 'wallet', 'favorite', 'stock', 'price', 'facility', 'general'],
    }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    link: text(),
    /** Opens the «continue facility purchase» dialog while unseen; `value` is the order. An order has at most one unseen. */
    isModal: boolean('is_modal').notNull().default(false),
    /** The number of the order, or of the loan or leasing request, that it is about. */
    value: text(),
    seenAt: instant('seen_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.id.desc()),
    index('notifications_unseen').on(table.userId, table.id.desc()).where(sql`${table.seenAt} IS NULL`),
    index('notifications_asking')
      .on(table.userId, table.id.desc())
      .where(sql`${table.isModal} AND ${table.seenAt} IS NULL`),
    index('notifications_seen').on(table.userId, table.id).where(sql`${table.seenAt} IS NOT NULL`),
  ],
);
