import type { Saga } from 'redux-saga';
import type { FlowPolicy } from '@/sagas/failure/flowPolicies';
import type { LazySlices } from '@/store/makeStore';

/** The sagas of a domain that only some pages need, with the policies of its request flows. */
export type LateDomain = { sagas: readonly Saga[]; policies: readonly FlowPolicy[] };

type LoadDomain = () => Promise<{ lateDomain: LateDomain }>;

const loadPayment: LoadDomain = () => import('./payment');
const loadAccount: LoadDomain = () => import('./account');

/** The chunk of each late domain, by the slices that bring it: a page that uses the domain adds one of them to the store. */
export const lateDomains: Readonly<Partial<Record<keyof LazySlices, LoadDomain>>> = {
  checkout: () => import('./checkout'),
  payment: loadPayment,
  paymentAttempt: loadPayment,
  conversation: () => import('./conversation'),
  cheque: () => import('./cheque'),
  orderReturn: () => import('./orderReturn'),
  planRequest: () => import('./planRequest'),
  file: () => import('./file'),
  devices: loadAccount,
  profileForms: loadAccount,
};
