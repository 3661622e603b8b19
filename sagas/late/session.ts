import { deviceSaga } from '@/sagas/device';
import { codeNotSentToast, tryAgainToast } from '@/sagas/failure/flowPolicies';
import { changePasswordSaga } from '@/sagas/session/changePassword';
import { deleteAccountSaga } from '@/sagas/session/deleteAccount';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/device';
import { changePassword, deleteAccount, sendDeletionCode } from '@/store/session/account';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [deviceSaga, deleteAccountSaga, changePasswordSaga],
  policies: [
    { flow: loadDevices, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: signOutDevice, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: signOutOthers, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: changePassword, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: sendDeletionCode, unauthorized: 'signInAndRepeat', failure: codeNotSentToast },
    { flow: deleteAccount, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
  ],
};
