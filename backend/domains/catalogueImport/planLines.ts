import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { messages as catalogueMessages } from '@/backend/domains/catalogue/messages';
import {
  findPriceErrors,
  findProductErrors,
  findVariantErrors,
  variantKey,
} from '@/backend/domains/catalogue/rules';
import type { ImportError } from '@/contract/desk/catalogueImport';
import type { DeskVariant, ProductFields, VariantFields } from '@/contract/desk/product';
import { pictureIdOf } from '@/utils/pictureAddress';
import type { ImportLine } from './columns';
import type { KnownProduct, Names } from './lookups';
import { messages } from './messages';

/** Products and variants that earlier lines of the same file named, as short texts, because a file may have a hundred thousand lines. */
export type SeenLines = {
  /** Line of the file that named a variant, by what names it. */
  variants: Map<string, number>;
  /** Slugs of products that the dry run would have created. */
  newProducts: Set<string>;
  /** Slugs of products that a line changed. */
  changedProducts: Set<string>;
};
export const nothingSeen = (): SeenLines => ({
  variants: new Map(),
  newProducts: new Set(),
  changedProducts: new Set(),
});

type VariantValues = Omit<VariantFields, 'sku'> & { sku: string | null };

/** A product as it stands after the lines of a batch. */
export type PlannedProduct = {
  /** Null for a product that the batch creates. */
  id: number | null;
  /** Whether the dry run of an earlier batch would have created it, so that its fields are not known here. */
  isAssumed: boolean;
  isChanged: boolean;
  fields: ProductFields;
  variants: PlannedVariant[];
};
export type PlannedVariant = {
  id: number | null;
  isChanged: boolean;
  /** Whether the line says the stock; else sales meanwhile stay. */
  saysStock: boolean;
  fields: VariantValues;
};

export type Plan = {
  products: PlannedProduct[];
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  newProducts: number;
  changedProducts: number;
  errors: ImportError[];
};

/** Whether the values are equal, whatever the order of their keys: PostgreSQL keeps an order of its own. */
const isSubset = (given: object, of: object) =>
  Object.entries(given).every(([key, value]) => isDeepStrictEqual(value, of[key as keyof typeof of]));

/**
 * Decides what the lines of a batch do: create or change a variant, change nothing, or be refused with the wrong columns. It writes
 * nothing. The dry run and the real run both follow it, which is why they agree.
 * @param known the products that the lines name @param seen is changed: it remembers these lines
 */
