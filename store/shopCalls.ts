import type { WithSlice } from '@reduxjs/toolkit';
import { createCalls } from './calls';
import type { RootState } from './makeStore';

/** The plain calls of the shop; their rows are in `services/shopReads.ts` and `services/shopChanges.ts`. */
export const shopCalls = createCalls('calls', 30);

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof shopCalls.slice> {}
}

export const selectShopCalls = (state: RootState) => state.calls ?? shopCalls.initialState;
