import { call, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { readPopupViews, readVisit, writePopupViews, writeVisit } from '@/services/browser/browserStorage';
import { pageVisited, popupShown, popupsAsked, popupsFound } from '@/store/banner';
import { selectStaticsData } from '@/store/site';

const popupType = 1;

function* selectPopups() {
  const statics = yield* select(selectStaticsData);
  return statics?.notification.filter((banner) => banner.type === popupType) ?? [];
}

/** Stores whether the visit has left its first page, and removes the view counts of inactive banners. */
function* recordPageVisit({ payload: path }: ReturnType<typeof pageVisited>) {
  const known = yield* call(readVisit);
  const next = known ?? { firstPage: path, movedOn: false, popupShown: false };
  yield* call(writeVisit, { ...next, movedOn: next.movedOn || next.firstPage !== path });
  for (const { id, active } of yield* selectPopups()) if (!active) yield* call(writePopupViews, id, null);
}

/** Finds the banners with views left. A visit shows one popup, and none on its first page. */
function* findPopups() {
  const visit = yield* call(readVisit);
  if (!visit?.movedOn || visit.popupShown) return;
  const waiting: number[] = [];
  for (const { id, active, viewCount } of yield* selectPopups()) {
    if (active && ((yield* call(readPopupViews, id)) ?? viewCount) > 0) waiting.push(id);
  }
  yield* put(popupsFound(waiting));
}

function* recordPopupView({ payload: id }: ReturnType<typeof popupShown>) {
  const visit = yield* call(readVisit);
  if (visit) yield* call(writeVisit, { ...visit, popupShown: true });
  const banner = (yield* selectPopups()).find((one) => one.id === id);
  if (!banner) return;
  const left = (yield* call(readPopupViews, id)) ?? banner.viewCount;
  yield* call(writePopupViews, id, Math.max(0, left - 1));
}

export function* bannerSaga() {
  yield* takeEvery(pageVisited, recordPageVisit);
  yield* takeLatest(popupsAsked, findPopups);
  yield* takeEvery(popupShown, recordPopupView);
}
