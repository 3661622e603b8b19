import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { paymentSaga } from '@/sagas/payment/payment';
import { loadAttempt } from '@/store/payment/attempt';
import {
  checkEligibility,
  loadGateways,
  loadPaymentSummary,
  payInstalments,
  payOrder,
  rechargeWallet,
} from '@/store/payment/payment';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [paymentSaga],
  policies: [
    { flow: loadAttempt, unauthorized: 'ignore', failure: 'screenOnly' },
    { flow: loadPaymentSummary, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: loadGateways, unauthorized: 'ignore', failure: 'screen' },
    { flow: checkEligibility, unauthorized: 'ignore', failure: 'nobody' },
    { flow: payOrder, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
    { flow: payInstalments, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
    { flow: rechargeWallet, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
  ],
};
