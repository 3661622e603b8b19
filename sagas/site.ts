import { call, put, select, takeLeading } from 'typed-redux-saga';
import { readStaticData, writeStaticData } from '@/services/browser/browserStorage';
import { fetchBranches, fetchBrands, fetchProvinces, fetchSite, fetchStaticsData } from '@/services/site';
import { selectClockOffset } from '@/store/clock';
import { loadBranches, loadProvinces } from '@/store/place';
import { appResumed, appStarted } from '@/store/session/session';
import {
  loadBrands,
  loadSite,
  loadStaticsData,
  selectRenderedAt,
  selectStaticsData,
  siteReceived,
} from '@/store/site';
import { bindRequest } from './bindRequest';

/** A cached copy of the static data younger than this (ms) is used without asking again. */
const staticDataMaxAge = 10 * 60 * 1000;

const site = bindRequest(loadSite, fetchSite);
const staticsData = bindRequest(loadStaticsData, fetchStaticsData);
const brands = bindRequest(loadBrands, fetchBrands);
const provinces = bindRequest(loadProvinces, fetchProvinces);
const branches = bindRequest(loadBranches, fetchBranches);

/** Shows the cached static data at once, and asks for newer when it has aged or there is none. */
export function* restoreStaticsData() {
  if (yield* select(selectStaticsData)) return;
  const cached = yield* call(readStaticData);
  if (cached) yield* put(loadStaticsData.success(undefined, cached.data));
  if (!cached || Date.now() - cached.savedAt > staticDataMaxAge) {
    const outcome = yield* call(staticsData.run, undefined);
    if (loadStaticsData.success.match(outcome)) {
      yield* call(writeStaticData, outcome.payload.result, Date.now());
    }
  }
}

// A failed load is silent on purpose: menus and lists stay as the server rendered them.
export function* siteSaga() {
  yield* staticsData.watch(takeLeading);
  yield* brands.watch(takeLeading);
  yield* provinces.watch(takeLeading);
  yield* branches.watch(takeLeading);
  // A page may have been rendered a while ago: the modes (catalog, maintenance) are asked for anew; likewise when a call says they have changed.
  yield* takeLeading([appStarted.type, appResumed.type, loadSite.request.type], function* () {
    const outcome = yield* call(site.run, undefined);
    if (!loadSite.success.match(outcome)) return;
    // The server's clock is known to the second only: what has just been asked for is never the older.
    const known = yield* select(selectRenderedAt);
    const renderedAt = Math.max(known, Date.now() + (yield* select(selectClockOffset)));
    yield* put(siteReceived({ site: outcome.payload.result, renderedAt }));
  });
}
