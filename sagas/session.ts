import { call, fork, put, takeLeading } from 'typed-redux-saga';
import { readCartId, readUserInfo, writeCartId } from '@/services/browserStorage';
import { appStarted, cartIdReceived, sessionRestored } from '@/store/session';
import { loadBrands, loadProvinces } from '@/store/site';
import { restoreStaticsData } from './site';

/** Browser storage is read once, after hydration, so that no markup depends on it before. */
function* restoreSession() {
  yield* put(sessionRestored({ cartId: yield* call(readCartId), userInfo: yield* call(readUserInfo) }));
}

/** The on-start loads. The basket loads itself on `sessionRestored`. */
function* start() {
  yield* restoreSession();
  yield* fork(restoreStaticsData);
  yield* put(loadBrands.request());
  yield* put(loadProvinces.request());
}

export function* sessionSaga() {
  yield* takeLeading(appStarted, start);
  yield* takeLeading(cartIdReceived, function* ({ payload }) {
    yield* call(writeCartId, payload);
  });
}
