import { call, put, select, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/device';
import { resetPassword } from '@/services/session';
import { changePassword } from '@/store/account';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/devices';
import { selectUserInfo } from '@/store/session';
import { toastRaised } from '@/store/ui';
import { loadUser } from '@/store/user';
import { bindRequest } from './bindRequest';
import { keepUserInfo } from './openSession';
import { sayFailure } from './sayFailure';

const loading = bindRequest(loadDevices, calls.fetchDevices);
const leaving = bindRequest(signOutDevice, calls.signOutDevice);
const leavingAll = bindRequest(signOutOthers, calls.signOutOtherDevices);
const password = bindRequest(changePassword, (api, payload) =>
  'secretKey' in payload ? resetPassword(api, payload) : calls.changePassword(api, payload),
);

type Ending =
  | ReturnType<typeof signOutDevice.fail>
  | ReturnType<typeof signOutDevice.success>
  | ReturnType<typeof signOutOthers.fail>
  | ReturnType<typeof signOutOthers.success>;

function* tell(end: Ending, done: string) {
  if (signOutDevice.fail.match(end) || signOutOthers.fail.match(end)) {
    yield* call(sayFailure, end.payload.failure);
  } else {
    yield* put(toastRaised({ kind: 'success', text: done }));
  }
}

/** A refused password is said in its form. The right of a code is used up with the password it has set. */
function* setPassword({ payload }: ReturnType<typeof changePassword.request>) {
  const outcome = yield* call(password.run, payload);
  if (changePassword.fail.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'رمز عبور ثبت شد' }));
  const known = yield* select(selectUserInfo);
  if (known) yield* call(keepUserInfo, { ...known, hasPassword: true, secretKey: null });
  yield* put(loadUser.request());
}

/** Where the customer is signed in, and with which password. */
export function* devicesSaga() {
  // A failed load is said in the list's place.
  yield* loading.watch(takeLeading);
  yield* takeLeading(signOutDevice.request, function* ({ payload }) {
    yield* call(tell, yield* call(leaving.run, payload), 'دستگاه از حساب شما خارج شد');
  });
  yield* takeLeading(signOutOthers.request, function* () {
    yield* call(tell, yield* call(leavingAll.run, undefined), 'دستگاه‌های دیگر از حساب شما خارج شدند');
  });
  yield* takeLeading(changePassword.request, setPassword);
}
