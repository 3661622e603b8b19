import { call, put, select, takeEvery } from 'typed-redux-saga';
import { loginSteps } from '@/rules/session/loginSteps';
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
import { minuteMs } from '@/utils/timeUnits';

/** How long (ms) an interrupted login can be continued: as long as the secret that sets a password is valid. */
const progressLifetimeMs = 10 * minuteMs;

type StoredProgress = LoginProgress & { savedAt: number };

function isStoredProgress(value: unknown): value is StoredProgress {
  if (typeof value !== 'object' || value === null) return false;
  // An object may have these keys with any value; each is checked below.
  const { step, mobile, context, resendAt, savedAt } = value as Partial<
    Record<keyof StoredProgress, unknown>
  >;
  return (
    loginSteps.some((one) => one === step) &&
    typeof mobile === 'string' &&
    typeof context === 'object' &&
    context !== null &&
    (resendAt === null || typeof resendAt === 'number') &&
    typeof savedAt === 'number'
  );
}

/** Whether only a signed-in customer can be at this step. */
const isAfterSignIn = ({ step }: LoginProgress) => step === 4 || step === 5;

/**
 * Restores the login step of this tab after a reload. Returns false when the step is too old, or when it needs a session
 * that does not exist, or needs none and there is one.
 */
export function* restoreProgress() {
  const stored = yield* call(readLoginProgress);
  const userInfo = yield* select(selectUserInfo);
  const fits =
    isStoredProgress(stored) &&
    Date.now() - stored.savedAt < progressLifetimeMs &&
    isAfterSignIn(stored) === (userInfo !== null);
  if (!fits) {
    yield* call(writeLoginProgress, null);
    return false;
  }
  const { step, mobile, context, resendAt } = stored;
  yield* put(loginRestored({ step, mobile, context, resendAt }));
  yield* put(userInfoReceived(userInfo));
  return true;
}

function* storeProgress() {
  const { step, mobile, context, resendAt } = yield* select(selectLogin);
  const isUnderWay = step !== 0 && step !== -1;
  const stored: StoredProgress = { step, mobile, context, resendAt, savedAt: Date.now() };
  yield* call(writeLoginProgress, isUnderWay ? stored : null);
}

/** Stores every step. Passwords and codes are never stored. */
export function* watchProgress() {
  yield* takeEvery([stepEnded.type, codeSent.type], storeProgress);
}
