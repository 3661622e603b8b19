import { checkoutSaga } from '@/sagas/checkout/checkout';
import { loadShipping, placeOrder, reviewCheckout } from '@/store/checkout';
import type { LateDomain } from './lateDomains';

export const lateDomain: LateDomain = {
  sagas: [checkoutSaga],
  policies: [
    { flow: loadShipping, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: reviewCheckout, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: placeOrder, unauthorized: 'signInAndRepeat', failure: 'screen' },
  ],
};
