import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { eventChannel } from 'redux-saga';
import {
  call,
  fork,
  getContext,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { importGuestBasket } from '@/sagas/basket/basketImport';
import { type FailAction, isFailAction, policyOf } from '@/sagas/failure/flowPolicies';
import { restoreStaticsData } from '@/sagas/site';
import { onOtherTabChange, readCartId, readUserInfo, writeCartId } from '@/services/browser/browserStorage';
import { waitForIdle } from '@/services/browser/idle';
import { currentPath, onPersonalLink, openPage, replacePage } from '@/services/browser/page';
import { logout } from '@/services/session';
import { loadBasket } from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { loadProfile, selectProfile } from '@/store/profile';
import { loginReset } from '@/store/session/login';
import {
  appStarted,
  cartIdReceived,
  selectSignedIn,
  selectUserInfo,
  sessionRestored,
  userInfoChanged,
} from '@/store/session/session';
import { logoutWanted, pageWanted, personNeeded, signInCompleted } from '@/store/session/signIn';
import { loadBrands } from '@/store/site';
import { loadBranches, loadProvinces } from '@/store/sitePlaces';
import { navigationEnded, overlayClosed, selectOverlay, toastRaised } from '@/store/ui';
import { forgetCustomer, loadCustomer } from './openSession';
import { signInFirst } from './signInFirst';

/** A logout on the page of the beta programme stays there. */
const betaPath = '/beta';

/** Reads the browser storage once, after hydration, so that the hydrated markup does not depend on it. */
function* restoreSession() {
  const userInfo = yield* call(readUserInfo);
  const guestBasket = yield* call(readCartId);
  yield* put(sessionRestored({ cartId: userInfo ? null : guestBasket, userInfo }));
  if (!userInfo) return;
  yield* call(loadCustomer);
  // The import after the last sign-in got no answer, so it is made again.
  if (guestBasket !== null) yield* fork(importGuestBasket, guestBasket);
}

/**
 * Starts the loads of the first page. The basket saga loads the basket on `sessionRestored`. The lists that no page shows
 * at first are loaded when the browser is idle, in the order of their use.
 */
function* startSession() {
  yield* restoreSession();
  yield* fork(restoreStaticsData);
  for (const load of [loadBrands, loadProvinces, loadBranches]) {
    yield* call(waitForIdle);
    yield* put(load.request());
  }
}

function* clearSession() {
  yield* call(forgetCustomer, null);
  yield* put(loginReset());
}

/** Ends the session on the server. If the call fails, the session expires there. */
function* endServerSession(token: string) {
  const api = yield* getContext<AxiosInstance>('api');
  try {
    yield* call(logout, api, token);
  } catch {
    // The customer is signed out of this browser in any case.
  }
}

/** Signs the customer out and opens the home page. */
function* logOut() {
  const token = (yield* select(selectUserInfo))?.token;
  yield* call(clearSession);
  if (token) yield* fork(endServerSession, token);
  if ((yield* call(currentPath)) !== betaPath) yield* call(replacePage, '/');
}

/** Said about a refused request that moves money, stock or seats: it is never sent again without another press. */
const pressAgain = 'وارد شدید. درخواست شما پیش از ورود انجام نشد؛ دوباره دکمهٔ آن را بزنید.';
const notDone = 'درخواست شما انجام نشد. برای آن وارد شوید و دوباره دکمهٔ آن را بزنید.';

const isUnauthorized = (action: Action<string>): action is FailAction =>
  isFailAction(action) && action.payload.failure.status === 401;

/**
 * Whether the server accepted the session during this visit. A stored session may have expired long ago; then the answer
 * of the profile decides, whichever answer comes first.
 */
function* wasSessionAccepted() {
  if (yield* select(selectProfile)) return true;
  yield* put(loadProfile.request());
  const end = yield* take<Action>([loadProfile.success.type, loadProfile.fail.type]);
  const ended = loadProfile.fail.match(end) && end.payload.failure.status === 401;
  return !ended && (yield* select(selectSignedIn));
}

/**
 * Applies the 401 policy of the flow (`flowPolicies.ts`). The first 401 of a session counts: without a signed-in customer
 * there is nothing to end. On start only the answer about the customer counts, so that a shopper who opens a page with an
 * expired session stays there as a guest, whichever answer comes first.
 */
function* answerUnauthorized(action: FailAction) {
  const policy = policyOf(action);
  if (!policy || policy.unauthorized === 'wrongCredentials') return;
  if (!(yield* select(selectSignedIn))) return;
  if (policy.unauthorized === 'clearSession') return yield* call(clearSession);
  if (policy.unauthorized === 'ignore' || !(yield* call(wasSessionAccepted))) return;
  if (policy.unauthorized === 'logOut') return yield* put(logoutWanted());
  const signedIn = yield* call(signInFirst);
  // The action is a failure of this flow, so its arguments are the flow's own; the table of policies mixes all flows.
  if (policy.moves) yield* put(toastRaised({ kind: 'warning', text: signedIn ? pressAgain : notDone }));
  if (signedIn && policy.unauthorized === 'signInAndRepeat')
    yield* put(policy.flow.request(action.payload.args as never));
}

/** Opens the login if needed, then dispatches the action that needs a customer. */
function* runAsCustomer({ payload: wish }: { payload: UnknownAction }) {
  // A page may ask while its route is still changing, and the end of a route change closes overlays.
  while (yield* select(({ ui }: RootState) => ui.navigating)) yield* take(navigationEnded);
  if ((yield* select(selectSignedIn)) || (yield* call(signInFirst))) yield* put(wish);
}

/** Takes over a sign-in or sign-out of another tab. */
function* followOtherTab() {
  const stored = yield* call(readUserInfo);
  const known = yield* select(selectUserInfo);
  if (known && known.mobile !== stored?.mobile) yield* put(userInfoChanged(null));
  if (!stored) return;
  yield* put(userInfoChanged(stored));
  if (stored.token === known?.token) return;
  yield* call(loadCustomer);
  yield* put(loadBasket.request());
  yield* put(signInCompleted());
  if ((yield* select(selectOverlay)) === 'login') yield* put(overlayClosed());
}

const personalLinks = () => eventChannel<string>((emit) => onPersonalLink(emit));
const otherTabs = () => eventChannel<true>((emit) => onOtherTabChange('userInfo', () => emit(true)));

export function* sessionSaga() {
  yield* takeLeading(appStarted, startSession);
  // The session identifies the basket of a customer, so only the id of a guest basket is stored.
  yield* takeEvery(cartIdReceived, function* ({ payload }) {
    if (!(yield* select(selectSignedIn))) yield* call(writeCartId, payload);
  });
  yield* takeEvery(isUnauthorized, answerUnauthorized);
  yield* takeLatest(personNeeded, runAsCustomer);
  yield* takeLeading(logoutWanted, logOut);
  yield* takeLatest(pageWanted, function* ({ payload }) {
    yield* call(openPage, payload);
  });
  if (typeof window === 'undefined') return;
  yield* takeEvery(yield* call(otherTabs), followOtherTab);
  yield* takeEvery(yield* call(personalLinks), function* (path) {
    yield* put(personNeeded(pageWanted(path)));
  });
}
