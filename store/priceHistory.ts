import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { PricePoint } from '@/contract/product';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

/** Argument: the variant, a `productPropertyId`. */
export const loadPriceHistory = createRequestFlow<number, PricePoint[]>('priceHistory/load');

type PriceHistoryState = {
  /** The variant that the rest belongs to; null before a history was opened. */
  productPropertyId: number | null;
  /** The oldest first; null before they have come. */
  points: PricePoint[] | null;
  failed: boolean;
};

const initialState: PriceHistoryState = { productPropertyId: null, points: null, failed: false };

export const priceHistorySlice = createSlice({
  name: 'priceHistory',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadPriceHistory.request, (_state, { payload }) => ({
        ...initialState,
        productPropertyId: payload,
      }))
      .addCase(loadPriceHistory.success, (state, { payload: { args, result } }) =>
        state.productPropertyId === args ? { ...state, points: result } : state,
      )
      .addCase(loadPriceHistory.fail, (state, { payload: { args } }) =>
        state.productPropertyId === args ? { ...state, failed: true } : state,
      );
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof priceHistorySlice> {}
}

export const selectPriceHistory = (state: RootState) => state.priceHistory ?? initialState;
