import { takeLatest } from 'typed-redux-saga';
import { fetchOrder, fetchOrders } from '@/services/order';
import { loadOrder } from '@/store/order';
import { orderList, selectOrders } from '@/store/orders';
import { bindRequest } from './bindRequest';
import { watchList } from './watchList';

const order = bindRequest(loadOrder, fetchOrder);

// The order asked for last wins. A failure is shown in the page, with another try.
export function* ordersSaga() {
  yield* watchList(orderList.load, selectOrders, fetchOrders);
  yield* order.watch(takeLatest);
}
