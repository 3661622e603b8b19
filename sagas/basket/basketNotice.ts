import type { Action } from '@reduxjs/toolkit';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { readBasketNotice, writeBasketNotice } from '@/services/browser/browserStorage';
import { basketAnswered, clearBasket, lineStepped, noticeChanged, selectBasketNotice } from '@/store/basket';
import { sessionRestored } from '@/store/session/session';
import { overlayClosed } from '@/store/ui';

/** Whether the shopper has gone on: closed the drawer, changed a line, or asked for a change of the whole basket. */
const acknowledges = (action: Action) =>
  [overlayClosed, lineStepped, clearBasket.request].some(({ match }) => match(action)) ||
  (noticeChanged.match(action) && action.payload === null);

/**
 * Keeps the notice that the server sends once, such as about a line that is sold out, until the shopper has acknowledged it by
 * closing the drawer or by changing the basket. Without this, the page that happened to load the basket would be the only one to show it.
 */
export function* keepNotice() {
  yield* takeEvery(sessionRestored, function* () {
    const kept = yield* call(readBasketNotice);
    if (kept && !(yield* select(selectBasketNotice))) yield* put(noticeChanged(kept));
  });
  yield* takeEvery(basketAnswered, function* ({ payload }) {
    if (payload.data.message) yield* call(writeBasketNotice, payload.data.message);
  });
  yield* takeEvery(acknowledges, function* () {
    yield* call(writeBasketNotice, null);
  });
}
