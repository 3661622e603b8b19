import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/payment';
import { loadOrder } from '@/store/order';
import { attemptLeft, attemptOpened } from '@/store/payment/attempt';
import {
  checkEligibility,
  loadGateways,
  loadPaymentSummary,
  payInstalments,
  payOrder,
  rechargeWallet,
} from '@/store/payment/payment';
import { loadWallet } from '@/store/profile';
import { toastRaised } from '@/store/ui';
import { followAttempt } from './followAttempt';
import { leaveToGateway } from './leaveToGateway';

const loadingSummary = bindRequest(loadPaymentSummary, calls.fetchPaymentSummary);
const loadingGateways = bindRequest(loadGateways, calls.fetchGateways);
const checkingEligibility = bindRequest(checkEligibility, calls.fetchEligibility);
const payingOrder = bindRequest(payOrder, calls.payOrder);
const recharging = bindRequest(rechargeWallet, calls.rechargeWallet);
const payingInstalments = bindRequest(payInstalments, calls.payInstalments);

/** Leaves for the gateway, or shows the plan again when the wallet has paid. */
function* payAndRefresh({ payload }: ReturnType<typeof payInstalments.request>) {
  const outcome = yield* call(payingInstalments.run, payload);
  if (!payInstalments.success.match(outcome)) {
    // Another day or another device has changed what the instalments cost.
    if (outcome.payload.failure.status === 409) yield* put(loadOrder.request(payload.orderId));
    return;
  }
  const { result } = outcome.payload;
  if (result) return yield* leaveToGateway(result, 'instalment');
  yield* put(toastRaised({ kind: 'success', text: 'قسط از کیف پول پرداخت شد' }));
  yield* put(loadOrder.request(payload.orderId));
  yield* put(loadWallet.request());
}

export function* paymentSaga() {
  yield* takeLatest([attemptOpened, attemptLeft], followAttempt);
  yield* loadingSummary.watch(takeLatest);
  yield* loadingGateways.watch(takeLatest);
  yield* checkingEligibility.watch(takeLatest);
  yield* takeLeading(payOrder.request, function* ({ payload }) {
    const outcome = yield* call(payingOrder.run, payload);
    if (payOrder.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'order');
  });
  yield* takeLeading(rechargeWallet.request, function* ({ payload }) {
    const outcome = yield* call(recharging.run, payload);
    if (rechargeWallet.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'recharge');
  });
  yield* takeLeading(payInstalments.request, payAndRefresh);
}
