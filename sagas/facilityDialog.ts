import type { Action } from '@reduxjs/toolkit';
import { call, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { fetchNotifications, markNotificationSeen } from '@/services/notification';
import { currentPath } from '@/services/page';
import { acceptOffer, findOffer, offerFound, selectFacilityDialog } from '@/store/facilityDialog';
import { userInfoChanged } from '@/store/session';
import { navigationEnded, overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { loadUser, unseenCounted } from '@/store/user';
import { bindRequest } from './bindRequest';

const finding = bindRequest(findOffer, (api, _args, signal) => fetchNotifications(api, {}, signal));
const accepting = bindRequest(acceptOffer, markNotificationSeen);

const isSignOut = (action: Action) => userInfoChanged.match(action) && action.payload === null;

/** Waits until nothing floats over the page and the page is not the login. */
function* free() {
  while ((yield* select(selectOverlay)) !== null || (yield* call(currentPath)) === '/login') {
    yield* take([overlayClosed.type, navigationEnded.type]);
  }
}

/**
 * Once the customer is known: the first notification that asks for the dialog and is not seen opens it, once a visit.
 * A failed load is silent on purpose.
 */
function* offer(cause: Action) {
  if (!loadUser.success.match(cause)) return;
  const outcome = yield* call(finding.run, undefined);
  if (findOffer.fail.match(outcome)) return;
  const found = outcome.payload.result.data.find(({ isModal, seen }) => isModal && !seen);
  if (!found || (yield* select(selectFacilityDialog)).answered.includes(found.id)) return;
  yield* call(free);
  yield* put(offerFound(found));
  yield* put(overlayOpened('facility'));
}

export function* facilityDialogSaga() {
  // Who signs out meanwhile is not asked any more.
  yield* takeLatest((action: Action) => loadUser.success.match(action) || isSignOut(action), offer);
  yield* takeLeading(acceptOffer.request, function* ({ payload }) {
    const outcome = yield* call(accepting.run, payload);
    if (acceptOffer.success.match(outcome)) yield* put(unseenCounted(outcome.payload.result.unseen));
  });
}
