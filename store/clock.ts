import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Smaller changes of the offset are ignored. */
const minDifferenceMs = 1500;

/** Server time minus browser time, in ms. Countdowns use it to follow the clock of the server. */
const clock = createSlice({
  name: 'clock',
  initialState: { offset: 0, synced: false },
  reducers: {
    serverTimeSeen(state, { payload }: PayloadAction<{ server: number; browser: number }>) {
      const offset = payload.server - payload.browser;
      // The Date header has whole seconds only, so smaller differences carry no information.
      if (!state.synced || Math.abs(offset - state.offset) > minDifferenceMs) state.offset = offset;
      state.synced = true;
    },
  },
  selectors: { selectClockOffset: (state) => state.offset },
});

export const { serverTimeSeen } = clock.actions;
export const { selectClockOffset } = clock.selectors;
export const clockSlice = clock;
