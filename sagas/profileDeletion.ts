import { call, put, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/profile';
import { sendCode } from '@/services/session';
import { deleteAccount, deletionCodeSent, sendDeletionCode } from '@/store/profileForms';
import { logoutWanted } from '@/store/session/signIn';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const sending = bindRequest(sendDeletionCode, (api, mobile) => sendCode(api, { mobile, isVoiceCall: false }));
const deleting = bindRequest(deleteAccount, calls.deleteAccount);

/** The end of a customer's account. What is refused is said in the dialog. */
export function* profileDeletionSaga() {
  yield* takeLeading(sendDeletionCode.request, function* ({ payload }) {
    const outcome = yield* call(sending.run, payload);
    if (sendDeletionCode.fail.match(outcome)) return;
    yield* put(deletionCodeSent({ resendAt: Date.now() + outcome.payload.result.resendIn * 1000 }));
  });
  yield* takeLeading(deleteAccount.request, function* ({ payload }) {
    const outcome = yield* call(deleting.run, payload);
    if (deleteAccount.fail.match(outcome)) return;
    yield* put(toastRaised({ kind: 'success', text: 'حساب کاربری شما حذف شد' }));
    // Nothing of the customer stays in this browser either.
    yield* put(logoutWanted());
  });
}
