import type { Orm } from '@/backend/db/connect';
import { products } from '@/backend/db/schema/catalogue';
import { reviews } from '@/backend/db/schema/review';
import { dayMs } from '@/utils/timeUnits';
import { ReviewLine } from './contentLines';
import { readValues } from './readLines';

/** Published reviews of some products, the newest with the highest id. @param now ms since the epoch */
export async function seedReviews(orm: Orm, now: number): Promise<void> {
  const offered = await orm.select({ id: products.id, slug: products.slug }).from(products);
  const productIds = new Map(offered.map(({ id, slug }) => [slug, id]));
  const lines = readValues('reviews', ReviewLine).sort((a, b) => b.daysAgo - a.daysAgo);
  // A test shop may have fewer products than the catalogue.
  const rows = lines.flatMap(({ product, daysAgo, ...review }) => {
    const productId = productIds.get(product);
    const writtenAt = new Date(now - daysAgo * dayMs);
    return productId === undefined ? [] : [{ ...review, productId, writtenAt, state: 'published' as const }];
  });
  if (rows.length > 0) await orm.insert(reviews).values(rows);
}
