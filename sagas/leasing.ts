import { call, put, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/leasing';
import {
  cancelLeasing,
  handInLeasingCheques,
  leasingChanges,
  loadLeasing,
  requestLeasing,
} from '@/store/leasing';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loading = bindRequest(loadLeasing, (api, _args, signal) => calls.fetchLeasing(api, signal));
const requesting = bindRequest(requestLeasing, calls.requestLeasing);
const cancelling = bindRequest(cancelLeasing, (api) => calls.cancelLeasing(api));
const handingIn = bindRequest(handInLeasingCheques, calls.handInLeasingCheques);

function* handInAndTell({ payload }: ReturnType<typeof handInLeasingCheques.request>) {
  const outcome = yield* call(handingIn.run, payload);
  if (handInLeasingCheques.success.match(outcome))
    yield* put(toastRaised({ kind: 'success', text: 'چک ثبت شد' }));
}

export function* leasingSaga() {
  // A load that began before a change must not put the old request back.
  yield* loading.watch(takeLatestUntil(leasingChanges.map(({ success }) => success.type)));
  yield* requesting.watch(takeLeading);
  yield* cancelling.watch(takeLeading);
  yield* takeLeading(handInLeasingCheques.request, handInAndTell);
}
