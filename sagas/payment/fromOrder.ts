import { call, takeEvery } from 'typed-redux-saga';
import { paymentResultPath } from '@/rules/paymentResult';
import {
  clearFromOrder,
  isPaymentResultSeen,
  rememberPaymentResult,
} from '@/services/browser/browserStorage';
import { currentPath } from '@/services/browser/page';
import { appResumed, appStarted } from '@/store/session/session';
import { navigationEnded } from '@/store/ui';

function* clearFromOrderAfterResult() {
  if ((yield* call(currentPath)).startsWith(paymentResultPath)) yield* call(rememberPaymentResult);
  else if (yield* call(isPaymentResultSeen)) yield* call(clearFromOrder);
}

/**
 * Clears `fromOrder`, the flag of a checkout that went to a gateway, once the shopper has left the result of the payment.
 * That the result was seen is stored, so the next page clears the flag however the result was left: by a link, Back, a
 * typed address or a closed browser.
 */
export function* fromOrderSaga() {
  yield* takeEvery([appStarted, appResumed, navigationEnded], clearFromOrderAfterResult);
}
