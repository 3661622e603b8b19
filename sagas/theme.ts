import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { onOtherTabChange, readTheme, type ThemeChoice, writeTheme } from '@/services/browser/browserStorage';
import { themeAsked, themeChosen, themeRead } from '@/store/theme';

/** Applies the theme to the document. `public/early.js` does the same before the first paint. */
function applyTheme(choice: ThemeChoice) {
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
}

function* storeTheme({ payload }: ReturnType<typeof themeChosen>) {
  yield* call(writeTheme, payload);
  yield* call(applyTheme, payload);
}

function* readStoredTheme() {
  yield* put(themeRead(yield* call(readTheme)));
}

function* applyThemeOfOtherTab() {
  yield* call(applyTheme, yield* call(readTheme));
  yield* readStoredTheme();
}

const otherTabs = () => eventChannel<true>((emit) => onOtherTabChange('theme', () => emit(true)));

export function* themeSaga() {
  yield* takeEvery(themeAsked, readStoredTheme);
  yield* takeEvery(themeChosen, storeTheme);
  if (typeof window !== 'undefined') yield* takeEvery(yield* call(otherTabs), applyThemeOfOtherTab);
}
