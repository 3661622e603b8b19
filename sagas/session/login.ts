import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, delay, fork, join, put, race, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { writeLoginProgress } from '@/services/browser/browserStorage';
import { goBack, goTo } from '@/services/browser/page';
import {
  codeChosen,
  codeSubmitted,
  codeWanted,
  loginLeft,
  loginReset,
  loginShown,
  mobileSubmitted,
  newPasswordSubmitted,
  numberChanged,
  passwordChosen,
  passwordSubmitted,
  profileSkipped,
  profileSubmitted,
  recoveryChosen,
  selectLogin,
  stepEnded,
} from '@/store/session/login';
import { selectRestored, selectSignedIn, selectUserInfo, sessionRestored } from '@/store/session/session';
import { signedIn, signInCompleted } from '@/store/session/signIn';
import { overlayClosed, selectOverlay } from '@/store/ui';
import { loginTarget } from '@/utils/session/loginTarget';
import {
  chooseCode,
  choosePassword,
  chooseRecovery,
  type LetIn,
  skipProfile,
  submitCode,
  submitMobile,
  submitNewPassword,
  submitPassword,
  submitProfile,
  wantCode,
} from './loginHandlers';
import { restoreProgress, watchProgress } from './loginProgress';
import { openSession } from './openSession';

/** From the page: to where the shopper wanted, or home. The modal leaves them where they are. */
function* goOn() {
  const { target } = yield* select(selectLogin);
  yield* call(goTo, loginTarget(target));
}

/** The modal goes back over its own history entry when it is done; it is closed after this long (ms) if it has not. */
const closingTime = 500;

function* modalClosed() {
  yield* race({ closed: take(overlayClosed), late: delay(closingTime) });
  if ((yield* select(selectOverlay)) === 'login') yield* put(overlayClosed());
}

/** Hands over to whoever waits for a customer, once the guest's basket is theirs, and ends the login. */
function* finish(takingOver: Task | null) {
  const inModal = (yield* select(selectOverlay)) === 'login';
  const userInfo = yield* select(selectUserInfo);
  // Signed out on another tab in the meantime.
  if (!userInfo) return yield* put(loginReset());
  const closing = inModal ? yield* fork(modalClosed) : null;
  yield* put(signedIn(userInfo));
  if (takingOver) yield* join(takingOver);
  // What was waiting may open something of its own, which the closing modal must not take along.
  if (closing) yield* join(closing);
  yield* put(signInCompleted());
  if (!inModal) yield* call(goOn);
  return yield* put(loginReset());
}

/** Goes on after a reload. A page opened by somebody who is signed in leads on at once. */
function* show() {
  // A page may say so before browser storage has been read.
  if (!(yield* select(selectRestored))) yield* take(sessionRestored);
  if ((yield* select(selectLogin)).step !== 0) return;
  if (yield* call(restoreProgress)) return;
  const onPage = (yield* select(selectOverlay)) !== 'login';
  if (onPage && (yield* select(selectSignedIn))) yield* call(goOn);
}

/** The login was closed on the way: a guest may go on later, a customer who has been let in is done. */
function* close() {
  const { step, busy } = yield* select(selectLogin);
  const letIn = step === 4 || step === 5;
  if (letIn) yield* call(writeLoginProgress, null);
  if (letIn || busy) yield* put(loginReset());
}

function* handle(action: Action, letIn: LetIn) {
  if (mobileSubmitted.match(action)) yield* call(submitMobile, action.payload);
  else if (codeWanted.match(action)) yield* call(wantCode, action.payload.isVoiceCall);
  else if (codeChosen.match(action)) yield* call(chooseCode);
  else if (recoveryChosen.match(action)) yield* call(chooseRecovery);
  else if (passwordChosen.match(action)) yield* call(choosePassword);
  else if (codeSubmitted.match(action)) yield* call(submitCode, action.payload, letIn);
  else if (passwordSubmitted.match(action)) yield* call(submitPassword, action.payload, letIn);
  else if (newPasswordSubmitted.match(action)) yield* call(submitNewPassword, action.payload);
  else if (profileSubmitted.match(action)) yield* call(submitProfile, action.payload);
  else if (profileSkipped.match(action)) yield* call(skipProfile);
}

const acts = [
  mobileSubmitted,
  codeWanted,
  codeChosen,
  recoveryChosen,
  codeSubmitted,
  passwordSubmitted,
  newPasswordSubmitted,
  profileSubmitted,
  profileSkipped,
  passwordChosen,
  numberChanged,
].map(({ type }) => type);

/**
 * One thing at a time: what is pressed while a call is under way counts for nothing (a code may be tried once), but for
 * «change number» and closing, which call it off.
 */
function* followSteps() {
  let takingOver: Task | null = null;
  const letIn: LetIn = function* (userInfo) {
    takingOver = yield* call(openSession, userInfo);
  };
  for (;;) {
    const action = yield* take<Action>(acts);
    const { left } = yield* race({
      done: call(handle, action, letIn),
      left: take<Action>([numberChanged.type, overlayClosed.type]),
    });
    if (numberChanged.match(left ?? action)) {
      const context = { recovery: false, passwordNeeded: false };
      yield* put(stepEnded({ outcome: 'numberChanged', context }));
    }
    if ((yield* select(selectLogin)).step === -1) {
      yield* spawn(finish, takingOver);
      takingOver = null;
    }
  }
}

export function* loginSaga() {
  yield* fork(watchProgress);
  yield* takeEvery(loginShown, show);
  yield* takeEvery(overlayClosed, close);
  yield* takeEvery(loginLeft, function* () {
    yield* call(close);
    yield* call(goBack);
  });
  yield* followSteps();
}
