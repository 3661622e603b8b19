import { eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import { Id } from '@/contract/common';
import { type ChangeOffer, DeskVariant, type Offer } from '@/contract/desk/catalogue';
import { keysOf } from '@/utils/keysOf';
import { messages } from './messages';
import { variantJson } from './readProduct';
import { findPriceErrors, findVariantErrors } from './rules';
import { refreshSearchTexts } from './searchTexts';
import { variantColumns } from './variantRow';

const findVariant = declareStatement({
  name: 'desk_variant',
  text: `SELECT v.product_id AS "productId", ${variantJson} AS variant FROM product_properties v WHERE v.id = $variant FOR UPDATE`,
  row: Type.Object({ productId: Id, variant: DeskVariant }),
});
const productOf = declareStatement({
  name: 'desk_variant_product',
  text: 'SELECT product_id AS "productId" FROM product_properties WHERE id = $variant',
  row: Type.Object({ productId: Id }),
});

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
    const queries = queriesIn(tx);
    const [owner] = await queries.query(productOf, { variant: id });
    if (!owner) throw refuse(404, 'not_found', messages.notFound);
    const { productId } = owner;
    // The product comes first: its triggers take the version of the public data before any other row (note_public_change.sql).
    await tx
      .update(products)
      .set({ revision: sql`${products.revision} + 1` })
      .where(eq(products.id, productId));
    const [found] = await queries.query(findVariant, { variant: id });
    if (!found) throw refuse(404, 'not_found', messages.notFound);
    const { variant } = found;
    const current: Offer = variant;
    for (const key of keysOf(wanted?.before ?? {}))
      if (!isSame(key, current[key], before[key])) throw refuse(409, 'changed', messages.changed);
    const changed: DeskVariant = { ...variant, ...wanted?.after };
    const errors = { ...findPriceErrors(changed), ...findVariantErrors(changed) };
    if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
    const { id: _id, ...fields } = changed;
    await tx
      .update(productProperties)
      .set({ ...variantColumns(fields, now()), stock: changed.stock })
      .where(eq(productProperties.id, id));
    await refreshListings({ orm: tx }, [productId]);
    if (variant.active !== changed.active) await refreshSearchTexts(tx, [productId]);
    await recordDeskChange(
      { db: queries, now },
      {
        operator,
        area: 'variant',
        subject: String(id),
        action: 'change',
        before: wanted?.before ?? null,
        after: wanted?.after ?? null,
      },
    );
    return { productId, variant: changed };
  });
}

/** Whether two values of a field are equal. Instants may be written differently. */
function isSame(key: keyof Offer, one: unknown, other: unknown): boolean {
  if (key !== 'promotionTo' || one === null || other === null) return one === other;
  return Date.parse(String(one)) === Date.parse(String(other));
}
