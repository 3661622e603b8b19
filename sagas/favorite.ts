import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { onOtherTabChange } from '@/services/browser/browserStorage';
import { isOffline } from '@/services/browser/network';
import { currentPath } from '@/services/browser/page';
import { readFavorites, writeFavorites } from '@/services/browser/storedProducts';
import * as calls from '@/services/favorite';
import { isOutcomeUnknown } from '@/services/http/api';
import {
  changeFavorite,
  changeIds,
  type FavoriteChange,
  favoriteBroughtBack,
  favoriteIdsKnown,
  favoriteRemoved,
  favoriteRolledBack,
  favoriteSettled,
  favoritesAsked,
  favoriteWanted,
  loadFavoriteIds,
  mergeFavorites,
  type PlacedFavorite,
  selectFavoriteIds,
  selectFavoritesNeeded,
  selectFavoriteWanted,
} from '@/store/favorite';
import type { RootState } from '@/store/makeStore';
import {
  appResumed,
  selectRestored,
  selectSignedIn,
  selectToken,
  sessionRestored,
  userInfoChanged,
} from '@/store/session/session';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { announceFailure } from './failure/announceFailure';
import { isSignOut, keepFavorite, restoreWaiting, waitWithFavorite } from './favoriteWaiting';
import { signInFirst } from './session/signInFirst';
import { editPages } from './shopCalls';

const loading = bindRequest(loadFavoriteIds, calls.fetchFavoriteIds);
const merging = bindRequest(mergeFavorites, calls.addFavorites);
const changing = bindRequest(changeFavorite, (api, { productId, liked }) =>
  liked ? calls.addFavorites(api, [productId]) : calls.removeFavorite(api, productId),
);

/** Counts the changes this tab has made, so that ids read before a change are loaded again. */
type ChangeCounter = { changes: number };

/**
 * Loads the customer's ids and loads them again when a local change happened while the request was in flight. After a
 * failure the hearts stay empty.
 */
function* loadIds(counter: ChangeCounter) {
  for (;;) {
    const before = counter.changes;
    const outcome = yield* call(loading.run, undefined);
    if (loadFavoriteIds.fail.match(outcome)) return;
    if (counter.changes === before) {
      yield* put(favoriteIdsKnown(outcome.payload.result));
      return;
    }
  }
}

/**
 * Fills the hearts: for a guest from this browser; for a customer from the server, after the browser's favorites are
 * merged into the account. When the merge fails the browser keeps its list and the next visit tries again.
 */
function* syncFavorites(counter: ChangeCounter) {
  if (!(yield* select(selectRestored))) return;
  const stored = yield* call(readFavorites);
  if (!(yield* select(selectSignedIn))) {
    yield* put(favoriteIdsKnown(stored));
    return;
  }
  if (stored.length > 0) {
    const outcome = yield* call(merging.run, stored);
    if (mergeFavorites.success.match(outcome)) {
      yield* call(writeFavorites, []);
      yield* put(favoriteIdsKnown(outcome.payload.result));
      return;
    }
  }
  if (yield* select(selectFavoritesNeeded)) yield* call(loadIds, counter);
}

/** Stores a guest's favorite in this browser. The first one is explained in a toast. */
function* storeGuestFavorite(change: FavoriteChange) {
  const before = yield* call(readFavorites);
  const ids = changeIds(before, change);
  yield* call(writeFavorites, ids);
  yield* put(favoriteIdsKnown(ids));
  yield* put(favoriteSettled(change));
  if (before.length > 0 || !change.liked) return;
  yield* put(
    toastRaised({
      kind: 'info',
      text: 'روی همین دستگاه نگه داشته شد',
      detail: 'با ورود، به حساب شما افزوده می‌شود.',
      link: { title: 'ورود', href: `/login?c=${encodeURIComponent(yield* call(currentPath))}` },
    }),
  );
}

/**
 * Handles a change that was refused because the session ended: opens the login, or stores the change for the guest when
 * nobody is signed in any more. Returns whether the change must be sent again.
 */
function* handleEndedSession({ productId, liked: sent }: FavoriteChange) {
  const newest = yield* select((state: RootState) => selectFavoriteWanted(state, productId));
  const change = { productId, liked: newest ?? sent };
  if (!(yield* select(selectSignedIn))) {
    yield* call(storeGuestFavorite, change);
    return false;
  }
  const signedIn = yield* call(signInFirst);
  yield* put(signedIn ? favoriteWanted(change) : favoriteRolledBack(change));
  return signedIn;
}

