import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { orderReturnSaga } from '@/sagas/orderReturn';
import { cancelReturn, previewReturn, requestReturn } from '@/store/orderReturn';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [orderReturnSaga],
  policies: [
    { flow: previewReturn, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: requestReturn, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
    { flow: cancelReturn, unauthorized: 'signIn', failure: tryAgainToast, moves: 'money' },
  ],
};
