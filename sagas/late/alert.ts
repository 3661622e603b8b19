import { alertSaga } from '@/sagas/alert';
import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { changeAlert, loadAlerts } from '@/store/alert';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [alertSaga],
  policies: [
    { flow: loadAlerts, unauthorized: 'ignore', failure: 'nobody' },
    { flow: changeAlert, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  ],
};
