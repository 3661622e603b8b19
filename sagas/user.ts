import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/profile';
import { getWallet } from '@/services/wallet';
import { selectUserInfo } from '@/store/session';
import { toastRaised } from '@/store/ui';
import { editUser, loadUser, loadWallet } from '@/store/user';
import { bindRequest } from './bindRequest';
import { keepUserInfo } from './openSession';

const user = bindRequest(loadUser, calls.getUser);
const wallet = bindRequest(loadWallet, getWallet);
export const editing = bindRequest(editUser, calls.editUser);

/** What the sign-in answered once is kept true. */
function* keepMainData({ payload: { result } }: ReturnType<typeof editUser.success>) {
  const known = yield* select(selectUserInfo);
  if (known && known.hasMainData !== result.hasMainData) {
    yield* call(keepUserInfo, { ...known, hasMainData: result.hasMainData });
  }
}

/** The profile's page; the login runs `editing` itself and goes on instead of saying anything. */
function* saveProfile({ payload }: ReturnType<typeof editUser.request>) {
  const outcome = yield* call(editing.run, payload);
  if (editUser.success.match(outcome)) {
    yield* put(toastRaised({ kind: 'success', text: 'مشخصات شما ثبت شد' }));
  }
}

// Failures: `failureSpeech.ts`.
export function* userSaga() {
  yield* user.watch(takeLeading);
  yield* wallet.watch(takeLeading);
  yield* takeLeading(editUser.request, saveProfile);
  yield* takeEvery(editUser.success, keepMainData);
}
