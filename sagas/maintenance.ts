import type { Action } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { call, getContext, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { isFailAction } from '@/sagas/failure/flowPolicies';
import { isPassTriedLately, recordPassTry } from '@/services/browser/browserStorage';
import { currentRoute, reloadPage } from '@/services/browser/page';
import { takeMaintenancePass } from '@/services/session';
import { loadProfile, selectSupervisor } from '@/store/profile';
import { loadSite, selectSite, siteReceived } from '@/store/site';

/** The page that the proxy renders instead of every other during maintenance. */
const maintenanceRoute = '/maintenance';

/**
 * Requests a maintenance pass for a supervisor and reloads the page if the maintenance screen replaced it. Requests at most
 * one pass in a while, so that a pass that the proxy does not accept never leads to a reload loop. A request from the
 * page before does not count on the maintenance screen, because its answer may not have arrived.
 */
function* passSupervisor() {
  const closed = (yield* select(selectSite))?.company.maintenanceMode;
  if (!closed || !(yield* select(selectSupervisor))) return;
  const isWithheld = (yield* call(currentRoute)) === maintenanceRoute;
  if (yield* call(isPassTriedLately, Date.now(), isWithheld)) return;
  yield* call(recordPassTry, Date.now(), isWithheld);
  const api = yield* getContext<AxiosInstance>('api');
  try {
    yield* call(takeMaintenancePass, api);
  } catch {
    // Without a pass the maintenance screen stays.
    return;
  }
  if (isWithheld) yield* call(reloadPage);
}

/** Whether a call was refused because maintenance or catalog mode began while the page was open. */
function isRefusedByMode(action: Action<string>) {
  if (!isFailAction(action) || loadSite.fail.match(action)) return false;
  const { status, code } = action.payload.failure;
  return (status === 503 && code === 'maintenance') || (status === 403 && code === 'catalog_mode');
}

export function* maintenanceSaga() {
  yield* takeEvery(isRefusedByMode, function* () {
    yield* put(loadSite.request());
  });
  yield* takeLeading([loadProfile.success.type, siteReceived.type], passSupervisor);
}
