import type { Action } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { call, getContext, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isFailAction } from '@/sagas/failure/flowPolicies';
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

/** Whether a call was refused because maintenance began while the page was open. */
function isRefusedByMaintenance(action: Action<string>) {
  if (!isFailAction(action) || loadSite.fail.match(action)) return false;
  const { status, code } = action.payload.failure;
  return status === 503 && code === 'maintenance';
}

export function* maintenanceSaga() {
  yield* takeEvery(isRefusedByMaintenance, function* () {
    yield* put(loadSite.request());
  });
  yield* takeLeading([loadProfile.success.type, siteReceived.type], passSupervisor);
}