export function planLines(
  lines: readonly ImportLine[],
  context: { known: readonly KnownProduct[]; names: Names; pictures: ReadonlySet<string>; seen: SeenLines },
): Plan {
  const { names, pictures, seen } = context;
  const bySlug = new Map<string, PlannedProduct>();
  const byVariant = new Map<number, { product: PlannedProduct; variant: PlannedVariant }>();
  const bySku = new Map<string, { product: PlannedProduct; variant: PlannedVariant }>();
  for (const { id, variants, ...fields } of context.known) {
    const product: PlannedProduct = { id, isAssumed: false, isChanged: false, fields, variants: [] };
    for (const variant of variants) {
      const planned = plannedOf(variant);
      product.variants.push(planned);
      byVariant.set(variant.id, { product, variant: planned });
      if (variant.sku !== null) bySku.set(variant.sku, { product, variant: planned });
    }
    bySlug.set(fields.slug, product);
  }
  const plan: Plan = {
    products: [],
    created: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    newProducts: 0,
    changedProducts: 0,
    errors: [],
  };

  for (const line of lines) {
    const errors: Record<string, string> = { ...line.errors };
    planLine(line, errors);
    const found = Object.entries(errors);
    if (found.length === 0) continue;
    plan.refused += 1;
    for (const [field, message] of found) plan.errors.push({ line: line.line, field, message });
  }
  plan.products = [...bySlug.values()].filter(
    (product) => product.isChanged || product.variants.some((variant) => variant.isChanged),
  );
  return plan;

  /** Plans a line, or writes into `errors` why not; then nothing is planned. */
  function planLine(line: ImportLine, errors: Record<string, string>): void {
    const isWrong = () => Object.keys(errors).length > 0;
    if (isWrong()) return;
    const target = findTarget(line, errors);
    if (!target || isWrong()) return;
    const { slug, product, variant } = target;
    const fields = planProduct(line, slug, product, errors);
    const values = planVariant(line, product, variant, errors);
    if (isWrong() || !fields || !values) return;
    const repeated = rememberVariant(line, slug, values, variant);
    if (repeated !== null) {
      errors[''] = messages.twice(repeated);
      return;
    }
    apply(line, { slug, product, variant, fields, values });
  }

  type Target = { slug: string; product: PlannedProduct | null; variant: PlannedVariant | null };

  function findTarget(
    { identity, variant: cells }: ImportLine,
    errors: Record<string, string>,
  ): Target | null {
    const { variantId, sku, slug } = identity;
    if (variantId !== undefined) {
      const found = byVariant.get(variantId);
      if (!found) errors.variantId = messages.variantUnknown;
      else if (slug !== undefined && slug !== found.product.fields.slug) errors.slug = messages.otherProduct;
      return found ? { slug: found.product.fields.slug, ...found } : null;
    }
    const owner = sku === undefined ? undefined : bySku.get(sku);
    if (owner) {
      if (slug !== undefined && slug !== owner.product.fields.slug) errors.slug = messages.otherProduct;
      return { slug: owner.product.fields.slug, ...owner };
    }
    if (slug === undefined) {
      errors[sku === undefined ? '' : 'slug'] = sku === undefined ? messages.identity : messages.slugNeeded;
      return null;
    }
    const product = bySlug.get(slug) ?? null;
    const { colourValue, optionTitle = null, guarantee } = cells;
    if (colourValue === undefined || guarantee === undefined) {
      if (sku === undefined) errors[''] = messages.identity;
      if (colourValue === undefined) errors.colourValue = messages.needed;
      if (guarantee === undefined) errors.guarantee = messages.needed;
      return null;
    }
    const key = variantKey({ colourValue, optionTitle, guarantee });
    const variant = product?.variants.find((one) => variantKey(one.fields) === key) ?? null;
    return { slug, product, variant };
  }

  /** The product after the line. */
  function planProduct(
    { product: cells }: ImportLine,
    slug: string,
    product: PlannedProduct | null,
    errors: Record<string, string>,
  ): ProductFields | null {
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
    Object.assign(errors, findProductErrors({ slug, ...written }));
    const unknown = (written.images ?? []).some(({ imageUrl }) => {
      const id = pictureIdOf(imageUrl);
      return id !== null && !pictures.has(id);
    });
    if (unknown) errors.images = catalogueMessages.pictureMissing;
    if (product) return { ...product.fields, ...written };
    const { title, categoryId, brandId, images = [] } = written;
    // A product of an earlier batch of the dry run needs none of its fields again.
    const isAssumed = seen.newProducts.has(slug);
    if (!isAssumed) {
      if (title === undefined) errors.title ??= messages.needed;
      if (category === undefined) errors.category ??= messages.needed;
      if (brand === undefined) errors.brand ??= messages.needed;
      if (written.active && images.length === 0) errors.images ??= catalogueMessages.pictureNeeded;
    }
    return {
      slug,
      title: title ?? '',
      latinTitle: title ?? '',
      aliases: [],
      categoryId: categoryId ?? 0,
      brandId: brandId ?? 0,
      summary: '',
      registered: false,
      highlights: [],
      story: [],
      specs: [],
      images,
      // Without a picture it waits, hidden, for one.
      active: images.length > 0,
      ...written,
    };
  }

  /** The variant after the line. */
  function planVariant(
    { identity: { sku }, variant: cells }: ImportLine,
    product: PlannedProduct | null,
    variant: PlannedVariant | null,
    errors: Record<string, string>,
  ): VariantValues | null {
    const given: Partial<VariantValues> = { ...cells, ...(sku === undefined ? {} : { sku }) };
    const base = variant?.fields ?? newVariant;
    const values = { ...base, ...given };
    if (!variant)
      for (const field of ['colourTitle', 'colourValue', 'guarantee', 'price'] as const)
        if (given[field] === undefined) errors[field] ??= messages.needed;
    const wrong = {
      ...(Object.keys(errors).length > 0 ? {} : findPriceErrors(values)),
      ...findVariantErrors(given),
    };
    for (const [field, message] of Object.entries(wrong)) errors[field] ??= message;
    const owner = sku === undefined ? undefined : bySku.get(sku);
    if (owner && owner.variant !== variant) errors.sku = catalogueMessages.skuTaken;
    const key = variantKey(values);
    if (product?.variants.some((one) => one !== variant && variantKey(one.fields) === key))
      errors.colourValue ??= catalogueMessages.variantTaken;
    return values;
  }

  /** Remembers that the file names this variant. @returns the earlier line that names it too; null without one */
  function rememberVariant(
    { line }: ImportLine,
    slug: string,
    values: VariantValues,
    variant: PlannedVariant | null,
  ): number | null {
    const keys = [
      `${slug} ${variantKey(values)}`,
      ...(values.sku === null ? [] : [`sku ${values.sku}`]),
      ...(variant?.id ? [`id ${variant.id}`] : []),
    ];
    const earlier = keys.map((key) => seen.variants.get(shorten(key))).find((one) => one !== undefined);
    if (earlier !== undefined) return earlier;
    for (const key of keys) seen.variants.set(shorten(key), line);
    return null;
  }

  function apply(line: ImportLine, { slug, product, variant, fields, values }: Target & Applied): void {
    const isAssumed = product?.isAssumed ?? seen.newProducts.has(slug);
    const own = product ?? {
      id: null,
      isAssumed,
      isChanged: !isAssumed,
      fields,
      variants: [],
    };
    if (!product) {
      bySlug.set(slug, own);
      if (!isAssumed) {
        seen.newProducts.add(slug);
        plan.newProducts += 1;
      }
    } else if (!isAssumed && !isSubset(fields, own.fields)) {
      own.isChanged = true;
      own.fields = fields;
      if (own.id !== null && !seen.newProducts.has(slug) && !seen.changedProducts.has(slug)) {
        seen.changedProducts.add(slug);
        plan.changedProducts += 1;
      }
    }
    const saysStock = line.variant.stock !== undefined;
    if (!variant) {
      plan.created += 1;
      const planned = { id: null, isChanged: true, saysStock: true, fields: values };
      own.variants.push(planned);
      if (values.sku !== null) bySku.set(values.sku, { product: own, variant: planned });
    } else if (isSubset(values, variant.fields)) {
      plan.unchanged += 1;
    } else {
      plan.changed += 1;
      Object.assign(variant, { isChanged: true, saysStock, fields: values });
      if (values.sku !== null) bySku.set(values.sku, { product: own, variant });
    }
  }
}

