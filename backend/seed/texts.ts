import { readFileSync } from 'node:fs';
import type { Orm } from '@/backend/db/connect';
import { products } from '@/backend/db/schema/catalogue';
import { postProducts, posts, postTags, tags, textPages } from '@/backend/db/schema/content';
import { dayMs } from '@/utils/timeUnits';
import { demoName } from './content';
import { PostLine, TagLine, TextPageLine } from './contentLines';
import { known } from './productRows';
import { dataFolder, readValues } from './readLines';

/** Reads a text. @param path from the folder `data` */
export const readText = (path: string) => readFileSync(new URL(path, dataFolder), 'utf8');

/** The pages of text and the posts of the demo shop. @param now ms since the epoch */
export async function seedTexts(orm: Orm, now: number): Promise<void> {
  const updatedAt = new Date(now);
  const pages = readValues('textPages', TextPageLine);
  await orm.insert(textPages).values(
    pages.map((page, sort) => ({
      ...page,
      body: readText(`pages/${page.slug}.md`).replaceAll('{name}', demoName),
      sort,
      updatedAt,
    })),
  );
  await orm.insert(tags).values(readValues('tags', TagLine).map((tag, sort) => ({ ...tag, sort })));
  await seedPosts(orm, now);
}

async function seedPosts(orm: Orm, now: number): Promise<void> {
  const lines = readValues('posts', PostLine);
  // The oldest first, so that ids rise with the dates.
  const rows = [...lines].reverse().map(({ daysAgo, tags: _tags, products: _products, ...post }) => {
    const publishedAt = new Date(now - daysAgo * dayMs);
    return { ...post, body: readText(`posts/${post.slug}.md`), publishedAt, updatedAt: publishedAt };
  });
  const inserted = await orm.insert(posts).values(rows).returning({ id: posts.id, slug: posts.slug });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  await orm
    .insert(postTags)
    .values(lines.flatMap(({ slug, tags }) => tags.map((tag) => ({ postId: known(ids, slug), tag }))));
  const offered = await orm.select({ id: products.id, slug: products.slug }).from(products);
  const productIds = new Map(offered.map(({ id, slug }) => [slug, id]));
  // A test shop may have fewer products than the catalogue.
  const named = lines.flatMap(({ slug, products }) =>
    products.flatMap((product, sort) => {
      const productId = productIds.get(product);
      return productId === undefined ? [] : [{ postId: known(ids, slug), productId, sort }];
    }),
  );
  if (named.length > 0) await orm.insert(postProducts).values(named);
}
