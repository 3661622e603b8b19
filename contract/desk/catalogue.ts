import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from '../common';
import { highestPage, highestPrice, highestStock, productCounts, productLengths } from '../limits';

const strict = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ maxLength });
const { title, alias, summary, story, short, value, picture, sku } = productLengths;

/**
 * The fields of a product that operators write. The schema bounds the lengths; `backend/domains/browse/catalogue/rules.ts` has the rules and
 * names the wrong fields in Persian.
 */
export const ProductFields = Type.Object(
  {
    slug: text(title),
    title: text(title),
    latinTitle: text(title),
    /** Other ways to write the name, for search. */
    aliases: Type.Array(text(alias), { maxItems: productCounts.aliases }),
    categoryId: Id,
    brandId: Id,
    summary: text(summary),
    /** A phone whose IMEI stands in the national registry. */
    registered: Type.Boolean(),
    highlights: Type.Array(
      Type.Object({ icon: text(short), title: text(short), value: text(value) }, strict),
      { maxItems: productCounts.highlights },
    ),
    story: Type.Array(Type.Object({ title: text(title), text: text(story) }, strict), {
      maxItems: productCounts.story,
    }),
    specs: Type.Array(
      Type.Object(
        {
          group: text(short),
          rows: Type.Array(Type.Object({ title: text(short), value: text(value) }, strict), {
            maxItems: productCounts.specRows,
          }),
        },
        strict,
      ),
      { maxItems: productCounts.specGroups },
    ),
    images: Type.Array(
      Type.Object(
        {
          imageUrl: text(picture),
          alt: text(value),
          closeUp: Type.Boolean(),
          /** The colour value in the picture; null when it fits every colour. */
          colour: Nullable(text(short)),
        },
        strict,
      ),
      { maxItems: productCounts.images },
    ),
    /** Hidden products are in no list, and their page answers 404. */
    active: Type.Boolean(),
  },
  strict,
);
export type ProductFields = Static<typeof ProductFields>;

const Money = Type.Integer({ minimum: 0, maximum: highestPrice });

/** Price and stock of a variant. */
export const Offer = Type.Object(
  {
    price: Money,
    /** Taken off the price outside promotions. */
    discount: Money,
    promotionPrice: Nullable(Money),
    promotionTo: Nullable(Instant),
    stock: Type.Integer({ minimum: 0, maximum: highestStock }),
    maxBuy: Type.Integer({ minimum: 0, maximum: highestStock }),
    /** Hidden variants are on no page and cannot be bought. */
    active: Type.Boolean(),
  },
  strict,
);
export type Offer = Static<typeof Offer>;

export const VariantFields = Type.Object(
  {
    colourTitle: text(short),
    /** Hex, such as `#1C1E26`. */
    colourValue: text(short),
    /** Picture of a pattern that no single colour shows. */
    colourImageUrl: Nullable(text(picture)),
    optionTitle: Nullable(text(short)),
    optionIcon: Nullable(text(short)),
    /** Picture of the option, shown instead of its icon. */
    optionImageUrl: Nullable(text(picture)),
    guarantee: text(title),
    /** The shop's own number of the variant. */
    sku: Nullable(text(sku)),
    ...Offer.properties,
  },
  strict,
);
export type VariantFields = Static<typeof VariantFields>;

/** A variant of the form. `stockBefore` is the stock that the operator saw; a sale meanwhile is not overwritten. */
const WrittenVariant = Type.Object(
  { id: Nullable(Id), stockBefore: Type.Integer({ minimum: 0 }), ...VariantFields.properties },
  strict,
);
export type WrittenVariant = Static<typeof WrittenVariant>;

/**
 * `POST /admin/products` and `PUT /admin/products/{id}`: the whole product. Variants that are left out stay as they are. Wrong fields
 * are named as `title` or `variants.0.price`.
 */
export const WriteProduct = Type.Object(
  {
    /** The revision that the operator saw; null for a new product. */
    revision: Nullable(Type.Integer({ minimum: 1 })),
    ...ProductFields.properties,
    variants: Type.Array(WrittenVariant, { maxItems: productCounts.variants }),
  },
  strict,
);
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
export const ChangeOffer = Type.Object({ before: Offer, after: Offer }, strict);
export type ChangeOffer = Static<typeof ChangeOffer>;

/** `GET /admin/products`. */
export const DeskProductQuery = Type.Object(
  {
    /** Words of the title, the slug, the id, or the SKU of a variant. */
    search: Type.Optional(text(100)),
    categoryId: Type.Optional(Id),
    brandId: Type.Optional(Id),
    state: Type.Optional(Type.Enum(['active', 'hidden', 'soldOut', 'promotion'])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: highestPage })),
  },
  strict,
);
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
