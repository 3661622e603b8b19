import { call, put, select, takeEvery } from 'typed-redux-saga';
import { readLoginProgress, writeLoginProgress } from '@/services/browser/browserStorage';
import {
  codeSent,
  type LoginProgress,
  loginRestored,
  selectLogin,
  stepEnded,
  userInfoReceived,
} from '@/store/session/login';
import { selectUserInfo } from '@/store/session/session';
import { loginSteps } from '@/utils/session/loginSteps';

/** What is left of an interrupted login counts this long (ms): as long as the right to set a password. */
const lifetime = 10 * 60_000;

type Kept = LoginProgress & { savedAt: number };

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { step, mobile, context, resendAt, savedAt } = value as Partial<Record<keyof Kept, unknown>>;
  return (
    loginSteps.some((one) => one === step) &&
    typeof mobile === 'string' &&
    typeof context === 'object' &&
    context !== null &&
    (resendAt === null || typeof resendAt === 'number') &&
    typeof savedAt === 'number'
  );
}

/** Steps that only somebody who is signed in already can stand at. */
const isAfterSignIn = ({ step }: LoginProgress) => step === 4 || step === 5;

/**
 * Goes on where this tab was before a reload, while that still makes sense; says whether it did. A step of the guest is
 * dropped once somebody is signed in, and the other way round.
 */
export function* restoreProgress() {
  const kept = yield* call(readLoginProgress);
  const userInfo = yield* select(selectUserInfo);
  const fits =
    isKept(kept) && Date.now() - kept.savedAt < lifetime && isAfterSignIn(kept) === (userInfo !== null);
  if (!fits) {
    yield* call(writeLoginProgress, null);
    return false;
  }
  const { step, mobile, context, resendAt } = kept;
  yield* put(loginRestored({ step, mobile, context, resendAt }));
  yield* put(userInfoReceived(userInfo));
  return true;
}

function* keepProgress() {
  const { step, mobile, context, resendAt } = yield* select(selectLogin);
  const under = step !== 0 && step !== -1;
  const kept: Kept = { step, mobile, context, resendAt, savedAt: Date.now() };
  yield* call(writeLoginProgress, under ? kept : null);
}

/** Writes every step down. Passwords and codes are never written. */
export function* watchProgress() {
  yield* takeEvery([stepEnded.type, codeSent.type], keepProgress);
}
