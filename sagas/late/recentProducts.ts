import { recentProductsSaga } from '@/sagas/recentProducts';
import { loadRecentProducts } from '@/store/recentProducts';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [recentProductsSaga],
  policies: [{ flow: loadRecentProducts, unauthorized: 'ignore', failure: 'screen' }],
};
