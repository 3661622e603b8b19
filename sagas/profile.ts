import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { UserInfo } from '@/contract/session';
import { bindRequest } from '@/sagas/bindRequest';
import { storeUserInfo } from '@/sagas/session/openSession';
import { getProfile } from '@/services/profile';
import { loadProfile, profileSaved } from '@/store/profile';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { changeDone } from './shopCalls';

const loadingProfile = bindRequest(loadProfile, getProfile);

/** Changes what the stored session knows of the customer since the sign-in. */
function* updateUserInfo(change: Partial<UserInfo>) {
  const known = yield* select(selectUserInfo);
  if (known) yield* call(storeUserInfo, { ...known, ...change });
}

export function* profileSaga() {
  yield* loadingProfile.watch(takeLeading);
  yield* takeEvery(changeDone('editProfile'), function* ({ payload }) {
    yield* put(profileSaved(payload.result));
  });
  yield* takeEvery(profileSaved, function* ({ payload: { hasMainData } }) {
    if ((yield* select(selectUserInfo))?.hasMainData !== hasMainData) yield* updateUserInfo({ hasMainData });
  });
  yield* takeEvery(changeDone('changePassword'), function* () {
    // A password uses up the single-use secret of a code sign-in.
    yield* updateUserInfo({ hasPassword: true, secretKey: null });
    yield* put(loadProfile.request());
  });
  yield* takeEvery(changeDone('deleteAccount'), function* () {
    // The logout removes the customer's data from this browser too.
    yield* put(logoutWanted());
  });
}
