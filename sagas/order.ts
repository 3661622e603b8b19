import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/order';
import { loadBasket } from '@/store/basket';
import { loadInvoice } from '@/store/invoice';
import { cancelOrder, loadOrder } from '@/store/order';
import { orderList, selectOrderList } from '@/store/orderList';
import { loadWallet } from '@/store/profile';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { watchList } from './watchList';

const loadingOrder = bindRequest(loadOrder, calls.fetchOrder);
const loadingInvoice = bindRequest(loadInvoice, calls.fetchInvoice);
const cancelling = bindRequest(cancelOrder, calls.cancelOrder);

/** A cancelled order puts its lines back into the basket or its money into the wallet. */
function* cancelAndRefresh({ payload: id }: ReturnType<typeof cancelOrder.request>) {
  const outcome = yield* call(cancelling.run, id);
  if (!cancelOrder.success.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'سفارش لغو شد' }));
  yield* put(loadBasket.request());
  yield* put(loadWallet.request());
}

export function* orderSaga() {
  yield* watchList(orderList.load, selectOrderList, calls.fetchOrders);
  yield* loadingOrder.watch(takeLatest);
  yield* loadingInvoice.watch(takeLatest);
  yield* takeLeading(cancelOrder.request, cancelAndRefresh);
}
