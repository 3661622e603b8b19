import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { call, fork, join, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import {
  clearBasket,
  clearingEnded,
  lineStepped,
  loadBasket,
  type Purchase,
  quantityWanted,
  selectBasketAnswer,
} from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { appResumed, selectSignedIn, sessionRestored } from '@/store/session/session';
import { overlayOpened, selectOverlay } from '@/store/ui';
import { reasonOf } from '@/utils/firstLoad/texts';
import { acceptAnswer, basketOwner, loadCurrentBasket } from './basketAnswer';
import { changeLineQuantity, watchPurchases } from './basketClicks';
import { watchCompanions } from './basketCompanions';
import { keepUnanswered } from './basketLeft';
import { renewSession, settleLine } from './basketLine';
import { keepNotice } from './basketNotice';
import { syncWithOtherTabs } from './basketTabs';
import { keepBasket } from './basketWaiting';

const clearing = bindRequest(clearBasket, calls.clearBasket);

/**
 * Loads the basket, except when a customer returns to the tab to enter the code of a login. Their old session has ended,
 * and the 401 of the load would end that login.
 */
function* loadBasketUnlessSigningIn(cause: UnknownAction) {
  const signingInAgain = (yield* select(selectSignedIn)) && (yield* select(selectOverlay)) === 'login';
  if (!appResumed.match(cause) || !signingInAgain) yield* call(loadCurrentBasket);
}

/** Empties the basket after the calls in flight. Lines that the shopper adds meanwhile are sent afterwards. */
function* clearBasketAfterChanges(lineTasks: Map<number, Task>) {
  yield* join([...lineTasks.values()]);
  let owner = yield* call(basketOwner);
  let outcome = yield* call(clearing.run, undefined);
  if (clearBasket.fail.match(outcome) && (yield* call(renewSession, outcome.payload.failure))) {
    owner = yield* call(basketOwner);
    outcome = yield* call(clearing.run, undefined);
  }
  if (clearBasket.success.match(outcome)) yield* call(acceptAnswer, outcome.payload.result, owner);
  else yield* call(loadCurrentBasket);
  const failed = clearBasket.fail.match(outcome) ? outcome.payload.failure : null;
  const emptied = (yield* select(selectBasketAnswer))?.data.items.length === 0;
  yield* put(clearingEnded(failed && !emptied ? reasonOf(failed) : null));
  const remaining = yield* select((state: RootState) => state.basket.wanted);
  for (const [id, qty] of Object.entries(remaining)) {
    yield* put(quantityWanted({ productPropertyId: Number(id), qty }));
  }
}

export function* basketSaga() {
  /** The task that settles each line, by variant. */
  const lineTasks = new Map<number, Task>();
  /** Variants that were just added and whose success is not announced yet. */
  const unannounced = new Map<number, Purchase>();
  /** The quantity of each variant that was sent last. */
  const sent = new Map<number, number>();
  // The newest load wins, because the answer of an older one may lack the change that asked for the newer.
  yield* takeLatest(
    [loadBasket.request, sessionRestored, appResumed].map((action) => action.type),
    loadBasketUnlessSigningIn,
  );
  yield* takeEvery(overlayOpened, function* ({ payload }) {
    if (payload === 'basket') yield* put(loadBasket.request());
  });
  yield* takeEvery(quantityWanted, function* ({ payload }) {
    const { productPropertyId } = payload;
    if (lineTasks.get(productPropertyId)?.isRunning()) return;
    lineTasks.set(productPropertyId, yield* fork(settleLine, productPropertyId, unannounced, sent));
  });
  yield* takeLeading(clearBasket.request, clearBasketAfterChanges, lineTasks);
  yield* fork(watchPurchases, unannounced);
  yield* takeEvery(lineStepped, changeLineQuantity);
  yield* fork(watchCompanions);
  yield* fork(keepNotice);
  yield* fork(keepBasket);
  yield* fork(keepUnanswered, unannounced, sent);
  yield* fork(syncWithOtherTabs);
}
