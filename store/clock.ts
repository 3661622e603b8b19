import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Server time minus browser time, in ms: countdowns tick against the server's clock. */
const clock = createSlice({
  name: 'clock',
  initialState: { offset: 0, synced: false },
  reducers: {
    serverTimeSeen(state, { payload }: PayloadAction<{ server: number; browser: number }>) {
      const offset = payload.server - payload.browser;
      // The Date header counts whole seconds, so smaller differences are noise.
      if (!state.synced || Math.abs(offset - state.offset) > 1500) state.offset = offset;
      state.synced = true;
    },
  },
  selectors: { selectClockOffset: (state) => state.offset },
});

export const { serverTimeSeen } = clock.actions;
export const { selectClockOffset } = clock.selectors;
export const clockSlice = clock;