/** Sends the newest wanted state of one product, one call at a time, until the sent state is still the wanted one. */
function* settleFavorite(productId: number, counter: ChangeCounter) {
  for (;;) {
    const liked = yield* select((state: RootState) => selectFavoriteWanted(state, productId));
    if (liked === undefined) return;
    const token = yield* select(selectToken);
    const outcome = yield* call(changing.run, { productId, liked });
    counter.changes += 1;
    const failure = changeFavorite.fail.match(outcome) ? outcome.payload.failure : null;
    if (failure?.status === 401) {
      if (yield* call(handleEndedSession, { productId, liked })) continue;
      return;
    }
    // A customer signed in or out meanwhile: read the wanted state again.
    if ((yield* select(selectToken)) !== token) continue;
    if (failure?.code === 'network' && (yield* call(isOffline))) {
      yield* call(waitWithFavorite, productId);
      continue;
    }
    yield* call(keepFavorite, productId, undefined);
    if (failure) {
      yield* put(favoriteRolledBack({ productId, liked }));
      yield* call(announceFailure, failure);
      if (isOutcomeUnknown(failure)) yield* call(loadIds, counter);
      return;
    }
    if ((yield* select((state: RootState) => selectFavoriteWanted(state, productId))) === liked) {
      yield* put(favoriteSettled({ productId, liked }));
      return;
    }
  }
}

/** Removes the row (`shown` false), or puts it back at its old index. */
const setRowShown = ({ favorite, index }: PlacedFavorite, shown: boolean) =>
  editPages('favorites', (items) => {
    const others = items.filter(({ product }) => product.id !== favorite.product.id);
    return shown ? others.toSpliced(index, 0, favorite) : others;
  });

/** Shows a removed or restored row at once and reverts it when the change fails. Returns whether it was reverted. */
function* changeRow(placed: PlacedFavorite, liked: boolean) {
  const productId = placed.favorite.product.id;
  yield* call(setRowShown, placed, liked);
  yield* put(favoriteWanted({ productId, liked }));
  const end = yield* take(
    (action: Action<string>) =>
      isSignOut(action) ||
      ((favoriteSettled.match(action) || favoriteRolledBack.match(action)) &&
        action.payload.productId === productId),
  );
  const rolledBack = favoriteRolledBack.match(end) && end.payload.liked === liked;
  if (rolledBack) yield* call(setRowShown, placed, !liked);
  return rolledBack;
}

function* removeRow({ payload }: ReturnType<typeof favoriteRemoved>) {
  const { id, title } = payload.favorite.product;
  const toast = { id: `favorite-${id}`, kind: 'info', detail: title } as const;
  const action = { title: 'بازگرداندن', dispatch: favoriteBroughtBack(payload) };
  yield* put(toastRaised({ ...toast, text: 'از علاقه‌مندی‌ها برداشته شد', action }));
  if (yield* call(changeRow, payload, false)) {
    yield* put(toastRaised({ ...toast, text: 'از علاقه‌مندی‌ها برداشته نشد' }));
  }
}

const otherTabs = () => eventChannel<true>((emit) => onOtherTabChange('favorites', () => emit(true)));

export function* favoriteSaga() {
  const counter: ChangeCounter = { changes: 0 };
  const tasks = new Map<number, Task>();
  let syncing: Task | undefined;
  const startSync = function* () {
    if (syncing) yield* cancel(syncing);
    syncing = yield* fork(syncFavorites, counter);
  };
  yield* takeEvery(
    [sessionRestored, userInfoChanged, appResumed].map((action) => action.type),
    startSync,
  );
  // A page has many hearts and one load is enough for all of them.
  yield* takeEvery(favoritesAsked, function* () {
    if (!syncing?.isRunning() && (yield* select(selectFavoriteIds)) === null) yield* call(startSync);
  });
  yield* takeEvery(favoriteWanted, function* ({ payload }) {
    if (!(yield* select(selectSignedIn))) {
      yield* call(storeGuestFavorite, payload);
      return;
    }
    if (tasks.get(payload.productId)?.isRunning()) return;
    tasks.set(payload.productId, yield* fork(settleFavorite, payload.productId, counter));
  });
  // Only pages with hearts have the slice, so it may come after the session.
  yield* takeEvery([sessionRestored.type, favoritesAsked.type], restoreWaiting);
  yield* takeEvery(favoriteRemoved, removeRow);
  yield* takeEvery(favoriteBroughtBack, function* ({ payload }) {
    yield* call(changeRow, payload, true);
  });
  if (typeof window !== 'undefined') yield* takeEvery(yield* call(otherTabs), startSync);
}
