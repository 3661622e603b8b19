import { messages as catalogueMessages } from '@/backend/domains/browse/catalogue/messages';
import { picturesOfVariant, variantKey } from '@/backend/domains/browse/catalogue/rules';
import type { ProductFields, VariantFields } from '@/contract/desk/catalogue';
import { findFieldErrors, initialValues } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { findVariantConflicts, variantFields } from '@/contract/desk/variantFields';
import { keysOf } from '@/utils/keysOf';
import { isPictureName, pictureIdOf } from '@/utils/pictureAddress';
import type { ImportLine } from './columns';
import { type Names, pictureFields } from './lookups';
import { messages } from './messages';
import type { PlannedProduct, PlannedVariant } from './plan';
import type { SeenLines } from './seenLines';

/** The product and the variant of a line; null for those that the line creates. */
export type Target = { slug: string; product: PlannedProduct | null; variant: PlannedVariant | null };

/** Messages of the wrong columns by their names. */
export type LineErrors = Record<string, string>;

type ProductContext = {
  names: Names;
  pictures: ReadonlySet<string>;
  seen: SeenLines;
  errors: LineErrors;
};

type VariantContext = {
  /** The variant that has the code of the line. */
  skuOwner: PlannedVariant | undefined;
  pictures: ReadonlySet<string>;
  errors: LineErrors;
};

/** The product after the line; what is wrong is written into `errors`. */
export function planProduct(
  { product: cells }: ImportLine,
  { slug, product }: Pick<Target, 'slug' | 'product'>,
  { names, pictures, seen, errors }: ProductContext,
): ProductFields {
  const { category, brand, ...given } = cells;
  const ids: Partial<ProductFields> = {};
  if (category !== undefined) {
    const categoryId = names.category(category);
    if (categoryId === null) errors.category = catalogueMessages.category;
    else ids.categoryId = categoryId;
  }
  if (brand !== undefined) {
    const brandId = names.brand(brand);
    if (brandId === null) errors.brand = catalogueMessages.brand;
    else ids.brandId = brandId;
  }
  const written = { ...given, ...ids };
  Object.assign(errors, findFieldErrors(productFields, { slug, ...written }));
  const unknown = (written.images ?? []).some(({ imageUrl }) => {
    const id = pictureIdOf(imageUrl);
    return id !== null && !pictures.has(id);
  });
  if (unknown) errors.images = catalogueMessages.pictureMissing;
  if ((written.images ?? []).some(({ imageUrl }) => isPictureName(imageUrl)))
    errors.images = messages.pictureNotSent;
  if (product) return { ...product.fields, ...written };
  const { title, images = [] } = written;
  // A product of an earlier batch of the dry run needs none of its fields again.
  const isAssumed = seen.newProducts.has(slug);
  if (!isAssumed) {
    if (title === undefined) errors.title ??= messages.needed;
    if (category === undefined) errors.category ??= messages.needed;
    if (brand === undefined) errors.brand ??= messages.needed;
    if (written.active && images.length === 0) errors.images ??= catalogueMessages.pictureNeeded;
  }
  return {
    ...initialValues(productFields),
    latinTitle: title ?? '',
    // Without a picture it waits, hidden, for one.
    active: images.length > 0,
    ...written,
    slug,
  };
}

/** The variant after the line; what is wrong is written into `errors`. */
export function planVariant(
  { identity: { sku }, variant: cells }: ImportLine,
  { product, variant }: Pick<Target, 'product' | 'variant'>,
  { skuOwner, pictures, errors }: VariantContext,
): VariantFields {
  const given: Partial<VariantFields> = { ...cells, ...(sku === undefined ? {} : { sku }) };
  const base = variant?.fields ?? initialValues(variantFields);
  const values = { ...base, ...given };
  if (!variant)
    for (const field of keysOf(variantFields))
      if ('isNeeded' in variantFields[field] && given[field] === undefined) errors[field] ??= messages.needed;
  const wrong = {
    ...(Object.keys(errors).length > 0 ? {} : findVariantConflicts(values)),
    ...findFieldErrors(variantFields, given),
  };
  for (const { field, id } of picturesOfVariant(cells))
    if (!pictures.has(id)) errors[field] = catalogueMessages.pictureMissing;
  for (const [field, message] of Object.entries(wrong)) errors[field] ??= message;
  for (const field of pictureFields)
    if (isPictureName(given[field] ?? '')) errors[field] = messages.pictureNotSent;
  if (skuOwner && skuOwner !== variant) errors.sku = catalogueMessages.skuTaken;
  const key = variantKey(values);
  if (product?.variants.some((one) => one !== variant && variantKey(one.fields) === key))
    errors.colourValue ??= catalogueMessages.variantTaken;
  return values;
}
