import { eq } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, Orm, Queries } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { productProperties } from '@/backend/db/schema/catalogue';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { describeNewValues, findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import type { SavedProduct, WriteProduct, WrittenVariant } from '@/contract/desk/catalogue';
import type { FieldErrors } from '@/contract/desk/fields';
import { messages } from './messages';
import { nameStockMove } from './nameStockMove';
import { readDeskProduct } from './readProduct';
import { findUnknownReferences, findWrongFields } from './rules';
import { refreshSearchTexts } from './searchTexts';
import { holdCatalogue, type VariantWrite, writeProducts, writeVariants } from './writeProducts';

type Parts = { db: Database; now: () => number };

/**
 * Creates a product (`id` null) or changes one, with its variants, listings and search words, in one transaction. Publish the
 * product afterwards (`publishProducts`) and announce what is back in stock.
 * @param operator id of the supervisor; null for the command line
 * @throws 400 with the wrong fields, 404, 409 when the product has changed since the operator read it
 */
export async function saveProduct(
  { db, now }: Parts,
  id: number | null,
  { revision, variants, ...fields }: WriteProduct,
  operator: number | null,
): Promise<SavedProduct> {
  refuseErrors(findWrongFields(fields, variants));
  return db.orm.transaction(async (tx) => {
    await holdCatalogue(tx);
    const queries = queriesIn(tx);
    const before = id === null ? null : await readDeskProduct(queries, id);
    if (id !== null && !before) throw refuse(404, 'not_found', messages.notFound);
    refuseErrors(await findUnknownReferences(tx, fields, variants, before));
    if (before && before.revision !== revision) {
      const newer = await findNewerValues(queries, before, fields);
      throw refuse(409, 'changed', messages.changed, describeNewValues(newer));
    }
    const [productId = 0] = await writeProducts(tx, [{ id, fields }], now());
    await nameStockMove(tx, { reason: before ? 'edit' : 'start', operator });
    await writeVariants(tx, await placeVariants(tx, productId, variants), now());
    await refreshListings({ orm: tx }, [productId]);
    await refreshSearchTexts(tx, [productId]);
    const after = await readDeskProduct(queries, productId);
    if (!after) throw new Error('The saved product was not found.');
    const differences = before ? findDifferences(before, after) : { before: null, after };
    await recordDeskChange(
      { db: queries, now },
      {
        operator,
        area: 'product',
        subject: String(productId),
        action: before ? 'change' : 'create',
        before: differences?.before ?? null,
        after: differences?.after ?? null,
      },
    );
    return { id: productId, revision: after.revision };
  });
}

const newestChange = declareStatement({
  name: 'product_newest_change',
  text: `SELECT after FROM desk_changes WHERE area = 'product' AND subject = $1 ORDER BY id DESC LIMIT 1`,
  row: Type.Object({ after: Type.Unsafe<object | null>({}) }),
});
/** Single values that the newest change of a product has saved and that the operator would write over. */
async function findNewerValues(queries: Queries, current: object, typed: object): Promise<object> {
  const [change] = await queries.query(newestChange, [String(Object(current).id)]);
  const typedValues: Record<string, unknown> = Object(typed);
  const newer = Object.entries(current).filter(
    ([field, value]) =>
      field in Object(change?.after) &&
      typeof value !== 'object' &&
      field in typedValues &&
      typedValues[field] !== value,
  );
  return Object.fromEntries(newer);
}

function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
}

/**
 * The variants with their places, new ones behind the others. A stock is written only when the operator changed it.
 * @throws 409 when a stock that the operator changed has changed meanwhile
 */
async function placeVariants(
  tx: Orm,
  productId: number,
  variants: readonly WrittenVariant[],
): Promise<VariantWrite[]> {
  // Sales lock variants in this order too.
  const held = await tx
    .select({ id: productProperties.id, stock: productProperties.stock, sort: productProperties.sort })
    .from(productProperties)
    .where(eq(productProperties.productId, productId))
    .orderBy(productProperties.id)
    .for('update');
  const stocks = new Map(held.map(({ id, stock }) => [id, stock]));
  const last = Math.max(-1, ...held.map(({ sort }) => sort));
  return variants.map(({ id, stockBefore, ...fields }, index) => {
    const keepsStock = id !== null && fields.stock === stockBefore;
    if (id !== null && !keepsStock && stocks.get(id) !== stockBefore)
      throw refuse(409, 'changed', messages.changed);
    return { id, productId, fields, keepsStock, sort: last + 1 + index };
  });
}
