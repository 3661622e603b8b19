import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ProductCard } from '@/contract/product';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** The page of this product was opened. */
export const productViewed = createAction<number>('recentProducts/viewed');
/** A page that shows the viewed products without being one of them was opened. */
export const recentProductsOpened = createAction('recentProducts/opened');
export const loadRecentProducts = createRequestFlow<number[], ProductCard[]>('recentProducts/load');

/** Tells the shop that a page of a product was opened; it counts the visitors of a day. */
export const countProductView = createRequestFlow<void, void>('recentProducts/countView');

/** Fewest other products for which the row of viewed products is shown. */
export const fewestRecentProducts = 2;

type RecentProductsState = {
  /** The products that were viewed before the present one, the last first. */
  ids: number[];
  /** Their cards; null before they are loaded. */
  cards: ProductCard[] | null;
  failed: boolean;
};

const initialState: RecentProductsState = { ids: [], cards: null, failed: false };

export const recentProductsSlice = createSlice({
  name: 'recentProducts',
  initialState,
  reducers: {
    recentProductsRead: (_state, { payload }: PayloadAction<number[]>) => ({ ...initialState, ids: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadRecentProducts.request, (state) => ({ ...state, failed: false }))
      .addCase(loadRecentProducts.success, (state, { payload: { result } }) => ({ ...state, cards: result }))
      .addCase(loadRecentProducts.fail, (state) => ({ ...state, failed: true }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const { recentProductsRead } = recentProductsSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof recentProductsSlice> {}
}

export const selectRecentProducts = (state: RootState) => state.recentProducts ?? initialState;
