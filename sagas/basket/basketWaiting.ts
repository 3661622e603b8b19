import { eventChannel } from 'redux-saga';
import {
  call,
  delay,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import { networkReturns } from '@/sagas/networkReturns';
import { takeWaitingTurn } from '@/services/browser/basketTurn';
import { onOtherTabChange } from '@/services/browser/browserStorage';
import { readKept, type WaitingChange, writeKept } from '@/services/browser/keptRows';
import {
  basketAnswered,
  clearBasket,
  lineSettled,
  loadBasket,
  type Purchase,
  quantityWanted,
  selectQuantity,
  selectServerLine,
  selectWanted,
} from '@/store/basket';
import {
  lateOutcome,
  linesKept,
  selectKeptBasket,
  selectWaitingChange,
  waitingChanged,
} from '@/store/keptBasket';
import type { RootState } from '@/store/makeStore';
import { sessionRestored, userInfoChanged } from '@/store/session/session';
import { navigationEnded, toastRaised } from '@/store/ui';
import { reasonOf } from '@/utils/firstLoad/texts';
import { loadCurrentBasket } from './basketAnswer';
import { keepChange, keptOwner, readWaiting, writeWaiting } from './waitingList';

/** A change that has the turn to be sent, with the quantity that the line had before. */
export type WaitingTurn = { change: WaitingChange; found: number; end: () => void };

/**
 * Keeps a change until the basket can be loaded again, and then waits for its turn among the lines and tabs. Returns null when
 * the change is no longer wanted, or when another tab has sent it.
 */
export function* waitForTurn(
  productPropertyId: number,
  purchase?: Purchase,
): SagaGenerator<WaitingTurn | null> {
  yield* call(keepChange, productPropertyId, purchase);
  for (;;) {
    const { answered } = yield* race({
      answered: take(basketAnswered.type),
      left: take([clearBasket.request.type, userInfoChanged.type]),
    });
    if (!answered) return null;
    const end = yield* call(takeWaitingTurn);
    const turn = yield* call(beginTurn, productPropertyId, end);
    if (turn !== 'unreachable') return turn;
  }
}

/** Adds a change of an unknown basket to the quantity that was found, once. */
function* addToFound(change: WaitingChange, found: number) {
  const { productPropertyId } = change;
  const known = { ...change, qty: found + change.qty, from: found };
  const waiting = yield* call(readWaiting);
  yield* call(
    writeWaiting,
    waiting.map((one) => (one.productPropertyId === productPropertyId ? known : one)),
  );
  yield* put(quantityWanted({ productPropertyId, qty: known.qty }));
}

function* beginTurn(
  productPropertyId: number,
  end: () => void,
): SagaGenerator<WaitingTurn | null | 'unreachable'> {
  let taken = false;
  try {
    const change = (yield* call(readWaiting)).find((one) => one.productPropertyId === productPropertyId);
    if (!change) {
      // Another tab has sent the change. A quantity that the shopper has wanted since then is a change of its own.
      if (yield* select((state: RootState) => selectWaitingChange(state, productPropertyId))) {
        yield* put(waitingChanged(yield* call(readWaiting)));
        yield* put(lineSettled(productPropertyId));
      }
      yield* put(loadBasket.request());
      return null;
    }
    yield* call(loadCurrentBasket);
    if (yield* select(({ basket }: RootState) => basket.loadFailed)) return 'unreachable';
    const line = yield* select((state: RootState) => selectServerLine(state, productPropertyId));
    const found = line?.qty ?? 0;
    if (change.from === null) yield* call(addToFound, change, found);
    taken = true;
    return { change, found, end };
  } finally {
    if (!taken) end();
  }
}

/** Ends the turn of a change that the server made or refused, and reports what the shopper does not expect. */
export function* endWaiting({ change, found, end }: WaitingTurn, failure: Failure | null) {
  const { productPropertyId, title, from, sent } = change;
  const qty = yield* select((state: RootState) => selectQuantity(state, productPropertyId));
  const waiting = yield* call(readWaiting);
  yield* call(
    writeWaiting,
    waiting.filter((one) => one.productPropertyId !== productPropertyId),
  );
  const isChanged = from !== null && ![from, sent, qty].includes(found);
  if (failure || isChanged) {
    yield* put(lateOutcome({ productPropertyId, title, found, qty, refusal: failure && reasonOf(failure) }));
    yield* put(toastRaised(outcomeToast));
  }
  end();
}

/** Shows what this browser kept, and sends the changes that wait. */
function* restoreKept() {
  const owner = yield* call(keptOwner);
  yield* put(linesKept(readKept('keptLines', owner)));
  const waiting = yield* call(readWaiting);
  yield* put(waitingChanged(waiting));
  for (const { productPropertyId, qty } of waiting) yield* put(quantityWanted({ productPropertyId, qty }));
}

/** Takes over the changes that another tab keeps or has sent. */
function* followOtherTab() {
  const before = (yield* select(selectKeptBasket)).waiting;
  const waiting = yield* call(readWaiting);
  yield* put(waitingChanged(waiting));
  for (const { productPropertyId, qty } of waiting)
    if ((yield* select((state: RootState) => selectWanted(state, productPropertyId))) !== qty)
      yield* put(quantityWanted({ productPropertyId, qty }));
  for (const { productPropertyId } of before)
    if (!waiting.some((one) => one.productPropertyId === productPropertyId))
      yield* put(lineSettled(productPropertyId));
  yield* put(loadBasket.request());
}

/** Keeps the lines of the newest answer. Companions come and go with their lines. */
function* keepLines({ payload }: ReturnType<typeof basketAnswered>) {
  const lines = payload.data.items
    .filter(({ bundleOf }) => bundleOf === null)
    .map(({ productPropertyId, productId, slug, title, imageUrl, qty, stock, maxBuy }) => ({
      productPropertyId,
      productId,
      slug,
      title,
      imageUrl,
      qty,
      stock,
      maxBuy,
    }));
  writeKept('keptLines', yield* call(keptOwner), lines);
  yield* put(linesKept(lines));
}

/** The same toast for every line, so that it is shown once. The basket reports each line. */
const outcomeToast = {
  id: lateOutcome.type,
  kind: 'warning',
  text: 'سبد خرید شما با آنچه بدون اینترنت خواستید فرق دارد',
  link: { title: 'دیدن سبد', href: '/cart' },
} as const;

const otherTabs = () => eventChannel<true>((emit) => onOtherTabChange('waitingChanges', () => emit(true)));

/** Keeps the basket for a time without a network, and the changes that are made then (ADR 35). */
export function* keepBasket() {
  yield* takeEvery(sessionRestored, restoreKept);
  yield* takeEvery(basketAnswered, keepLines);
  yield* takeEvery(quantityWanted, function* ({ payload: { productPropertyId, qty } }) {
    const waits = yield* select((state: RootState) => selectWaitingChange(state, productPropertyId));
    if (waits && waits.qty !== qty) yield* call(keepChange, productPropertyId);
  });
  yield* takeEvery(navigationEnded, loadAgain);
  yield* takeLatest(waitingChanged, askWhileWaiting);
  yield* takeEvery(clearBasket.request, writeWaiting, []);
  // The changes of a guest go on as those of the customer; a sign-out removes them.
  yield* takeEvery(userInfoChanged, function* ({ payload }) {
    yield* call(writeWaiting, payload ? (yield* select(selectKeptBasket)).waiting : []);
  });
  if (typeof window === 'undefined') return;
  yield* takeEvery(yield* call(otherTabs), followOtherTab);
  yield* takeEvery(yield* call(networkReturns), loadAgain);
}

/** Pauses between two attempts to load the basket. Each pause is twice the previous one. */
const firstPauseMs = 2_000;
const maxPauseMs = 60_000;

/** Asks for the basket while changes wait, because not every browser notices that its network is back. */
function* askWhileWaiting({ payload }: ReturnType<typeof waitingChanged>) {
  if (payload.length === 0) return;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    yield* delay(pauseMs);
    yield* put(loadBasket.request());
  }
}

/** Loads a basket that could not be loaded. The answer lets the waiting changes go on. */
function* loadAgain() {
  const isWaiting = (yield* select(selectKeptBasket)).waiting.length > 0;
  if (isWaiting || (yield* select(({ basket }: RootState) => basket.loadFailed)))
    yield* put(loadBasket.request());
}
