import { call, put, takeLeading } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import type { BasketImportView } from '@/contract/view';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/basket';
import { writeCartId } from '@/services/browser/browserStorage';
import { noticeChanged } from '@/store/basket';
import { buyAgain, importBasket, importReported, undoImport } from '@/store/basketImport';
import { toastRaised } from '@/store/ui';
import { reasonOf } from '@/utils/firstLoad/texts';
import { acceptAnswer, basketOwner } from './basketAnswer';

const importing = bindRequest(importBasket, calls.importBasket);
const buying = bindRequest(buyAgain, calls.addBasketBulk);
const undoing = bindRequest(undoImport, calls.undoImportBasket);

/** Whether a repeated request would fail again. Catalog mode is not final: it ends one day. */
const isFinalFailure = ({ status, code }: Failure) =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status) && code !== 'catalog_mode';

/** Reports what happened to the guest's lines. A toast is enough when all of them came into an empty basket. */
function* reportImport({ data, extraObject: { report } }: BasketImportView) {
  if (report === null) return;
  const { added, reduced, dropped } = report;
  const merged = [...added, ...reduced].reduce((sum, { qty }) => sum + qty, 0);
  const inBasket = data.items.reduce((sum, { bundleOf, qty }) => sum + (bundleOf === null ? qty : 0), 0);
  if (merged === 0 && dropped.length === 0) return;
  if (reduced.length > 0 || dropped.length > 0 || merged !== inBasket)
    yield* put(importReported({ report, source: 'guest' }));
  else yield* put(toastRaised({ kind: 'success', text: 'سبد شما منتقل شد' }));
}

/**
 * Merges a guest basket into the customer's. Without an answer the guest's id stays stored and the next start asks
 * again; the server merges a basket once however often it is asked.
 */
export function* importGuestBasket(cartId: string) {
  const owner = yield* call(basketOwner);
  const outcome = yield* call(importing.run, cartId);
  if (importBasket.fail.match(outcome)) {
    if (isFinalFailure(outcome.payload.failure)) yield* call(writeCartId, null);
    return;
  }
  const { result } = outcome.payload;
  yield* call(writeCartId, null);
  if (yield* call(acceptAnswer, result, owner)) yield* call(reportImport, result);
}

/** Restores the customer's basket from before the merge. */
function* undoGuestImport({ payload }: ReturnType<typeof undoImport.request>) {
  const owner = yield* call(basketOwner);
  yield* put(noticeChanged(null));
  const outcome = yield* call(undoing.run, payload);
  if (undoImport.success.match(outcome)) yield* call(acceptAnswer, outcome.payload.result, owner);
  else if (outcome.payload.failure.status !== 401)
    yield* put(noticeChanged(reasonOf(outcome.payload.failure)));
}

/** Adds the lines of an order to the basket, and reports those that were reduced or dropped. */
function* buyOrderAgain({ payload }: ReturnType<typeof buyAgain.request>) {
  const owner = yield* call(basketOwner);
  const outcome = yield* call(buying.run, payload);
  if (!buyAgain.success.match(outcome)) return;
  const { result } = outcome.payload;
  if (!(yield* call(acceptAnswer, result, owner))) return;
  const { report } = result.extraObject;
  if (report && report.reduced.length + report.dropped.length > 0)
    yield* put(importReported({ report, source: 'order' }));
  else
    yield* put(
      toastRaised({
        kind: 'success',
        text: 'کالاهای سفارش به سبد افزوده شد',
        link: { title: 'دیدن سبد', href: '/cart' },
      }),
    );
}

// A failed merge shows nothing: the basket on screen stays, and the next start tries again.
export function* basketImportSaga() {
  yield* takeLeading(undoImport.request, undoGuestImport);
  yield* takeLeading(buyAgain.request, buyOrderAgain);
}
