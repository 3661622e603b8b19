import type { AxiosInstance } from 'axios';
import { call, put, select } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { bindRequest } from '@/sagas/bindRequest';
import { signInFirst } from '@/sagas/session/signInFirst';
import * as calls from '@/services/basket';
import { takeTurn } from '@/services/browser/tabs';
import { unsure } from '@/services/http/api';
import {
  changeLine,
  type LineChange,
  lineRolledBack,
  lineSettled,
  loadBasket,
  selectBasketAnswer,
  selectClearing,
  selectServerLine,
  selectWanted,
} from '@/store/basket';
import type { RootState } from '@/store/makeStore';
import { selectSignedIn, selectToken } from '@/store/session/session';
import { adoptStoredBasket, basketOwner, loadPresentBasket, receive } from './basketAnswer';

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

/**
 * Makes one change; one that was made in a basket which this tab has left meanwhile is made again in the present one.
 * Null when somebody has signed in or out meanwhile: then what is wanted must be looked at anew.
 */
function* change(line: LineChange) {
  for (;;) {
    const owner = yield* call(basketOwner);
    const there = yield* select((state: RootState) => selectServerLine(state, line.productPropertyId));
    const outcome = yield* call(there ? set.run : add.run, line);
    if ((yield* select(selectToken)) !== owner.token) return null;
    const counts = changeLine.fail.match(outcome) || (yield* call(receive, outcome.payload.result, owner));
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

/** The session has ended in the middle of a change: signs in again and says whether the change may be made then. */
export function* renewSession({ status }: Failure) {
  return status === 401 && (yield* select(selectSignedIn)) && (yield* call(signInFirst));
}

/**
 * Brings one line to the wanted quantity: one call at a time with the newest absolute quantity, until what was sent
 * is still what is wanted. A line that another tab took away is put back once. When no answer came, the server is
 * asked first what it did; any other failure rolls this line back and asks for the truth.
 */
export function* settleLine(productPropertyId: number, awaited: ReadonlySet<number>) {
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
    if (outcome === null) continue;
    // What is wanted now is meant for the emptied basket.
    if (yield* select(selectClearing)) return;
    if (changeLine.fail.match(outcome)) {
      const { failure } = outcome.payload;
      if (yield* call(renewSession, failure)) continue;
      const vanished = there !== undefined && failure.status === 404 && !retried;
      if (vanished || unsure(failure)) {
        retried = true;
        yield* call(loadPresentBasket);
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
