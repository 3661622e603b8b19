import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import { storeUserInfo } from '@/sagas/session/openSession';
import * as calls from '@/services/profile';
import { getWallet } from '@/services/wallet';
import { editProfile, loadProfile, loadWallet } from '@/store/profile';
import { selectUserInfo } from '@/store/session/session';
import { toastRaised } from '@/store/ui';

const loadingProfile = bindRequest(loadProfile, calls.getProfile);
const loadingWallet = bindRequest(loadWallet, getWallet);
export const editingProfile = bindRequest(editProfile, calls.editProfile);

/** Updates `hasMainData` in the stored session, which the sign-in has set. */
function* updateHasMainData({ payload: { result } }: ReturnType<typeof editProfile.success>) {
  const known = yield* select(selectUserInfo);
  if (known && known.hasMainData !== result.hasMainData) {
    yield* call(storeUserInfo, { ...known, hasMainData: result.hasMainData });
  }
}

/** Saves the form of the profile page. The login runs `editingProfile` itself and shows no toast. */
function* saveProfile({ payload }: ReturnType<typeof editProfile.request>) {
  const outcome = yield* call(editingProfile.run, payload);
  if (editProfile.success.match(outcome)) {
    yield* put(toastRaised({ kind: 'success', text: 'مشخصات شما ثبت شد' }));
  }
}

export function* profileSaga() {
  yield* loadingProfile.watch(takeLeading);
  // The newest load wins: a payment may have changed the wallet after an older one was sent.
  yield* loadingWallet.watch(takeLatest);
  yield* takeLeading(editProfile.request, saveProfile);
  yield* takeEvery(editProfile.success, updateHasMainData);
}
