import { takeLatest } from 'typed-redux-saga';
import { fetchPriceHistory } from '@/services/product';
import { loadPriceHistory } from '@/store/priceHistory';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadPriceHistory, fetchPriceHistory);

/** The price history of the variant whose chart is open. */
export function* priceHistorySaga() {
  yield* loading.watch(takeLatest);
}
