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
  quantityWanted,
  selectBasketAnswer,
} from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { appResumed, selectSignedIn, sessionRestored } from '@/store/session/session';
import { overlayOpened, selectOverlay } from '@/store/ui';
import { basketOwner, loadPresentBasket, receive } from './basketAnswer';
import { followPurchases, stepLine } from './basketClicks';
import { renewSession, settleLine } from './basketLine';
import { followOtherTabs } from './basketTabs';

const clearing = bindRequest(clearBasket, calls.clearBasket);

/**
 * Loads the basket, but not when a customer comes back to the tab to type their code: their old session has ended, and
 * the refusal would sign them out of what they are doing.
 */
function* load(cause: UnknownAction) {
  const signingInAgain = (yield* select(selectSignedIn)) && (yield* select(selectOverlay)) === 'login';
  if (!appResumed.match(cause) || !signingInAgain) yield* call(loadPresentBasket);
}

/** Empties the basket after the calls in flight; what the shopper adds meanwhile is sent afterwards. */
function* clear(tasks: Map<number, Task>) {
  yield* join([...tasks.values()]);
  let owner = yield* call(basketOwner);
  let outcome = yield* call(clearing.run, undefined);
  if (clearBasket.fail.match(outcome) && (yield* call(renewSession, outcome.payload.failure))) {
    owner = yield* call(basketOwner);
    outcome = yield* call(clearing.run, undefined);
  }
  if (clearBasket.success.match(outcome)) yield* call(receive, outcome.payload.result, owner);
  else yield* call(loadPresentBasket);
  const emptied = (yield* select(selectBasketAnswer))?.data.items.length === 0;
  yield* put(clearingEnded(clearBasket.fail.match(outcome) && !emptied ? outcome.payload.failure : null));
  const left = yield* select((state: RootState) => state.basket.wanted);
  for (const [id, qty] of Object.entries(left)) {
    yield* put(quantityWanted({ productPropertyId: Number(id), qty }));
  }
}

export function* basketSaga() {
  const tasks = new Map<number, Task>();
  /** Products the shopper has just added and waits to hear of. */
  const awaited = new Set<number>();
  // Loads: the newest question wins, since an older answer may lack the change that asked for it.
  yield* takeLatest(
    [loadBasket.request, sessionRestored, appResumed].map((action) => action.type),
    load,
  );
  yield* takeEvery(overlayOpened, function* ({ payload }) {
    if (payload === 'basket') yield* put(loadBasket.request());
  });
  yield* takeEvery(quantityWanted, function* ({ payload }) {
    const { productPropertyId } = payload;
    if (tasks.get(productPropertyId)?.isRunning()) return;
    tasks.set(productPropertyId, yield* fork(settleLine, productPropertyId, awaited));
  });
  yield* takeLeading(clearBasket.request, clear, tasks);
  yield* fork(followPurchases, awaited);
  yield* takeEvery(lineStepped, stepLine);
  yield* fork(followOtherTabs);
}
