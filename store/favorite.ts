import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Favorite } from '@/contract/favorite';
import { mostFavorites } from '@/contract/limits';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export type FavoriteChange = { productId: number; liked: boolean };

export const loadFavoriteIds = createRequestFlow<void, number[]>('favorite/loadIds');
/** Merges the favorites of a guest into the customer's. The result is the ids of all. */
export const mergeFavorites = createRequestFlow<number[], number[]>('favorite/merge');
export const changeFavorite = createRequestFlow<FavoriteChange, number[]>('favorite/change');

/** A heart is on screen, so the favorites must be loaded. */
export const favoritesAsked = createAction('favorite/asked');
/** The server refused a change, so the heart shows the state of the server again. */
export const favoriteRolledBack = createAction<FavoriteChange>('favorite/rolledBack');
/** The server confirmed a change, or the browser of a guest stored it. */
export const favoriteSettled = createAction<FavoriteChange>('favorite/settled');

/** A row of the favorites page and its index, so that the row can be put back there. */
export type PlacedFavorite = { favorite: Favorite; index: number };
/** The shopper removed a row from the favorites page. */
export const favoriteRemoved = createAction<PlacedFavorite>('favorite/removed');
/** The shopper undid the removal of a row. */
export const favoriteBroughtBack = createAction<PlacedFavorite>('favorite/broughtBack');

type FavoritesState = {
  /** Newest first. The ids of a guest come from browser storage. Null before they are known. */
  ids: number[] | null;
  /** The state of each heart that the server has not confirmed, by product id. */
  wanted: Record<number, boolean>;
};

const initialState: FavoritesState = { ids: null, wanted: {} };

/** The ids after a change, newest first. Beyond `mostFavorites` the oldest are dropped. */
export function changeIds(ids: readonly number[], { productId, liked }: FavoriteChange): number[] {
  const others = ids.filter((id) => id !== productId);
  return liked ? [productId, ...others].slice(0, mostFavorites) : others;
}

export const favoriteSlice = createSlice({
  name: 'favorite',
  initialState,
  reducers: {
    favoriteIdsKnown(state, { payload }: PayloadAction<number[]>) {
      state.ids = payload;
    },
    /** A heart was pressed. */
    favoriteWanted(state, { payload }: PayloadAction<FavoriteChange>) {
      state.wanted[payload.productId] = payload.liked;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(changeFavorite.success, (state, { payload: { args, result } }) => {
        // Answers can arrive out of order, so each one changes only its own product.
        state.ids = state.ids === null ? result : changeIds(state.ids, args);
      })
      .addCase(favoriteSettled, (state, { payload }) => {
        delete state.wanted[payload.productId];
      })
      .addCase(favoriteRolledBack, (state, { payload }) => {
        delete state.wanted[payload.productId];
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const { favoriteIdsKnown, favoriteWanted } = favoriteSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof favoriteSlice> {}
}

const ofFavorite = (state: RootState) => state.favorite ?? initialState;
export const selectFavoriteIds = (state: RootState) => ofFavorite(state).ids;
/** Whether a heart was on screen in this visit. */
export const selectFavoritesNeeded = (state: RootState) => state.favorite !== undefined;
export const selectFavoriteWanted = (state: RootState, productId: number): boolean | undefined =>
  ofFavorite(state).wanted[productId];
/** Whether the heart of a product is on: the state that the shopper wants, otherwise the known one, otherwise `atFirst`. */
export const selectLiked = (state: RootState, productId: number, atFirst = false): boolean =>
  selectFavoriteWanted(state, productId) ?? ofFavorite(state).ids?.includes(productId) ?? atFirst;
