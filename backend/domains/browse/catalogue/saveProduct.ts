import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { brands, categories, productProperties, products } from '@/backend/db/schema/catalogue';
import { shopPictures } from '@/backend/db/schema/picture';
import { queriesIn } from '@/backend/db/transaction';
import { findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import type { DeskProduct, SavedProduct, WriteProduct, WrittenVariant } from '@/contract/desk/catalogue';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { pictureIdOf } from '@/utils/pictureAddress';
import { messages } from './messages';
import { readDeskProduct } from './readProduct';
import { type FieldErrors, findPriceErrors, findProductErrors, findVariantErrors, variantKey } from './rules';
import { refreshSearchTexts } from './searchTexts';
import { variantColumns } from './variantRow';

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
  const saved = await db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    const before = id === null ? null : await readDeskProduct(queries, id);
    if (id !== null && !before) throw refuse(404, 'not_found', messages.notFound);
    refuseErrors(await findUnknownReferences(tx, fields, variants, before));
    // The product comes first: its triggers take the version of the public data before any other row (note_public_change.sql).
    const productId = await writeProductRow(tx, { id, revision, fields, now: now() });
    await writeVariants(tx, productId, variants, now());
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
  return saved;
}

function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
}

type Fields = Omit<WriteProduct, 'revision' | 'variants'>;

/** Errors that can be found without the database. */
function findWrongFields(fields: Fields, variants: readonly WrittenVariant[]): FieldErrors {
  const errors: FieldErrors = findProductErrors(fields);
  if (fields.active && fields.images.length === 0) errors.images ??= messages.pictureNeeded;
  if (fields.active && !variants.some(({ active }) => active)) errors.variants = messages.variantNeeded;
  const keys = new Set<string>();
  const skus = new Set<string>();
  for (const [index, variant] of variants.entries()) {
    const own = { ...findPriceErrors(variant), ...findVariantErrors(variant) };
    const key = variantKey(variant);
    if (keys.has(key)) own.colourTitle ??= messages.variantTaken;
    if (variant.sku !== null && skus.has(variant.sku)) own.sku ??= messages.skuTaken;
    keys.add(key);
    if (variant.sku !== null) skus.add(variant.sku);
    for (const [field, message] of Object.entries(own)) errors[`variants.${index}.${field}`] = message;
  }
  return errors;
}

/** Names of other rows that do not exist, and names that other rows have already. */
async function findUnknownReferences(
  tx: Orm,
  { slug, categoryId, brandId, images }: Fields,
  variants: readonly WrittenVariant[],
  before: DeskProduct | null,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const has = (rows: readonly unknown[]) => rows.length > 0;
  const id = before?.id ?? null;
  if (!has(await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId))))
    errors.categoryId = messages.category;
  if (!has(await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId))))
    errors.brandId = messages.brand;
  const [sameSlug] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  if (sameSlug && sameSlug.id !== id) errors.slug = messages.slugTaken;
  const shown = [
    ...images.map(({ imageUrl }) => ({ field: 'images', imageUrl })),
    ...variants.flatMap(({ colourImageUrl, optionImageUrl }, index) => [
      { field: `variants.${index}.colourImageUrl`, imageUrl: colourImageUrl },
      { field: `variants.${index}.optionImageUrl`, imageUrl: optionImageUrl },
    ]),
  ].flatMap(({ field, imageUrl }) => {
    const picture = imageUrl === null ? null : pictureIdOf(imageUrl);
    return picture === null ? [] : [{ field, picture }];
  });
  if (shown.length > 0) {
    const stored = await tx
      .select({ id: shopPictures.id })
      .from(shopPictures)
      .where(inArray(shopPictures.id, [...new Set(shown.map(({ picture }) => picture))]));
    const known = new Set(stored.map(({ id }) => id));
    for (const { field, picture } of shown) if (!known.has(picture)) errors[field] = messages.pictureMissing;
  }
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const taken =
    skus.length > 0
      ? await tx
          .select({ id: productProperties.id, sku: productProperties.sku })
          .from(productProperties)
          .where(inArray(productProperties.sku, skus))
      : [];
  const known = new Set(before?.variants.map((variant) => variant.id));
  for (const [index, variant] of variants.entries()) {
    if (taken.some((one) => one.sku === variant.sku && one.id !== variant.id))
      errors[`variants.${index}.sku`] = messages.skuTaken;
    if (variant.id !== null && !known.has(variant.id))
      errors[`variants.${index}.id`] = messages.variantUnknown;
  }
  return errors;
}

type ProductWrite = { id: number | null; revision: number | null; fields: Fields; now: number };

async function writeProductRow(tx: Orm, { id, revision, fields, now }: ProductWrite): Promise<number> {
  const { active, ...columns } = fields;
  const removedAt = active ? null : new Date(now);
  if (id === null) {
    const [row] = await tx
      .insert(products)
      .values({ ...columns, removedAt, listedAt: tehranDateOf(now) })
      .returning({ id: products.id });
    if (!row) throw new Error('The product was not inserted.');
    return row.id;
  }
  const changed = await tx
    .update(products)
    .set({ ...columns, removedAt, revision: sql`${products.revision} + 1` })
    .where(and(eq(products.id, id), eq(products.revision, revision ?? 0)))
    .returning({ id: products.id });
  if (changed.length === 0) throw refuse(409, 'changed', messages.changed);
  return id;
}

/** Changes the variants of a product and adds new ones behind them. A stock is written only when the operator changed it. */
async function writeVariants(
  tx: Orm,
  productId: number,
  variants: readonly WrittenVariant[],
  now: number,
): Promise<void> {
  // Sales lock variants in this order too.
  const held = await tx
    .select({ id: productProperties.id, stock: productProperties.stock, sort: productProperties.sort })
    .from(productProperties)
    .where(eq(productProperties.productId, productId))
    .orderBy(productProperties.id)
    .for('update');
  const stocks = new Map(held.map(({ id, stock }) => [id, stock]));
  let sort = Math.max(-1, ...held.map((row) => row.sort));
  for (const { id, stockBefore, ...variant } of variants) {
    if (id === null) {
      sort += 1;
      await tx
        .insert(productProperties)
        .values({ productId, ...variantColumns(variant, now), stock: variant.stock, sort });
      continue;
    }
    const isStockChanged = variant.stock !== stockBefore;
    if (isStockChanged && stocks.get(id) !== stockBefore) throw refuse(409, 'changed', messages.changed);
    await tx
      .update(productProperties)
      .set({ ...variantColumns(variant, now), ...(isStockChanged ? { stock: variant.stock } : {}) })
      .where(eq(productProperties.id, id));
  }
}
