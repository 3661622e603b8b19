import type { Database } from '@/backend/db/connect';
import { mostChangedProducts } from '@/contract/publish';
import { statements } from './importRows';

/** Queues the renewal of the pages of changed products, in pieces that one call to the storefront takes. Call it in their transaction. */
export async function queuePublishing(
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
  productIds: readonly number[],
): Promise<void> {
  if (productIds.length === 0) return;
  const pieces: number[][] = [];
  for (let from = 0; from < productIds.length; from += mostChangedProducts)
    pieces.push(productIds.slice(from, from + mostChangedProducts));
  await db.query(statements.publish, {
    pieces: JSON.stringify(pieces),
    now: new Date(now()).toISOString(),
  });
}
