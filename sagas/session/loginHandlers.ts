import { call, put, type SagaGenerator, select } from 'typed-redux-saga';
import type { UserEdit } from '@/contract/profile';
import type { UserInfo } from '@/contract/session';
import { normalizeMobile } from '@/rules/personalData';
import { bindRequest } from '@/sagas/bindRequest';
import { type FailAction, failureText, policyOf } from '@/sagas/failure/flowPolicies';
import * as calls from '@/services/session';
import { makeChange } from '@/services/shopCalls';
import { profileSaved } from '@/store/profile';
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
  saveProfile,
  selectLogin,
  sendCode,
  stepEnded,
  userInfoReceived,
  verifyCode,
} from '@/store/session/login';
import { selectUserInfo } from '@/store/session/session';
import { messages } from '@/utils/messages';
import { storeUserInfo } from './openSession';

const checkingMobile = bindRequest(checkMobile, calls.checkMobile);
const sendingCode = bindRequest(sendCode, calls.sendCode);
const checkingCode = bindRequest(checkCode, calls.checkCode);
const signingInBySms = bindRequest(loginBySms, calls.loginBySms);
const verifyingCode = bindRequest(verifyCode, calls.verifyCode);
const signingInByPassword = bindRequest(loginByPassword, calls.loginByPassword);
const resettingPassword = bindRequest(resetPassword, calls.resetPassword);
const savingProfile = bindRequest(saveProfile, (api, edit) => makeChange(api, 'editProfile', edit));

/** Opens the session of a customer whose code or password the server has accepted. */
export type OpenSession = (userInfo: UserInfo) => SagaGenerator<void>;

/** Shows at the login step why its call failed; `notify.ts` shows a toast with the same text. */
function* showStepFailure(action: FailAction) {
  const policy = policyOf(action);
  const { failure } = action.payload;
  const text = policy && failureText(policy, failure);
  yield* put(loginFailed({ text: text ?? messages.tryAgain, failure }));
}

/** Sends a code to the number of this login. Returns whether it was sent. */
function* sendVerificationCode(isVoiceCall: boolean) {
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(sendingCode.run, { mobile, isVoiceCall });
  if (sendCode.fail.match(outcome)) {
    yield* showStepFailure(outcome);
    return false;
  }
  yield* put(codeSent({ resendAt: Date.now() + outcome.payload.result.resendIn * 1000 }));
  return true;
}

/** Sends a code unless the one sent before may not be replaced yet; that one is still valid. */
function* ensureCodeSent() {
  const { resendAt } = yield* select(selectLogin);
  return (resendAt !== null && resendAt > Date.now()) || (yield* call(sendVerificationCode, false));
}

/** Step 0. */
export function* submitMobile(typed: string) {
  const mobile = normalizeMobile(typed) ?? typed;
  yield* put(loginBusy());
  yield* put(mobileKnown(mobile));
  const outcome = yield* call(checkingMobile.run, mobile);
  if (checkMobile.fail.match(outcome)) {
    yield* showStepFailure(outcome);
    return;
  }
  const { way } = outcome.payload.result;
  if (way !== 'password' && !(yield* call(ensureCodeSent))) return;
  const context = { way, passwordNeeded: way === 'register', recovery: false };
  yield* put(stepEnded({ outcome: 'mobileChecked', context }));
}

/** «Again» or «call me» at steps 1 and 3. */
export function* wantCode(isVoiceCall: boolean) {
  yield* put(loginBusy());
  // A sign-in whose password could not be set is given up with its code.
  if (yield* call(sendVerificationCode, isVoiceCall)) yield* put(userInfoReceived(null));
}

/** From the password to a one-time code. */
export function* chooseCode() {
  yield* put(loginBusy());
  if (!(yield* call(ensureCodeSent))) return;
  const context = { recovery: false, passwordNeeded: false };
  yield* put(stepEnded({ outcome: 'codeChosen', context }));
}

/** From the password to its recovery. */
export function* chooseRecovery() {
  yield* put(loginBusy());
  if (!(yield* call(ensureCodeSent))) return;
  yield* put(stepEnded({ outcome: 'recoveryChosen', context: { recovery: true } }));
}

/** From a code back to the password. */
export function* choosePassword() {
  yield* put(stepEnded({ outcome: 'passwordChosen', context: { recovery: false } }));
}

/** Keeps the answer of the sign-in for later steps and opens the session. */
function* acceptSignIn(userInfo: UserInfo, openSession: OpenSession) {
  yield* put(userInfoReceived(userInfo));
  yield* call(openSession, userInfo);
}

/** Sets a password with the single-use secret of a code sign-in. Returns whether it was set. */
function* setPassword(password: string) {
  const { userInfo } = yield* select(selectLogin);
  const outcome = yield* call(resettingPassword.run, { password, secretKey: userInfo?.secretKey ?? '' });
  if (resetPassword.fail.match(outcome)) {
    yield* showStepFailure(outcome);
    return false;
  }
  const kept = yield* select(selectUserInfo);
  if (kept) yield* call(storeUserInfo, { ...kept, secretKey: null, hasPassword: true });
  return true;
}

/** Step 1 of a new number: checks the code before the form asks for a password. */
function* checkCodeBeforePassword(code: string) {
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(checkingCode.run, { mobile, code });
  if (checkCode.fail.match(outcome)) yield* showStepFailure(outcome);
  yield* put(codeAnswered(checkCode.success.match(outcome)));
}

/** Steps 1 and 3. A code can be used once, so a failed password is sent again without it. */
export function* submitCode(
  { code, password }: { code: string; password: string | null },
  openSession: OpenSession,
) {
  yield* put(loginBusy());
  const { step, mobile, context: before, userInfo: acceptedUser } = yield* select(selectLogin);
  if (step === 1 && before.passwordNeeded && password === null) return yield* checkCodeBeforePassword(code);
  if (!acceptedUser) {
    const [flow, calling] = step === 3 ? [verifyCode, verifyingCode] : [loginBySms, signingInBySms];
    const outcome = yield* call(calling.run, { mobile, code });
    if (flow.fail.match(outcome)) {
      yield* showStepFailure(outcome);
      // The code is used or expired: only a new code helps.
      if (outcome.payload.failure.status === 400) yield* put(codeAnswered(false));
      return;
    }
    if (flow.success.match(outcome)) yield* call(acceptSignIn, outcome.payload.result, openSession);
  }
  if (password !== null && !(yield* call(setPassword, password))) return;
  const { userInfo } = yield* select(selectLogin);
  const context = { hasMainData: userInfo?.hasMainData ?? false };
  yield* put(stepEnded({ outcome: 'signedIn', context }));
}

/** Step 2. */
export function* submitPassword(password: string, openSession: OpenSession) {
  yield* put(loginBusy());
  const { mobile } = yield* select(selectLogin);
  const outcome = yield* call(signingInByPassword.run, { mobile, password });
  if (loginByPassword.fail.match(outcome)) {
    yield* showStepFailure(outcome);
    return;
  }
  const { result } = outcome.payload;
  yield* call(acceptSignIn, result, openSession);
  yield* put(stepEnded({ outcome: 'signedIn', context: { hasMainData: result.hasMainData } }));
}

/** Step 4. */
export function* submitProfile(edit: UserEdit) {
  yield* put(loginBusy());
  const outcome = yield* call(savingProfile.run, edit);
  if (saveProfile.fail.match(outcome)) {
    yield* showStepFailure(outcome);
    return;
  }
  yield* put(profileSaved(outcome.payload.result));
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
