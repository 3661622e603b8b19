import type { LazySlices } from '@/store/makeStore';
import type { LateDomain } from './lateDomain';

type LoadDomain = () => Promise<{ lateDomain: LateDomain }>;

const loadPayment: LoadDomain = () =>
  import(/* webpackChunkName: 'purchaseSagas' */ '@/sagas/payment/payment');
const loadDesk: LoadDomain = () => import(/* webpackChunkName: 'deskWork' */ '@/sagas/desk');

/**
 * The chunk of each late domain, by the slices that bring it: a page that uses the domain adds one of them to the store.
 * Domains share chunks by their names, because the first load lists every chunk.
 */
export const lateDomains: Readonly<Partial<Record<keyof LazySlices, LoadDomain>>> = {
  checkout: () => import(/* webpackChunkName: 'purchaseSagas' */ '@/sagas/checkout/checkout'),
  payment: loadPayment,
  paymentAttempt: loadPayment,
  conversation: () => import(/* webpackChunkName: 'support' */ '@/sagas/conversation'),
  file: () => import(/* webpackChunkName: 'accountSagas' */ '@/sagas/file'),
  planRequest: () => import(/* webpackChunkName: 'accountSagas' */ '@/sagas/planRequest'),
  recentProducts: () => import(/* webpackChunkName: 'review' */ '@/sagas/recentProducts'),
  desk: loadDesk,
  deskFiles: loadDesk,
};
