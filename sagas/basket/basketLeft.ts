import { eventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { readKept, type WaitingChange, writeKept } from '@/services/browser/keptRows';
import { onPageHide } from '@/services/browser/pageHide';
import { type Purchase, quantityWanted } from '@/store/basket';
import { selectWaitingChange } from '@/store/keptBasket';
import type { RootState } from '@/store/makeStore';
import { appResumed, sessionRestored } from '@/store/session/session';
import { changeOf, keptOwner, readWaiting, writeWaiting } from './waitingList';

/**
 * Keeps the changes that have no answer when the page is left. The basket of a guest gets its id with the first answer, so
 * that a page that was left before it would never find what was added. Another list than that of the waiting changes has
 * them, because other tabs send those at once, while the call of this page may still be on its way.
 */
function* keepLeft(purchases: ReadonlyMap<number, Purchase>, sent: ReadonlyMap<number, number>) {
  const left: WaitingChange[] = [];
  const { wanted } = yield* select(({ basket }: RootState) => basket);
  for (const [id, qty] of Object.entries(wanted)) {
    const variant = Number(id);
    if (yield* select((state: RootState) => selectWaitingChange(state, variant))) continue;
    const change = yield* call(changeOf, variant, qty, undefined, purchases.get(variant));
    left.push({ ...change, sent: sent.get(variant) });
  }
  if (left.length > 0) writeKept('leftChanges', yield* call(keptOwner), left);
}

/** Sends the changes that a page left without an answer, as those that waited for the network. */
function* resumeLeft() {
  const owner = yield* call(keptOwner);
  const left = readKept('leftChanges', owner);
  if (left === null) return;
  writeKept('leftChanges', owner, []);
  const isLeft = new Set(left.map(({ productPropertyId }) => productPropertyId));
  const others = (yield* call(readWaiting)).filter((one) => !isLeft.has(one.productPropertyId));
  yield* call(writeWaiting, [...others, ...left]);
  for (const { productPropertyId, qty } of left) yield* put(quantityWanted({ productPropertyId, qty }));
}

const leaves = () => eventChannel<true>((emit) => onPageHide(() => emit(true)));

/**
 * Keeps the changes without an answer when the page is left, and sends them from the next page (ADR 35).
 * @param purchases variants that were just added
 * @param sent the quantity of each variant that was sent last
 */
export function* keepUnanswered(purchases: ReadonlyMap<number, Purchase>, sent: ReadonlyMap<number, number>) {
  // A page that comes back from the back-forward cache may find what it kept itself.
  yield* takeEvery([sessionRestored.type, appResumed.type], resumeLeft);
  if (typeof window !== 'undefined') yield* takeEvery(yield* call(leaves), keepLeft, purchases, sent);
}
