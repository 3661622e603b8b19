import type { WithSlice } from '@reduxjs/toolkit';
import type { ShopAnswers } from '@/contract/calls';
import { createCalls, readKey } from './calls';
import type { RootState } from './makeStore';

/** The plain calls of the shop; their rows are in `services/shopReads.ts` and `services/shopChanges.ts`. */
export const shopCalls = createCalls('calls', 30);

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof shopCalls.slice> {}
}

export const selectShopCalls = (state: RootState) => state.calls ?? shopCalls.initialState;

/** The newest answer of a read or the loaded rows of a list; undefined before the first. */
export const selectAnswer =
  <Name extends keyof ShopAnswers>(read: Name, query: object) =>
  (state: RootState) =>
    // The key has the name of the read, so what the store has for it is an answer of this read.
    selectShopCalls(state).reads[readKey({ read, query })]?.data as ShopAnswers[Name] | undefined;
