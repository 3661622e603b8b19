import { call, takeEvery } from 'typed-redux-saga';
import {
  clearFromOrder,
  isPaymentResultSeen,
  rememberPaymentResult,
} from '@/services/browser/browserStorage';
import { currentPath } from '@/services/browser/page';
import { appResumed, appStarted } from '@/store/session/session';
import { navigationEnded } from '@/store/ui';

/** The result of a payment; its address is spelt so in every gateway's settings. */
const paymentResultPath = '/payment-resualt';

function* clearAfterResult() {
  if ((yield* call(currentPath)).startsWith(paymentResultPath)) yield* call(rememberPaymentResult);
  else if (yield* call(isPaymentResultSeen)) yield* call(clearFromOrder);
}

/**
 * The flag of a checkout on its way to a gateway lives no longer than its result is looked at. That the result was seen
 * is stored, so the next page clears the flag however the result was left: by a link, Back, a typed address, or a
 * closed browser.
 */
export function* paymentResultSaga() {
  yield* takeEvery([appStarted, appResumed, navigationEnded], clearAfterResult);
}
