import { eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { products } from '@/backend/db/schema/catalogue';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import { Id } from '@/contract/common';
import { type ChangeOffer, DeskVariant, type Offer } from '@/contract/desk/catalogue';
import { keysOf } from '@/utils/keysOf';
import { messages } from './messages';
import { nameStockMove } from './nameStockMove';
import { variantJson } from './readProduct';
import { findVariantErrors } from './rules';
import { refreshSearchTexts } from './searchTexts';
import { holdCatalogue, writeVariants } from './writeProducts';

const findVariant = declareStatement({
  name: 'desk_variant',
  text: `SELECT v.product_id AS "productId", ${variantJson} AS variant FROM product_properties v WHERE v.id = $variant FOR UPDATE`,
  row: Type.Object({ productId: Id, variant: DeskVariant }),
});

export type RewrittenVariant = { productId: number; before: DeskVariant; after: DeskVariant };

/**
 * Writes what `change` makes of the offer of a variant, and the lists that show it. The revision of its product rises. Publish the
 * product after the transaction.
 * @param change may throw, so that nothing changes @param now ms since the epoch @returns null when there is no such variant
 */
export async function rewriteOffer(
  tx: Orm,
  id: number,
  change: (variant: DeskVariant) => Partial<Offer>,
  now: number,
): Promise<RewrittenVariant | null> {
  await holdCatalogue(tx);
  const [found] = await queriesIn(tx).query(findVariant, { variant: id });
  if (!found) return null;
  const { productId, variant: before } = found;
  const after = { ...before, ...change(before) };
  await tx
    .update(products)
    .set({ revision: sql`${products.revision} + 1` })
    .where(eq(products.id, productId));
  await writeVariants(tx, [{ id, productId, fields: after, sort: 0, keepsStock: false }], now);
  await refreshListings({ orm: tx }, [productId]);
  if (before.active !== after.active) await refreshSearchTexts(tx, [productId]);
  return { productId, before, after };
}

/**
 * Changes price, promotion, stock, limit or state of a variant. Only the fields that differ between `before` and `after` are
 * written, and only while the shop still has their old values. Publish the product afterwards.
 * @throws 400 with the wrong fields, 404, 409 when another change came first
 */
export async function changeVariant(
  { db, now }: { db: Database; now: () => number },
  id: number,
  { before, after }: ChangeOffer,
  operator: number | null,
): Promise<{ productId: number; variant: DeskVariant }> {
  const wanted = findDifferences<Offer>(before, after);
  return db.orm.transaction(async (tx) => {
    await nameStockMove(tx, { reason: 'edit', operator });
    const rewritten = await rewriteOffer(
      tx,
      id,
      (variant) => {
        const current: Offer = variant;
        for (const key of keysOf(wanted?.before ?? {}))
          if (!isSame(key, current[key], before[key])) throw refuse(409, 'changed', messages.changed);
        const errors = findVariantErrors({ ...variant, ...wanted?.after });
        if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
        return wanted?.after ?? {};
      },
      now(),
    );
    if (!rewritten) throw refuse(404, 'not_found', messages.notFound);
    await recordDeskChange(
      { db: queriesIn(tx), now },
      {
        operator,
        area: 'variant',
        subject: String(id),
        action: 'change',
        before: wanted?.before ?? null,
        after: wanted?.after ?? null,
      },
    );
    return { productId: rewritten.productId, variant: rewritten.after };
  });
}

/** Whether two values of a field are equal. Instants may be written differently. */
function isSame(key: keyof Offer, one: unknown, other: unknown): boolean {
  if (key !== 'promotionTo' || one === null || other === null) return one === other;
  return Date.parse(String(one)) === Date.parse(String(other));
}
