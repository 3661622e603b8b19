import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { Failure } from '@/contract/failure';
import type { UserEdit } from '@/contract/profile';
import type { UserInfo } from '@/contract/session';
import { bindRequest } from '@/sagas/bindRequest';
import { editing } from '@/sagas/profile';
import { failureText, type SpokenFlow } from '@/sagas/toast/failureSpeech';
import * as calls from '@/services/session';
import { editProfile } from '@/store/profile';
import {
  checkCode,
  checkMobile,
  codeAnswered,
  codeSent,
  loginBusy,
  loginByPassword,
  loginBySms,
  loginFailed,
  mobileKnown,
  resetPassword,
  selectLogin,
  sendCode,
  stepEnded,
  userInfoReceived,
  verifyCode,
} from '@/store/session/login';
import { selectUserInfo } from '@/store/session/session';
import { normalizeMobile } from '@/utils/personalData';
import { keepUserInfo } from './openSession';

const checking = bindRequest(checkMobile, calls.checkMobile);
const sending = bindRequest(sendCode, calls.sendCode);
const checkingCode = bindRequest(checkCode, calls.checkCode);
const bySms = bindRequest(loginBySms, calls.loginBySms);
const verifying = bindRequest(verifyCode, calls.verifyCode);
const byPassword = bindRequest(loginByPassword, calls.loginByPassword);
const resetting = bindRequest(resetPassword, calls.resetPassword);

/** Begins the session of a customer whom the server has let in. */
export type LetIn = (userInfo: UserInfo) => SagaGenerator<void>;

/** Says at the step why its call has failed; the same words are a toast (`notify.ts`). */
function* say(flow: SpokenFlow, failure: Failure) {
  yield* put(loginFailed({ text: failureText(flow, failure), failure }));
}

/** Has a code sent and says whether one is on its way. */
function* send(isVoiceCall: boolean) {
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(sending.run, { mobile, isVoiceCall });
  if (sendCode.fail.match(outcome)) {
    yield* say('login/sendCode', outcome.payload.failure);
    return false;
  }
  yield* put(codeSent({ resendAt: Date.now() + outcome.payload.result.resendIn * 1000 }));
  return true;
}

/** A code for the next step; the one sent a moment ago to this number is still good. */
function* codeOnItsWay() {
  const { resendAt } = yield* select(selectLogin);
  return (resendAt !== null && resendAt > Date.now()) || (yield* call(send, false));
}

/** Step 0. */
export function* submitMobile(typed: string) {
  const mobile = normalizeMobile(typed) ?? typed;
  yield* put(loginBusy());
  yield* put(mobileKnown(mobile));
  const outcome = yield* call(checking.run, mobile);
  if (checkMobile.fail.match(outcome)) {
    yield* say('login/checkMobile', outcome.payload.failure);
    return;
  }
  const { way } = outcome.payload.result;
  if (way !== 'password' && !(yield* call(codeOnItsWay))) return;
  const context = { way, passwordNeeded: way === 'register', recovery: false };
  yield* put(stepEnded({ outcome: 'mobileChecked', context }));
}

/** «Again» or «call me» at steps 1 and 3. */
export function* wantCode(isVoiceCall: boolean) {
  yield* put(loginBusy());
  // A sign-in whose password could not be set is given up with its code.
  if (yield* call(send, isVoiceCall)) yield* put(userInfoReceived(null));
}

/** From the password to a one-time code. */
export function* chooseCode() {
  yield* put(loginBusy());
  if (!(yield* call(codeOnItsWay))) return;
  const context = { recovery: false, passwordNeeded: false };
  yield* put(stepEnded({ outcome: 'codeChosen', context }));
}

/** From the password to its recovery. */
export function* chooseRecovery() {
  yield* put(loginBusy());
  if (!(yield* call(codeOnItsWay))) return;
  yield* put(stepEnded({ outcome: 'recoveryChosen', context: { recovery: true } }));
}

/** From a code back to the password. */
export function* choosePassword() {
  yield* put(stepEnded({ outcome: 'passwordChosen', context: { recovery: false } }));
}

function* enter(userInfo: UserInfo, letIn: LetIn) {
  yield* put(userInfoReceived(userInfo));
  yield* call(letIn, userInfo);
}

/** Sets a password with the right that came with the code; says whether it is set. */
function* setPassword(password: string) {
  const { userInfo } = yield* select(selectLogin);
  const outcome = yield* call(resetting.run, { password, secretKey: userInfo?.secretKey ?? '' });
  if (resetPassword.fail.match(outcome)) {
    yield* say('login/resetPassword', outcome.payload.failure);
    return false;
  }
  const kept = yield* select(selectUserInfo);
  if (kept) yield* call(keepUserInfo, { ...kept, secretKey: null, hasPassword: true });
  return true;
}

/** Step 1 of a new number: a wrong code is said before a password is asked for. */
function* checkBeforePassword(code: string) {
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(checkingCode.run, { mobile, code });
  if (checkCode.fail.match(outcome)) yield* say('login/checkCode', outcome.payload.failure);
  yield* put(codeAnswered(checkCode.success.match(outcome)));
}

/** Steps 1 and 3. A code counts once, so a failed password is tried again without it. */
export function* submitCode({ code, password }: { code: string; password: string | null }, letIn: LetIn) {
  yield* put(loginBusy());
  const { step, mobile, context: before, userInfo: entered } = yield* select(selectLogin);
  if (step === 1 && before.passwordNeeded && password === null) return yield* checkBeforePassword(code);
  if (!entered) {
    const [flow, calling] = step === 3 ? [verifyCode, verifying] : [loginBySms, bySms];
    const outcome = yield* call(calling.run, { mobile, code });
    if (flow.fail.match(outcome)) {
      yield* say(step === 3 ? 'login/verifyCode' : 'login/bySms', outcome.payload.failure);
      // Another call was faster, or its time is over: only a new code helps.
      if (outcome.payload.failure.status === 400) yield* put(codeAnswered(false));
      return;
    }
    if (flow.success.match(outcome)) yield* call(enter, outcome.payload.result, letIn);
  }
  if (password !== null && !(yield* call(setPassword, password))) return;
  const { userInfo } = yield* select(selectLogin);
  const context = { hasMainData: userInfo?.hasMainData ?? false };
  yield* put(stepEnded({ outcome: 'signedIn', context }));
}

/** Step 2. */
export function* submitPassword(password: string, letIn: LetIn) {
  yield* put(loginBusy());
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(byPassword.run, { mobile, password });
  if (loginByPassword.fail.match(outcome)) {
    yield* say('login/byPassword', outcome.payload.failure);
    return;
  }
  const { result } = outcome.payload;
  yield* call(enter, result, letIn);
  yield* put(stepEnded({ outcome: 'signedIn', context: { hasMainData: result.hasMainData } }));
}

/** Step 4. */
export function* submitProfile(edit: UserEdit) {
  yield* put(loginBusy());
  const outcome = yield* call(editing.run, edit);
  if (editProfile.fail.match(outcome)) {
    yield* say('profile/edit', outcome.payload.failure);
    return;
  }
  const { hasMainData } = outcome.payload.result;
  yield* put(stepEnded({ outcome: 'profileSaved', context: { hasMainData } }));
}

/** «Later» at step 4. */
export function* skipProfile() {
  yield* put(stepEnded({ outcome: 'profileSkipped' }));
}

/** Step 5. */
export function* submitNewPassword(password: string) {
  yield* put(loginBusy());
  if (yield* call(setPassword, password)) yield* put(stepEnded({ outcome: 'passwordSet' }));
}
