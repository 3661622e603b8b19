import type { Action } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import { eventChannel, type Task } from 'redux-saga';
import {
  actionChannel,
  call,
  fork,
  join,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import type { BasketAnswer } from '@/contract/basket';
import type { Failure } from '@/contract/failure';
import * as calls from '@/services/basket';
import { onOtherTab, readCartId } from '@/services/browserStorage';
import { openTabChannel, takeTurn } from '@/services/tabs';
import {
  addToBasket,
  basketAnswered,
  changeLine,
  clearBasket,
  clearingEnded,
  type LineChange,
  lineRolledBack,
  lineSettled,
  lineStepped,
  loadBasket,
  type Purchase,
  purchaseDone,
  quantityWanted,
  selectBasketAnswer,
  selectBasketUnknown,
  selectClearing,
  selectQuantity,
  selectServerLine,
  selectWanted,
} from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { appResumed, cartIdReceived, selectCartId, sessionRestored } from '@/store/session';
import { overlayOpened } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { basketLimitReached } from './notify';

const loading = bindRequest(loadBasket, calls.getBasket);
const clearing = bindRequest(clearBasket, calls.clearBasket);

/** A line's change as the one call that makes it true: absent lines are added, 0 removes, else the quantity is set. */
const changing = (absent: boolean) =>
  bindRequest(changeLine, (api: AxiosInstance, { productPropertyId, qty }: LineChange) => {
    if (qty === 0) return calls.removeFromBasket(api, { productPropertyId });
    return absent
      ? calls.addToBasket(api, { productPropertyId, qty })
      : calls.updateBasket(api, { productPropertyId, qty });
  });
const add = changing(true);
const set = changing(false);

/** Takes an answer into the store, unless the tab has moved to another basket since the call was sent; says whether. */
function* receive(answer: BasketAnswer, sentFor: string | null) {
  const current = yield* select(selectCartId);
  const { cartId } = answer.data;
  if (current !== sentFor && current !== cartId) return false;
  if (cartId !== null && cartId !== current) yield* put(cartIdReceived(cartId));
  yield* put(basketAnswered(answer));
  return true;
}

/** A basket id that another tab has stored meanwhile becomes this tab's; says whether. */
function* adoptStoredId() {
  const stored = yield* call(readCartId);
  if (stored === null || stored === (yield* select(selectCartId))) return false;
  yield* put(cartIdReceived(stored));
  return true;
}

/** Loads the basket; the server answers an empty one to a browser without a basket id. */
function* load() {
  // A page from the back-forward cache was told of nothing while it slept.
  yield* call(adoptStoredId);
  const cartId = yield* select(selectCartId);
  const outcome = yield* call(loading.run, undefined);
  if (loadBasket.success.match(outcome)) yield* call(receive, outcome.payload.result, cartId);
}

/**
 * Waits until the basket is known or unreachable, so that a first click counts from the server's quantity. However
 * many clicks wait, one load is asked for.
 */
function* known() {
  const unknown = yield* select(selectBasketUnknown);
  if (unknown === null || !(yield* select(selectCartId))) return;
  if (unknown === 'unreachable') yield* put(loadBasket.request());
  yield* take([basketAnswered.type, loadBasket.fail.type]);
}

/** A basket that another tab has made meanwhile becomes this tab's. */
function* adoptStoredBasket() {
  if (yield* call(adoptStoredId)) yield* call(load);
}

/** Makes one change; one that was made in a basket which this tab has left meanwhile is made again in the present one. */
function* change(line: LineChange) {
  for (;;) {
    const sentFor = yield* select(selectCartId);
    const there = yield* select((state: RootState) => selectServerLine(state, line.productPropertyId));
    const outcome = yield* call(there ? set.run : add.run, line);
    const counts = changeLine.fail.match(outcome) || (yield* call(receive, outcome.payload.result, sentFor));
    if (counts) return outcome;
  }
}

/**
 * Sends a line's wanted quantity. The first addition makes the basket, so tabs and lines take turns at it; likewise
 * when the server no longer knows the basket.
 */
function* send(line: LineChange) {
  if ((yield* select(selectBasketAnswer))?.data.cartId) return yield* call(change, line);
  const giveTurnOn = yield* call(takeTurn);
  try {
    yield* call(adoptStoredBasket);
    return yield* call(change, line);
  } finally {
    giveTurnOn();
  }
}

/** Whether the server may have done its part although no good answer came. */
const unsure = ({ status }: Failure) => status === 0 || status >= 500;

/**
 * Brings one line to the wanted quantity: one call at a time with the newest absolute quantity, until what was sent
 * is still what is wanted. A line that another tab took away is put back once. When no answer came, the server is
 * asked first what it did; any other failure rolls this line back and asks for the truth.
 */
function* settleLine(productPropertyId: number, awaited: ReadonlySet<number>) {
  for (let retried = false; ; ) {
    if (yield* select(selectClearing)) return;
    const qty = yield* select((state: RootState) => selectWanted(state, productPropertyId));
    if (qty === undefined) return;
    const there = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
    if (qty === (there?.qty ?? 0)) {
      yield* put(lineSettled(productPropertyId));
      return;
    }
    const outcome = yield* call(send, { productPropertyId, qty });
    // What is wanted now is meant for the emptied basket.
    if (yield* select(selectClearing)) return;
    if (changeLine.fail.match(outcome)) {
      const { failure } = outcome.payload;
      const vanished = there !== undefined && failure.status === 404 && !retried;
      if (vanished || unsure(failure)) {
        retried = true;
        yield* call(load);
        const done =
          (yield* select((state: RootState) => selectServerLine(state, productPropertyId)))?.qty ?? 0;
        const asked = yield* select((state: RootState) => selectWanted(state, productPropertyId));
        if (vanished || done === qty || asked !== qty) continue;
      }
      const added = there === undefined || awaited.has(productPropertyId);
      yield* put(lineRolledBack({ productPropertyId, failure, added }));
      if (!unsure(failure)) yield* put(loadBasket.request());
      return;
    }
    if ((yield* select((state: RootState) => selectWanted(state, productPropertyId))) === qty) {
      yield* put(lineSettled(productPropertyId));
      return;
    }
  }
}

/** Empties the basket after the calls in flight; what the shopper adds meanwhile is sent afterwards. */
function* clear(tasks: Map<number, Task>) {
  yield* join([...tasks.values()]);
  const sentFor = yield* select(selectCartId);
  const outcome = yield* call(clearing.run, undefined);
  if (clearBasket.success.match(outcome)) yield* call(receive, outcome.payload.result, sentFor);
  else yield* call(load);
  const emptied = (yield* select(selectBasketAnswer))?.data.items.length === 0;
  yield* put(clearingEnded(clearBasket.fail.match(outcome) && !emptied ? outcome.payload.failure : null));
  const left = yield* select((state: RootState) => state.basket.wanted);
  for (const [id, qty] of Object.entries(left)) {
    yield* put(quantityWanted({ productPropertyId: Number(id), qty }));
  }
}

type Limits = { stock: number; maxBuy: number };

/** Wants one more, unless a limit is reached; then says which, and sends nothing. */
function* wantOneMore(productPropertyId: number, limits: Limits) {
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  if (qty >= limits.maxBuy) return yield* put(basketLimitReached('maxBuy'));
  if (qty >= limits.stock) return yield* put(basketLimitReached('stock'));
  return yield* put(quantityWanted({ productPropertyId, qty: qty + 1 }));
}

/** Says once that a product is in the basket, however quick the clicks were. */
function* announcePurchase(awaited: Set<number>, { productPropertyId, title }: Purchase) {
  if (awaited.has(productPropertyId)) return;
  awaited.add(productPropertyId);
  const end = yield* take(
    (action: Action<string>) =>
      clearBasket.request.match(action) ||
      (lineSettled.match(action) && action.payload === productPropertyId) ||
      (lineRolledBack.match(action) && action.payload.productPropertyId === productPropertyId),
  );
  awaited.delete(productPropertyId);
  if (lineSettled.match(end)) yield* put(purchaseDone(title));
}

/** Makes additions one after the other, so that each counts from the one before. */
function* followPurchases(awaited: Set<number>) {
  const clicks = yield* actionChannel<ReturnType<typeof addToBasket>>(addToBasket.type);
  for (;;) {
    const { payload } = yield* take(clicks);
    yield* call(known);
    const line = yield* select((state: RootState) => selectServerLine(state, payload.productPropertyId));
    const wanted = yield* call(wantOneMore, payload.productPropertyId, line ?? payload);
    if (quantityWanted.match(wanted)) yield* fork(announcePurchase, awaited, payload);
  }
}

function* step({ payload }: ReturnType<typeof lineStepped>) {
  const { productPropertyId } = payload;
  const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  if (!line || qty === 0) return;
  if (payload.step === 1) yield* call(wantOneMore, productPropertyId, line);
  else if (payload.step === 'remove') yield* put(quantityWanted({ productPropertyId, qty: 0 }));
  else if (qty > 1) yield* put(quantityWanted({ productPropertyId, qty: qty - 1 }));
}

/**
 * What tabs tell each other: a changed basket is asked for again, a new basket is adopted. Failed changes are told too,
 * since the server may have made them all the same.
 */
function* followOtherTabs() {
  const { announceBasketChange, onBasketChange } = yield* call(openTabChannel);
  yield* takeEvery(
    [changeLine.success, changeLine.fail, clearBasket.success, clearBasket.fail].map(({ type }) => type),
    function* () {
      yield* call(announceBasketChange);
    },
  );
  const changes = eventChannel<'changed' | 'replaced'>((emit) => {
    const stopChanges = onBasketChange(() => emit('changed'));
    const stopStorage = onOtherTab('cartId', () => emit('replaced'));
    return () => {
      stopChanges();
      stopStorage();
    };
  });
  yield* takeEvery(changes, function* (change) {
    if (change === 'replaced' || !(yield* select(selectCartId))) yield* call(adoptStoredBasket);
    else yield* put(loadBasket.request());
  });
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
  yield* takeEvery(lineStepped, step);
  yield* fork(followOtherTabs);
}
