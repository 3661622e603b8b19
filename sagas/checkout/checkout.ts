import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { couponErrorOf } from '@/rules/checkout/choice';
import { bindRequest } from '@/sagas/bindRequest';
import type { LateDomain } from '@/sagas/late/lateDomain';
import * as calls from '@/services/checkout';
import { fetchFirstRows } from '@/services/shopCalls';
import { loadAddresses, saveAddress } from '@/store/address';
import { basketAnswered, selectBasketAnswer } from '@/store/basket';
import {
  basketOrderFound,
  checkoutOpened,
  checkoutRestored,
  couponRefused,
  draftChanged,
  findOrder,
  loadShipping,
  placeOrder,
  reviewCheckout,
  selectCheckout,
} from '@/store/checkout';
import { selectChoice, selectDeliveryAddress } from '@/store/checkoutChoice';
import { selectClockOffset } from '@/store/clock';
import { selectBasketBusy } from '@/store/companion';
import { restoreCheckout, storeCheckout } from './checkoutProgress';
import { watchPlacing } from './placing';

const loadingShipping = bindRequest(loadShipping, calls.fetchShippingMethods);
/** The times of the server are read in whole seconds, so two clocks agree only this far (ms). */
const clockSlackMs = 2000;

const finding = bindRequest(findOrder, (api, _args, signal) =>
  fetchFirstRows(api, 'orders', { tab: 'all' }, signal),
);
const reviewing = bindRequest(reviewCheckout, calls.reviewCheckout);

/** Restores the choice of this tab. An order whose answer was lost is not sent again: the screen says that it may be placed. */
function* openCheckout() {
  yield* call(restoreCheckout);
  yield* put(loadAddresses.request());
}

/** Looks for the order that took the basket of this checkout: of another tab, or one whose answer was lost. */
function* findBasketOrder() {
  const { open, restored, placing, placedOrderId, unansweredSince, openedAt } = yield* select(selectCheckout);
  const answer = yield* select(selectBasketAnswer);
  const isAsked = open && restored && placing.status !== 'busy' && placedOrderId === null;
  if (!isAsked || answer?.data.items.length !== 0) return;
  const outcome = yield* call(finding.run, undefined);
  if (findOrder.fail.match(outcome)) return;
  const newest = outcome.payload.result[0];
  const since = (unansweredSince ?? openedAt) + (yield* select(selectClockOffset));
  if (newest && Date.parse(newest.placedAt) >= since - clockSlackMs) yield* put(basketOrderFound(newest.id));
}

/** Whether the checkout is on screen with a basket that is not ordered yet. */
function* canReview() {
  const { open, placing } = yield* select(selectCheckout);
  const answer = yield* select(selectBasketAnswer);
  const isFilled = answer !== null && answer.data.items.length > 0;
  return open && isFilled && placing.status !== 'busy' && placing.status !== 'done';
}

function* refreshShipping() {
  const address = yield* select(selectDeliveryAddress);
  if (address && (yield* call(canReview))) yield* put(loadShipping.request(address.id));
}

/** Asks for the review of the present choice once every change of the basket is saved. */
function* refreshReview() {
  while (yield* select(selectBasketBusy)) yield* take('*');
  const choice = yield* select(selectChoice);
  if (choice && (yield* call(canReview))) yield* put(reviewCheckout.request(choice));
}

/** Stores the choice, and loads the shipping methods of another address. */
function* applyChoice() {
  yield* call(storeCheckout, { isSent: false });
  const address = yield* select(selectDeliveryAddress);
  const { shipping } = yield* select(selectCheckout);
  if (address && shipping.addressId !== address.id) yield* call(refreshShipping);
}

/** Chooses an address that the checkout has just added. It has the highest id. */
function* chooseNewAddress({ payload: { args, result } }: ReturnType<typeof saveAddress.success>) {
  const { open } = yield* select(selectCheckout);
  if (!open || args.id !== null) return;
  yield* put(draftChanged({ addressId: Math.max(...result.map(({ id }) => id)) }));
}

function* refuseCoupon({ payload: { args, failure } }: ReturnType<typeof reviewCheckout.fail>) {
  const error = couponErrorOf(args, failure);
  if (error !== null) yield* put(couponRefused(error));
}

/**
 * The checkout. Shipping is loaded for every address and every state of the basket, then the review of every complete
 * choice; the newest request wins.
 */
function* checkoutSaga() {
  yield* takeLatest(checkoutOpened, openCheckout);
  yield* takeLatest(saveAddress.success, chooseNewAddress);
  yield* takeLatest([draftChanged.type, couponRefused.type], applyChoice);
  yield* takeLatest(
    [loadAddresses.success.type, saveAddress.success.type, basketAnswered.type],
    refreshShipping,
  );
  yield* takeLatest(
    [draftChanged.type, couponRefused.type, loadShipping.success.type, loadShipping.fail.type],
    refreshReview,
  );
  yield* takeEvery(reviewCheckout.fail, refuseCoupon);
  yield* takeLatest([checkoutRestored.type, basketAnswered.type, placeOrder.fail.type], findBasketOrder);
  yield* loadingShipping.watch(takeLatest);
  yield* reviewing.watch(takeLatest);
  yield* watchPlacing();
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [checkoutSaga],
  policies: [
    { flow: loadShipping, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: reviewCheckout, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: findOrder, unauthorized: 'ignore', failure: 'nobody' },
    { flow: placeOrder, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
  ],
};
