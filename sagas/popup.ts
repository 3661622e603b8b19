import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { readPopupViews, writePopupViews } from '@/services/browserStorage';
import { popupShown, popupsAsked, popupsFound } from '@/store/popup';
import { selectStaticsData } from '@/store/site';

const popupType = 1;

function* popups() {
  const statics = yield* select(selectStaticsData);
  return statics?.notification.filter((banner) => banner.type === popupType) ?? [];
}

/** Offers the banners with showings left; a banner that was switched off forgets its count. */
function* find() {
  const waiting: number[] = [];
  for (const { id, active, viewCount } of yield* popups()) {
    if (!active) yield* call(writePopupViews, id, null);
    else if (((yield* call(readPopupViews, id)) ?? viewCount) > 0) waiting.push(id);
  }
  yield* put(popupsFound(waiting));
}

function* count({ payload: id }: ReturnType<typeof popupShown>) {
  const banner = (yield* popups()).find((one) => one.id === id);
  if (!banner) return;
  const left = (yield* call(readPopupViews, id)) ?? banner.viewCount;
  yield* call(writePopupViews, id, Math.max(0, left - 1));
}

export function* popupSaga() {
  yield* takeLatest(popupsAsked, find);
  yield* takeEvery(popupShown, count);
}
