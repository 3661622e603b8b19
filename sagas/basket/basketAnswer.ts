import { call, put, select } from 'typed-redux-saga';
import type { BasketAnswer } from '@/contract/basket';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import { readCartId } from '@/services/browser/browserStorage';
import { basketAnswered, loadBasket } from '@/store/basket';
import { cartIdReceived, selectCartId, selectToken } from '@/store/session/session';

const loading = bindRequest(loadBasket, calls.getBasket);

/** Whose basket a call was about: a customer's is known by their session, a guest's by its id. */
export function* basketOwner() {
  return { token: yield* select(selectToken), cartId: yield* select(selectCartId) };
}

type Owner = { token: string | null; cartId: string | null };

/** Takes an answer into the store, unless the tab has moved to another basket since the call was sent; says whether. */
export function* receive(answer: BasketAnswer, sentFor: Owner) {
  const { cartId } = answer.data;
  const present = yield* call(basketOwner);
  if (present.token !== sentFor.token) return false;
  const moved = present.cartId !== sentFor.cartId && present.cartId !== cartId;
  if (present.token === null && moved) return false;
  if (cartId !== null && cartId !== present.cartId) yield* put(cartIdReceived(cartId));
  yield* put(basketAnswered(answer));
  return true;
}

/** A guest's basket id that another tab has stored meanwhile becomes this tab's; says whether. */
function* adoptStoredId() {
  const present = yield* call(basketOwner);
  const stored = yield* call(readCartId);
  if (present.token !== null || stored === null || stored === present.cartId) return false;
  yield* put(cartIdReceived(stored));
  return true;
}

/** Loads the basket; the server answers an empty one to whoever has none. */
export function* loadPresentBasket() {
  // A page from the back-forward cache was told of nothing while it slept.
  yield* call(adoptStoredId);
  const owner = yield* call(basketOwner);
  const outcome = yield* call(loading.run, undefined);
  if (loadBasket.success.match(outcome)) yield* call(receive, outcome.payload.result, owner);
}

/** A basket that another tab has made meanwhile becomes this tab's. */
export function* adoptStoredBasket() {
  if (yield* call(adoptStoredId)) yield* call(loadPresentBasket);
}
