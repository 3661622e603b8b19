import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { ResetPassword, User, UserEdit } from '@/contract/profile';
import type { CodeLogin, CodeSent, MobileCheck, PasswordLogin, UserInfo } from '@/contract/session';
import { type LoginContext, type LoginOutcome, type LoginStep, nextStep } from '@/rules/session/loginSteps';
import type { RootState } from '@/store/makeStore';
import { createRequestFlow } from '@/store/requestFlow';
import { overlayClosed } from '@/store/ui';
import { pageWanted, personNeeded } from './signIn';

export const checkMobile = createRequestFlow<string, MobileCheck>('login/checkMobile');
export const sendCode = createRequestFlow<{ mobile: string; isVoiceCall: boolean }, CodeSent>(
  'login/sendCode',
);
/** Checks the code of a new number before the login asks for a password. */
export const checkCode = createRequestFlow<CodeLogin, void>('login/checkCode');
export const loginBySms = createRequestFlow<CodeLogin, UserInfo>('login/bySms');
export const verifyCode = createRequestFlow<CodeLogin, UserInfo>('login/verifyCode');
export const loginByPassword = createRequestFlow<PasswordLogin, UserInfo>('login/byPassword');
export const resetPassword = createRequestFlow<ResetPassword, void>('login/resetPassword');
export const saveProfile = createRequestFlow<UserEdit, User>('login/saveProfile');

// Actions of the customer. The login saga makes the calls and moves to the next step.

/** The number was submitted at step 0. */
export const mobileSubmitted = createAction<string>('login/mobileSubmitted');
/** The code was submitted at step 1 or 3. `password` is null until the code is right and the step asks for a password. */
export const codeSubmitted = createAction<{ code: string; password: string | null }>('login/codeSubmitted');
export const passwordSubmitted = createAction<string>('login/passwordSubmitted');
export const newPasswordSubmitted = createAction<string>('login/newPasswordSubmitted');
export const profileSubmitted = createAction<UserEdit>('login/profileSubmitted');
/** The customer chose «Later» at step 4, so the profile stays incomplete. */
export const profileSkipped = createAction('login/profileSkipped');
/** The customer closed the login page with its button. */
export const loginLeft = createAction('login/left');
/** The customer asked for another code, by SMS or by voice call. */
export const codeWanted = createAction<{ isVoiceCall: boolean }>('login/codeWanted');
/** The customer left the password step for a code. */
export const codeChosen = createAction('login/codeChosen');
/** The customer left the password step because the password is forgotten. */
export const recoveryChosen = createAction('login/recoveryChosen');
/** The customer left the code step for the password; only for a number that has one. */
export const passwordChosen = createAction('login/passwordChosen');
export const numberChanged = createAction('login/numberChanged');

/** The login is on screen. `target` is the path that the login page opens afterwards; null in the modal. */
export const loginShown = createAction<{ target: string | null }>('login/shown');

type LoginState = {
  step: LoginStep;
  mobile: string;
  context: LoginContext;
  /** Browser time (ms since the epoch) from which another code can be requested; null before the first code. */
  resendAt: number | null;
  busy: boolean;
  /** The server has confirmed the code. Signing in with it and a password uses it up. */
  codeChecked: boolean;
  /** Error text of the last attempt, shown to the customer. */
  error: string | null;
  /** Messages of the server by profile field. */
  fields: Record<string, string>;
  /** The answer of the sign-in, while steps of the login remain. */
  userInfo: UserInfo | null;
  /** The path that the login page opens afterwards; null in the modal. */
  target: string | null;
  /** The page that a guest wanted to open when the modal appeared; null for any other reason. */
  wanted: string | null;
};

const noContext: LoginContext = {
  way: 'password',
  passwordNeeded: false,
  recovery: false,
  hasMainData: false,
};

const initialState: LoginState = {
  step: 0,
  mobile: '',
  context: noContext,
  resendAt: null,
  busy: false,
  codeChecked: false,
  error: null,
  fields: {},
  userInfo: null,
  target: null,
  wanted: null,
};

/** The part of the state that survives a reload of the tab, so that a code that was sent can still be entered. */
export type LoginProgress = Pick<LoginState, 'step' | 'mobile' | 'context' | 'resendAt'>;

export const loginSlice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    loginRestored: (state, { payload }: PayloadAction<LoginProgress>) => ({ ...state, ...payload }),
    /** A step ended. `context` holds the facts that it revealed. */
    stepEnded(state, { payload }: PayloadAction<{ outcome: LoginOutcome; context?: Partial<LoginContext> }>) {
      Object.assign(state.context, payload.context);
      state.step = nextStep(state.step, payload.outcome, state.context);
      state.codeChecked = false;
      state.busy = false;
      state.error = null;
    },
    mobileKnown(state, { payload }: PayloadAction<string>) {
      if (payload === state.mobile) return;
      // The code and the unfinished sign-in belong to the previous number.
      state.resendAt = null;
      state.userInfo = null;
      state.mobile = payload;
    },
    codeSent(state, { payload }: PayloadAction<{ resendAt: number }>) {
      state.resendAt = payload.resendAt;
      state.codeChecked = false;
      state.busy = false;
      state.error = null;
    },
    /** The server has checked the code. After a wrong code the step stays open. */
    codeAnswered(state, { payload: isRight }: PayloadAction<boolean>) {
      state.codeChecked = isRight;
      state.busy = false;
    },
    /** The server signed the customer in. Null when another code has made that sign-in invalid. */
    userInfoReceived(state, { payload }: PayloadAction<UserInfo | null>) {
      state.userInfo = payload;
    },
    loginBusy(state) {
      state.busy = true;
      state.error = null;
      state.fields = {};
    },
    loginFailed(state, { payload }: PayloadAction<{ text: string; failure: Failure }>) {
      state.busy = false;
      state.error = payload.text;
      state.fields = payload.failure.fields ?? {};
    },
    loginReset: (state) => ({ ...initialState, target: state.target }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginShown, (state, { payload }) => {
        state.target = payload.target;
      })
      .addCase(personNeeded, (state, { payload }) => {
        state.wanted = pageWanted.match(payload) ? payload.payload : null;
      })
      .addCase(overlayClosed, (state) => {
        state.wanted = null;
      });
  },
});

export const {
  loginRestored,
  stepEnded,
  mobileKnown,
  codeSent,
  codeAnswered,
  userInfoReceived,
  loginBusy,
  loginFailed,
  loginReset,
} = loginSlice.actions;

declare module '../makeStore' {
  export interface LazySlices extends WithSlice<typeof loginSlice> {}
}

export const selectLogin = (state: RootState) => state.login ?? initialState;
/** The page that opens after the login, both in the modal and on the login page; null when none does. */
export const selectLoginGoal = (state: RootState) => selectLogin(state).target ?? selectLogin(state).wanted;
