import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Favorite } from '@/contract/favorite';
import { mostFavorites } from '@/contract/limits';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export type FavoriteChange = { productId: number; liked: boolean };

export const loadFavoriteIds = createRequestFlow<void, number[]>('favorites/loadIds');
/** A guest's favourites become the customer's; answers the ids of all. */
export const mergeFavorites = createRequestFlow<number[], number[]>('favorites/merge');
export const changeFavorite = createRequestFlow<FavoriteChange, number[]>('favorites/change');

/** A heart is on screen: what is liked must be known. */
export const favoritesAsked = createAction('favorites/asked');
/** The server did not make a change: the heart shows again what the server has. */
export const favoriteRolledBack = createAction<FavoriteChange>('favorites/rolledBack');
/** The server agreed, or a guest's browser has kept it. */
export const favoriteSettled = createAction<FavoriteChange>('favorites/settled');

/** A row of the favourites' page and its place, so that it can be put back there. */
export type PlacedFavorite = { favorite: Favorite; index: number };
/** The shopper took a row off the favourites' page, or wants it back. */
export const favoriteRemoved = createAction<PlacedFavorite>('favorites/removed');
export const favoriteBroughtBack = createAction<PlacedFavorite>('favorites/broughtBack');

type FavoritesState = {
  /** Newest first; a guest's come from this browser. Null before they are known. */
  ids: number[] | null;
  /** What the shopper wants and the server has not confirmed yet, by product. */
  wanted: Record<number, boolean>;
};

const initialState: FavoritesState = { ids: null, wanted: {} };

/** The ids after a change: the newest first, the oldest give way. */
export function changeIds(ids: readonly number[], { productId, liked }: FavoriteChange): number[] {
  const others = ids.filter((id) => id !== productId);
  return liked ? [productId, ...others].slice(0, mostFavorites) : others;
}

const slice = createSlice({
  name: 'favorites',
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
        // Answers may overtake each other, so of each only its own product counts.
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

export const { favoriteIdsKnown, favoriteWanted } = slice.actions;
export const favoritesSlice = slice;

/** The favourites' page: all, or what costs less now. */
export const favoriteList = createPagedList<Favorite, { cheaper?: boolean }, unknown, 'favoriteList'>(
  'favoriteList',
);
export const favoriteListSlice = favoriteList.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof favoritesSlice>, WithSlice<typeof favoriteListSlice> {}
}

const ofFavorites = (state: RootState) => state.favorites ?? initialState;
export const selectFavoriteIds = (state: RootState) => ofFavorites(state).ids;
/** Whether any heart has been on screen. */
export const selectFavoritesNeeded = (state: RootState) => state.favorites !== undefined;
export const selectFavoriteWanted = (state: RootState, productId: number): boolean | undefined =>
  ofFavorites(state).wanted[productId];
/** What the heart of a product shows: what the shopper wants, else what is known; `atFirst` before anything is. */
export const selectLiked = (state: RootState, productId: number, atFirst = false): boolean =>
  selectFavoriteWanted(state, productId) ?? ofFavorites(state).ids?.includes(productId) ?? atFirst;
export const selectFavoriteList = (state: RootState) => state.favoriteList ?? favoriteList.initialState;
