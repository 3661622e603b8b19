import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ThemeChoice } from '@/services/browser/browserStorage';
import type { RootState } from './makeStore';

/** The theme switch is on screen, so the stored choice must be read. */
export const themeAsked = createAction('theme/asked');
/** The shopper chose a theme; null follows the system. */
export const themeChosen = createAction<ThemeChoice>('theme/chosen');

type ThemeState = { choice: ThemeChoice };
const initialState: ThemeState = { choice: null };

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeRead(state, { payload }: PayloadAction<ThemeChoice>) {
      state.choice = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(themeChosen, (state, { payload }) => {
      state.choice = payload;
    });
  },
});

export const { themeRead } = themeSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof themeSlice> {}
}

export const selectTheme = (state: RootState) => (state.theme ?? initialState).choice;
