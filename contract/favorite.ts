import { type Static, Type } from 'typebox';
import { Id, Instant, Strict, Toman } from './common';
import { mostFavorites } from './limits';
import { Cursor } from './paging';
import { ProductCard } from './product';

/** Query of `GET /user/favorites`, newest first. */
export const FavoriteQuery = Strict({
  cheaper: Type.Optional(Type.Boolean()),
  cursor: Type.Optional(Cursor),
});
export type FavoriteQuery = Static<typeof FavoriteQuery>;

export const Favorite = Type.Object({
  product: ProductCard,
  createdAt: Instant,
  /** The price when the product was added. */
  seenPrice: Toman,
  /** The current price is lower than `seenPrice`. */
  cheaper: Type.Boolean(),
  /** The product was sold out when it was added and is in stock now. */
  backInStock: Type.Boolean(),
});
export type Favorite = Static<typeof Favorite>;

/** `POST /user/favorites`: adds products; existing favorites stay unchanged. Answers the ids of all. */
export const AddFavorites = Strict({ productIds: Type.Array(Id, { minItems: 1, maxItems: mostFavorites }) });
export type AddFavorites = Static<typeof AddFavorites>;

/** `GET /user/favoriteIds` and the answer of every change: product ids of all favorites, newest first. */
export const FavoriteIds = Type.Array(Id, { maxItems: mostFavorites });
