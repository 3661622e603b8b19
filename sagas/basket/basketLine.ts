import type { AxiosInstance } from 'axios';
import { call, put, select, take } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { bindRequest } from '@/sagas/bindRequest';
import { signInFirst } from '@/sagas/session/signInFirst';
import * as calls from '@/services/basket';
import { takeTurn } from '@/services/browser/basketTurn';
import { isOutcomeUnknown } from '@/services/http/api';
import {
  changeLine,
  clearBasket,
  type LineChange,
  lineRolledBack,
  lineSettled,
  loadBasket,
  type Purchase,
  quantityWanted,
  selectBasketAnswer,
  selectClearing,
  selectServerLine,
  selectWanted,
} from '@/store/basket';
import { selectWaitingChange } from '@/store/keptBasket';
import type { RootState } from '@/store/makeStore';
import { selectSignedIn, selectToken } from '@/store/session/session';
import { acceptAnswer, adoptStoredBasket, basketOwner, loadCurrentBasket } from './basketAnswer';
import { endWaiting, type WaitingTurn, waitForTurn } from './basketWaiting';
import { keepChange } from './waitingList';

/** The call that changes a line: an absent line is added, quantity 0 removes, any other quantity is set. */
const bindLineChange = (absent: boolean) =>
  bindRequest(changeLine, (api: AxiosInstance, { productPropertyId, qty }: LineChange) => {
    if (qty === 0) return calls.removeFromBasket(api, { productPropertyId });
    return absent
      ? calls.addToBasket(api, { productPropertyId, qty })
      : calls.updateBasket(api, { productPropertyId, qty });
  });
const addingLine = bindLineChange(true);
const updatingLine = bindLineChange(false);

/**
 * Sends one change. A change made in a basket that this tab has left meanwhile is sent again for the current basket.
 * Returns null when a customer signed in or out meanwhile: the caller must then read the wanted quantity again.
 */
function* sendChange(change: LineChange) {
  for (;;) {
    const owner = yield* call(basketOwner);
    const line = yield* select((state: RootState) => selectServerLine(state, change.productPropertyId));
    const outcome = yield* call(line ? updatingLine.run : addingLine.run, change);
    if ((yield* select(selectToken)) !== owner.token) return null;
    const isOfThisBasket =
      changeLine.fail.match(outcome) || (yield* call(acceptAnswer, outcome.payload.result, owner));
    if (isOfThisBasket) return outcome;
  }
}

/**
 * Sends the wanted quantity of a line. Without a basket the first addition creates one, so tabs and lines take turns:
 * otherwise two additions would create two baskets. Returns null when the wanted quantity must be read again.
 */
function* sendInTurn(change: LineChange) {
  const { productPropertyId } = change;
  if ((yield* select(selectBasketAnswer))?.data.cartId) return yield* call(sendChange, change);
  const endTurn = yield* call(takeTurn);
  try {
    yield* call(adoptStoredBasket);
    const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
    if (!line) return yield* call(sendChange, change);
    // Another tab has added the variant meanwhile. The clicks of this tab counted from zero, so they come on top of it.
    const wanted = yield* select((state: RootState) => selectWanted(state, productPropertyId));
    if (wanted) yield* put(quantityWanted({ productPropertyId, qty: line.qty + wanted }));
    return null;
  } finally {
    endTurn();
  }
}

/** Opens the login when the session ended during a change. Returns whether the change may be sent again. */
export function* renewSession({ status }: Failure) {
  return status === 401 && (yield* select(selectSignedIn)) && (yield* call(signInFirst));
}

/** Waits until the server has the wanted quantity of a line: services and companions may not have more pieces than their line. */
export function* waitForLine(productPropertyId: number) {
  while ((yield* select((state: RootState) => selectWanted(state, productPropertyId))) !== undefined)
    yield* take([lineSettled.type, lineRolledBack.type, clearBasket.request.type]);
}

/**
 * Settles one line: sends the newest wanted quantity, one call at a time, until the sent quantity is still the wanted one.
 *
 *   wanted ──send──▶ in flight ──success, same quantity wanted──▶ settled
 *      ▲                 │ success, another quantity wanted ──▶ send again
 *      │                 │ another tab created the basket with this line ──▶ send the sum
 *      │                 │ 401 ──sign in──▶ send again
 *      │                 │ 404 of a line that another tab removed ──reload──▶ send again, once
 *      │                 │ no answer ──reload──▶ settled if the server made the change, else rolled back
 *      │                 │ no network ──▶ waiting
 *      └─────────────────┴ any other failure ──▶ rolled back, and the basket is loaded again
 *
 *   waiting ──the basket loads again──▶ send in turn with the other lines and tabs
 *
 * @param unannounced variants that were just added, for which a failure is announced as a failed addition
 * @param sent takes the quantity that is sent
 */
export function* settleLine(
  productPropertyId: number,
  unannounced: ReadonlyMap<number, Purchase>,
  sent: Map<number, number>,
) {
  /** The turn of a change that waited for the network. */
  let turn: WaitingTurn | null = null;
  try {
    for (let retried = false; ; ) {
      if (yield* select(selectClearing)) return;
      const qty = yield* select((state: RootState) => selectWanted(state, productPropertyId));
      if (qty === undefined) return;
      const waits = yield* select((state: RootState) => selectWaitingChange(state, productPropertyId));
      if (turn === null && waits) {
        turn = yield* call(waitForTurn, productPropertyId, unannounced.get(productPropertyId));
        continue;
      }
      const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
      if (qty === (line?.qty ?? 0)) {
        if (turn) yield* call(endWaiting, turn, null);
        yield* put(lineSettled(productPropertyId));
        return;
      }
      sent.set(productPropertyId, qty);
      const outcome = yield* call(sendInTurn, { productPropertyId, qty });
      if (outcome === null) continue;
      // A quantity that is wanted now belongs to the emptied basket.
      if (yield* select(selectClearing)) return;
      if (changeLine.fail.match(outcome)) {
        const { failure } = outcome.payload;
        if (yield* call(renewSession, failure)) continue;
        const isGone = line !== undefined && failure.status === 404 && !retried;
        if (isGone || isOutcomeUnknown(failure)) {
          retried = true;
          yield* call(loadCurrentBasket);
          const isLost = yield* select(({ basket }: RootState) => basket.loadFailed);
          if (failure.code === 'network' && isLost) {
            yield* call(keepChange, productPropertyId, unannounced.get(productPropertyId), {
              sent: qty,
              found: turn?.found ?? null,
            });
            turn?.end();
            turn = null;
            continue;
          }
          const made =
            (yield* select((state: RootState) => selectServerLine(state, productPropertyId)))?.qty ?? 0;
          const wanted = yield* select((state: RootState) => selectWanted(state, productPropertyId));
          if (isGone || made === qty || wanted !== qty) continue;
        }
        const added = line === undefined || unannounced.has(productPropertyId);
        if (turn) yield* call(endWaiting, turn, failure);
        yield* put(
          lineRolledBack({ productPropertyId, failure, added: added || turn !== null, late: turn !== null }),
        );
        if (!isOutcomeUnknown(failure)) yield* put(loadBasket.request());
        return;
      }
      const keptMeanwhile =
        turn === null && (yield* select((state: RootState) => selectWaitingChange(state, productPropertyId)));
      if (keptMeanwhile) continue;
      if ((yield* select((state: RootState) => selectWanted(state, productPropertyId))) === qty) {
        if (turn) yield* call(endWaiting, turn, null);
        yield* put(lineSettled(productPropertyId));
        return;
      }
    }
  } finally {
    turn?.end();
  }
}
