import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from './makeStore';

/** The place of the popups is ready; `sagas/popup.ts` answers with those that may still be shown. */
export const popupsAsked = createAction('popup/asked');
/** A popup is on screen: one showing less is left of it. */
export const popupShown = createAction<number>('popup/shown');

type PopupState = {
  /** Banners with showings left, in the site's order. */
  waiting: number[];
};

const initialState: PopupState = { waiting: [] };

const slice = createSlice({
  name: 'popup',
  initialState,
  reducers: {
    popupsFound(state, { payload }: PayloadAction<number[]>) {
      state.waiting = payload;
    },
    /** Closed by the shopper, or its picture never came. */
    popupDismissed(state, { payload }: PayloadAction<number>) {
      state.waiting = state.waiting.filter((id) => id !== payload);
    },
  },
});

export const { popupsFound, popupDismissed } = slice.actions;
export const popupSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof popupSlice> {}
}

const ofPopup = (state: RootState) => state.popup ?? initialState;
export const selectWaitingPopups = (state: RootState) => ofPopup(state).waiting;
