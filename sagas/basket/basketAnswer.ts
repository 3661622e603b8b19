import { call, put, select } from 'typed-redux-saga';
import type { BasketView } from '@/contract/view';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import { readCartId } from '@/services/browser/browserStorage';
import { basketAnswered, loadBasket } from '@/store/basket';
import { cartIdReceived, selectCartId, selectToken } from '@/store/session/session';

const loading = bindRequest(loadBasket, calls.getBasket);

/** The owner of the basket: the session identifies a customer's basket, the id a guest's. */
export function* basketOwner() {
  return { token: yield* select(selectToken), cartId: yield* select(selectCartId) };
}

type Owner = { token: string | null; cartId: string | null };

/**
 * Puts an answer into the store unless the tab has changed to another basket since the call was sent. Returns whether it
 * did.
 */
export function* acceptAnswer(answer: BasketView, sentFor: Owner) {
  const { cartId } = answer.data;
  const present = yield* call(basketOwner);
  if (present.token !== sentFor.token) return false;
  const moved = present.cartId !== sentFor.cartId && present.cartId !== cartId;
  if (present.token === null && moved) return false;
  if (cartId !== null && cartId !== present.cartId) yield* put(cartIdReceived(cartId));
  yield* put(basketAnswered(answer));
  return true;
}

/** Takes over a guest basket id that another tab has stored. Returns whether it did. */
function* adoptStoredCartId() {
  const present = yield* call(basketOwner);
  const stored = yield* call(readCartId);
  if (present.token !== null || stored === null || stored === present.cartId) return false;
  yield* put(cartIdReceived(stored));
  return true;
}

/** Loads the basket of this tab. Without one the server answers an empty basket. */
export function* loadCurrentBasket() {
  // A page restored from the back-forward cache has missed the changes of other tabs.
  yield* call(adoptStoredCartId);
  const owner = yield* call(basketOwner);
  const outcome = yield* call(loading.run, undefined);
  if (loadBasket.success.match(outcome)) yield* call(acceptAnswer, outcome.payload.result, owner);
}

/** Takes over the basket that another tab has created. */
export function* adoptStoredBasket() {
  if (yield* call(adoptStoredCartId)) yield* call(loadCurrentBasket);
}
