import { asc, inArray, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import type { ProductFields, VariantFields } from '@/contract/desk/catalogue';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { updateRows } from './storedFields';

type ProductRow = typeof products.$inferInsert;

export type ProductWrite = {
  /** Null for a new product. */
  id: number | null;
  fields: ProductFields;
  /** Columns of a new product that operators do not write. */
  added?: Partial<ProductRow>;
};

export type VariantWrite = {
  /** Null for a new variant. */
  id: number | null;
  productId: number;
  fields: VariantFields;
  /** The place of a new variant among those of its product. */
  sort: number;
  /** Whether the stock stays as it is, because sales change it too. */
  keepsStock: boolean;
};

/**
 * Waits until no other transaction changes public data, and lets none begin. All changes of products take this row first (see
 * note_public_change.sql), so what is read after it stays as it is. Only sales change stocks meanwhile.
 */
export async function holdCatalogue(tx: Orm): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM public_versions WHERE id = 1 FOR UPDATE`);
}

const hiddenSince = (active: boolean, now: number) => (active ? null : new Date(now));

/**
 * Inserts new products and changes the others, whose revision rises. Two statements at most. Call `holdCatalogue` first, and
 * `refreshListings` and `refreshSearchTexts` when the variants are written too.
 * @param now ms since the epoch @returns their ids, in their order
 */
export async function writeProducts(
  tx: Orm,
  writes: readonly ProductWrite[],
  now: number,
): Promise<number[]> {
  const changed = writes.flatMap(({ id, fields }) => (id === null ? [] : [{ id, ...fields }]));
  if (changed.length > 0)
    await tx.execute(updateRows('product', changed, { now, also: sql`revision = t.revision + 1` }));
  const added = writes
    .filter(({ id }) => id === null)
    .map(({ fields: { active, ...columns }, added }): ProductRow => {
      const listedAt = tehranDateOf(now);
      return { ...columns, removedAt: hiddenSince(active, now), listedAt, ...added };
    });
  const inserted =
    added.length === 0
      ? []
      : await tx.insert(products).values(added).returning({ id: products.id, slug: products.slug });
  const ids = new Map(inserted.map(({ id, slug }) => [slug, id]));
  return writes.map(({ id, fields: { slug } }) => {
    const written = id ?? ids.get(slug);
    if (written === undefined) throw new Error(`The product ${slug} was not written.`);
    return written;
  });
}

/** Inserts new variants and changes the others. Three statements at most. @param now ms since the epoch */
export async function writeVariants(tx: Orm, writes: readonly VariantWrite[], now: number): Promise<void> {
  const changed = writes.flatMap(({ id, fields, keepsStock }) =>
    id === null ? [] : [{ id, ...fields, stock: keepsStock ? null : fields.stock }],
  );
  if (changed.length > 0) {
    const ids = changed.map(({ id }) => id);
    // Sales lock variants in this order too.
    await tx
      .select({ id: productProperties.id })
      .from(productProperties)
      .where(inArray(productProperties.id, ids))
      .orderBy(asc(productProperties.id))
      .for('update');
    await tx.execute(updateRows('variant', changed, { now, keeps: ['stock'] }));
  }
  const added = writes
    .filter(({ id }) => id === null)
    .map(({ productId, sort, fields: { active, promotionTo, ...columns } }) => ({
      ...columns,
      productId,
      sort,
      promotionTo: promotionTo === null ? null : new Date(promotionTo),
      removedAt: hiddenSince(active, now),
    }));
  if (added.length > 0) await tx.insert(productProperties).values(added);
}
