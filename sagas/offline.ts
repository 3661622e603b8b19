import { call, delay, select, take } from 'typed-redux-saga';
import { countVisit } from '@/services/browser/browserStorage';
import { waitForIdle } from '@/services/browser/idle';
import { renewKeptNotice } from '@/services/browser/offline/keptNotice';
import type { RootState } from '@/store/makeStore';
import { appStarted } from '@/store/session/session';
import { navigationStarted } from '@/store/ui';

/** Pause (ms) after the start, in which the first page fetches what it shows, also on a slow phone, and the shopper begins to use it. */
const settlingMs = 10_000;

const loadServiceWorker = () => import('@/services/browser/offline/startServiceWorker');
const loadInstallOffer = () => import('@/services/browser/installOffer');

/** Whether the shopper sees the result of a payment that succeeded. */
const selectHasPaid = ({ paymentAttempt }: RootState) => paymentAttempt?.attempt?.outcome === 'paid';

/** Offers to install the shop at the second visit, or after the first order. */
function* offerInstall() {
  const { prepareInstallOffer } = yield* call(loadInstallOffer);
  const offer = yield* call(prepareInstallOffer);
  const isReturning = yield* call(countVisit);
  while (!isReturning && !(yield* select(selectHasPaid))) yield* take(navigationStarted);
  yield* call(offer);
}

/** Starts the service worker after everything that the first page needs. The development server has none. */
export function* offlineSaga() {
  const isBuilt = process.env.NODE_ENV === 'production';
  if (!isBuilt || typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  yield* take(appStarted);
  yield* call(renewKeptNotice);
  yield* delay(settlingMs);
  yield* call(waitForIdle);
  try {
    const { startServiceWorker } = yield* call(loadServiceWorker);
    yield* call(startServiceWorker);
    yield* call(offerInstall);
  } catch {
    // A script did not come. The next page that is opened tries again.
  }
}
