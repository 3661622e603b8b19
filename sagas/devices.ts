import { call, put, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/device';
import { changePassword } from '@/store/account';
import { reasonOf } from '@/store/basket';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/devices';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadDevices, calls.fetchDevices);
const leaving = bindRequest(signOutDevice, calls.signOutDevice);
const leavingAll = bindRequest(signOutOthers, calls.signOutOtherDevices);
const password = bindRequest(changePassword, calls.changePassword);

type Ending =
  | ReturnType<typeof signOutDevice.fail>
  | ReturnType<typeof signOutDevice.success>
  | ReturnType<typeof signOutOthers.fail>
  | ReturnType<typeof signOutOthers.success>;

function* tell(end: Ending, done: string) {
  if (signOutDevice.fail.match(end) || signOutOthers.fail.match(end)) {
    const text = reasonOf(end.payload.failure);
    yield* put(toastRaised({ kind: 'danger', text }));
  } else {
    yield* put(toastRaised({ kind: 'success', text: done }));
  }
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
  // A refused password is said in its form.
  yield* takeLeading(changePassword.request, function* ({ payload }) {
    const outcome = yield* call(password.run, payload);
    if (changePassword.success.match(outcome)) {
      yield* put(toastRaised({ kind: 'success', text: 'رمز عبور تغییر کرد' }));
    }
  });
}
