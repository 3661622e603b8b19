import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type Task } from 'redux-saga';
import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { onOtherTab, readFavorites, writeFavorites } from '@/services/browser/browserStorage';
import { currentPath } from '@/services/browser/page';
import * as calls from '@/services/favorite';
import { unsure } from '@/services/http/api';
import {
  changeFavorite,
  changeIds,
  type FavoriteChange,
  favoriteBroughtBack,
  favoriteIdsKnown,
  favoriteList,
  favoriteRemoved,
  favoriteRolledBack,
  favoriteSettled,
  favoritesAsked,
  favoriteWanted,
  loadFavoriteIds,
  mergeFavorites,
  type PlacedFavorite,
  selectFavoriteIds,
  selectFavoriteList,
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
import { signInFirst } from './session/signInFirst';
import { watchList } from './watchList';

const loading = bindRequest(loadFavoriteIds, calls.fetchFavoriteIds);
const merging = bindRequest(mergeFavorites, calls.addFavorites);
const changing = bindRequest(changeFavorite, (api, { productId, liked }) =>
  liked ? calls.addFavorites(api, [productId]) : calls.removeFavorite(api, productId),
);

/** Counts the changes this tab has made, so that a list which was read before one is asked for again. */
type Made = { changes: number };

/** Asks for the customer's ids until the answer is of a moment without changes. A failure is silent: hearts stay empty. */
function* loadIds(made: Made) {
  for (;;) {
    const before = made.changes;
    const outcome = yield* call(loading.run, undefined);
    if (loadFavoriteIds.fail.match(outcome)) return;
    if (made.changes === before) {
      yield* put(favoriteIdsKnown(outcome.payload.result));
      return;
    }
  }
}

/**
 * Brings hearts and browser in line with who is here: a guest has what this browser keeps, and what it keeps becomes
 * a customer's. A merge that fails is silent: the browser keeps its list, and tries again with the next visit.
 */
function* sync(made: Made) {
  if (!(yield* select(selectRestored))) return;
  const kept = yield* call(readFavorites);
  if (!(yield* select(selectSignedIn))) {
    yield* put(favoriteIdsKnown(kept));
    return;
  }
  if (kept.length > 0) {
    const outcome = yield* call(merging.run, kept);
    if (mergeFavorites.success.match(outcome)) {
      yield* call(writeFavorites, []);
      yield* put(favoriteIdsKnown(outcome.payload.result));
      return;
    }
  }
  if (yield* select(selectFavoritesNeeded)) yield* call(loadIds, made);
}

/** A guest's heart: kept in this browser, and said once. */
function* keep(change: FavoriteChange) {
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
 * A change that the server refused because the session has ended: made after signing in again, or a guest's when nobody
 * is signed in any more. Says whether it is to be sent again.
 */
function* renew({ productId, liked: sent }: FavoriteChange) {
  const newest = yield* select((state: RootState) => selectFavoriteWanted(state, productId));
  const change = { productId, liked: newest ?? sent };
  if (!(yield* select(selectSignedIn))) {
    yield* call(keep, change);
    return false;
  }
  const signedIn = yield* call(signInFirst);
  yield* put(signedIn ? favoriteWanted(change) : favoriteRolledBack(change));
  return signedIn;
}

/** Brings one product to what is wanted, one call at a time, until what was sent is still what is wanted. */
function* settle(productId: number, made: Made) {
  for (;;) {
    const liked = yield* select((state: RootState) => selectFavoriteWanted(state, productId));
    if (liked === undefined) return;
    const token = yield* select(selectToken);
    const outcome = yield* call(changing.run, { productId, liked });
    made.changes += 1;
    const failure = changeFavorite.fail.match(outcome) ? outcome.payload.failure : null;
    if (failure?.status === 401) {
      if (yield* call(renew, { productId, liked })) continue;
      return;
    }
    // Somebody signed in or out meanwhile: what is wanted is looked at anew.
    if ((yield* select(selectToken)) !== token) continue;
    if (failure) {
      yield* put(favoriteRolledBack({ productId, liked }));
      yield* call(announceFailure, failure);
      if (unsure(failure)) yield* call(loadIds, made);
      return;
    }
    if ((yield* select((state: RootState) => selectFavoriteWanted(state, productId))) === liked) {
      yield* put(favoriteSettled({ productId, liked }));
      return;
    }
  }
}

/** Takes a row off the page, or puts it back where it was; the other tells whether it is there. */
function* place({ favorite, index }: PlacedFavorite, there: boolean) {
  const { items } = yield* select(selectFavoriteList);
  const others = items.filter(({ product }) => product.id !== favorite.product.id);
  yield* put(favoriteList.slice.actions.itemsReplaced(there ? others.toSpliced(index, 0, favorite) : others));
}

/** The rows are gone with their customer. */
const isSignOut = (action: Action) => userInfoChanged.match(action) && action.payload === null;

/** Shows a change of the page's rows at once, and takes it back when the server does not make it. */
function* changeRow(placed: PlacedFavorite, liked: boolean) {
  const productId = placed.favorite.product.id;
  yield* call(place, placed, liked);
  yield* put(favoriteWanted({ productId, liked }));
  const end = yield* take(
    (action: Action<string>) =>
      isSignOut(action) ||
      ((favoriteSettled.match(action) || favoriteRolledBack.match(action)) &&
        action.payload.productId === productId),
  );
  const rolledBack = favoriteRolledBack.match(end) && end.payload.liked === liked;
  if (rolledBack) yield* call(place, placed, !liked);
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

const otherTabs = () => eventChannel<true>((emit) => onOtherTab('favorites', () => emit(true)));

export function* favoriteSaga() {
  const made: Made = { changes: 0 };
  const tasks = new Map<number, Task>();
  let syncing: Task | undefined;
  const startSync = function* () {
    if (syncing) yield* cancel(syncing);
    syncing = yield* fork(sync, made);
  };
  yield* takeEvery(
    [sessionRestored, userInfoChanged, appResumed].map((action) => action.type),
    startSync,
  );
  // A page has many hearts: the first one's question is enough.
  yield* takeEvery(favoritesAsked, function* () {
    if (!syncing?.isRunning() && (yield* select(selectFavoriteIds)) === null) yield* call(startSync);
  });
  yield* takeEvery(favoriteWanted, function* ({ payload }) {
    if (!(yield* select(selectSignedIn))) {
      yield* call(keep, payload);
      return;
    }
    if (tasks.get(payload.productId)?.isRunning()) return;
    tasks.set(payload.productId, yield* fork(settle, payload.productId, made));
  });
  yield* takeEvery(favoriteRemoved, removeRow);
  yield* takeEvery(favoriteBroughtBack, function* ({ payload }) {
    yield* call(changeRow, payload, true);
  });
  yield* watchList(favoriteList.load, selectFavoriteList, (api, { query, cursor }, signal) =>
    calls.fetchFavorites(api, { ...query, ...(cursor !== null && { cursor }) }, signal),
  );
  if (typeof window !== 'undefined') yield* takeEvery(yield* call(otherTabs), startSync);
}
