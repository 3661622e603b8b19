import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { instant, partOf, serialId } from './columns';

/** Pages of text such as the terms of sale, at `/info/{slug}`. */
export const textPages = pgTable('text_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  /** Sentence for search engines and the head of the page. */
  summary: text().notNull(),
  /** Markdown. */
  body: text().notNull(),
  sort: integer().notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
});

export const posts = pgTable(
  'posts',
  {
    id: serialId(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    imageUrl: text('image_url').notNull(),
    imageAlt: text('image_alt').notNull(),
    /** Shoppers see the post from this instant on. */
    publishedAt: instant('published_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('posts_newest').on(table.publishedAt.desc(), table.id.desc())],
);

export const tags = pgTable('tags', {
  slug: text().primaryKey(),
  title: text().notNull(),
  sort: integer().notNull().default(0),
});

export const postTags = pgTable(
  'post_tags',
  {
    postId: partOf('post_id', () => posts.id),
    tag: text()
      .notNull()
      .references(() => tags.slug, { onDelete: 'cascade', onUpdate: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tag] }), index('post_tags_tag').on(table.tag)],
);

/** Products that a post recommends. */
export const postProducts = pgTable(
  'post_products',
  {
    postId: partOf('post_id', () => posts.id),
    productId: partOf('product_id', () => products.id),
    sort: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.postId, table.productId] })],
);
