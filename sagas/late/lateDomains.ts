import type { LazySlices } from '@/store/makeStore';
import type { LateDomain } from './lateDomain';

type LoadDomain = () => Promise<{ lateDomain: LateDomain }>;

const loadPayment: LoadDomain = () => import(/* webpackChunkName: 'purchaseSagas' */ './payment');
const loadLeasing: LoadDomain = () => import(/* webpackChunkName: 'accountSagas' */ './leasing');
const loadDesk: LoadDomain = () => import(/* webpackChunkName: 'deskWork' */ './desk');
const loadSession: LoadDomain = () => import(/* webpackChunkName: 'accountSagas' */ './session');

/**
 * The chunk of each late domain, by the slices that bring it: a page that uses the domain adds one of them to the store.
 * Domains share chunks by their names, because the first load lists every chunk.
 */
export const lateDomains: Readonly<Partial<Record<keyof LazySlices, LoadDomain>>> = {
  checkout: () => import(/* webpackChunkName: 'purchaseSagas' */ './checkout'),
  payment: loadPayment,
  paymentAttempt: loadPayment,
  conversation: () => import(/* webpackChunkName: 'support' */ './conversation'),
  cheque: () => import(/* webpackChunkName: 'purchaseSagas' */ './cheque'),
  orderReturn: () => import(/* webpackChunkName: 'accountSagas' */ './orderReturn'),
  file: () => import(/* webpackChunkName: 'accountSagas' */ './file'),
  planRequest: () => import(/* webpackChunkName: 'accountSagas' */ './planRequest'),
  cooperation: () => import(/* webpackChunkName: 'accountSagas' */ './cooperation'),
  leasing: loadLeasing,
  creditScore: loadLeasing,
  betaLoan: loadLeasing,
  review: () => import(/* webpackChunkName: 'review' */ './review'),
  question: () => import(/* webpackChunkName: 'review' */ './question'),
  alert: () => import(/* webpackChunkName: 'review' */ './alert'),
  priceHistory: () => import(/* webpackChunkName: 'review' */ './priceHistory'),
  recentProducts: () => import(/* webpackChunkName: 'review' */ './recentProducts'),
  desk: loadDesk,
  deskFiles: loadDesk,
  device: loadSession,
  profileForms: loadSession,
};
