import NProgress from 'nprogress';
import { call, delay, takeLatest } from 'typed-redux-saga';
import { navigationEnded, navigationStarted } from '@/store/ui';

/** The progress bar appears this long (ms) after the press. At once, its layout would delay the first response on the screen. */
const barStartDelayMs = 50;
/** The progress bar disappears this long (ms) after the route change. */
const barEndDelayMs = 200;
/** The progress, 0 to 1, with which the bar appears. */
const barStart = 0.3;

type Navigation = ReturnType<typeof navigationStarted> | ReturnType<typeof navigationEnded>;

function* moveProgress(action: Navigation) {
  if (navigationStarted.match(action)) {
    yield* delay(barStartDelayMs);
    yield* call([NProgress, NProgress.set], barStart);
    yield* call([NProgress, NProgress.start]);
  } else {
    yield* delay(barEndDelayMs);
    yield* call([NProgress, NProgress.done]);
  }
}

export function* navigationSaga() {
  NProgress.configure({
    minimum: barStart,
    showSpinner: false,
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  });
  // Takes the latest only: a navigation that starts within the delay of the one before keeps its bar.
  yield* takeLatest([navigationStarted, navigationEnded], moveProgress);
}
