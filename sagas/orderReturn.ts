import { takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/orderReturn';
import { cancelReturn, previewReturn, requestReturn } from '@/store/orderReturn';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';

const previewing = bindRequest(previewReturn, calls.previewReturn);
const requesting = bindRequest(requestReturn, calls.requestReturn);
const cancelling = bindRequest(cancelReturn, calls.cancelReturn);

export function* orderReturnSaga() {
  yield* previewing.watch(takeLatest);
  yield* requesting.watch(takeLeading);
  yield* cancelling.watch(takeLeading);
  yield* announceSuccess(requestReturn, 'درخواست مرجوعی ثبت شد');
  yield* announceSuccess(cancelReturn, 'درخواست مرجوعی لغو شد');
}
