import type { WithSlice } from '@reduxjs/toolkit';
import type { Favorite } from '@/contract/favorite';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';

/**
 * The list of the favorites page: all favorites, or those whose price has fallen (`cheaper`). It stands apart from the hearts
 * of `store/favorite`, which the first load needs.
 */
export const favoriteList = createPagedList<Favorite, { cheaper?: boolean }, unknown, 'favoriteList'>(
  'favoriteList',
);
export const favoriteListSlice = favoriteList.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof favoriteListSlice> {}
}

export const selectFavoriteList = (state: RootState) => state.favoriteList ?? favoriteList.initialState;
