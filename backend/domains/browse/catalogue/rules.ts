import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { brands, categories, productProperties, products } from '@/backend/db/schema/catalogue';
import { shopPictures } from '@/backend/db/schema/picture';
import type { DeskProduct, ProductFields, VariantFields, WrittenVariant } from '@/contract/desk/catalogue';
import { type Field, type FieldErrors, findFieldErrors } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { findVariantConflicts, variantFields } from '@/contract/desk/variantFields';
import { keysOf } from '@/utils/keysOf';
import { pictureIdOf } from '@/utils/pictureAddress';
import { messages } from './messages';

/** Key of a variant. No two variants of a product may share it. */
export const variantKey = ({
  colourValue,
  optionTitle,
  guarantee,
}: Pick<VariantFields, 'colourValue' | 'optionTitle' | 'guarantee'>) =>
  JSON.stringify([colourValue, optionTitle, guarantee]);

/** The wrong fields of a whole variant. */
export const findVariantErrors = (variant: VariantFields): FieldErrors => ({
  ...findVariantConflicts(variant),
  ...findFieldErrors(variantFields, variant),
});

const isPicture = ({ kind }: Field) => kind === 'optionalImage';

/** Ids of uploaded pictures by the names of the fields that show them, for the given fields of a variant. */
export const picturesOfVariant = (variant: Partial<VariantFields>) =>
  keysOf(variantFields).flatMap((field) => {
    const id = isPicture(variantFields[field]) ? pictureIdOf(String(variant[field])) : null;
    return id === null ? [] : [{ field, id }];
  });

/** Errors that can be found without the database, by names as `variants.0.price`. */
export function findWrongFields(
  product: ProductFields,
  variants: readonly Omit<WrittenVariant, 'id' | 'stockBefore'>[],
): FieldErrors {
  const errors = findFieldErrors(productFields, product);
  if (product.active && product.images.length === 0) errors.images ??= messages.pictureNeeded;
  if (product.active && !variants.some(({ active }) => active)) errors.variants = messages.variantNeeded;
  const keys = new Set<string>();
  const skus = new Set<string>();
  for (const [index, variant] of variants.entries()) {
    const own = findVariantErrors(variant);
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
export async function findUnknownReferences(
  tx: Orm,
  { slug, categoryId, brandId, images }: ProductFields,
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
    ...images.map(({ imageUrl }) => ({ field: 'images', id: pictureIdOf(imageUrl) })),
    ...variants.flatMap((variant, index) =>
      picturesOfVariant(variant).map(({ field, id }) => ({ field: `variants.${index}.${field}`, id })),
    ),
  ].flatMap(({ field, id }) => (id === null ? [] : [{ field, id }]));
  if (shown.length > 0) {
    const stored = await tx
      .select({ id: shopPictures.id })
      .from(shopPictures)
      .where(inArray(shopPictures.id, [...new Set(shown.map((one) => one.id))]));
    const known = new Set(stored.map((one) => one.id));
    for (const { field, id } of shown) if (!known.has(id)) errors[field] = messages.pictureMissing;
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
