import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from './makeStore';

/** The shopper is reading the page; `sagas/banner.ts` answers with the popups that may still be shown. */
export const popupsAsked = createAction('banner/asked');
/** A popup is on screen: one showing less is left of it. */
export const popupShown = createAction<number>('banner/shown');

type BannerState = {
  /** Banners that may be shown on this page, in the site's order. */
  waiting: number[];
};

const initialState: BannerState = { waiting: [] };

const slice = createSlice({
  name: 'banner',
  initialState,
  reducers: {
    /** A page on which popups may be shown came on screen; the payload is its path. */
    pageVisited(state, _action: PayloadAction<string>) {
      state.waiting = [];
    },
    popupsFound(state, { payload }: PayloadAction<number[]>) {
      state.waiting = payload;
    },
    /** Closed by the shopper, or its picture never came. */
    popupDismissed(state, { payload }: PayloadAction<number>) {
      state.waiting = state.waiting.filter((id) => id !== payload);
    },
  },
  extraReducers: (builder) => {
    // One a visit: the others wait for another.
    builder.addCase(popupShown, (state, { payload }) => {
      state.waiting = [payload];
    });
  },
});

export const { pageVisited, popupsFound, popupDismissed } = slice.actions;
export const bannerSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof bannerSlice> {}
}

const ofBanner = (state: RootState) => state.banner ?? initialState;
export const selectWaitingPopups = (state: RootState) => ofBanner(state).waiting;
