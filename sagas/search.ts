import { call, delay, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { shortestSuggested } from '@/contract/limits';
import { readSearchHistory, writeSearchHistory } from '@/services/browser/browserStorage';
import { fetchSuggestions } from '@/services/search';
import {
  historyCleared,
  historyLength,
  historyRead,
  historyRemoved,
  loadSuggestions,
  searchClosed,
  searchOpened,
  searchTyped,
} from '@/store/search';
import { searchSubmitted } from '@/store/searchField';
import { fold } from '@/utils/searchFold';
import { bindRequest } from './bindRequest';

/** A pause in typing (ms) after which suggestions are asked for. */
const typingPause = 250;

const suggestions = bindRequest(loadSuggestions, fetchSuggestions);

function* suggest(action: ReturnType<typeof searchTyped> | ReturnType<typeof searchClosed>) {
  const text = searchTyped.match(action) ? action.payload.trim() : '';
  if (text.length < shortestSuggested) return;
  yield* delay(typingPause);
  yield* call(suggestions.run, text);
}

function* keep(history: string[]) {
  yield* call(writeSearchHistory, history);
  yield* put(historyRead(history));
}

function* remember({ payload }: ReturnType<typeof searchSubmitted>) {
  const text = payload.trim();
  const older = (yield* call(readSearchHistory)).filter((one) => fold(one) !== fold(text));
  yield* keep([text, ...older].slice(0, historyLength));
}

function* forget({ payload }: ReturnType<typeof historyRemoved>) {
  yield* keep((yield* call(readSearchHistory)).filter((one) => one !== payload));
}

function* show() {
  yield* put(historyRead((yield* call(readSearchHistory)).slice(0, historyLength)));
}

// The newest text wins and aborts the older call. A failed one is silent on purpose: the list stays as it was.
export function* searchSaga() {
  yield* takeLatest([searchTyped, searchClosed], suggest);
  yield* takeEvery(searchOpened, show);
  yield* takeEvery(searchSubmitted, remember);
  yield* takeEvery(historyRemoved, forget);
  yield* takeEvery(historyCleared, keep, []);
}
