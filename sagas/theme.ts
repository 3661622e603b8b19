import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { onOtherTab, readTheme, type ThemeChoice, writeTheme } from '@/services/browser/browserStorage';
import { themeAsked, themeChosen, themeRead } from '@/store/theme';

/** `public/early.js` does the same before the first paint. */
function paint(choice: ThemeChoice) {
  if (choice) document.documentElement.dataset.theme = choice;
  else delete document.documentElement.dataset.theme;
}

function* choose({ payload }: ReturnType<typeof themeChosen>) {
  yield* call(writeTheme, payload);
  yield* call(paint, payload);
}

function* tell() {
  yield* put(themeRead(yield* call(readTheme)));
}

function* follow() {
  yield* call(paint, yield* call(readTheme));
  yield* tell();
}

const otherTabs = () => eventChannel<true>((emit) => onOtherTab('theme', () => emit(true)));

export function* themeSaga() {
  yield* takeEvery(themeAsked, tell);
  yield* takeEvery(themeChosen, choose);
  if (typeof window !== 'undefined') yield* takeEvery(yield* call(otherTabs), follow);
}
