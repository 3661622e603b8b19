import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { readRecentProducts, writeRecentProducts } from '@/services/browser/storedProducts';
import { fetchCards } from '@/services/product';
import {
  loadRecentProducts,
  productViewed,
  recentProductsOpened,
  recentProductsRead,
} from '@/store/recentProducts';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadRecentProducts, fetchCards);

/** Puts the product first in the list of viewed products, which is stored in this browser. */
function* rememberProduct({ payload: productId }: ReturnType<typeof productViewed>) {
  const others = (yield* call(readRecentProducts)).filter((id) => id !== productId);
  yield* call(writeRecentProducts, [productId, ...others]);
  yield* put(recentProductsRead(others));
}

function* readProducts() {
  yield* put(recentProductsRead(yield* call(readRecentProducts)));
}

/** The products that the shopper viewed. They are stored in this browser only. */
function* recentProductsSaga() {
  yield* takeEvery(productViewed, rememberProduct);
  yield* takeEvery(recentProductsOpened, readProducts);
  yield* loading.watch(takeLatest);
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [recentProductsSaga],
  policies: [{ flow: loadRecentProducts, unauthorized: 'ignore', failure: 'screen' }],
};
