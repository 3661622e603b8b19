import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/profile';
import { getWallet } from '@/services/wallet';
import { editProfile, loadProfile, loadWallet } from '@/store/profile';
import { selectUserInfo } from '@/store/session/session';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { storeUserInfo } from './session/openSession';

const user = bindRequest(loadProfile, calls.getProfile);
const wallet = bindRequest(loadWallet, getWallet);
export const editing = bindRequest(editProfile, calls.editProfile);

/** What the sign-in answered once is kept true. */
function* keepMainData({ payload: { result } }: ReturnType<typeof editProfile.success>) {
  const known = yield* select(selectUserInfo);
  if (known && known.hasMainData !== result.hasMainData) {
    yield* call(storeUserInfo, { ...known, hasMainData: result.hasMainData });
  }
}

/** The profile's page; the login runs `editing` itself and goes on instead of saying anything. */
function* saveProfile({ payload }: ReturnType<typeof editProfile.request>) {
  const outcome = yield* call(editing.run, payload);
  if (editProfile.success.match(outcome)) {
    yield* put(toastRaised({ kind: 'success', text: 'مشخصات شما ثبت شد' }));
  }
}

// `flowPolicies.ts` says who announces failures.
export function* profileSaga() {
  yield* user.watch(takeLeading);
  yield* wallet.watch(takeLeading);
  yield* takeLeading(editProfile.request, saveProfile);
  yield* takeEvery(editProfile.success, keepMainData);
}
