import { call, put, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { LateDomain } from '@/sagas/late/lateDomain';
import * as calls from '@/services/cooperation';
import { tryAgainToast } from '@/services/http/policy';
import {
  giveMerchantDocument,
  loadCooperation,
  saveCooperation,
  submitCooperation,
} from '@/store/cooperation';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadCooperation, (api, _args, signal) => calls.fetchCooperation(api, signal));
const saving = bindRequest(saveCooperation, calls.saveCooperation);
const giving = bindRequest(giveMerchantDocument, calls.giveMerchantDocument);
const submitting = bindRequest(submitCooperation, (api) => calls.submitCooperation(api));

/** The server submits what it has, so the form is saved first. */
function* saveAndSubmit({ payload }: ReturnType<typeof submitCooperation.request>) {
  const saved = yield* call(saving.run, payload);
  if (saveCooperation.fail.match(saved))
    return yield* put(submitCooperation.fail(payload, saved.payload.failure));
  yield* submitting.run(payload);
}

function* cooperationSaga() {
  yield* loading.watch(takeLatest);
  // Each save has the whole form, so the newest is enough.
  yield* saving.watch(takeLatest);
  yield* giving.watch(takeEvery);
  yield* takeLeading(submitCooperation.request, saveAndSubmit);
  yield* announceSuccess(submitCooperation, 'درخواست همکاری ثبت شد');
}

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [cooperationSaga],
  policies: [
    { flow: loadCooperation, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: saveCooperation, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: giveMerchantDocument, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: submitCooperation, unauthorized: 'signInAndRepeat', failure: 'screen' },
  ],
};
