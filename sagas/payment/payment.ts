import { call, takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/payment';
import { attemptLeft, attemptOpened } from '@/store/payment/attempt';
import { loadGateways, loadPaymentSummary, payOrder, rechargeWallet } from '@/store/payment/payment';
import { followAttempt } from './followAttempt';
import { leaveToGateway } from './leaveToGateway';

const loadingSummary = bindRequest(loadPaymentSummary, calls.fetchPaymentSummary);
const loadingGateways = bindRequest(loadGateways, calls.fetchGateways);
const payingOrder = bindRequest(payOrder, calls.payOrder);
const recharging = bindRequest(rechargeWallet, calls.rechargeWallet);

export function* paymentSaga() {
  yield* takeLatest([attemptOpened, attemptLeft], followAttempt);
  yield* loadingSummary.watch(takeLatest);
  yield* loadingGateways.watch(takeLatest);
  yield* takeLeading(payOrder.request, function* ({ payload }) {
    const outcome = yield* call(payingOrder.run, payload);
    if (payOrder.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'order');
  });
  yield* takeLeading(rechargeWallet.request, function* ({ payload }) {
    const outcome = yield* call(recharging.run, payload);
    if (rechargeWallet.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'recharge');
  });
}
