import { call } from 'typed-redux-saga';
import { waitForLoad } from '@/services/browser/idle';

/** In a small chunk that exists and is hardly ever loaded, because every first load lists all chunks. */
const loadWatch = () => import(/* webpackChunkName: 'homeEmpty' */ '@/services/browser/pageWatch');

/** Begins to measure the page and to note its errors once it is settled, so that it is not slower for it. */
export function* pageWatchSaga(baseURL: string) {
  if (!globalThis.navigator?.sendBeacon) return;
  yield* call(waitForLoad);
  try {
    const { watchPage } = yield* call(loadWatch);
    yield* call(watchPage, baseURL);
  } catch {
    // No shopper misses it.
  }
}
