import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { withIdempotencyKey } from '@/services/http/idempotent';
import { tryAgainToast } from '@/services/http/policy';
import * as calls from '@/services/payment';
import { attemptLeft, attemptOpened, loadAttempt } from '@/store/payment/attempt';
import { payInstalments, payOrder, rechargeWallet } from '@/store/payment/payment';
import { shopCalls } from '@/store/shopCalls';
import { toastRaised } from '@/store/ui';
import { loadWallet } from '@/store/wallet';
import { followAttempt } from './followAttempt';
import { leaveToGateway } from './leaveToGateway';

/** The order as it is after a payment of its instalments. */
const renewOrder = (orderId: number) => shopCalls.load.request({ read: 'order', query: { orderId } });

/** Leaves for the gateway, or shows the plan again when the wallet has paid. */
function* finishInstalments({ payload: { args, result } }: ReturnType<typeof payInstalments.success>) {
  if (result) return yield* leaveToGateway(result, 'instalment');
  yield* put(toastRaised({ kind: 'success', text: 'قسط از کیف پول پرداخت شد' }));
  yield* put(renewOrder(args.orderId));
  yield* put(loadWallet.request());
}

function* paymentSaga() {
  // The keys of unanswered calls belong to one store, so they are made here.
  const payingOrder = bindRequest(payOrder, withIdempotencyKey(calls.payOrder));
  const recharging = bindRequest(rechargeWallet, withIdempotencyKey(calls.rechargeWallet));
  const payingInstalments = bindRequest(payInstalments, withIdempotencyKey(calls.payInstalments));

  yield* takeLatest([attemptOpened, attemptLeft], followAttempt);
  yield* takeLeading(payOrder.request, function* ({ payload }) {
    const outcome = yield* call(payingOrder.run, payload);
    if (payOrder.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'order');
  });
  yield* takeLeading(rechargeWallet.request, function* ({ payload }) {
    const outcome = yield* call(recharging.run, payload);
    if (rechargeWallet.success.match(outcome)) yield* leaveToGateway(outcome.payload.result, 'recharge');
  });
  yield* takeLeading(payInstalments.request, function* ({ payload }) {
    const outcome = yield* call(payingInstalments.run, payload);
    if (payInstalments.success.match(outcome)) return yield* call(finishInstalments, outcome);
    // Another day or another device has changed what the instalments cost.
    if (outcome.payload.failure.status === 409) yield* put(renewOrder(payload.orderId));
  });
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [paymentSaga],
  policies: [
    { flow: loadAttempt, unauthorized: 'ignore', failure: 'screenOnly' },
    { flow: payOrder, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
    { flow: payInstalments, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
    { flow: rechargeWallet, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
  ],
};
