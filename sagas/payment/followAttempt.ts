import { eventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import { onNetworkReturn } from '@/services/browser/network';
import { fetchAttempt } from '@/services/payment';
import { loadBasket } from '@/store/basket';
import {
  attemptAsked,
  attemptLeft,
  type attemptOpened,
  isMissing,
  loadAttempt,
  nextAskPlanned,
} from '@/store/payment/attempt';
import { appResumed, selectSignedIn } from '@/store/session/session';
import { loadWallet } from '@/store/wallet';

const loading = bindRequest(loadAttempt, fetchAttempt);

/** Pauses between two questions in ms. The last one repeats. */
const pauses = [2_000, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000];
const pauseAfter = (asked: number) => pauses[Math.min(asked, pauses.length - 1)] ?? 0;

const networkReturns = () => eventChannel<true>((emit) => onNetworkReturn(() => emit(true)));

/** Whether an answer is final, so that asking again would not change it. */
function isFinal(outcome: ReturnType<typeof loadAttempt.success> | ReturnType<typeof loadAttempt.fail>) {
  if (loadAttempt.success.match(outcome)) return outcome.payload.result.outcome !== 'checking';
  return loadAttempt.fail.match(outcome) && isMissing(outcome.payload.failure.status);
}

/** A payment has emptied the basket and may have changed the wallet. */
function* refreshBasketAndWallet() {
  if (!(yield* select(selectSignedIn))) return;
  yield* put(loadBasket.request());
  yield* put(loadWallet.request());
}

/**
 * Asks about an attempt until its result is final, with growing pauses. Asks at once when the tab is shown again, when
 * the network returns and when the shopper wants it.
 */
export function* followAttempt(action: ReturnType<typeof attemptOpened> | ReturnType<typeof attemptLeft>) {
  if (attemptLeft.match(action)) return;
  const network = yield* call(networkReturns);
  try {
    for (let asked = 0; ; asked += 1) {
      yield* put(nextAskPlanned(null));
      const outcome = yield* call(loading.run, action.payload);
      if (isFinal(outcome)) break;
      yield* put(nextAskPlanned(Date.now() + pauseAfter(asked)));
      yield* race([delay(pauseAfter(asked)), take([appResumed, attemptAsked]), take(network)]);
    }
    yield* call(refreshBasketAndWallet);
  } finally {
    network.close();
  }
}
