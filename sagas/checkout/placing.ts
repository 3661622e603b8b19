import { call, put, select, takeLeading } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { chosenGateway } from '@/rules/checkout/choice';
import { orderResultHref, paymentSummaryHref } from '@/rules/paymentPaths';
import { bindRequest } from '@/sagas/bindRequest';
import { leaveToGateway } from '@/sagas/payment/leaveToGateway';
import { openPage } from '@/services/browser/page';
import * as calls from '@/services/checkout';
import { isOutcomeUnknown } from '@/services/http/api';
import { loadBasket } from '@/store/basket';
import {
  attemptPrepared,
  orderConfirmed,
  orderKept,
  placeOrder,
  reviewShown,
  selectCheckout,
} from '@/store/checkout';
import { selectChoice } from '@/store/checkoutChoice';
import { createUuid } from '@/utils/uuid';
import { storeCheckout } from './checkoutProgress';

const placing = bindRequest(placeOrder, calls.placeOrder);

/** The order of the reviewed choice; null while there is no review. */
function* createOrder() {
  const { reviewed, draft } = yield* select(selectCheckout);
  const choice = yield* select(selectChoice);
  if (!reviewed || !choice) return null;
  const { review } = reviewed;
  const gateway = review.atGateway === 0 ? null : (chosenGateway(review, draft)?.code ?? null);
  return { ...choice, gateway, agreed: review.agreed };
}

/**
 * The attempt to place the reviewed order; null while there is no review. The key stays the same until the order is another
 * one, also over a reload, so that a repeated or doubled sending places one order.
 */
function* prepareAttempt() {
  const order = yield* call(createOrder);
  if (!order) return null;
  const { attempt } = yield* select(selectCheckout);
  if (attempt && JSON.stringify(attempt.order) === JSON.stringify(order)) return attempt;
  const prepared = { order, key: createUuid() };
  yield* put(attemptPrepared(prepared));
  yield* call(storeCheckout, { isSent: false });
  return prepared;
}

/** Sends the confirmed order. */
function* confirmOrder() {
  const attempt = yield* call(prepareAttempt);
  if (attempt) yield* put(placeOrder.request(attempt));
}

/** The order that was placed although its payment could not be started; null when none was. */
function keptOrderOf({ status, fields }: Failure): number | null {
  const id = Number(fields?.orderId);
  return status === 503 && id > 0 ? id : null;
}

/** Opens the summary of an order whose gateway did not start, where another one can be chosen. */
function* chooseOtherGateway(orderId: number) {
  yield* put(orderKept(orderId));
  yield* call(storeCheckout, { isSent: false });
  yield* put(loadBasket.request());
  yield* call(openPage, paymentSummaryHref(orderId));
}

/** Leaves for the gateway, or for the result when nothing remains to be paid. */
function* leaveCheckout({ payload }: ReturnType<typeof placeOrder.success>) {
  const { orderId, payment } = payload.result;
  yield* call(storeCheckout, { isSent: false });
  if (payment) return yield* leaveToGateway(payment, 'order');
  // The order has taken the lines of the basket.
  yield* put(loadBasket.request());
  return yield* call(openPage, orderResultHref(orderId));
}

/**
 * Places an order. The attempt is stored as sent before it is sent, so that a reload says that its answer was lost. A refused
 * order is forgotten. After a refusal basket, shipping and review are loaded again, because one of them has changed.
 */
function* sendOrder({ payload: attempt }: ReturnType<typeof placeOrder.request>) {
  yield* call(storeCheckout, { isSent: true });
  const outcome = yield* call(placing.run, attempt);
  if (placeOrder.success.match(outcome)) return yield* call(leaveCheckout, outcome);
  const { failure } = outcome.payload;
  const keptOrder = keptOrderOf(failure);
  if (keptOrder !== null) return yield* call(chooseOtherGateway, keptOrder);
  if (isOutcomeUnknown(failure)) return;
  // A conflict may be with the first sending of the same order, which is still under way.
  if (failure.code !== 'conflict') yield* call(storeCheckout, { isSent: false });
  // The login is open after a 401, and the basket is loaded after it.
  if (failure.status !== 401) yield* put(loadBasket.request());
}

export function* watchPlacing() {
  yield* takeLeading(reviewShown, prepareAttempt);
  yield* takeLeading(orderConfirmed, confirmOrder);
  yield* takeLeading(placeOrder.request, sendOrder);
}
