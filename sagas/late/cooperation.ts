import { cooperationSaga } from '@/sagas/cooperation';
import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import {
  giveMerchantDocument,
  loadCooperation,
  saveCooperation,
  submitCooperation,
} from '@/store/cooperation';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [cooperationSaga],
  policies: [
    { flow: loadCooperation, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: saveCooperation, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: giveMerchantDocument, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: submitCooperation, unauthorized: 'signInAndRepeat', failure: 'screen' },
  ],
};
