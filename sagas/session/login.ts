import type { Action } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import {
  call,
  delay,
  fork,
  join,
  put,
  race,
  type SagaGenerator,
  select,
  spawn,
  take,
  takeEvery,
} from 'typed-redux-saga';
import { loginTarget } from '@/rules/session/loginTarget';
import { writeLoginProgress } from '@/services/browser/browserStorage';
import { goBack, replacePage } from '@/services/browser/page';
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
import {
  chooseCode,
  choosePassword,
  chooseRecovery,
  type OpenSession,
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

/** Replaces the login page by the page that the shopper wanted, or by the home page. */
function* leaveLoginPage() {
  const { target } = yield* select(selectLogin);
  yield* call(replacePage, loginTarget(target));
}

/** A finished modal closes by going back over its history entry. After this time (ms) it is closed anyway. */
const modalCloseTimeoutMs = 500;

function* waitForModalClosed() {
  yield* race({ closed: take(overlayClosed), late: delay(modalCloseTimeoutMs) });
  if ((yield* select(selectOverlay)) === 'login') yield* put(overlayClosed());
}

/** Ends the login: waits for the import of the guest basket, then lets the sagas continue that wait for a customer. */
function* finishLogin(basketImport: Task | null) {
  const inModal = (yield* select(selectOverlay)) === 'login';
  const userInfo = yield* select(selectUserInfo);
  // Another tab signed the customer out meanwhile.
  if (!userInfo) return yield* put(loginReset());
  const closing = inModal ? yield* fork(waitForModalClosed) : null;
  yield* put(signedIn(userInfo));
  if (basketImport) yield* join(basketImport);
  // A waiting saga may open an overlay of its own. The modal closes first, so that it does not close that one too.
  if (closing) yield* join(closing);
  yield* put(signInCompleted());
  if (!inModal) yield* call(leaveLoginPage);
  return yield* put(loginReset());
}

/** Restores the step after a reload. A signed-in customer leaves the login page at once. */
function* restoreLogin() {
  // The page may be shown before the browser storage is read.
  if (!(yield* select(selectRestored))) yield* take(sessionRestored);
  if ((yield* select(selectLogin)).step !== 0) return;
  if (yield* call(restoreProgress)) return;
  const onPage = (yield* select(selectOverlay)) !== 'login';
  if (onPage && (yield* select(selectSignedIn))) yield* call(leaveLoginPage);
}

/** Closing keeps the step of a guest, who may continue later. For a signed-in customer the login is finished. */
function* closeLogin() {
  const { step, busy } = yield* select(selectLogin);
  const isSignedIn = step === 4 || step === 5;
  if (isSignedIn) yield* call(writeLoginProgress, null);
  if (isSignedIn || busy) yield* put(loginReset());
}

type Handler = (action: never, openSession: OpenSession) => SagaGenerator<void>;

/** Handlers of the actions of the login screen. «Change number» has none: it only cancels the call in flight. */
const handlers = new Map<string, Handler>([
  [mobileSubmitted.type, ({ payload }: ReturnType<typeof mobileSubmitted>) => submitMobile(payload)],
  [codeWanted.type, ({ payload }: ReturnType<typeof codeWanted>) => wantCode(payload.isVoiceCall)],
  [codeChosen.type, () => chooseCode()],
  [recoveryChosen.type, () => chooseRecovery()],
  [passwordChosen.type, () => choosePassword()],
  [codeSubmitted.type, ({ payload }: ReturnType<typeof codeSubmitted>, open) => submitCode(payload, open)],
  [
    passwordSubmitted.type,
    ({ payload }: ReturnType<typeof passwordSubmitted>, open) => submitPassword(payload, open),
  ],
  [
    newPasswordSubmitted.type,
    ({ payload }: ReturnType<typeof newPasswordSubmitted>) => submitNewPassword(payload),
  ],
  [profileSubmitted.type, ({ payload }: ReturnType<typeof profileSubmitted>) => submitProfile(payload)],
  [profileSkipped.type, () => skipProfile()],
]);

/**
 * Handles one action at a time and ignores others meanwhile, because a code may be tried once only. «Change number» and
 * closing the login cancel the call in flight.
 */
function* followSteps() {
  let basketImport: Task | null = null;
  const open: OpenSession = function* (userInfo) {
    basketImport = yield* call(openSession, userInfo);
  };
  for (;;) {
    const action = yield* take<Action<string>>([...handlers.keys(), numberChanged.type]);
    const handler = handlers.get(action.type);
    // The map has each handler under the type of its action, but the type of the map does not express this.
    const { cancelled } = yield* race({
      done: handler ? call(handler, action as never, open) : call(() => undefined),
      cancelled: take<Action<string>>([numberChanged.type, overlayClosed.type]),
    });
    if (numberChanged.match(cancelled ?? action)) {
      const context = { recovery: false, passwordNeeded: false };
      yield* put(stepEnded({ outcome: 'numberChanged', context }));
    }
    if ((yield* select(selectLogin)).step === -1) {
      yield* spawn(finishLogin, basketImport);
      basketImport = null;
    }
  }
}

export function* loginSaga() {
  yield* fork(watchProgress);
  yield* takeEvery(loginShown, restoreLogin);
  yield* takeEvery(overlayClosed, closeLogin);
  yield* takeEvery(loginLeft, function* () {
    yield* call(closeLogin);
    yield* call(goBack);
  });
  yield* followSteps();
}
