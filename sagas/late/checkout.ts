import { checkoutSaga } from '@/sagas/checkout/checkout';
import { findOrder, loadShipping, placeOrder, reviewCheckout } from '@/store/checkout';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [checkoutSaga],
  policies: [
    { flow: loadShipping, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: reviewCheckout, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: findOrder, unauthorized: 'ignore', failure: 'nobody' },
    { flow: placeOrder, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
  ],
};
