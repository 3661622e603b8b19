import { asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { products } from '@/backend/db/schema/catalogue';
import { postProducts, postTags, posts as table, tags as tagTable } from '@/backend/db/schema/content';
import type { SiteDocuments } from '@/contract/desk/siteDocuments';
import { type PartStore, withIds } from './part';

type Post = SiteDocuments['posts']['posts'][number];

/** The posts of the blog, the newest first, and the tags. A post counts as updated when one of its texts or its picture changed. */
export const posts: PartStore<'posts'> = {
  async read(orm) {
    const tags = await orm
      .select({ slug: tagTable.slug, title: tagTable.title })
      .from(tagTable)
      .orderBy(asc(tagTable.sort), asc(tagTable.slug));
    const rows = await orm.select().from(table).orderBy(desc(table.publishedAt), desc(table.id));
    const tagged = await orm
      .select({ postId: postTags.postId, tag: postTags.tag })
      .from(postTags)
      .innerJoin(tagTable, eq(tagTable.slug, postTags.tag))
      .orderBy(asc(tagTable.sort), asc(tagTable.slug));
    const named = await orm
      .select()
      .from(postProducts)
      .orderBy(asc(postProducts.sort), asc(postProducts.productId));
    return {
      tags,
      posts: rows.map(({ updatedAt: _, publishedAt, ...post }) => ({
        ...post,
        publishedAt: publishedAt.toISOString(),
        tags: tagged.filter(({ postId }) => postId === post.id).map(({ tag }) => tag),
        productIds: named.filter(({ postId }) => postId === post.id).map(({ productId }) => productId),
      })),
    };
  },
  async write(orm, document, now) {
    const rows = await withIds(orm, 'posts', document.posts);
    const ids = rows.map(({ id }) => id);
    await orm.delete(table).where(ids.length > 0 ? notInArray(table.id, ids) : undefined);
    await writeTags(orm, document.tags);
    if (rows.length === 0) return;
    await freeSlugs(orm, rows);
    await writePosts(orm, rows, now);
    await orm.delete(postTags);
    const tagged = rows.flatMap(({ id, tags }) => [...new Set(tags)].map((tag) => ({ postId: id, tag })));
    if (tagged.length > 0) await orm.insert(postTags).values(tagged);
    await writeProducts(orm, rows);
  },
};

async function writeTags(orm: Orm, tags: SiteDocuments['posts']['tags']): Promise<void> {
  const slugs = tags.map(({ slug }) => slug);
  await orm.delete(tagTable).where(slugs.length > 0 ? notInArray(tagTable.slug, slugs) : undefined);
  if (tags.length === 0) return;
  await orm
    .insert(tagTable)
    .values(tags.map((tag, sort) => ({ ...tag, sort })))
    .onConflictDoUpdate({
      target: tagTable.slug,
      set: { title: sql`excluded.title`, sort: sql`excluded.sort` },
    });
}

/** Lets posts exchange their slugs, which are unique at every moment. */
async function freeSlugs(orm: Orm, rows: readonly (Post & { id: number })[]): Promise<void> {
  const known = await orm
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(
      inArray(
        table.id,
        rows.map(({ id }) => id),
      ),
    );
  const renamed = known.filter(({ id, slug }) => rows.find((row) => row.id === id)?.slug !== slug);
  if (renamed.length === 0) return;
  await orm
    .update(table)
    .set({ slug: sql`'renamed-' || ${table.id}` })
    .where(
      inArray(
        table.id,
        renamed.map(({ id }) => id),
      ),
    );
}

async function writePosts(orm: Orm, rows: readonly (Post & { id: number })[], now: Date): Promise<void> {
  const columns = ['slug', 'title', 'summary', 'body', 'image_url', 'image_alt'];
  const row = (from: string) => sql.raw(`(${columns.map((column) => `${from}.${column}`).join(', ')})`);
  const isNew = sql`${row('posts')} IS DISTINCT FROM ${row('excluded')}`;
  await orm
    .insert(table)
    .values(
      rows.map(({ tags: _tags, productIds: _products, publishedAt, ...post }) => ({
        ...post,
        publishedAt: new Date(publishedAt),
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: table.id,
      set: {
        slug: sql`excluded.slug`,
        title: sql`excluded.title`,
        summary: sql`excluded.summary`,
        body: sql`excluded.body`,
        imageUrl: sql`excluded.image_url`,
        imageAlt: sql`excluded.image_alt`,
        publishedAt: sql`excluded.published_at`,
        updatedAt: sql`CASE WHEN ${isNew} THEN excluded.updated_at ELSE posts.updated_at END`,
      },
      setWhere: sql`${isNew} OR posts.published_at <> excluded.published_at`,
    });
}

/** The products that the posts recommend. A product that was deleted since is left out. */
async function writeProducts(orm: Orm, rows: readonly (Post & { id: number })[]): Promise<void> {
  await orm.delete(postProducts);
  const wanted = rows.flatMap(({ id, productIds }) =>
    [...new Set(productIds)].map((productId, sort) => ({ postId: id, productId, sort })),
  );
  if (wanted.length === 0) return;
  const found = await orm
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        wanted.map(({ productId }) => productId),
      ),
    );
  const known = new Set(found.map(({ id }) => id));
  const kept = wanted.filter(({ productId }) => known.has(productId));
  if (kept.length > 0) await orm.insert(postProducts).values(kept);
}
