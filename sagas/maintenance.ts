import type { Action } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { call, getContext, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { passTriedLately, rememberPassTry } from '@/services/browser/browserStorage';
import { currentRoute, reloadPage } from '@/services/browser/page';
import { takeMaintenancePass } from '@/services/session';
import { loadProfile, selectSupervisor } from '@/store/profile';
import { loadSite, selectSite, siteReceived } from '@/store/site';

/** The page that the proxy shows in place of every other during maintenance. */
const maintenanceRoute = '/maintenance';

/**
 * A supervisor goes through maintenance: their browser gets a pass, so that the server lets its pages through, and a
 * page that was withheld is asked for again. Once in a while only, so that a pass that is not accepted never reloads on
 * and on; a try on the page before, which may have been left before its answer came, does not count at the screen.
 */
function* passSupervisor() {
  const closed = (yield* select(selectSite))?.company.maintenanceMode;
  if (!closed || !(yield* select(selectSupervisor))) return;
  const withheld = (yield* call(currentRoute)) === maintenanceRoute;
  if (yield* call(passTriedLately, Date.now(), withheld)) return;
  yield* call(rememberPassTry, Date.now(), withheld);
  const api = yield* getContext<AxiosInstance>('api');
  try {
    yield* call(takeMaintenancePass, api);
  } catch {
    // Refused: the maintenance screen stays, as for everybody.
    return;
  }
  if (withheld) yield* call(reloadPage);
}

/** A call was refused because the shop has closed while the page was open. */
function isClosed(action: Action & { payload?: unknown }) {
  if (!action.type.endsWith('/fail') || action.type === loadSite.fail.type) return false;
  const { failure } = action.payload as { failure: Failure };
  return failure.status === 503 && failure.code === 'maintenance';
}

export function* maintenanceSaga() {
  yield* takeEvery(isClosed, function* () {
    yield* put(loadSite.request());
  });
  yield* takeLeading([loadProfile.success.type, siteReceived.type], passSupervisor);
}
