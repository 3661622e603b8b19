import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { paymentSaga } from '@/sagas/payment/payment';
import { loadAttempt } from '@/store/payment/attempt';
import {
  loadGateways,
  loadPaymentSummary,
  payInstalments,
  payOrder,
  rechargeWallet,
} from '@/store/payment/payment';
import type { LateDomain } from './lateDomains';

export const lateDomain: LateDomain = {
  sagas: [paymentSaga],
  policies: [
    { flow: loadAttempt, unauthorized: 'ignore', failure: 'screen' },
    { flow: loadPaymentSummary, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: loadGateways, unauthorized: 'ignore', failure: 'screen' },
    { flow: payOrder, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: payInstalments, unauthorized: 'signIn', failure: tryAgainToast },
    { flow: rechargeWallet, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  ],
};
