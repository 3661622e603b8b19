import { and, inArray, sql } from 'drizzle-orm';
import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { products } from '@/backend/db/schema/catalogue';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { Refusal } from '@/backend/server/errors';
import type { BulkOutcome, ChangeOffers, ShowProducts } from '@/contract/desk/bulk';
import { changeVariant } from './changeVariant';
import { messages } from './messages';
import { refreshSearchTexts } from './searchTexts';
import { holdCatalogue } from './writeProducts';

type Parts = { db: Database; now: () => number };

/**
 * Makes many quick changes, each in a transaction of its own: one that another operator came before, or that breaks a rule, does not
 * hold up the others. The undo of a bulk change is another one with `before` and `after` exchanged. Publish the products afterwards.
 */
export async function changeVariants(
  parts: Parts,
  { changes }: ChangeOffers,
  operator: number,
): Promise<{ outcome: BulkOutcome; productIds: number[] }> {
  const outcome: BulkOutcome = { done: [], refused: [] };
  const productIds = new Set<number>();
  for (const { id, ...offer } of changes) {
    try {
      productIds.add((await changeVariant(parts, id, offer, operator)).productId);
      outcome.done.push(id);
    } catch (error) {
      // What was done before an unexpected failure must still be shown to shoppers.
      if (!(error instanceof Refusal) && productIds.size === 0) throw error;
      const refusal = error instanceof Refusal ? error : null;
      const message = Object.values(refusal?.fields ?? {})[0] ?? refusal?.message ?? messages.failed;
      outcome.refused.push({ id, message });
      if (!refusal) break;
    }
  }
  return { outcome, productIds: [...productIds] };
}

/** Shows or hides products, whose revisions rise. Publish them afterwards. @returns those that were otherwise before */
export function showProducts(
  { db, now }: Parts,
  { ids, active }: ShowProducts,
  operator: number,
): Promise<number[]> {
  return db.orm.transaction(async (tx) => {
    await holdCatalogue(tx);
    const changed = await tx
      .update(products)
      .set({
        removedAt: active ? null : new Date(now()),
        revision: sql`${products.revision} + 1`,
      })
      .where(and(inArray(products.id, ids), sql`(${products.removedAt} IS NULL) <> ${active}`))
      .returning({ id: products.id });
    const changedIds = changed.map(({ id }) => id);
    if (changedIds.length === 0) return [];
    await refreshListings({ orm: tx }, changedIds);
    await refreshSearchTexts(tx, changedIds);
    for (const id of changedIds)
      await recordDeskChange(
        { db: queriesIn(tx), now },
        {
          operator,
          area: 'product',
          subject: String(id),
          action: 'change',
          before: { active: !active },
          after: { active },
        },
      );
    return changedIds;
  });
}
