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
import type { Failure } from '@/contract/failure';
import { importGuestBasket } from '@/sagas/basket/basketImport';
import { restoreStaticsData } from '@/sagas/site';
import {
  clearStorage,
  onOtherTab,
  readCartId,
  readUserInfo,
  writeCartId,
} from '@/services/browser/browserStorage';
import { currentPath, goTo, onPersonalLink, openPage } from '@/services/browser/page';
import { logout } from '@/services/session';
import { changeLine, clearBasket, loadBasket } from '@/store/basket';
import { importBasket } from '@/store/basketImport';
import { loadDashboardMenu, prepareOverview } from '@/store/dashboard';
import { findOffer, findOfferOrder } from '@/store/facility';
import { changeFavorite, loadFavoriteIds, mergeFavorites } from '@/store/favorite';
import type { RootState } from '@/store/makeStore';
import { loadBranches, loadProvinces } from '@/store/place';
import { loadProfile, loadWallet, selectProfile } from '@/store/profile';
import { deleteAccount } from '@/store/profileForms';
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
import { loadStockAlerts } from '@/store/stockAlert';
import { navigationEnded, overlayClosed, selectOverlay } from '@/store/ui';
import { loadPerson } from './openSession';
import { signInFirst } from './signInFirst';

/** The beta programme has its own way out: a logout stays on its page. */
const betaPath = '/beta';

/** Browser storage is read once, after hydration, so that no markup depends on it before. */
function* restoreSession() {
  const userInfo = yield* call(readUserInfo);
  const guestBasket = yield* call(readCartId);
  yield* put(sessionRestored({ cartId: userInfo ? null : guestBasket, userInfo }));
  if (!userInfo) return;
  yield* call(loadPerson);
  // No answer came when it was to be taken over.
  if (guestBasket !== null) yield* fork(importGuestBasket, guestBasket);
}

/** The on-start loads, all at once; the branches come last. The basket loads itself on `sessionRestored`. */
function* start() {
  yield* restoreSession();
  yield* fork(restoreStaticsData);
  yield* put(loadBrands.request());
  yield* put(loadProvinces.request());
  yield* put(loadBranches.request());
}

/** Nothing of the customer stays in this browser. */
function* forget() {
  yield* call(clearStorage);
  yield* put(userInfoChanged(null));
  yield* put(loginReset());
}

/** Ends the session at the server; when that fails it ends there by itself, in its time. */
function* endAtServer(token: string) {
  const api = yield* getContext<AxiosInstance>('api');
  try {
    yield* call(logout, api, token);
  } catch {
    // The customer is signed out here in any case.
  }
}

function* leave() {
  const token = (yield* select(selectUserInfo))?.token;
  yield* call(forget);
  if (token) yield* fork(endAtServer, token);
  if ((yield* call(currentPath)) !== betaPath) yield* call(goTo, '/');
}

type RefusedAction = { type: string; payload: { args: unknown; failure: Failure } };

/** A call of a customer that failed because their session has ended. */
function isRefused(action: Action & { payload?: unknown }): action is RefusedAction {
  if (!action.type.endsWith('/fail') || action.type.startsWith('login/')) return false;
  const { failure } = action.payload as RefusedAction['payload'];
  return failure.status === 401;
}

/** Changes that sign in again by themselves: what the shopper wants is kept meanwhile. */
const renewing = [changeLine, clearBasket, changeFavorite];
/** What nobody has asked for: it comes with the page, and is silent. */
const background = [
  importBasket,
  loadFavoriteIds,
  mergeFavorites,
  findOffer,
  findOfferOrder,
  loadDashboardMenu,
  prepareOverview,
  loadStockAlerts,
];
const handledElsewhere: readonly string[] = [...renewing, ...background].map(({ fail }) => fail.type);

/** What is confirmed for one session is never repeated in another. */
const confirmedOnce: readonly string[] = [deleteAccount.fail.type];

/**
 * Whether the session has been good in this visit. On start it may be a stored one that ended long ago, and then the
 * answer about the customer says so, whichever answer comes first.
 */
function* wasGood() {
  if (yield* select(selectProfile)) return true;
  yield* put(loadProfile.request());
  const end = yield* take<Action>([loadProfile.success.type, loadProfile.fail.type]);
  const ended = loadProfile.fail.match(end) && end.payload.failure.status === 401;
  return !ended && (yield* select(selectSignedIn));
}

/**
 * The three meanings of a 401: who the customer is, what is in their basket, anything else they were about to do. The
 * first one counts: once nobody is signed in any more, later ones have nothing to end. On start it is the customer's own,
 * so that who opens a page with a session that ended long ago stays there as a guest, however the answers race.
 */
function* answerRefusal({ type, payload }: RefusedAction) {
  if (!(yield* select(selectSignedIn))) return;
  if (type === loadProfile.fail.type || type === loadWallet.fail.type) return yield* call(forget);
  if (handledElsewhere.includes(type) || !(yield* call(wasGood))) return;
  if (type === loadBasket.fail.type) return yield* put(logoutWanted());
  const again = { type: type.replace(/fail$/, 'request'), payload: payload.args };
  if ((yield* call(signInFirst)) && !confirmedOnce.includes(type)) yield* put(again);
}

function* doAsPerson({ payload: wish }: { payload: UnknownAction }) {
  // A page that asks for a person as soon as it is shown does so before its route has changed, which closes overlays.
  while (yield* select(({ ui }: RootState) => ui.navigating)) yield* take(navigationEnded);
  if ((yield* select(selectSignedIn)) || (yield* call(signInFirst))) yield* put(wish);
}

/** Somebody signed in or out on another tab: this one follows. */
function* followOtherTab() {
  const stored = yield* call(readUserInfo);
  const known = yield* select(selectUserInfo);
  if (known && known.mobile !== stored?.mobile) yield* put(userInfoChanged(null));
  if (!stored) return;
  yield* put(userInfoChanged(stored));
  if (stored.token === known?.token) return;
  yield* call(loadPerson);
  yield* put(loadBasket.request());
  yield* put(signInCompleted());
  if ((yield* select(selectOverlay)) === 'login') yield* put(overlayClosed());
}

const personalLinks = () => eventChannel<string>((emit) => onPersonalLink(emit));
const otherTabs = () => eventChannel<true>((emit) => onOtherTab('userInfo', () => emit(true)));

export function* sessionSaga() {
  yield* takeLeading(appStarted, start);
  // A customer's basket is known by their session: only a guest's id is kept.
  yield* takeEvery(cartIdReceived, function* ({ payload }) {
    if (!(yield* select(selectSignedIn))) yield* call(writeCartId, payload);
  });
  yield* takeEvery(isRefused, answerRefusal);
  yield* takeLatest(personNeeded, doAsPerson);
  yield* takeLeading(logoutWanted, leave);
  yield* takeLatest(pageWanted, function* ({ payload }) {
    yield* call(openPage, payload);
  });
  if (typeof window === 'undefined') return;
  yield* takeEvery(yield* call(otherTabs), followOtherTab);
  yield* takeEvery(yield* call(personalLinks), function* (path) {
    yield* put(personNeeded(pageWanted(path)));
  });
}
