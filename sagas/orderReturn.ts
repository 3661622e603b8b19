import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/orderReturn';
import { cancelReturn, previewReturn, requestReturn } from '@/store/orderReturn';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const previewing = bindRequest(previewReturn, calls.previewReturn);
const requesting = bindRequest(requestReturn, calls.requestReturn);
const cancelling = bindRequest(cancelReturn, calls.cancelReturn);

function* requestAndAnnounce({ payload }: ReturnType<typeof requestReturn.request>) {
  const outcome = yield* call(requesting.run, payload);
  if (requestReturn.success.match(outcome))
    yield* put(toastRaised({ kind: 'success', text: 'درخواست مرجوعی ثبت شد' }));
}

function* cancelAndAnnounce({ payload }: ReturnType<typeof cancelReturn.request>) {
  const outcome = yield* call(cancelling.run, payload);
  if (cancelReturn.success.match(outcome))
    yield* put(toastRaised({ kind: 'success', text: 'درخواست مرجوعی لغو شد' }));
}

export function* orderReturnSaga() {
  yield* previewing.watch(takeLatest);
  yield* takeLeading(requestReturn.request, requestAndAnnounce);
  yield* takeLeading(cancelReturn.request, cancelAndAnnounce);
}
