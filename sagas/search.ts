import { call, delay, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { shortestSuggested } from '@/contract/firstLoad/searchLimits';
import { readSearchHistory, writeSearchHistory } from '@/services/browser/browserStorage';
import { fetchSuggestions } from '@/services/search';
import { searchSubmitted } from '@/store/firstLoad/searchField';
import {
  historyCleared,
  historyRead,
  historyRemoved,
  loadSuggestions,
  maxRecentSearches,
  searchClosed,
  searchOpened,
  searchTyped,
} from '@/store/search';
import { foldText } from '@/utils/searchFold';
import { bindRequest } from './bindRequest';

/** Debounce (ms) of the suggestions. */
const suggestionDebounceMs = 250;

const loadingSuggestions = bindRequest(loadSuggestions, fetchSuggestions);

function* suggestAfterPause(action: ReturnType<typeof searchTyped> | ReturnType<typeof searchClosed>) {
  const text = searchTyped.match(action) ? action.payload.trim() : '';
  if (text.length < shortestSuggested) return;
  yield* delay(suggestionDebounceMs);
  yield* call(loadingSuggestions.run, text);
}

function* storeHistory(history: string[]) {
  yield* call(writeSearchHistory, history);
  yield* put(historyRead(history));
}

function* addToHistory({ payload }: ReturnType<typeof searchSubmitted>) {
  const text = payload.trim();
  const older = (yield* call(readSearchHistory)).filter((one) => foldText(one) !== foldText(text));
  yield* storeHistory([text, ...older].slice(0, maxRecentSearches));
}

function* removeFromHistory({ payload }: ReturnType<typeof historyRemoved>) {
  yield* storeHistory((yield* call(readSearchHistory)).filter((one) => one !== payload));
}

function* showHistory() {
  yield* put(historyRead((yield* call(readSearchHistory)).slice(0, maxRecentSearches)));
}

// The newest text wins and aborts the older call. After a failure the list stays as it was.
export function* searchSaga() {
  yield* takeLatest([searchTyped, searchClosed], suggestAfterPause);
  yield* takeEvery(searchOpened, showHistory);
  yield* takeEvery(searchSubmitted, addToHistory);
  yield* takeEvery(historyRemoved, removeFromHistory);
  yield* takeEvery(historyCleared, storeHistory, []);
}
