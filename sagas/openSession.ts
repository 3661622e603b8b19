import type { Task } from 'redux-saga';
import { call, delay, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';
import type { UserInfo } from '@/contract/session';
import { readCartId, writeUserInfo } from '@/services/browserStorage';
import { loadBasket, selectBasketBusy } from '@/store/basket';
import { selectUserInfo, userInfoChanged } from '@/store/session';
import { loadUser, loadWallet } from '@/store/user';
import { importGuestBasket } from './importBasket';

/** How long (ms) a guest's changes on their way may hold up the sign-in. */
const patience = 3000;

function* basketAtRest() {
  while (yield* select(selectBasketBusy)) yield* take('*');
}

/** What is loaded of a customer as soon as they are known. */
export function* loadPerson() {
  yield* put(loadUser.request());
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

/**
 * The server has let a customer in: their session begins at once, although steps of the login may be left, so that a
 * tab closed in between loses nothing. Returns the task that takes the guest's basket over and begins the loads.
 */
export function* openSession(userInfo: UserInfo): SagaGenerator<Task> {
  const before = yield* select(selectUserInfo);
  if (before === null) yield* race({ rest: call(basketAtRest), late: delay(patience) });
  // Somebody else's session had ended here: nothing of theirs stays.
  else if (before.mobile !== userInfo.mobile) yield* put(userInfoChanged(null));
  const guestBasket = yield* call(readCartId);
  yield* call(keepUserInfo, userInfo);
  return yield* spawn(takeOver, guestBasket);
}