type Applied = { fields: ProductFields; values: VariantValues };

const plannedOf = ({ id, ...fields }: DeskVariant): PlannedVariant => ({
  id,
  isChanged: false,
  saysStock: false,
  fields,
});

/** A new variant before its line is read. */
const newVariant: VariantValues = {
  colourTitle: '',
  colourValue: '',
  optionTitle: null,
  optionIcon: null,
  guarantee: '',
  sku: null,
  price: 0,
  discount: 0,
  promotionPrice: null,
  promotionTo: null,
  stock: 0,
  maxBuy: 5,
  active: true,
};

/** Remembers the variants of lines that an earlier process has worked through. */
export function rememberLine({ line, identity, variant }: ImportLine, seen: SeenLines): void {
  const { slug, sku, variantId } = identity;
  const { colourValue, optionTitle = null, guarantee } = variant;
  const keys = [
    ...(slug !== undefined && colourValue !== undefined && guarantee !== undefined
      ? [`${slug} ${variantKey({ colourValue, optionTitle, guarantee })}`]
      : []),
    ...(sku === undefined ? [] : [`sku ${sku}`]),
    ...(variantId === undefined ? [] : [`id ${variantId}`]),
  ];
  for (const key of keys) if (!seen.variants.has(shorten(key))) seen.variants.set(shorten(key), line);
}

/** A short name of a text, so that the memory of a run grows little with its lines. */
function shorten(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16);
}
