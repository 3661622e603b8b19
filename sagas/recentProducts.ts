import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { readRecentProducts, writeRecentProducts } from '@/services/browser/storedProducts';
import { fetchCards, countProductView as sendProductView } from '@/services/product';
import {
  countProductView,
  loadRecentProducts,
  productViewed,
  recentProductsOpened,
  recentProductsRead,
} from '@/store/recentProducts';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadRecentProducts, fetchCards);
const counting = bindRequest(countProductView, sendProductView);

/**
 * Puts the product first in the list of viewed products, which is stored in this browser. The shop gets to know that a product was
 * viewed, and not which.
 */
function* rememberProduct({ payload: productId }: ReturnType<typeof productViewed>) {
  const others = (yield* call(readRecentProducts)).filter((id) => id !== productId);
  yield* call(writeRecentProducts, [productId, ...others]);
  yield* put(recentProductsRead(others));
  yield* counting.run();
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
  policies: [
    { flow: loadRecentProducts, unauthorized: 'ignore', failure: 'screen' },
    { flow: countProductView, unauthorized: 'ignore', failure: 'nobody' },
  ],
};
