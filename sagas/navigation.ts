import NProgress from 'nprogress';
import { call, takeEvery } from 'typed-redux-saga';
import { navigationEnded, navigationStarted } from '@/store/ui';

/** The bar disappears this long (ms) after the route has changed. */
const stopDelay = 200;

function* startProgress() {
  yield* call([NProgress, NProgress.set], 0.3);
  yield* call([NProgress, NProgress.start]);
}

function* stopProgress() {
  yield* call(() => setTimeout(() => NProgress.done(), stopDelay));
}

export function* navigationSaga() {
  NProgress.configure({
    minimum: 0.3,
    showSpinner: false,
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  });
  yield* takeEvery(navigationStarted, startProgress);
  yield* takeEvery(navigationEnded, stopProgress);
}
