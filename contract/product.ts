import { type Static, Type } from 'typebox';
import { Attribute, Id, Instant, Nullable, pricingFields, Slug, Strict, Toman } from './common';
import { pageSchemasOf } from './desk/fieldSchemas';
import { pageFields } from './desk/variantFields';
import { fewestRatedReviews, mostCompared, mostPricePoints, mostRecentProducts } from './limits';

const Colour = Type.Object({ title: Type.String(), value: Type.String() });

/** A product in a list. Its price is that of its default variant (`rules/pricing.ts`). */
export const ProductCard = Type.Object({
  id: Id,
  slug: Slug,
  title: Type.String(),
  imageUrl: Type.String(),
  alt: Type.String(),
  colours: Type.Array(Colour),
  inStock: Type.Boolean(),
  /** Pieces in stock, when they are few (`Company.lowStock`). */
  left: Type.Optional(Type.Integer({ minimum: 1 })),
  isNew: Type.Boolean(),
  /** The average of its published reviews (one decimal) and their number; left out while there are too few. */
  rating: Type.Optional(
    Type.Object({ average: Type.Number(), count: Type.Integer({ minimum: fewestRatedReviews }) }),
  ),
  ...pricingFields,
});
export type ProductCard = Static<typeof ProductCard>;

/** A variant that is offered together with another one, or comes along with it for nothing. */
export const Companion = Type.Object({
  productPropertyId: Id,
  productId: Id,
  slug: Slug,
  title: Type.String(),
  imageUrl: Type.String(),
  /** Price of one piece alone. */
  ...pricingFields,
  /** Price of one piece together with the other variant; 0 for a companion that comes along without being chosen. */
  bundlePrice: Toman,
});
export type Companion = Static<typeof Companion>;

/** A variant of a product: a colour (`atrributeOne`) and an icon attribute (`atrributeTwo`). */
export const ProductProperty = Type.Object({
  productPropertyId: Id,
  atrributeOne: Attribute,
  atrributeTwo: Nullable(Attribute),
  ...pageSchemasOf(pageFields),
  /** The companions in stock. `bundle` is null for one that comes along for an unlimited time. */
  companions: Type.Array(
    Type.Object({
      ...Companion.properties,
      bundle: Nullable(Type.Object({ title: Type.String(), endsAt: Nullable(Instant) })),
    }),
  ),
  ...pricingFields,
});
export type ProductProperty = Static<typeof ProductProperty>;

/** From `since` on, one piece of a variant cost `price`, in toman. */
export const PricePoint = Type.Object({ since: Instant, price: Toman });
export type PricePoint = Static<typeof PricePoint>;
/** `GET /product/priceHistory/{productPropertyId}`: the last 90 days, the oldest first. */
export const PriceHistory = Type.Array(PricePoint, { minItems: 1, maxItems: mostPricePoints });

export const ProductImage = Type.Object({
  imageUrl: Type.String(),
  alt: Type.String(),
  /** Whether the picture shows only a part of the product, so that it must fill its frame. */
  closeUp: Type.Boolean(),
  /** The colour value in the picture; null when the picture fits every colour. */
  colour: Nullable(Type.String()),
});
export type ProductImage = Static<typeof ProductImage>;

export const Highlight = Type.Object({ icon: Type.String(), title: Type.String(), value: Type.String() });
export type Highlight = Static<typeof Highlight>;

const Crumb = Type.Object({ title: Type.String(), slug: Type.String() });

/** The group of the specifications that says that a product cannot be returned for a change of mind. */
export const returnTermsGroup = 'شرایط مرجوعی';

export const Product = Type.Object({
  id: Id,
  slug: Slug,
  title: Type.String(),
  latinTitle: Type.String(),
  brand: Type.Object({ title: Type.String(), latinTitle: Type.String(), slug: Type.String() }),
  /** From the root category to the leaf. */
  breadcrumb: Type.Array(Crumb),
  summary: Type.String(),
  /** Whether the phone is registered in the national registry. */
  registered: Type.Boolean(),
  images: Type.Array(ProductImage),
  properties: Type.Array(ProductProperty),
  highlights: Type.Array(Highlight),
  story: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** The number of published reviews with one star, two stars and so on up to five. */
  rating: Type.Array(Type.Integer({ minimum: 0 }), { minItems: 5, maxItems: 5 }),
  specs: Type.Array(
    Type.Object({
      group: Type.String(),
      rows: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
    }),
  ),
});
export type Product = Static<typeof Product>;

/** The answer of `GET /product/{id}`: the product and similar ones. */
export const ProductPage = Type.Object({ product: Product, similar: Type.Array(ProductCard) });
export type ProductPage = Static<typeof ProductPage>;

/**
 * The answer of `GET /product/removed/{id}`: a product that the shop no longer offers, and offered ones that are like it. The call of
 * its page answers 410, and that of an unknown id 404.
 */
export const RemovedProduct = Type.Object({
  title: Type.String(),
  category: Type.Object({ title: Type.String(), slug: Type.String() }),
  similar: Type.Array(ProductCard),
});
export type RemovedProduct = Static<typeof RemovedProduct>;

/** Query of `GET /product/compare`: up to four product ids, separated by commas. */
export const CompareQuery = Strict({
  ids: Type.String({ pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${mostCompared - 1}}$` }),
});

/** Query of `GET /product/cards`: up to twelve product ids, separated by commas. Answers the cards of those offered, in this order. */
export const CardsQuery = Strict({
  ids: Type.String({ pattern: `^[1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${mostRecentProducts - 1}}$` }),
});

/** The offered products among the named ones, in the order of their ids, and products that are similar to the first. */
export const Comparison = Type.Object({ products: Type.Array(Product), similar: Type.Array(ProductCard) });
export type Comparison = Static<typeof Comparison>;

/** A product row of the home page. `promotionTo` is set for the promotion row: the end of all its promotions. */
export const Showcase = Type.Object({
  key: Type.Enum(['promotion', 'newest', 'bestSelling', 'stair']),
  title: Type.String(),
  link: Type.String(),
  total: Type.Integer(),
  promotionTo: Nullable(Instant),
  products: Type.Array(ProductCard),
});
export type Showcase = Static<typeof Showcase>;
