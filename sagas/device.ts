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
const leaving = bindRequest(signOutDevice, calls.signOutDevice);
const leavingAll = bindRequest(signOutOthers, calls.signOutOtherDevices);
const password = bindRequest(changePassword, (api, payload) =>
  'secretKey' in payload ? resetPassword(api, payload) : profileCalls.changePassword(api, payload),
);

const sayDone = (text: string) => put(toastRaised({ kind: 'success', text }));

/** The right of a code is used up with the password it has set. */
function* setPassword({ payload }: ReturnType<typeof changePassword.request>) {
  const outcome = yield* call(password.run, payload);
  if (changePassword.fail.match(outcome)) return;
  yield* sayDone('رمز عبور ثبت شد');
  const known = yield* select(selectUserInfo);
  if (known) yield* call(storeUserInfo, { ...known, hasPassword: true, secretKey: null });
  yield* put(loadProfile.request());
}

/** Where the customer is signed in, and with which password. `flowPolicies.ts` says who announces failures. */
export function* deviceSaga() {
  yield* loading.watch(takeLeading);
  yield* takeLeading(signOutDevice.request, function* ({ payload }) {
    const end = yield* call(leaving.run, payload);
    if (signOutDevice.success.match(end)) yield* sayDone('دستگاه از حساب شما خارج شد');
  });
  yield* takeLeading(signOutOthers.request, function* () {
    const end = yield* call(leavingAll.run, undefined);
    if (signOutOthers.success.match(end)) yield* sayDone('دستگاه‌های دیگر از حساب شما خارج شدند');
  });
  yield* takeLeading(changePassword.request, setPassword);
}
