import { call, put, takeLeading } from 'typed-redux-saga';
import type { BasketImportAnswer } from '@/contract/basket';
import type { Failure } from '@/contract/failure';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import { writeCartId } from '@/services/browser/browserStorage';
import { importBasket, importReported, undoImport } from '@/store/basketImport';
import { toastRaised } from '@/store/ui';
import { basketOwner, receive } from './basketAnswer';

const importing = bindRequest(importBasket, calls.importBasket);
const undoing = bindRequest(undoImport, calls.undoImportBasket);

/** Asking again later would bring no other answer. A shop that only shows its goods will sell them again. */
const final = ({ status, code }: Failure) =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status) && code !== 'catalog_mode';

/** Tells what became of the guest's lines; a few words will do when all of them came into an empty basket. */
function* tell({ data, extraObject: { report } }: BasketImportAnswer) {
  if (report === null) return;
  const { added, reduced, dropped } = report;
  const merged = [...added, ...reduced].reduce((sum, { qty }) => sum + qty, 0);
  const inBasket = data.items.reduce((sum, { canDelete, qty }) => sum + (canDelete ? qty : 0), 0);
  if (merged === 0 && dropped.length === 0) return;
  if (reduced.length > 0 || dropped.length > 0 || merged !== inBasket) yield* put(importReported(report));
  else yield* put(toastRaised({ kind: 'success', text: 'سبد شما منتقل شد' }));
}

/**
 * Makes a guest's basket the customer's. When no answer comes it is kept and asked for again on the next start; the
 * server merges it once however often it is asked.
 */
export function* importGuestBasket(cartId: string) {
  const owner = yield* call(basketOwner);
  const outcome = yield* call(importing.run, cartId);
  if (importBasket.fail.match(outcome)) {
    if (final(outcome.payload.failure)) yield* call(writeCartId, null);
    return;
  }
  const { result } = outcome.payload;
  yield* call(writeCartId, null);
  if (yield* call(receive, result, owner)) yield* call(tell, result);
}

/** The customer wants the basket from before the merge back. */
function* undo({ payload }: ReturnType<typeof undoImport.request>) {
  const owner = yield* call(basketOwner);
  const outcome = yield* call(undoing.run, payload);
  if (undoImport.success.match(outcome)) yield* call(receive, outcome.payload.result, owner);
}

// A failed merge is silent: the basket on screen stays, and the next start tries again.
export function* basketImportSaga() {
  yield* takeLeading(undoImport.request, undo);
}
