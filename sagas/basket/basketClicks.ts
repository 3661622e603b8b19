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
 * Waits until the basket is known or unreachable, so that a first click counts from the server's quantity. However
 * many clicks wait, one load is asked for.
 */
function* known() {
  const unknown = yield* select(selectBasketUnknown);
  const somebodys = (yield* select(selectCartId)) !== null || (yield* select(selectSignedIn));
  if (unknown === null || !somebodys) return;
  if (unknown === 'unreachable') yield* put(loadBasket.request());
  yield* take([basketAnswered.type, loadBasket.fail.type]);
}

/** Wants one more, unless a limit is reached; then says which, and sends nothing. No limit holds for a seller. */
function* wantOneMore(productPropertyId: number, limits: Limits) {
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  const limit = (yield* select(selectNoCheck)) ? null : reachedLimit(qty, limits);
  if (limit) return yield* put(basketLimitReached({ limit, limits }));
  return yield* put(quantityWanted({ productPropertyId, qty: qty + 1 }));
}

/** Says once that a product is in the basket, however quick the clicks were. */
function* announcePurchase(awaited: Set<number>, { productPropertyId, title }: Purchase) {
  if (awaited.has(productPropertyId)) return;
  awaited.add(productPropertyId);
  const end = yield* take(
    (action: Action<string>) =>
      clearBasket.request.match(action) ||
      (userInfoChanged.match(action) && action.payload === null) ||
      (lineSettled.match(action) && action.payload === productPropertyId) ||
      (lineRolledBack.match(action) && action.payload.productPropertyId === productPropertyId),
  );
  awaited.delete(productPropertyId);
  if (lineSettled.match(end)) yield* put(purchaseDone(title));
}

/** Makes additions one after the other, so that each counts from the one before. */
export function* followPurchases(awaited: Set<number>) {
  const clicks = yield* actionChannel<ReturnType<typeof addToBasket>>(addToBasket.type);
  for (;;) {
    const { payload } = yield* take(clicks);
    yield* call(known);
    const line = yield* select((state: RootState) => selectServerLine(state, payload.productPropertyId));
    const wanted = yield* call(wantOneMore, payload.productPropertyId, line ?? payload);
    if (quantityWanted.match(wanted)) yield* fork(announcePurchase, awaited, payload);
  }
}

/** One more, one less or none of a line. */
export function* stepLine({ payload }: ReturnType<typeof lineStepped>) {
  const { productPropertyId } = payload;
  const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  if (!line || qty === 0) return;
  if (payload.step === 1) yield* call(wantOneMore, productPropertyId, line);
  else if (payload.step === 'remove') yield* put(quantityWanted({ productPropertyId, qty: 0 }));
  else if (qty > 1) yield* put(quantityWanted({ productPropertyId, qty: qty - 1 }));
}
