import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { mostChangedProducts, type PublicChange } from '@/contract/publish';
import type { Env } from './env';

const publishTimeoutMs = 2000;

/**
 * Tells every storefront that cached pages are out of date. It never rejects, because a storefront that it cannot reach
 * renews its pages by itself when their cache time ends.
 */
export async function publishChange(storefront: Env['storefront'], change: PublicChange): Promise<void> {
  if (!storefront) return;
  const { urls, secret } = storefront;
  await Promise.all(
    urls.map((url) =>
      fetch(`${url}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: JSON.stringify(change),
        signal: AbortSignal.timeout(publishTimeoutMs),
      }).catch(() => undefined),
    ),
  );
}

const slugs = declareStatement({
  name: 'product_slugs',
  text: 'SELECT id, slug FROM products WHERE id = ANY ($1::int[]) LIMIT $2',
  row: Type.Object({ id: Type.Integer(), slug: Type.String() }),
});

/** Tells the storefront which products have changed, so that it renews their pages and all lists. */
export async function publishProducts(
  db: Database,
  storefront: Env['storefront'],
  productIds: readonly number[],
): Promise<void> {
  if (!storefront || productIds.length === 0) return;
  const products = await db.query(slugs, [productIds, mostChangedProducts]);
  await publishChange(storefront, { products });
}
