import { call, put, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/device';
import { loadDevices, signOutDevice, signOutOthers } from '@/store/device';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loading = bindRequest(loadDevices, calls.fetchDevices);
const signingOut = bindRequest(signOutDevice, calls.signOutDevice);
const signingOutOthers = bindRequest(signOutOthers, calls.signOutOtherDevices);

const showSuccess = (text: string) => put(toastRaised({ kind: 'success', text }));

/** Lists and ends the customer's sessions. */
export function* deviceSaga() {
  yield* loading.watch(takeLatestUntil([signOutDevice.success.type, signOutOthers.success.type]));
  yield* takeLeading(signOutDevice.request, function* ({ payload }) {
    const end = yield* call(signingOut.run, payload);
    if (signOutDevice.success.match(end)) yield* showSuccess('دستگاه از حساب شما خارج شد');
  });
  yield* takeLeading(signOutOthers.request, function* () {
    const end = yield* call(signingOutOthers.run, undefined);
    if (signOutOthers.success.match(end)) yield* showSuccess('دستگاه‌های دیگر از حساب شما خارج شدند');
  });
}
