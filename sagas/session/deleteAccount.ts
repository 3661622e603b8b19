import { call, put, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import * as calls from '@/services/session';
import { deletionCodeSent } from '@/store/profileForms';
import { deleteAccount, sendDeletionCode } from '@/store/session/account';
import { logoutWanted } from '@/store/session/signIn';
import { toastRaised } from '@/store/ui';

const sendingCode = bindRequest(sendDeletionCode, (api, mobile) =>
  calls.sendCode(api, { mobile, isVoiceCall: false }),
);
const deletingAccount = bindRequest(deleteAccount, calls.deleteAccount);

/** Sends the code that confirms the deletion of an account, and deletes it. The dialog shows failures. */
export function* deleteAccountSaga() {
  yield* takeLeading(sendDeletionCode.request, function* ({ payload }) {
    const outcome = yield* call(sendingCode.run, payload);
    if (sendDeletionCode.fail.match(outcome)) return;
    yield* put(deletionCodeSent({ resendAt: Date.now() + outcome.payload.result.resendIn * 1000 }));
  });
  yield* takeLeading(deleteAccount.request, function* ({ payload }) {
    const outcome = yield* call(deletingAccount.run, payload);
    if (deleteAccount.fail.match(outcome)) return;
    yield* put(toastRaised({ kind: 'success', text: 'حساب کاربری شما حذف شد' }));
    // The logout removes the customer's data from this browser too.
    yield* put(logoutWanted());
  });
}
