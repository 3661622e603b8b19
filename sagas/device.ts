import { call, put, select, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/device';
import * as profileCalls from '@/services/profile';
import { resetPassword } from '@/services/session';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/device';
import { loadProfile } from '@/store/profile';
import { changePassword } from '@/store/profileForms';
import { selectUserInfo } from '@/store/session/session';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { storeUserInfo } from './session/openSession';

const loading = bindRequest(loadDevices, calls.fetchDevices);
const signingOut = bindRequest(signOutDevice, calls.signOutDevice);
const signingOutOthers = bindRequest(signOutOthers, calls.signOutOtherDevices);
const changingPassword = bindRequest(changePassword, (api, payload) =>
  'secretKey' in payload ? resetPassword(api, payload) : profileCalls.changePassword(api, payload),
);

const showSuccess = (text: string) => put(toastRaised({ kind: 'success', text }));

/** Sets the password and forgets the single-use secret of the code sign-in, which is used up now. */
function* setPassword({ payload }: ReturnType<typeof changePassword.request>) {
  const outcome = yield* call(changingPassword.run, payload);
  if (changePassword.fail.match(outcome)) return;
  yield* showSuccess('رمز عبور ثبت شد');
  const known = yield* select(selectUserInfo);
  if (known) yield* call(storeUserInfo, { ...known, hasPassword: true, secretKey: null });
  yield* put(loadProfile.request());
}

/** Lists and ends the customer's sessions, and changes the password. */
export function* deviceSaga() {
  yield* loading.watch(takeLeading);
  yield* takeLeading(signOutDevice.request, function* ({ payload }) {
    const end = yield* call(signingOut.run, payload);
    if (signOutDevice.success.match(end)) yield* showSuccess('دستگاه از حساب شما خارج شد');
  });
  yield* takeLeading(signOutOthers.request, function* () {
    const end = yield* call(signingOutOthers.run, undefined);
    if (signOutOthers.success.match(end)) yield* showSuccess('دستگاه‌های دیگر از حساب شما خارج شدند');
  });
  yield* takeLeading(changePassword.request, setPassword);
}
