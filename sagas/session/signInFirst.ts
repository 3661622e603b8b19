import type { Action } from '@reduxjs/toolkit';
import { put, select, take } from 'typed-redux-saga';
import { selectUserInfo } from '@/store/session/session';
import { signedIn, signInCompleted } from '@/store/session/signIn';
import { overlayClosed, overlayOpened } from '@/store/ui';

/** Whether the login was closed, or another overlay replaced it. */
const isLoginLeft = (action: Action) =>
  overlayClosed.match(action) || (overlayOpened.match(action) && action.payload !== 'login');

/**
 * Opens the login over the page and waits until it ends. Returns true when a customer is signed in who is the same as
 * before, if there was one: an action that one customer started must not run for another.
 */
export function* signInFirst() {
  const before = yield* select(selectUserInfo);
  yield* put(overlayOpened('login'));
  const end = yield* take(
    (action: Action) => signedIn.match(action) || signInCompleted.match(action) || isLoginLeft(action),
  );
  if (signedIn.match(end)) yield* take(signInCompleted);
  const after = yield* select(selectUserInfo);
  return after !== null && after.token !== before?.token && (!before || before.mobile === after.mobile);
}
