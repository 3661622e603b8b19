import { call, put, select, takeLeading } from 'typed-redux-saga';
import { bindRequest } from '@/sagas/bindRequest';
import { storeUserInfo } from '@/sagas/session/openSession';
import * as calls from '@/services/session';
import { loadProfile } from '@/store/profile';
import { changePassword } from '@/store/session/account';
import { selectUserInfo } from '@/store/session/session';
import { toastRaised } from '@/store/ui';

const changingPassword = bindRequest(changePassword, (api, payload) =>
  'secretKey' in payload ? calls.resetPassword(api, payload) : calls.changePassword(api, payload),
);

/** Sets the password and forgets the single-use secret of the code sign-in, which is used up now. */
function* setPassword({ payload }: ReturnType<typeof changePassword.request>) {
  const outcome = yield* call(changingPassword.run, payload);
  if (changePassword.fail.match(outcome)) return;
  yield* put(toastRaised({ kind: 'success', text: 'رمز عبور ثبت شد' }));
  const known = yield* select(selectUserInfo);
  if (known) yield* call(storeUserInfo, { ...known, hasPassword: true, secretKey: null });
  yield* put(loadProfile.request());
}

export function* changePasswordSaga() {
  yield* takeLeading(changePassword.request, setPassword);
}
