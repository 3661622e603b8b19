import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { instant, partOf, serialId } from './columns';
import { users } from './customer';
import { storedFiles } from './file';

/** Reviews of products by their buyers. A review is shown once an operator has published it. */
export const reviews = pgTable(
  'reviews',
  {
    id: serialId(),
    productId: partOf('product_id', () => products.id),
    /** Null for a deleted account. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The name that shoppers see: «مریم ر.». */
    author: text().notNull(),
    stars: smallint().notNull(),
    pros: text().array().notNull().default(sql`'{}'`),
    cons: text().array().notNull().default(sql`'{}'`),
    text: text().notNull(),
    state: text({ enum: ['pending', 'published', 'refused'] })
      .notNull()
      .default('pending'),
    /** Why it was refused; its writer reads it. */
    reason: text(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    unique('reviews_one_each').on(table.productId, table.userId),
    index('reviews_shown').on(table.productId, table.id.desc()).where(sql`${table.state} = 'published'`),
    index('reviews_waiting').on(table.writtenAt).where(sql`${table.state} = 'pending'`),
    check('review_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    check('review_state_known', sql`${table.state} IN ('pending', 'published', 'refused')`),
    check('review_reason', sql`(${table.state} = 'refused') = (${table.reason} IS NOT NULL)`),
  ],
);

/** The pictures of a review in their order. Everybody sees them once the review is published. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => storedFiles.id, { onDelete: 'cascade' }),
    reviewId: partOf('review_id', () => reviews.id),
    place: smallint().notNull(),
  },
  (table) => [index('review_pictures_shown').on(table.reviewId, table.place)],
);

/** Customers who found a review helpful, once each. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: partOf('review_id', () => reviews.id),
    userId: partOf('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index('review_votes_user').on(table.userId),
  ],
);
