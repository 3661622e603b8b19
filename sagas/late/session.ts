import { deviceSaga } from '@/sagas/device';
import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { profilePasswordSaga } from '@/sagas/session/changePassword';
import { profileDeletionSaga } from '@/sagas/session/deleteAccount';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/device';
import { changePassword, deleteAccount, sendDeletionCode } from '@/store/profileForms';
import type { LateDomain } from './lateDomains';

export const lateDomain: LateDomain = {
  sagas: [deviceSaga, profileDeletionSaga, profilePasswordSaga],
  policies: [
    { flow: loadDevices, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: signOutDevice, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: signOutOthers, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: changePassword, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: sendDeletionCode, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: deleteAccount, unauthorized: 'signIn', failure: 'screen' },
  ],
};
