import { call, takeEvery } from 'typed-redux-saga';
import { clearFromOrder } from '@/services/browserStorage';
import { paymentResultLeft } from '@/store/paymentResult';

/** The flag of a checkout on its way to a gateway lives no longer than its result is looked at. */
export function* paymentResultSaga() {
  yield* takeEvery(paymentResultLeft, function* () {
    yield* call(clearFromOrder);
  });
}
