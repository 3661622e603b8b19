import { actionChannel, call, fork, put, take, takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/order';
import { loadBasket } from '@/store/basket';
import { loadInvoice } from '@/store/invoice';
import { cancelOrder, giveOrderDocument, loadOrder } from '@/store/order';
import { orderList, selectOrderList } from '@/store/orderList';
import { loadWallet } from '@/store/profile';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';
import { watchList } from './watchList';

const loadingOrder = bindRequest(loadOrder, calls.fetchOrder);
const loadingInvoice = bindRequest(loadInvoice, calls.fetchInvoice);
const giving = bindRequest(giveOrderDocument, calls.giveOrderDocument);
const cancelling = bindRequest(cancelOrder, calls.cancelOrder);

/** A cancelled order puts its lines back into the basket or its money into the wallet. */
function* cancelAndRefresh({ payload: id }: ReturnType<typeof cancelOrder.request>) {
  const outcome = yield* call(cancelling.run, id);
  if (!cancelOrder.success.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'سفارش لغو شد' }));
  yield* put(loadBasket.request());
  yield* put(loadWallet.request());
}

/** Gives documents one after the other, so that the newest answer is the newest state of the order. */
function* giveDocuments() {
  const asked = yield* actionChannel<ReturnType<typeof giveOrderDocument.request>>(giveOrderDocument.request);
  for (;;) yield* call(giving.run, (yield* take(asked)).payload);
}

export function* orderSaga() {
  yield* watchList(orderList.load, selectOrderList, calls.fetchOrders);
  yield* loadingOrder.watch(takeLatestUntil([giveOrderDocument.success.type]));
  yield* loadingInvoice.watch(takeLatest);
  yield* takeLeading(cancelOrder.request, cancelAndRefresh);
  yield* fork(giveDocuments);
}
