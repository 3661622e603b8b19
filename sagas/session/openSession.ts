import type { Task } from 'redux-saga';
import { call, delay, join, put, race, type SagaGenerator, select, spawn, take } from 'typed-redux-saga';
import type { UserInfo } from '@/contract/session';
import { importGuestBasket } from '@/sagas/basket/basketImport';
import { clearStorage, readCartId, writeUserInfo } from '@/services/browser/browserStorage';
import { forgetKeptPages } from '@/services/browser/offline/keptCaches';
import { loadBasket } from '@/store/basket';
import { selectBasketBusy } from '@/store/companion';
import { loadProfile } from '@/store/profile';
import { selectServicesBusy } from '@/store/service';
import { selectUserInfo, userInfoChanged } from '@/store/session/session';
import { loadWallet } from '@/store/wallet';

/** How long (ms) a sign-in waits for changes of the guest basket that are under way. */
const basketWaitMs = 3000;

function* waitForBasketChanges() {
  while ((yield* select(selectBasketBusy)) || (yield* select(selectServicesBusy))) yield* take('*');
}

/** Loads the profile and the wallet of the signed-in customer. */
export function* loadCustomer() {
  yield* put(loadProfile.request());
  yield* put(loadWallet.request());
}

/** Stores the session for this tab and the others. */
export function* storeUserInfo(userInfo: UserInfo) {
  yield* call(writeUserInfo, userInfo);
  yield* put(userInfoChanged(userInfo));
}

/** Removes everything about the customer from this browser, and stores the session that takes its place. */
export function* forgetCustomer(next: UserInfo | null) {
  yield* call(clearStorage);
  // Before anything is waited for, so that neither another tab nor a page that is left misses it.
  if (next) yield* call(writeUserInfo, next);
  yield* call(forgetKeptPages);
  yield* put(userInfoChanged(null));
}

/** Imports the guest basket before the basket of the customer is loaded. */
function* loadCustomerData(guestBasket: string | null) {
  if (guestBasket !== null) yield* call(importGuestBasket, guestBasket);
  yield* call(loadCustomer);
  yield* put(loadBasket.request());
}

function* startCustomerSession(userInfo: UserInfo): SagaGenerator<Task> {
  // The session is stored before the wait, so that a tab that is closed and opened again has it.
  yield* call(writeUserInfo, userInfo);
  if ((yield* select(selectUserInfo)) === null) {
    yield* race({ settled: call(waitForBasketChanges), late: delay(basketWaitMs) });
  }
  const before = yield* select(selectUserInfo);
  // The expired session belonged to another customer.
  if (before && before.mobile !== userInfo.mobile) yield* call(forgetCustomer, userInfo);
  const guestBasket = yield* call(readCartId);
  yield* put(userInfoChanged(userInfo));
  return yield* spawn(loadCustomerData, guestBasket);
}

/**
 * Opens the session after the server accepted a code or password. It is spawned, because the code is used up: closing the
 * login must not cancel it. Returns the task that imports the guest basket and starts the loads.
 */
export function* openSession(userInfo: UserInfo): SagaGenerator<Task> {
  const opening = yield* spawn(startCustomerSession, userInfo);
  return yield* join(opening);
}
