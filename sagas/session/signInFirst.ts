import type { Action } from '@reduxjs/toolkit';
import { put, select, take } from 'typed-redux-saga';
import { selectUserInfo } from '@/store/session/session';
import { signedIn, signInCompleted } from '@/store/session/signIn';
import { overlayClosed, overlayOpened } from '@/store/ui';

/** The login was left: it was closed, or something else took its place. */
const isLeft = (action: Action) =>
  overlayClosed.match(action) || (overlayOpened.match(action) && action.payload !== 'login');

/**
 * Opens the login over the page and waits for its end. True when somebody is signed in now and it is nobody else than
 * before: what one customer began must not be done for another.
 */
export function* signInFirst() {
  const before = yield* select(selectUserInfo);
  yield* put(overlayOpened('login'));
  const end = yield* take(
    (action: Action) => signedIn.match(action) || signInCompleted.match(action) || isLeft(action),
  );
  if (signedIn.match(end)) yield* take(signInCompleted);
  const after = yield* select(selectUserInfo);
  return after !== null && after.token !== before?.token && (!before || before.mobile === after.mobile);
}
