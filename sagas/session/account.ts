import { call, put, select, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import type { LateDomain } from '@/sagas/late/lateDomain';
import { storeUserInfo } from '@/sagas/session/openSession';
import { codeNotSentToast, tryAgainToast } from '@/services/http/policy';
import * as calls from '@/services/session';
import { loadProfile } from '@/store/profile';
import { deletionCodeSent } from '@/store/profileForms';
import { changePassword, deleteAccount, sendDeletionCode } from '@/store/session/account';
import { selectUserInfo } from '@/store/session/session';
import { logoutWanted } from '@/store/session/signIn';
import { toastRaised } from '@/store/ui';

const changingPassword = bindRequest(changePassword, (api, payload) =>
  'secretKey' in payload ? calls.resetPassword(api, payload) : calls.changePassword(api, payload),
);
const sendingCode = bindRequest(sendDeletionCode, (api, mobile) =>
  calls.sendCode(api, { mobile, isVoiceCall: false }),
);
const deletingAccount = bindRequest(deleteAccount, calls.deleteAccount);

/** Sets the password and forgets the single-use secret of the code sign-in, which is used up now. */
function* setPassword({ payload }: ReturnType<typeof changePassword.request>) {
  const outcome = yield* call(changingPassword.run, payload);
  if (changePassword.fail.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'رمز عبور ثبت شد' }));
  const known = yield* select(selectUserInfo);
  if (known) yield* call(storeUserInfo, { ...known, hasPassword: true, secretKey: null });
  yield* put(loadProfile.request());
}

/** Changes the password; sends the code that confirms the deletion of an account, and deletes it. The dialog shows failures. */
function* accountSaga() {
  yield* takeLeading(changePassword.request, setPassword);
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

/** The sagas and policies of a part that only some pages need. */
export const lateDomain: LateDomain = {
  sagas: [accountSaga],
  policies: [
    { flow: changePassword, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: sendDeletionCode, unauthorized: 'signInAndRepeat', failure: codeNotSentToast },
    { flow: deleteAccount, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
  ],
};
