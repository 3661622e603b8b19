import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { shortestSubmitted, shortestSuggested } from '@/contract/firstLoad/searchLimits';
import type { Suggestions } from '@/services/search';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

/** Number of recent searches that are stored. */
export const maxRecentSearches = 5;

export const loadSuggestions = createRequestFlow<string, Suggestions>('search/loadSuggestions');
/** The search field was opened, so the recent searches are read from storage. */
export const searchOpened = createAction('search/opened');
/** The shopper removed one text from the recent searches. */
export const historyRemoved = createAction<string>('search/historyRemoved');
/** The shopper removed all recent searches. */
export const historyCleared = createAction('search/historyCleared');

type SearchState = {
  /** The typed text, trimmed. */
  text: string;
  /** The newest answer. It stays on screen while the next request is in flight. */
  suggestions: Suggestions | null;
  /** The search text of `suggestions`. */
  answeredText: string;
  /** Recent searches, newest first. */
  history: string[];
};

const initialState: SearchState = { text: '', suggestions: null, answeredText: '', history: [] };

export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    searchTyped(state, { payload }: PayloadAction<string>) {
      state.text = payload.trim();
      if (state.text.length < shortestSuggested) {
        state.suggestions = null;
        state.answeredText = '';
      }
    },
    /** Closing clears text and results. */
    searchClosed(state) {
      state.text = '';
      state.suggestions = null;
      state.answeredText = '';
    },
    historyRead(state, { payload }: PayloadAction<string[]>) {
      state.history = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loadSuggestions.success, (state, { payload }) => {
      // An answer to an earlier text is outdated.
      if (payload.args !== state.text) return;
      state.suggestions = payload.result;
      state.answeredText = payload.args;
    });
  },
});

export const { searchTyped, searchClosed, historyRead } = searchSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof searchSlice> {}
}

const ofSearch = (state: RootState) => state.search ?? initialState;
export const selectSuggestions = (state: RootState) => ofSearch(state).suggestions;
export const selectSearchHistory = (state: RootState) => ofSearch(state).history;
/** The server found nothing for the text that is typed. */
export const selectNothingFound = (state: RootState) => {
  const { text, answeredText, suggestions } = ofSearch(state);
  return text.length >= shortestSubmitted && answeredText === text && suggestions?.results.length === 0;
};
