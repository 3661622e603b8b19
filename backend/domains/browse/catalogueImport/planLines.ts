import { isDeepStrictEqual } from 'node:util';
import { variantKey } from '@/backend/domains/browse/catalogue/rules';
import type { DeskProduct, DeskVariant, ProductFields, VariantFields } from '@/contract/desk/catalogue';
import { keysOf } from '@/utils/keysOf';
import type { ImportLine } from './columns';
import type { Names } from './lookups';
import { messages } from './messages';
import type { Plan, PlannedProduct, PlannedVariant } from './plan';
import { type LineErrors, planProduct, planVariant, type Target } from './planFields';
import { rememberVariant, type SeenLines } from './seenLines';

/** Whether the values are equal, whatever the order of their keys: PostgreSQL keeps an order of its own. */
const isSubset = <Fields extends object>(given: Fields, of: Fields) =>
  keysOf(given).every((key) => isDeepStrictEqual(given[key], of[key]));

/**
 * Decides what the lines of a batch do: create or change a variant, change nothing, or be refused with the wrong columns. It writes
 * nothing. The dry run and the real run both call it, so their results agree.
 * @param known the products that the lines name @param seen is changed: these lines are added to it
 */
export function planLines(
  lines: readonly ImportLine[],
  context: { known: readonly DeskProduct[]; names: Names; pictures: ReadonlySet<string>; seen: SeenLines },
): Plan {
  const { names, pictures, seen } = context;
  const bySlug = new Map<string, PlannedProduct>();
  const byVariant = new Map<number, { product: PlannedProduct; variant: PlannedVariant }>();
  const bySku = new Map<string, { product: PlannedProduct; variant: PlannedVariant }>();
  for (const { id, revision: _revision, variants, ...fields } of context.known) {
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
    const errors: LineErrors = { ...line.errors };
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
  function planLine(line: ImportLine, errors: LineErrors): void {
    const isWrong = () => Object.keys(errors).length > 0;
    if (isWrong()) return;
    const target = findTarget(line, errors);
    if (!target || isWrong()) return;
    const fields = planProduct(line, target, { names, pictures, seen, errors });
    const { sku } = line.identity;
    const skuOwner = sku === undefined ? undefined : bySku.get(sku)?.variant;
    const values = planVariant(line, target, { skuOwner, pictures, errors });
    if (isWrong()) return;
    const { slug, variant } = target;
    const repeated = rememberVariant(seen, { line: line.line, slug, values, id: variant?.id ?? null });
    if (repeated !== null) {
      errors[''] = messages.twice(repeated);
      return;
    }
    apply(line, { ...target, fields, values });
  }

  function findTarget({ identity, variant: cells }: ImportLine, errors: LineErrors): Target | null {
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

type Applied = { fields: ProductFields; values: VariantFields };

const plannedOf = ({ id, ...fields }: DeskVariant): PlannedVariant => ({
  id,
  isChanged: false,
  saysStock: false,
  fields,
});
