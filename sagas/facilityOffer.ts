import type { Action } from '@reduxjs/toolkit';
import { call, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { FeedNotification } from '@/contract/notification';
import { currentPath } from '@/services/browser/page';
import { fetchAnswer, fetchFirstRows, makeChange } from '@/services/shopCalls';
import { reportClosed, selectImport, undoImport } from '@/store/basketImport';
import {
  acceptOffer,
  findOffer,
  findOfferOrder,
  offerFound,
  selectFacilityOffer,
} from '@/store/facilityOffer';
import { loadProfile, unseenCounted } from '@/store/profile';
import { userInfoChanged } from '@/store/session/session';
import { navigationEnded, overlayClosed, overlayOpened, selectOverlay } from '@/store/ui';
import { bindRequest } from './bindRequest';

const finding = bindRequest(findOffer, (api, _args, signal) =>
  fetchFirstRows(api, 'notifications', {}, signal),
);
const findingOrder = bindRequest(findOfferOrder, (api, orderId, signal) =>
  fetchAnswer(api, 'order', { orderId }, signal),
);
const accepting = bindRequest(acceptOffer, (api, id) => makeChange(api, 'markSeen', { id }));

const isSignOut = (action: Action) => userInfoChanged.match(action) && action.payload === null;

/** Pages on which the shopper looks for products, signs in, pays, reads an order or fills in a long form, and the dialog would be in the way. */
const busyPaths = [
  '/shop',
  '/brand',
  '/compare',
  '/products',
  '/cart',
  '/login',
  '/order',
  '/pay',
  '/checked',
  '/invoice',
  '/planloanrequest',
  '/dashboard/orders/',
];

/** Whether the dialog must not open: over an overlay, an unread import report or a page that must not be disturbed. */
function* isScreenTaken() {
  const path = yield* call(currentPath);
  const hasReport = (yield* select(selectImport)).report !== null;
  return (
    hasReport || (yield* select(selectOverlay)) !== null || busyPaths.some((busy) => path.startsWith(busy))
  );
}

function* waitForFreeScreen() {
  while (yield* call(isScreenTaken)) {
    yield* take([overlayClosed.type, navigationEnded.type, reportClosed.type, undoImport.success.type]);
  }
}

/** The approved facility of the order that a notification names; null without an order, or when its load fails. */
function* loadFacility({ value }: FeedNotification) {
  const orderId = Number(value);
  if (!(orderId > 0)) return null;
  const outcome = yield* call(findingOrder.run, orderId);
  return findOfferOrder.success.match(outcome) ? outcome.payload.result.facility : null;
}

/**
 * Opens the dialog of the first unseen notification that has one, once a visit, after the customer is loaded. A
 * failed load shows nothing, because the shopper did not ask for it.
 */
function* offerFacility(cause: Action) {
  if (!loadProfile.success.match(cause)) return;
  const outcome = yield* call(finding.run, undefined);
  if (findOffer.fail.match(outcome)) return;
  const found = outcome.payload.result.find(({ isModal, seen }) => isModal && !seen);
  if (!found || (yield* select(selectFacilityOffer)).answered.includes(found.id)) return;
  const facility = yield* call(loadFacility, found);
  yield* call(waitForFreeScreen);
  yield* put(offerFound({ offer: found, facility }));
  yield* put(overlayOpened('facility'));
}

export function* facilityOfferSaga() {
  // A sign-out cancels the offer that is being prepared.
  yield* takeLatest(
    (action: Action) => loadProfile.success.match(action) || isSignOut(action),
    offerFacility,
  );
  yield* takeLeading(acceptOffer.request, function* ({ payload }) {
    const outcome = yield* call(accepting.run, payload);
    if (acceptOffer.success.match(outcome)) yield* put(unseenCounted(outcome.payload.result.unseen));
  });
}
