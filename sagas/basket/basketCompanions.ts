import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import { takeTurn } from '@/services/browser/basketTurn';
import { noticeChanged, purchaseDone, selectBasketAnswer, selectServerLine } from '@/store/basket';
import { chooseCompanion } from '@/store/companion';
import type { RootState } from '@/store/makeStore';
import { acceptAnswer, adoptStoredBasket, basketOwner, loadCurrentBasket } from './basketAnswer';
import { waitForLine } from './basketLine';

const choosing = bindRequest(chooseCompanion, calls.chooseCompanion);

/** Sends one choice. Without its line it adds the line too, which is announced like any other addition. */
function* sendChoice({ payload }: ReturnType<typeof chooseCompanion.request>) {
  const owner = yield* call(basketOwner);
  yield* put(noticeChanged(null));
  const line = yield* select((state: RootState) => selectServerLine(state, payload.bundleOf));
  const outcome = yield* call(choosing.run, payload);
  if (!chooseCompanion.success.match(outcome)) return yield* call(loadCurrentBasket);
  if (!(yield* call(acceptAnswer, outcome.payload.result, owner))) return;
  const added = yield* select((state: RootState) => selectServerLine(state, payload.bundleOf));
  if (payload.chosen && !line && added) yield* put(purchaseDone(added.title));
}

/**
 * Sends the choices of companions one after the other, each after the change of its line in flight. Like an addition, a choice
 * without a basket takes turns with other tabs, so that only one of them creates the basket.
 */
export function* watchCompanions() {
  const choices = yield* actionChannel<ReturnType<typeof chooseCompanion.request>>(
    chooseCompanion.request.type,
  );
  for (;;) {
    const choice = yield* take(choices);
    yield* call(waitForLine, choice.payload.bundleOf);
    const known = (yield* select(selectBasketAnswer))?.data.cartId;
    const endTurn = known ? null : yield* call(takeTurn);
    try {
      if (endTurn) yield* call(adoptStoredBasket);
      yield* call(sendChoice, choice);
    } finally {
      endTurn?.();
    }
  }
}
