import { type Static, Type } from 'typebox';
import { Toman } from './common';
import { highestPage, longestFacet, longestSearch, longestSlug } from './limits';
import { ProductCard } from './product';

/** Sorts of the shop list; the first is the default (relevance when there is a search text). */
export const ShopSort = Type.Enum(['bestSelling', 'newest', 'cheapest', 'dearest', 'lowestInstalment']);
export type ShopSort = Static<typeof ShopSort>;

/** A comma-separated list of slugs, hexes or option titles. */
const List = Type.String({ maxLength: longestFacet });

/** Query of `GET /product/shop`. Facets of one kind are alternatives, different kinds narrow each other. */
export const ShopQuery = Type.Object(
  {
    search: Type.Optional(Type.String({ maxLength: longestSearch })),
    category: Type.Optional(Type.String({ maxLength: longestSlug })),
    brand: Type.Optional(List),
    colour: Type.Optional(List),
    attribute: Type.Optional(List),
    priceFrom: Type.Optional(Toman),
    priceTo: Type.Optional(Toman),
    /** Highest monthly amount with the default months of the plan, in toman. */
    monthlyTo: Type.Optional(Toman),
    inStock: Type.Optional(Type.Boolean()),
    discounted: Type.Optional(Type.Boolean()),
    sort: Type.Optional(ShopSort),
    /** A search sorted by price is not kept to the category that fits it best. */
    anyCategory: Type.Optional(Type.Boolean()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: highestPage })),
  },
  { additionalProperties: false },
);
export type ShopQuery = Static<typeof ShopQuery>;

const Choice = Type.Object({
  /** What the query carries. */
  value: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
});
export type FacetChoice = Static<typeof Choice>;

/** Each count is of the list narrowed by every other kind of facet. */
export const ShopFacets = Type.Object({
  categories: Type.Array(Choice),
  brands: Type.Array(Type.Object({ ...Choice.properties, latinTitle: Type.String() })),
  colours: Type.Array(Choice),
  attributes: Type.Array(Choice),
  /** Histogram of effective prices in equal steps between `from` and `to`. */
  price: Type.Object({ from: Toman, to: Toman, histogram: Type.Array(Type.Integer()) }),
  inStock: Type.Integer(),
  discounted: Type.Integer(),
});
export type ShopFacets = Static<typeof ShopFacets>;

export const ShopPage = Type.Object({
  /** Heading: the category's or brand's title, or the search text. */
  title: Type.String(),
  breadcrumb: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })),
  /** The category a search sorted by price is kept to, so that «گوشی» does not begin with cases. */
  keptTo: Type.Union([Type.Object({ title: Type.String(), slug: Type.String() }), Type.Null()]),
  products: Type.Array(ProductCard),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  /** Exact up to the cap; `totalIsCapped` says when there are more. */
  total: Type.Integer(),
  totalIsCapped: Type.Boolean(),
  facets: ShopFacets,
  /** The text searched instead, when the typed one found nothing (keyboard layout, typo). */
  correctedSearch: Type.Union([Type.String(), Type.Null()]),
  /** When the text found nothing: the shop's word that resembles one of its words most. */
  similarWord: Type.Union([Type.String(), Type.Null()]),
});
export type ShopPage = Static<typeof ShopPage>;
