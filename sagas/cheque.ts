import { call, put, select, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/cheque';
import { handInCheques, loadChequeRequests, loadOrderCheques } from '@/store/cheque';
import { loadOrder, selectOrder } from '@/store/order';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loadingRequests = bindRequest(loadChequeRequests, calls.fetchChequeRequests);
const loadingOfOrder = bindRequest(loadOrderCheques, calls.fetchOrderCheques);
const handingIn = bindRequest(handInCheques, calls.handInCheques);

/** The order names how many cheques are missing, so its page needs the new number. */
function* handInAndRefresh({ payload }: ReturnType<typeof handInCheques.request>) {
  const outcome = yield* call(handingIn.run, payload);
  if (!handInCheques.success.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'چک ثبت شد' }));
  if ((yield* select(selectOrder)).id === payload.orderId) yield* put(loadOrder.request(payload.orderId));
}

export function* chequeSaga() {
  const untilHandedIn = takeLatestUntil([handInCheques.success.type]);
  yield* loadingRequests.watch(untilHandedIn);
  yield* loadingOfOrder.watch(untilHandedIn);
  yield* takeLeading(handInCheques.request, handInAndRefresh);
}
