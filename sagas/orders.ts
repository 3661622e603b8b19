import { takeLatest } from 'typed-redux-saga';
import { fetchOrder, fetchOrders } from '@/services/order';
import { loadOrder } from '@/store/order';
import { loadOrders } from '@/store/orders';
import { bindRequest } from './bindRequest';

const orders = bindRequest(loadOrders, fetchOrders);
const order = bindRequest(loadOrder, fetchOrder);

// The tab, text or order asked for last wins. A failure is shown in the page, with another try.
export function* ordersSaga() {
  yield* orders.watch(takeLatest);
  yield* order.watch(takeLatest);
}
