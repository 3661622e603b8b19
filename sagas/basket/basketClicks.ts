import type { Action } from '@reduxjs/toolkit';
import { actionChannel, call, fork, put, select, take } from 'typed-redux-saga';
import { quotePlan } from '@/rules/facility/quote';
import { type Limits, reachedLimit } from '@/rules/purchaseLimit';
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
  selectBasketAnswer,
  selectBasketUnknown,
} from '@/store/basket';
import { choosePlan } from '@/store/facility';
import { selectKnownLine, selectKnownQuantity } from '@/store/keptBasket';
import type { RootState } from '@/store/makeStore';
import { selectNoCheck } from '@/store/profile';
import { selectCartId, selectSignedIn, userInfoChanged } from '@/store/session/session';

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
  const qty = yield* select((state: RootState) => selectKnownQuantity(state, productPropertyId));
  const limit = (yield* select(selectNoCheck)) ? null : reachedLimit(qty, limits);
  if (limit) return yield* put(basketLimitReached({ limit, limits }));
  return yield* put(quantityWanted({ productPropertyId, qty: qty + 1 }));
}

/**
 * Applies the payment of the product's page to the basket. A choice of the shopper replaces that of the basket. A payment that the
 * page only showed is applied when nothing was chosen for the basket and the basket can be bought on the plan.
 */
function* takeTermsOver({ terms }: Purchase) {
  if (!terms?.plan || !quotePlan(terms.plan, terms.price, terms).eligible) return;
  const { plan, way, months, prepaymentPercent } = terms;
  const choice = way === 'cash' ? { planId: null } : { planId: plan.id, months, prepaymentPercent };
  const inBasket = (yield* select(selectBasketAnswer))?.extraObject.facility.choice ?? null;
  const isUndecided = inBasket !== null && !inBasket.chosen && inBasket.reason === null;
  const isKnown =
    way === 'cash'
      ? inBasket === null
      : inBasket?.chosen &&
        inBasket.plan.id === plan.id &&
        inBasket.months === months &&
        inBasket.prepaymentPercent === prepaymentPercent;
  if (!isKnown && (terms.chosen || isUndecided)) yield* put(choosePlan.request(choice));
}

/** Announces once that a variant is in the basket, however many quick clicks added it. */
function* announcePurchase(unannounced: Map<number, Purchase>, purchase: Purchase) {
  const { productPropertyId, title } = purchase;
  const end = yield* take(
    (action: Action<string>) =>
      clearBasket.request.match(action) ||
      (userInfoChanged.match(action) && action.payload === null) ||
      (lineSettled.match(action) && action.payload === productPropertyId) ||
      (lineRolledBack.match(action) && action.payload.productPropertyId === productPropertyId),
  );
  unannounced.delete(productPropertyId);
  if (!lineSettled.match(end)) return;
  yield* put(purchaseDone(title));
  yield* call(takeTermsOver, purchase);
}

/** Handles additions one after the other, so that each adds to the quantity of the one before. */
export function* watchPurchases(unannounced: Map<number, Purchase>) {
  const clicks = yield* actionChannel<ReturnType<typeof addToBasket>>(addToBasket.type);
  for (;;) {
    const { payload } = yield* take(clicks);
    yield* call(waitForBasket);
    const line = yield* select((state: RootState) => selectKnownLine(state, payload.productPropertyId));
    const isFirst = !unannounced.has(payload.productPropertyId);
    unannounced.set(payload.productPropertyId, payload);
    const wanted = yield* call(increaseQuantity, payload.productPropertyId, line ?? payload);
    if (isFirst && quantityWanted.match(wanted)) yield* fork(announcePurchase, unannounced, payload);
    else if (isFirst) unannounced.delete(payload.productPropertyId);
  }
}

/** Increases or decreases the quantity of a line by one, or removes the line. */
export function* changeLineQuantity({ payload }: ReturnType<typeof lineStepped>) {
  const { productPropertyId } = payload;
  const line = yield* select((state: RootState) => selectKnownLine(state, productPropertyId));
  const qty = yield* select((state: RootState) => selectKnownQuantity(state, productPropertyId));
  if (!line || qty === 0) return;
  if (payload.step === 1) yield* call(increaseQuantity, productPropertyId, line);
  else if (payload.step === 'remove') yield* put(quantityWanted({ productPropertyId, qty: 0 }));
  else if (qty > 1) yield* put(quantityWanted({ productPropertyId, qty: qty - 1 }));
}
