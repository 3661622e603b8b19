import { type Action, createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { RootState } from './makeStore';
import { userInfoChanged } from './session/session';

/** The last failure of each request flow, by the type of its fail action. */
const initialState: Record<string, Failure> = {};

const isFail = (action: Action<string>): action is Action<string> & { payload: { failure: Failure } } =>
  action.type.endsWith('/fail');

/** The engine injects this slice, so that a screen can show the message of a load that failed. */
export const failureSlice = createSlice({
  name: 'failure',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState))
      .addMatcher(isFail, (state, { type, payload }) => {
        state[type] = payload.failure;
      });
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof failureSlice> {}
}

/** The last failure of a flow; undefined when it has not failed. */
export const selectFailure = (state: RootState, { fail }: { fail: { type: string } }): Failure | undefined =>
  state.failure?.[fail.type];
