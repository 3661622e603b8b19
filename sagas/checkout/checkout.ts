import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/checkout';
import { loadAddresses, saveAddress } from '@/store/address';
import { basketAnswered, selectBasketAnswer, selectBasketBusy } from '@/store/basket';
import {
  checkoutOpened,
  couponRefused,
  draftChanged,
  loadShipping,
  placeOrder,
  reviewCheckout,
  selectCheckout,
} from '@/store/checkout';
import { selectChoice, selectDeliveryAddress } from '@/store/checkoutChoice';
import { couponErrorOf } from '@/utils/checkout/choice';
import { restoreCheckout, storeCheckout } from './checkoutProgress';
import { watchPlacing } from './placing';

const loadingShipping = bindRequest(loadShipping, calls.fetchShippingMethods);
const reviewing = bindRequest(reviewCheckout, calls.reviewCheckout);

/** Restores the choice of this tab. An order whose answer was lost is sent again before anything can change it. */
function* openCheckout() {
  const attempt = yield* call(restoreCheckout);
  if (attempt) yield* put(placeOrder.request(attempt));
  yield* put(loadAddresses.request());
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
export function* checkoutSaga() {
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
  yield* loadingShipping.watch(takeLatest);
  yield* reviewing.watch(takeLatest);
  yield* watchPlacing();
}
