import type { Action } from '@reduxjs/toolkit';
import { call, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { FeedNotification } from '@/contract/notification';
import { currentPath } from '@/services/browser/page';
import { fetchNotifications, markNotificationSeen } from '@/services/notification';
import { fetchOrder } from '@/services/order';
import { reportClosed, selectImport, undoImport } from '@/store/basketImport';
import { acceptOffer, findOffer, findOfferOrder, offerFound, selectFacility } from '@/store/facility';
import { loadProfile, unseenCounted } from '@/store/profile';
import { userInfoChanged } from '@/store/session/session';
import { navigationEnded, overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { bindRequest } from './bindRequest';

const finding = bindRequest(findOffer, (api, _args, signal) => fetchNotifications(api, {}, signal));
const findingOrder = bindRequest(findOfferOrder, fetchOrder);
const accepting = bindRequest(acceptOffer, markNotificationSeen);

const isSignOut = (action: Action) => userInfoChanged.match(action) && action.payload === null;

function* isTaken() {
  const told = (yield* select(selectImport)).report !== null;
  return told || (yield* select(selectOverlay)) !== null || (yield* call(currentPath)) === '/login';
}

/** Waits until nothing floats over the page, the page is not the login, and what became of a basket has been read. */
function* free() {
  while (yield* call(isTaken)) {
    yield* take([overlayClosed.type, navigationEnded.type, reportClosed.type, undoImport.success.type]);
  }
}

/** What was approved for the order of a notification; null where it names none, or the order does not come. */
function* facilityOf({ value }: FeedNotification) {
  const orderId = Number(value);
  if (!(orderId > 0)) return null;
  const outcome = yield* call(findingOrder.run, orderId);
  return findOfferOrder.success.match(outcome) ? outcome.payload.result.facility : null;
}

/**
 * Once the customer is known: the first notification that asks for the dialog and is not seen opens it, once a visit.
 * A failed load is silent on purpose.
 */
function* offer(cause: Action) {
  if (!loadProfile.success.match(cause)) return;
  const outcome = yield* call(finding.run, undefined);
  if (findOffer.fail.match(outcome)) return;
  const found = outcome.payload.result.data.find(({ isModal, seen }) => isModal && !seen);
  if (!found || (yield* select(selectFacility)).answered.includes(found.id)) return;
  const facility = yield* call(facilityOf, found);
  yield* call(free);
  yield* put(offerFound({ offer: found, facility }));
  yield* put(overlayOpened('facility'));
}

export function* facilitySaga() {
  // Who signs out meanwhile is not asked any more.
  yield* takeLatest((action: Action) => loadProfile.success.match(action) || isSignOut(action), offer);
  yield* takeLeading(acceptOffer.request, function* ({ payload }) {
    const outcome = yield* call(accepting.run, payload);
    if (acceptOffer.success.match(outcome)) yield* put(unseenCounted(outcome.payload.result.unseen));
  });
}
