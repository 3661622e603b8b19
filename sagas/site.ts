import { call, delay, fork, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { readStaticData, writeStaticData } from '@/services/browser/browserStorage';
import { waitForIdle } from '@/services/browser/idle';
import { isPageVisible, markCatalogMode } from '@/services/browser/page';
import { fetchBranches, fetchBrands, fetchProvinces, fetchSite, fetchStaticsData } from '@/services/site';
import { selectClockOffset } from '@/store/clock';
import { appResumed, appStarted } from '@/store/session/session';
import {
  loadBrands,
  loadSite,
  loadStaticsData,
  selectCatalogMode,
  selectRenderedAt,
  selectStaticsData,
  siteReceived,
} from '@/store/site';
import { loadBranches, loadProvinces } from '@/store/sitePlaces';
import { minuteMs } from '@/utils/timeUnits';
import { bindRequest } from './bindRequest';

/** A cached copy of the static data younger than this (ms) is used without a request. */
const staticDataMaxAgeMs = 10 * minuteMs;

const loadingSite = bindRequest(loadSite, fetchSite);
const loadingStaticsData = bindRequest(loadStaticsData, fetchStaticsData);
const loadingBrands = bindRequest(loadBrands, fetchBrands);
const loadingProvinces = bindRequest(loadProvinces, fetchProvinces);
const loadingBranches = bindRequest(loadBranches, fetchBranches);

/** Shows the cached static data at once, and loads it when the copy is old or absent. */
export function* restoreStaticsData() {
  if (yield* select(selectStaticsData)) return;
  const cached = yield* call(readStaticData);
  if (cached) yield* put(loadStaticsData.success(undefined, cached.data));
  if (!cached || Date.now() - cached.savedAt > staticDataMaxAgeMs) {
    yield* call(waitForIdle);
    const outcome = yield* call(loadingStaticsData.run, undefined);
    if (loadStaticsData.success.match(outcome)) {
      yield* call(waitForIdle);
      yield* call(writeStaticData, outcome.payload.result, Date.now());
    }
  }
}

/** Renews the site while the page is visible, so that an open page follows a change of the modes within a minute. */
function* renewSite() {
  for (;;) {
    yield* delay(minuteMs);
    if (yield* call(isPageVisible)) yield* put(loadSite.request());
  }
}

// After a failed load menus and lists stay as the server rendered them.
export function* siteSaga() {
  yield* loadingBrands.watch(takeLeading);
  yield* loadingProvinces.watch(takeLeading);
  yield* loadingBranches.watch(takeLeading);
  yield* takeEvery(siteReceived, function* () {
    yield* call(markCatalogMode, yield* select(selectCatalogMode));
  });
  yield* fork(renewSite);
  // A cached page may show old modes (catalog, maintenance), so they are loaded on start, on return to the tab and when a
  // refused call shows that they have changed.
  yield* takeLeading([appStarted.type, appResumed.type, loadSite.request.type], function* () {
    const outcome = yield* call(loadingSite.run, undefined);
    if (!loadSite.success.match(outcome)) return;
    // The server's clock is known to the second only, so the newest answer must not count as older than the page.
    const known = yield* select(selectRenderedAt);
    const renderedAt = Math.max(known, Date.now() + (yield* select(selectClockOffset)));
    yield* put(siteReceived({ site: outcome.payload.result, renderedAt }));
  });
}
