import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, fork, put, select, take } from 'typed-redux-saga';
import {
  addToBasket,
  basketAnswered,
  basketLimitReached,
  clearBasket,
  lineRolledBack,
  lineSettled,
  type lineStepped,
  loadBasket,
  type Purchase,
  purchaseDone,
  quantityWanted,
  selectBasketUnknown,
  selectQuantity,
  selectServerLine,
} from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { selectNoCheck } from '@/store/profile';
import { selectCartId, selectSignedIn, userInfoChanged } from '@/store/session/session';
import { type Limits, reachedLimit } from '@/utils/purchaseLimit';

/**
 * Waits until the basket is loaded or cannot be loaded, because a first click must add to the quantity of the server.
 * Requests one load however many clicks wait.
 */
function* waitForBasket() {
  const unknown = yield* select(selectBasketUnknown);
  const exists = (yield* select(selectCartId)) !== null || (yield* select(selectSignedIn));
  if (unknown === null || !exists) return;
  if (unknown === 'unreachable') yield* put(loadBasket.request());
  yield* take([basketAnswered.type, loadBasket.fail.type]);
}

/** Increases the wanted quantity by one, or reports the limit that is reached. A seller has no limits. */
function* increaseQuantity(productPropertyId: number, limits: Limits) {
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  const limit = (yield* select(selectNoCheck)) ? null : reachedLimit(qty, limits);
  if (limit) return yield* put(basketLimitReached({ limit, limits }));
  return yield* put(quantityWanted({ productPropertyId, qty: qty + 1 }));
}

/** Announces once that a variant is in the basket, however many quick clicks added it. */
function* announcePurchase(unannounced: Set<number>, { productPropertyId, title }: Purchase) {
  if (unannounced.has(productPropertyId)) return;
  unannounced.add(productPropertyId);
  const end = yield* take(
    (action: Action<string>) =>
      clearBasket.request.match(action) ||
      (userInfoChanged.match(action) && action.payload === null) ||
      (lineSettled.match(action) && action.payload === productPropertyId) ||
      (lineRolledBack.match(action) && action.payload.productPropertyId === productPropertyId),
  );
  unannounced.delete(productPropertyId);
  if (lineSettled.match(end)) yield* put(purchaseDone(title));
}

/** Handles additions one after the other, so that each adds to the quantity of the one before. */
export function* watchPurchases(unannounced: Set<number>) {
  const clicks = yield* actionChannel<ReturnType<typeof addToBasket>>(addToBasket.type);
  for (;;) {
    const { payload } = yield* take(clicks);
    yield* call(waitForBasket);
    const line = yield* select((state: RootState) => selectServerLine(state, payload.productPropertyId));
    const wanted = yield* call(increaseQuantity, payload.productPropertyId, line ?? payload);
    if (quantityWanted.match(wanted)) yield* fork(announcePurchase, unannounced, payload);
  }
}

/** Increases or decreases the quantity of a line by one, or removes the line. */
export function* changeLineQuantity({ payload }: ReturnType<typeof lineStepped>) {
  const { productPropertyId } = payload;
  const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  if (!line || qty === 0) return;
  if (payload.step === 1) yield* call(increaseQuantity, productPropertyId, line);
  else if (payload.step === 'remove') yield* put(quantityWanted({ productPropertyId, qty: 0 }));
  else if (qty > 1) yield* put(quantityWanted({ productPropertyId, qty: qty - 1 }));
}
