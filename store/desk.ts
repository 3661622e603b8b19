import type { WithSlice } from '@reduxjs/toolkit';
import { createCalls } from './calls';
import type { RootState } from './makeStore';

/** The calls of the desk; their rows are in `services/desk.ts`. No answer is cached, because a form must begin with the current values. */
export const deskCalls = createCalls('desk', 0);

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof deskCalls.slice> {}
}

export const selectDesk = (state: RootState) => state.desk ?? deskCalls.initialState;
