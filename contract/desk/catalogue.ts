import { type Static, Type } from 'typebox';
import { Id, Nullable, Strict } from '../common';
import { highestPage, productCounts } from '../limits';
import { objectOf } from './fieldSchemas';
import { productFields } from './productFields';
import { offerFields, variantFields } from './variantFields';

const text = (maxLength: number) => Type.String({ maxLength });
const ProductFields = objectOf(productFields);
const VariantFields = objectOf(variantFields);
const Offer = objectOf(offerFields);
export type ProductFields = Static<typeof ProductFields>;
export type VariantFields = Static<typeof VariantFields>;
export type Offer = Static<typeof Offer>;

/** A variant of the form. `stockBefore` is the stock that the operator saw; a sale meanwhile is not overwritten. */
const WrittenVariant = Strict({
  id: Nullable(Id),
  stockBefore: Type.Integer({ minimum: 0 }),
  ...VariantFields.properties,
});
export type WrittenVariant = Static<typeof WrittenVariant>;

/**
 * `POST /admin/products` and `PUT /admin/products/{id}`: the whole product. Variants that are left out stay as they are. Wrong fields
 * are named as `title` or `variants.0.price`.
 */
export const WriteProduct = Strict({
  /** The revision that the operator saw; null for a new product. */
  revision: Nullable(Type.Integer({ minimum: 1 })),
  ...ProductFields.properties,
  variants: Type.Array(WrittenVariant, { maxItems: productCounts.variants }),
});
export type WriteProduct = Static<typeof WriteProduct>;

export const DeskVariant = Type.Object({ id: Id, ...VariantFields.properties });
export type DeskVariant = Static<typeof DeskVariant>;

/** A product as the form of the desk shows it. */
export const DeskProduct = Type.Object({
  id: Id,
  revision: Type.Integer({ minimum: 1 }),
  ...ProductFields.properties,
  variants: Type.Array(DeskVariant),
});
export type DeskProduct = Static<typeof DeskProduct>;

/** `PUT /admin/variants/{id}`: a quick change. Fields that are equal in both stay as they are in the shop. */
export const ChangeOffer = Strict({ before: Offer, after: Offer });
export type ChangeOffer = Static<typeof ChangeOffer>;

/** `GET /admin/products`. */
export const DeskProductQuery = Strict({
  /** Words of the title, the slug, the id, or the SKU of a variant. */
  search: Type.Optional(text(100)),
  categoryId: Type.Optional(Id),
  brandId: Type.Optional(Id),
  state: Type.Optional(Type.Enum(['active', 'hidden', 'soldOut', 'promotion'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: highestPage })),
});
export type DeskProductQuery = Static<typeof DeskProductQuery>;

/** A product in the list of the desk. */
export const DeskProductRow = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  imageUrl: Nullable(Type.String()),
  category: Type.String(),
  brand: Type.String(),
  active: Type.Boolean(),
  variants: Type.Array(DeskVariant),
});
export type DeskProductRow = Static<typeof DeskProductRow>;

export const DeskProductPage = Type.Object({
  products: Type.Array(DeskProductRow),
  total: Type.Integer({ minimum: 0 }),
  pages: Type.Integer({ minimum: 0 }),
});
export type DeskProductPage = Static<typeof DeskProductPage>;

/** `GET /admin/catalogue/choices`: what the form and the filters offer. */
export const CatalogueChoices = Type.Object({
  categories: Type.Array(
    Type.Object({ id: Id, parentId: Nullable(Id), slug: Type.String(), title: Type.String() }),
  ),
  brands: Type.Array(Type.Object({ id: Id, slug: Type.String(), title: Type.String() })),
  /** Colours of variants, the most used first. */
  colours: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  /** Guarantees of variants, the most used first. */
  guarantees: Type.Array(Type.String()),
});
export type CatalogueChoices = Static<typeof CatalogueChoices>;

/** The product that was saved, with its new revision. */
export const SavedProduct = Type.Object({ id: Id, revision: Type.Integer({ minimum: 1 }) });
export type SavedProduct = Static<typeof SavedProduct>;
