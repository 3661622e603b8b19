import { takeLatest } from 'typed-redux-saga';
import { fetchOrder, fetchOrders } from '@/services/order';
import { loadOrder } from '@/store/order';
import { orderList, selectOrderList } from '@/store/orderList';
import { bindRequest } from './bindRequest';
import { watchList } from './watchList';

const loadingOrder = bindRequest(loadOrder, fetchOrder);

export function* orderSaga() {
  yield* watchList(orderList.load, selectOrderList, fetchOrders);
  yield* loadingOrder.watch(takeLatest);
}
