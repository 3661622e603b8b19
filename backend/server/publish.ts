import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { mostChangedProducts, type PublicChange } from '@/contract/publish';
import type { Env } from './env';

/** Time limit (ms) for a storefront, which answers when it has rendered the changed pages: the longest time of one page. */
const longestRenderMs = 30_000;
/** Time limit (ms) while an operator waits, whose call ends after ten seconds. The outbox repeats what takes longer. */
const longestWaitMs = 8000;

/**
 * Tells every storefront which cached pages are out of date, and waits until it has rendered them again.
 * @throws Error that names the storefronts which refused, could not be reached, or did not answer in time; the others were told
 */
export async function publishChange(
  storefront: Env['storefront'],
  change: PublicChange,
  limitMs = longestRenderMs,
): Promise<void> {
  if (!storefront) return;
  const results = await Promise.allSettled(
    storefront.urls.map((url) => tellStorefront(url, storefront.secret, change, limitMs)),
  );
  const problems = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  if (problems.length > 0) throw new Error(`A storefront did not renew its pages. ${problems.join(' ')}`);
}

async function tellStorefront(
  url: string,
  secret: string,
  change: PublicChange,
  limitMs: number,
): Promise<void> {
  const { ok, status } = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify(change),
    signal: AbortSignal.timeout(limitMs),
  }).catch((error: unknown) => {
    throw new Error(`${url}: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (!ok) throw new Error(`${url} answered ${status}.`);
}

/** A change of public data, with the products by their ids. */
export type ShopChange = { site: true } | { productIds: readonly number[] } | { paths: string[] };

type Parts = { db: Queries; storefront: Env['storefront'] };

const slugs = declareStatement({
  name: 'product_slugs',
  text: 'SELECT id, slug FROM products WHERE id = ANY ($1::int[]) LIMIT $2',
  row: Type.Object({ id: Type.Integer(), slug: Type.String() }),
});

/** Publishes a change, with the addresses of its products. @throws Error as `publishChange` does */
export async function publishShopChange(
  { db, storefront }: Parts,
  change: ShopChange,
  limitMs?: number,
): Promise<void> {
  if (!storefront) return;
  if (!('productIds' in change)) return publishChange(storefront, change, limitMs);
  if (change.productIds.length === 0) return;
  const products = await db.query(slugs, [change.productIds, mostChangedProducts]);
  return publishChange(storefront, { products }, limitMs);
}

const queue = declareStatement({
  name: 'publish_later',
  text: `INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    VALUES ($kind::text, $kind || ':' || this_transaction(), $payload::jsonb, $now, $now)`,
  row: noRow,
});

/**
 * Tells the storefronts of a change that is committed. A failure is logged, and the outbox repeats the call until it succeeds.
 */
export async function publishOrQueue(
  { log, now, ...parts }: Parts & { now: () => number; log: Pick<FastifyBaseLogger, 'warn'> },
  change: ShopChange,
): Promise<void> {
  try {
    await publishShopChange(parts, change, longestWaitMs);
  } catch (err) {
    log.warn({ err }, 'a change was not published at once and will be tried again');
    const kind = 'site' in change ? 'publish_site' : 'paths' in change ? 'publish_paths' : 'publish_products';
    await parts.db.query(queue, {
      kind,
      payload: JSON.stringify(change),
      now: isoNow({ now }),
    });
  }
}
