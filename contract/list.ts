import { type Static, Type } from 'typebox';
import { Strict, Toman } from './common';
import { longestSearch } from './firstLoad/searchLimits';
import { highestPage, highestPrepaymentPercent, longestFacet, longestSlug, mostInstalments } from './limits';
import { ProductCard } from './product';

/** Sorts of the shop list; the first one is the default without a search text. With one, relevance is. */
export const ShopSort = Type.Enum(['bestSelling', 'newest', 'cheapest', 'dearest', 'lowestInstalment']);
export type ShopSort = Static<typeof ShopSort>;

/** A comma-separated list of slugs, hexes or option titles. */
const List = Type.String({ maxLength: longestFacet });

/** Query of `GET /product/shop`. A product must match one value of each facet that has values. */
export const ShopQuery = Strict({
  search: Type.Optional(Type.String({ maxLength: longestSearch })),
  category: Type.Optional(Type.String({ maxLength: longestSlug })),
  brand: Type.Optional(List),
  colour: Type.Optional(List),
  attribute: Type.Optional(List),
  priceFrom: Type.Optional(Toman),
  priceTo: Type.Optional(Toman),
  /** Largest instalment a month, in toman. */
  monthlyTo: Type.Optional(Toman),
  /** The terms of the instalments, which the default plan completes: number of months, and prepayment in percent. */
  months: Type.Optional(Type.Integer({ minimum: 1, maximum: mostInstalments })),
  prepayment: Type.Optional(Type.Integer({ minimum: 0, maximum: highestPrepaymentPercent })),
  inStock: Type.Optional(Type.Boolean()),
  discounted: Type.Optional(Type.Boolean()),
  sort: Type.Optional(ShopSort),
  /** Prevents that a search sorted by price is limited to the category that fits best. */
  anyCategory: Type.Optional(Type.Boolean()),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: highestPage })),
});
export type ShopQuery = Static<typeof ShopQuery>;

const Choice = Type.Object({
  /** The value for the query. */
  value: Type.String(),
  title: Type.String(),
  count: Type.Integer(),
});
export type FacetChoice = Static<typeof Choice>;

/** Each count applies all other facets, but not the facet itself. */
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
  /** The heading: the title of the category, the brand or both, or the search text. */
  title: Type.String(),
  breadcrumb: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })),
  /** The category to which a search sorted by price is limited, so that «گوشی» does not begin with phone cases. */
  keptTo: Type.Union([Type.Object({ title: Type.String(), slug: Type.String() }), Type.Null()]),
  products: Type.Array(ProductCard),
  page: Type.Integer(),
  pageSize: Type.Integer(),
  /** Number of products. `totalIsCapped` is true when there are more than the server counts. */
  total: Type.Integer(),
  totalIsCapped: Type.Boolean(),
  facets: ShopFacets,
  /** The corrected text (keyboard layout, typo) that was searched because the typed text found nothing; otherwise null. */
  correctedSearch: Type.Union([Type.String(), Type.Null()]),
  /** The known word most similar to a word of the text, when the text found nothing; otherwise null. */
  similarWord: Type.Union([Type.String(), Type.Null()]),
});
export type ShopPage = Static<typeof ShopPage>;
