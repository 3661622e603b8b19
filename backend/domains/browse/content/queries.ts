import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { CardRow, cardColumns, cardOf, inForce } from '@/backend/domains/browse/product/card';
import { Instant, Nullable } from '@/contract/common';
import {
  BlogPage,
  type BlogQuery,
  PostCard,
  type PostPage,
  Tag,
  type TextPage,
  TextPageLink,
} from '@/contract/content';
import { renderMarkdown } from './markdown';

/** Posts on one page of the blog. */
const blogPageSize = 6;
const relatedCount = 3;
const mostPages = 50;
/** Words that a reader of Persian reads in a minute. */
const wordsPerMinute = 180;

const minutes = `greatest(1, ceil(array_length(regexp_split_to_array(p.body, '\\s+'), 1) / ${wordsPerMinute}.0))::int`;
const card = `p.id, p.slug, p.title, p.summary, p.image_url AS "imageUrl", p.image_alt AS "imageAlt",
  iso(p.published_at) AS "publishedAt", ${minutes} AS minutes,
  (SELECT coalesce(json_agg(json_build_object('slug', t.slug, 'title', t.title) ORDER BY t.sort, t.slug), '[]')
    FROM post_tags pt JOIN tags t ON t.slug = pt.tag WHERE pt.post_id = p.id) AS tags`;

const PageRow = Type.Object({ ...TextPageLink.properties, body: Type.String(), updatedAt: Instant });
const PostRow = Type.Object({
  post: Type.Object({ ...PostCard.properties, body: Type.String(), updatedAt: Instant }),
  related: Type.Array(PostCard),
  products: Type.Array(CardRow),
});
const BlogRow = Type.Object({
  posts: Type.Array(PostCard),
  total: Type.Integer(),
  tag: Nullable(Tag),
  tags: BlogPage.properties.tags,
});

const statements = {
  pages: declareStatement({
    name: 'text_pages',
    text: `SELECT slug, title, summary FROM text_pages ORDER BY sort, slug LIMIT ${mostPages}`,
    row: TextPageLink,
  }),
  page: declareStatement({
    name: 'text_page',
    text: `SELECT slug, title, summary, body, iso(updated_at) AS "updatedAt" FROM text_pages WHERE slug = $slug`,
    row: PageRow,
  }),
  blog: declareStatement({
    name: 'blog_page',
    text: `WITH shown AS (
        SELECT p.id FROM posts p WHERE p.published_at <= $now::timestamptz
          AND ($tag::text IS NULL OR EXISTS (SELECT FROM post_tags pt WHERE pt.post_id = p.id AND pt.tag = $tag))
      )
      SELECT (SELECT count(*)::int FROM shown) AS total,
        (SELECT coalesce(json_agg(x), '[]') FROM (
          SELECT ${card} FROM posts p WHERE p.id IN (SELECT id FROM shown)
          ORDER BY p.published_at DESC, p.id DESC LIMIT ${blogPageSize} OFFSET ($page::int - 1) * ${blogPageSize}) x) AS posts,
        (SELECT json_build_object('slug', slug, 'title', title) FROM tags WHERE slug = $tag) AS tag,
        (SELECT coalesce(json_agg(json_build_object('slug', slug, 'title', title, 'count', count) ORDER BY sort, slug), '[]') FROM (
          SELECT t.slug, t.title, t.sort, count(*)::int AS count FROM tags t JOIN post_tags pt ON pt.tag = t.slug
            JOIN posts p ON p.id = pt.post_id AND p.published_at <= $now GROUP BY t.slug) counted) AS tags`,
    row: BlogRow,
  }),
  post: declareStatement({
    name: 'blog_post',
    text: `SELECT
        (SELECT row_to_json(x) FROM (SELECT ${card}, p.body, iso(p.updated_at) AS "updatedAt") x) AS post,
        (SELECT coalesce(json_agg(x), '[]') FROM (
          SELECT ${card.replaceAll(/\bp\./g, 'r.')} FROM posts r WHERE r.id <> p.id AND r.published_at <= $now::timestamptz
          ORDER BY (SELECT count(*) FROM post_tags a JOIN post_tags b USING (tag) WHERE a.post_id = p.id AND b.post_id = r.id) DESC,
            r.published_at DESC, r.id DESC LIMIT ${relatedCount}) x) AS related,
        (SELECT coalesce(json_agg(x), '[]') FROM (
          SELECT ${cardColumns.replaceAll(/\bp\./g, 'o.')} FROM post_products pp JOIN products o ON o.id = pp.product_id
            JOIN listings l ON l.product_id = o.id AND ${inForce('$now')}
          WHERE pp.post_id = p.id AND o.removed_at IS NULL ORDER BY pp.sort, o.id LIMIT 10) x) AS products
      FROM posts p WHERE p.slug = $slug AND p.published_at <= $now`,
    row: PostRow,
  }),
};

export const listTextPages = (db: Database): Promise<TextPageLink[]> => db.query(statements.pages);

/** A page of text, null when there is none with this slug. */
export async function readTextPage(db: Database, slug: string): Promise<TextPage | null> {
  const [row] = await db.query(statements.page, { slug });
  if (!row) return null;
  const { body, ...page } = row;
  return { ...page, html: renderMarkdown(body) };
}

/** Reads a page of the posts, newest first; null for an unknown tag. @param now ms since the epoch */
export async function readBlog(
  db: Database,
  { tag = null, page = 1 }: Omit<BlogQuery, 'tag'> & { tag?: string | null },
  now: number,
): Promise<BlogPage | null> {
  const [row] = await db.query(statements.blog, { tag, page, now: new Date(now).toISOString() });
  if (!row || (tag !== null && row.tag === null)) return null;
  const { total, ...list } = row;
  return { ...list, page, pages: Math.max(1, Math.ceil(total / blogPageSize)) };
}

/** A published post with related posts and products; null when there is none. @param now ms since the epoch */
export async function readPost(db: Database, slug: string, now: number): Promise<PostPage | null> {
  const [row] = await db.query(statements.post, { slug, now: new Date(now).toISOString() });
  if (!row) return null;
  const { body, ...post }: Static<typeof PostRow>['post'] = row.post;
  return {
    post: { ...post, html: renderMarkdown(body) },
    related: row.related,
    products: row.products.map((product) => cardOf(product, now)),
  };
}
