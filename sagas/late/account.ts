import { deviceSaga } from '@/sagas/device';
import { tryAgain } from '@/sagas/failure/flowPolicies';
import { profileDeletionSaga } from '@/sagas/profile/profileDeletion';
import { profilePasswordSaga } from '@/sagas/profile/profilePassword';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/device';
import { changePassword, deleteAccount, sendDeletionCode } from '@/store/profileForms';
import type { LateDomain } from './lateDomains';

export const lateDomain: LateDomain = {
  sagas: [deviceSaga, profileDeletionSaga, profilePasswordSaga],
  policies: [
    { flow: loadDevices, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: signOutDevice, unauthorized: 'signInAndRepeat', failure: tryAgain },
    { flow: signOutOthers, unauthorized: 'signInAndRepeat', failure: tryAgain },
    { flow: changePassword, unauthorized: 'signInAndRepeat', failure: tryAgain },
    { flow: sendDeletionCode, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: deleteAccount, unauthorized: 'signIn', failure: 'screen' },
  ],
};
