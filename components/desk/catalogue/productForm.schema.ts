import { array, type ObjectSchema, string, type TestContext, ValidationError } from 'yup';
import type { DeskProduct, DeskVariant, Offer, VariantFields, WriteProduct } from '@/contract/desk/catalogue';
import { productFields } from '@/contract/desk/productFields';
import { findVariantConflicts, offerFields, variantFields } from '@/contract/desk/variantFields';
import { formSchema, newFields, readFields, type TypedFields, writeFields } from './typedFields';

type OfferValues = TypedFields<typeof offerFields>;
/** `variantId` is empty for a new variant. */
type VariantValues = TypedFields<typeof variantFields> & { variantId: string };
export type ProductValues = TypedFields<typeof productFields> & { variants: VariantValues[] };

/** Names the fields that contradict each other. */
function refuseConflicts(variant: Parameters<typeof findVariantConflicts>[0], context: TestContext) {
  const errors = Object.entries(findVariantConflicts(variant)).map(([name, message]) =>
    context.createError({ path: [context.path, name].filter(Boolean).join('.'), message }),
  );
  return errors.length === 0 || new ValidationError(errors);
}

export const offerValues = (offer: Offer) => writeFields(offerFields, offer);

/** The offer that was typed. @param before the offer with which the form began */
export const readOffer = (typed: OfferValues, before: Offer | null = null) =>
  readFields(offerFields, typed, before);

/** The variant that was typed. Icon and picture of an option go with its title. */
function readVariant(typed: TypedFields<typeof variantFields>, before: DeskVariant | null): VariantFields {
  const variant = readFields(variantFields, typed, before);
  return variant.optionTitle === null ? { ...variant, optionIcon: null, optionImageUrl: null } : variant;
}

export const offerSchema = formSchema(offerFields).test('conflicts', (typed, context) =>
  refuseConflicts(readOffer(typed), context),
);
const variantSchema: ObjectSchema<VariantValues> = formSchema(variantFields)
  .shape({ variantId: string().defined() })
  .test('conflicts', (typed, context) => refuseConflicts(readVariant(typed, null), context));
export const productSchema: ObjectSchema<ProductValues> = formSchema(productFields).shape({
  variants: array(variantSchema).defined(),
});

export const newVariant: VariantValues = { ...newFields(variantFields), variantId: '' };

export function productValues(product: DeskProduct | null): ProductValues {
  if (!product) return { ...newFields(productFields), variants: [newVariant] };
  return {
    ...writeFields(productFields, product),
    variants: product.variants.map((variant) => ({
      ...writeFields(variantFields, variant),
      variantId: String(variant.id),
    })),
  };
}

/** @param product with which the form began; null for a new one */
export function writtenProductOf(
  { variants, ...values }: ProductValues,
  product: DeskProduct | null,
): WriteProduct {
  return {
    revision: product?.revision ?? null,
    ...readFields(productFields, values, product),
    variants: variants.map(({ variantId, ...typed }) => {
      const before = product?.variants.find(({ id }) => String(id) === variantId) ?? null;
      return { id: before?.id ?? null, stockBefore: before?.stock ?? 0, ...readVariant(typed, before) };
    }),
  };
}
