import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import { readKept, type WaitingChange, writeKept } from '@/services/browser/keptRows';
import { type Purchase, selectWanted } from '@/store/basket';
import { selectKnownLine, selectSeenQuantity, waitingChanged } from '@/store/keptBasket';
import type { RootState } from '@/store/makeStore';
import { selectUserInfo } from '@/store/session/session';

/** The owner of what the browser keeps: the mobile number of a customer, null for a guest. */
export function* keptOwner() {
  return (yield* select(selectUserInfo))?.mobile ?? null;
}

/** The waiting changes of all tabs. Each tab reads them before it writes, because another tab may have added some. */
export function* readWaiting() {
  return readKept('waitingChanges', yield* call(keptOwner)) ?? [];
}

/** Keeps the list of the changes that wait, for all tabs. */
export function* writeWaiting(changes: WaitingChange[]) {
  writeKept('waitingChanges', yield* call(keptOwner), changes);
  yield* put(waitingChanged(changes));
}

/** A quantity that was sent without an answer, and the quantity that the line had before; null when it was not asked. */
type LostChange = { sent: number; found: number | null };

/** The change that the browser keeps for a wanted quantity. */
export function* changeOf(
  productPropertyId: number,
  qty: number,
  before: WaitingChange | undefined,
  purchase?: Purchase,
  lost?: LostChange,
): SagaGenerator<WaitingChange> {
  const known = yield* select((state: RootState) => selectKnownLine(state, productPropertyId));
  const fallback: Purchase = { productPropertyId, title: '', stock: qty, maxBuy: qty };
  const { title, stock, maxBuy, productId, slug, imageUrl } = known ?? purchase ?? fallback;
  const seen = yield* select((state: RootState) => selectSeenQuantity(state, productPropertyId));
  const from = lost?.found ?? (before ? before.from : seen);
  const sent = lost?.sent ?? before?.sent;
  const line = before ?? { productPropertyId, title, stock, maxBuy, productId, slug, imageUrl };
  return { ...line, qty, from, sent };
}

/** Keeps the wanted quantity of a line until there is a network. A change of a line that waits already takes its place. */
export function* keepChange(productPropertyId: number, purchase?: Purchase, lost?: LostChange) {
  const qty = yield* select((state: RootState) => selectWanted(state, productPropertyId));
  if (qty === undefined) return;
  const waiting = yield* call(readWaiting);
  const before = waiting.find((one) => one.productPropertyId === productPropertyId);
  const change = yield* call(changeOf, productPropertyId, qty, before, purchase, lost);
  const others = waiting.filter((one) => one !== before);
  yield* call(
    writeWaiting,
    before ? waiting.map((one) => (one === before ? change : one)) : [...others, change],
  );
}
