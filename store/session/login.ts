import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { UserEdit } from '@/contract/profile';
import type {
  CodeLogin,
  CodeSent,
  MobileCheck,
  PasswordLogin,
  ResetPassword,
  UserInfo,
} from '@/contract/session';
import type { RootState } from '@/store/makeStore';
import { createRequestFlow } from '@/store/requestFlow';
import { overlayClosed } from '@/store/ui';
import { type LoginContext, type LoginOutcome, type LoginStep, nextStep } from '@/utils/session/loginSteps';
import { pageWanted, personNeeded } from './signIn';

export const checkMobile = createRequestFlow<string, MobileCheck>('login/checkMobile');
export const sendCode = createRequestFlow<{ mobile: string; isVoiceCall: boolean }, CodeSent>(
  'login/sendCode',
);
/** Whether the code of a new number is right, before its owner is asked for a password. */
export const checkCode = createRequestFlow<CodeLogin, void>('login/checkCode');
export const loginBySms = createRequestFlow<CodeLogin, UserInfo>('login/bySms');
export const verifyCode = createRequestFlow<CodeLogin, UserInfo>('login/verifyCode');
export const loginByPassword = createRequestFlow<PasswordLogin, UserInfo>('login/byPassword');
export const resetPassword = createRequestFlow<ResetPassword, void>('login/resetPassword');

/** What the customer does; the login saga makes the calls and moves on. */
export const mobileSubmitted = createAction<string>('login/mobileSubmitted');
/** Steps 1 and 3; `password` is set once the step has asked for one, which it does when the code is right. */
export const codeSubmitted = createAction<{ code: string; password: string | null }>('login/codeSubmitted');
export const passwordSubmitted = createAction<string>('login/passwordSubmitted');
export const newPasswordSubmitted = createAction<string>('login/newPasswordSubmitted');
export const profileSubmitted = createAction<UserEdit>('login/profileSubmitted');
/** «Later» at step 4: the profile stays incomplete. */
export const profileSkipped = createAction('login/profileSkipped');
/** The page of the login was closed by its button. */
export const loginLeft = createAction('login/left');
/** Another code, by message or by voice. */
export const codeWanted = createAction<{ isVoiceCall: boolean }>('login/codeWanted');
/** From the password screen. */
export const codeChosen = createAction('login/codeChosen');
export const recoveryChosen = createAction('login/recoveryChosen');
/** From the code screen, of a number that has a password. */
export const passwordChosen = createAction('login/passwordChosen');
export const numberChanged = createAction('login/numberChanged');

/** The login is on screen: in the modal, or as the page, which then goes to `target` (a path of this shop). */
export const loginShown = createAction<{ target: string | null }>('login/shown');

type LoginState = {
  step: LoginStep;
  mobile: string;
  context: LoginContext;
  /** Browser time (ms) from which another code may be asked for; null before the first. */
  resendAt: number | null;
  busy: boolean;
  /** The server has found the code right; it is used up by signing in with it and a password. */
  codeChecked: boolean;
  /** What went wrong last, in words for the customer. */
  error: string | null;
  /** What the server said of single fields of the profile. */
  fields: Record<string, string>;
  /** The sign-in of this run of the steps; a step may be left. */
  userInfo: UserInfo | null;
  /** Where the page goes when it is done; null in the modal. */
  target: string | null;
  /** The page that the modal was opened for, if it was one. */
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

/** What outlives a reload of the tab, so that a code on its way can still be typed. */
export type LoginProgress = Pick<LoginState, 'step' | 'mobile' | 'context' | 'resendAt'>;

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    loginRestored: (state, { payload }: PayloadAction<LoginProgress>) => ({ ...state, ...payload }),
    /** A step is over; `context` carries what has become known. */
    stepEnded(state, { payload }: PayloadAction<{ outcome: LoginOutcome; context?: Partial<LoginContext> }>) {
      Object.assign(state.context, payload.context);
      state.step = nextStep(state.step, payload.outcome, state.context);
      state.codeChecked = false;
      state.busy = false;
      state.error = null;
    },
    mobileKnown(state, { payload }: PayloadAction<string>) {
      if (payload === state.mobile) return;
      // A code on its way was for the number before, and so was a sign-in that is not finished.
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
    /** Says whether the code is right; a wrong one is asked for again. */
    codeAnswered(state, { payload: isRight }: PayloadAction<boolean>) {
      state.codeChecked = isRight;
      state.busy = false;
    },
    /** The server has let the customer in; null once another code makes that sign-in worthless. */
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
} = slice.actions;
export const loginSlice = slice;

declare module '../makeStore' {
  export interface LazySlices extends WithSlice<typeof loginSlice> {}
}

export const selectLogin = (state: RootState) => state.login ?? initialState;
/** The page that the login leads to, in whichever form it is shown; null when it leads nowhere. */
export const selectLoginGoal = (state: RootState) => selectLogin(state).target ?? selectLogin(state).wanted;
