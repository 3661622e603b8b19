import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { readPopupViews, readVisit, writePopupViews, writeVisit } from '@/services/browser/browserStorage';
import { pageVisited, popupShown, popupsAsked, popupsFound } from '@/store/banner';
import { selectStaticsData } from '@/store/site';

const popupType = 1;

function* popups() {
  const statics = yield* select(selectStaticsData);
  return statics?.notification.filter((banner) => banner.type === popupType) ?? [];
}

/** Remembers whether the visit has gone beyond its first page. A banner that was switched off forgets its count. */
function* visit({ payload: path }: ReturnType<typeof pageVisited>) {
  const known = yield* call(readVisit);
  const next = known ?? { firstPage: path, movedOn: false, popupShown: false };
  yield* call(writeVisit, { ...next, movedOn: next.movedOn || next.firstPage !== path });
  for (const { id, active } of yield* popups()) if (!active) yield* call(writePopupViews, id, null);
}

/** Offers the banners with showings left, from the second page of a visit on, until one was shown. */
function* find() {
  const visited = yield* call(readVisit);
  if (!visited?.movedOn || visited.popupShown) return;
  const waiting: number[] = [];
  for (const { id, active, viewCount } of yield* popups()) {
    if (active && ((yield* call(readPopupViews, id)) ?? viewCount) > 0) waiting.push(id);
  }
  yield* put(popupsFound(waiting));
}

function* count({ payload: id }: ReturnType<typeof popupShown>) {
  const visited = yield* call(readVisit);
  if (visited) yield* call(writeVisit, { ...visited, popupShown: true });
  const banner = (yield* popups()).find((one) => one.id === id);
  if (!banner) return;
  const left = (yield* call(readPopupViews, id)) ?? banner.viewCount;
  yield* call(writePopupViews, id, Math.max(0, left - 1));
}

export function* bannerSaga() {
  yield* takeEvery(pageVisited, visit);
  yield* takeLatest(popupsAsked, find);
  yield* takeEvery(popupShown, count);
}
