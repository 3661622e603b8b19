import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { ChangePassword, ResetPassword } from '@/contract/session';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { editUser } from './user';

/** By who knows the present one, or by who has just signed in with a code. */
export const changePassword = createRequestFlow<ChangePassword | ResetPassword, void>(
  'account/changePassword',
);

/** The forms of the profile's and the password's page. */
type AccountState = { profile: FormState; password: FormState };

const initialState: AccountState = { profile: idleForm, password: idleForm };

/** An answer counts for the form that waits for it: not after its page was left, nor when the login asked. */
const answered = (form: FormState, answer: FormState): FormState => (form.status === 'busy' ? answer : form);

const slice = createSlice({
  name: 'account',
  initialState,
  reducers: {
    /** A page of the account was left: what was said there is over. */
    accountLeft: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(editUser.request, (state) => ({ ...state, profile: busyForm }))
      .addCase(editUser.success, (state) => ({ ...state, profile: answered(state.profile, doneForm) }))
      .addCase(editUser.fail, (state, { payload }) => ({
        ...state,
        profile: answered(state.profile, failedForm(payload.failure)),
      }))
      .addCase(changePassword.request, (state) => ({ ...state, password: busyForm }))
      .addCase(changePassword.success, (state) => ({
        ...state,
        password: answered(state.password, doneForm),
      }))
      .addCase(changePassword.fail, (state, { payload }) => ({
        ...state,
        password: answered(state.password, failedForm(payload.failure)),
      }));
  },
});

export const { accountLeft } = slice.actions;
export const accountSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof accountSlice> {}
}

const ofAccount = (state: RootState) => state.account ?? initialState;
export const selectProfileForm = (state: RootState) => ofAccount(state).profile;
export const selectPasswordForm = (state: RootState) => ofAccount(state).password;
