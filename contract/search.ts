import { type Static, Type } from 'typebox';
import { Id, pricingFields, Slug, Strict } from './common';
import { longestSearch } from './firstLoad/searchLimits';
import { mostPopularSearches } from './limits';

export const SearchQuery = Strict({ search: Type.String({ minLength: 1, maxLength: longestSearch }) });

export const SearchResult = Type.Object({
  id: Id,
  slug: Slug,
  title: Type.String(),
  image: Type.String(),
  imageUrl: Type.String(),
  alt: Type.String(),
  inStock: Type.Boolean(),
  ...pricingFields,
});
export type SearchResult = Static<typeof SearchResult>;

/** `extraObject` of the results: texts that complete the typed one, and the category of most results. */
export const SearchExtra = Type.Object({
  completions: Type.Array(Type.String()),
  category: Type.Union([
    Type.Object({ title: Type.String(), slug: Type.String(), count: Type.Integer() }),
    Type.Null(),
  ]),
});
export type SearchExtra = Static<typeof SearchExtra>;

/** `GET /product/popularSearches`: texts that several visitors searched for lately and that find products, the most frequent first. */
export const PopularSearches = Type.Array(Type.String(), { maxItems: mostPopularSearches });
