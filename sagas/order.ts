import { takeLatest } from 'typed-redux-saga';
import { fetchOrder, fetchOrders } from '@/services/order';
import { loadOrder } from '@/store/order';
import { orderList, selectOrderList } from '@/store/orderList';
import { bindRequest } from './bindRequest';
import { watchList } from './watchList';

const order = bindRequest(loadOrder, fetchOrder);

// The order asked for last wins. A failure is shown in the page, with another try.
export function* orderSaga() {
  yield* watchList(orderList.load, selectOrderList, fetchOrders);
  yield* order.watch(takeLatest);
}
