import { priceHistorySaga } from '@/sagas/priceHistory';
import { loadPriceHistory } from '@/store/priceHistory';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [priceHistorySaga],
  policies: [{ flow: loadPriceHistory, unauthorized: 'ignore', failure: 'screen' }],
};
