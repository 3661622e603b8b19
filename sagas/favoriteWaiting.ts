import type { Action } from '@reduxjs/toolkit';
import { call, put, race, select, take } from 'typed-redux-saga';
import { readKept, writeKept } from '@/services/browser/keptRows';
import { favoriteWanted, selectFavoriteWanted } from '@/store/favorite';
import type { RootState } from '@/store/makeStore';
import { selectUserInfo, userInfoChanged } from '@/store/session/session';
import { networkReturns } from './networkReturns';

/** A sign-out removes the rows, so nothing is left to wait for. */
export const isSignOut = (action: Action) => userInfoChanged.match(action) && action.payload === null;

/** Keeps a heart until the browser has a network again; undefined removes it. A sign-out has removed all. */
export function* keepFavorite(productId: number, liked: boolean | undefined) {
  const owner = (yield* select(selectUserInfo))?.mobile;
  if (owner === undefined) return;
  const others = (readKept('waitingFavorites', owner) ?? []).filter((one) => one.productId !== productId);
  writeKept('waitingFavorites', owner, liked === undefined ? others : [...others, { productId, liked }]);
}

/** Waits with a heart until there is a network. Its state is absolute, so that two tabs may both send it. */
export function* waitWithFavorite(productId: number) {
  const newest = yield* select((state: RootState) => selectFavoriteWanted(state, productId));
  yield* call(keepFavorite, productId, newest);
  const returns = yield* call(networkReturns);
  const isAnotherPress = (action: Action) =>
    favoriteWanted.match(action) && action.payload.productId === productId;
  try {
    yield* race([take(returns), take(isSignOut), take(isAnotherPress)]);
  } finally {
    returns.close();
  }
}

/** Goes on with the hearts that waited when the page was left. */
export function* restoreWaiting() {
  const owner = (yield* select(selectUserInfo))?.mobile;
  for (const change of owner === undefined ? [] : (readKept('waitingFavorites', owner) ?? []))
    if ((yield* select((state: RootState) => selectFavoriteWanted(state, change.productId))) === undefined)
      yield* put(favoriteWanted(change));
}
