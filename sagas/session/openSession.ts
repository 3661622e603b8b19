import type { Task } from 'redux-saga';
import { call, delay, join, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';
import type { UserInfo } from '@/contract/session';
import { importGuestBasket } from '@/sagas/basket/basketImport';
import { readCartId, writeUserInfo } from '@/services/browser/browserStorage';
import { loadBasket, selectBasketBusy } from '@/store/basket';
import { loadProfile, loadWallet } from '@/store/profile';
import { selectUserInfo, userInfoChanged } from '@/store/session/session';

/** How long (ms) a guest's changes on their way may hold up the sign-in. */
const patience = 3000;

function* basketAtRest() {
  while (yield* select(selectBasketBusy)) yield* take('*');
}

/** What is loaded of a customer as soon as they are known. */
export function* loadPerson() {
  yield* put(loadProfile.request());
  yield* put(loadWallet.request());
}

/** Keeps what the server says of the session, for this tab and the others. */
export function* keepUserInfo(userInfo: UserInfo) {
  yield* call(writeUserInfo, userInfo);
  yield* put(userInfoChanged(userInfo));
}

/** What came with the guest is taken over before the basket is asked for. */
function* takeOver(guestBasket: string | null) {
  if (guestBasket !== null) yield* call(importGuestBasket, guestBasket);
  yield* call(loadPerson);
  yield* put(loadBasket.request());
}

function* begin(userInfo: UserInfo): SagaGenerator<Task> {
  // At once: a tab that is closed while the guest's changes are awaited finds the session again.
  yield* call(writeUserInfo, userInfo);
  if ((yield* select(selectUserInfo)) === null) {
    yield* race({ rest: call(basketAtRest), late: delay(patience) });
  }
  const before = yield* select(selectUserInfo);
  // Somebody else's session had ended here: nothing of theirs stays.
  if (before && before.mobile !== userInfo.mobile) yield* put(userInfoChanged(null));
  const guestBasket = yield* call(readCartId);
  yield* put(userInfoChanged(userInfo));
  return yield* spawn(takeOver, guestBasket);
}

/**
 * The server has let a customer in: their session begins at once, although steps of the login may be left, and whatever
 * becomes of the login, since the code that opened it is used up. Returns the task that takes the guest's basket over
 * and begins the loads.
 */
export function* openSession(userInfo: UserInfo): SagaGenerator<Task> {
  const beginning = yield* spawn(begin, userInfo);
  return yield* join(beginning);
}
