import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from './makeStore';

/** The shopper is reading the page. `sagas/banner.ts` answers with the popups that may still be shown. */
export const popupsAsked = createAction('banner/asked');
/** A popup is on screen, so the number of its remaining views decreases. The payload is its id. */
export const popupShown = createAction<number>('banner/shown');

type BannerState = {
  /** Ids of the banners that may be shown on this page, in the order of the site. */
  waiting: number[];
};

const initialState: BannerState = { waiting: [] };

export const bannerSlice = createSlice({
  name: 'banner',
  initialState,
  reducers: {
    /** A page that may show popups was opened. The payload is its path. */
    pageVisited(state, _action: PayloadAction<string>) {
      state.waiting = [];
    },
    popupsFound(state, { payload }: PayloadAction<number[]>) {
      state.waiting = payload;
    },
    /** The shopper closed the popup, or its picture could not be loaded. The payload is its id. */
    popupDismissed(state, { payload }: PayloadAction<number>) {
      state.waiting = state.waiting.filter((id) => id !== payload);
    },
  },
  extraReducers: (builder) => {
    // A visit shows one popup, so all others are dropped.
    builder.addCase(popupShown, (state, { payload }) => {
      state.waiting = [payload];
    });
  },
});

export const { pageVisited, popupsFound, popupDismissed } = bannerSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof bannerSlice> {}
}

const ofBanner = (state: RootState) => state.banner ?? initialState;
export const selectWaitingPopups = (state: RootState) => ofBanner(state).waiting;
