import { chequeSaga } from '@/sagas/cheque';
import { handInCheques, loadChequeRequests, loadOrderCheques } from '@/store/cheque';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [chequeSaga],
  policies: [
    { flow: loadChequeRequests, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: loadOrderCheques, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: handInCheques, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
  ],
};
