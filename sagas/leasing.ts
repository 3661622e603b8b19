import { takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/leasing';
import {
  cancelLeasing,
  handInLeasingCheques,
  leasingChanges,
  loadLeasing,
  requestLeasing,
} from '@/store/leasing';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loading = bindRequest(loadLeasing, (api, _args, signal) => calls.fetchLeasing(api, signal));
const requesting = bindRequest(requestLeasing, calls.requestLeasing);
const cancelling = bindRequest(cancelLeasing, (api) => calls.cancelLeasing(api));
const handingIn = bindRequest(handInLeasingCheques, calls.handInLeasingCheques);

export function* leasingSaga() {
  // A load that began before a change must not put the old request back.
  yield* loading.watch(takeLatestUntil(leasingChanges.map(({ success }) => success.type)));
  yield* requesting.watch(takeLeading);
  yield* cancelling.watch(takeLeading);
  yield* handingIn.watch(takeLeading);
  yield* announceSuccess(handInLeasingCheques, 'چک ثبت شد');
}
