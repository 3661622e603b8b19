import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ChangePassword, CodeSent, DeleteAccount, ResetPassword } from '@/contract/session';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { editProfile } from './profile';
import { createRequestFlow } from './requestFlow';

/** By who knows the present one, or by who has just signed in with a code. */
export const changePassword = createRequestFlow<ChangePassword | ResetPassword, void>(
  'profile/changePassword',
);

/** Sends the code with which a customer without a password confirms the deletion; the argument is their number. */
export const sendDeletionCode = createRequestFlow<string, CodeSent>('profile/sendDeletionCode');
export const deleteAccount = createRequestFlow<DeleteAccount, void>('profile/delete');

type Deletion = {
  form: FormState;
  /** The sending of the code. */
  sending: FormState;
  /** Browser time (ms) from which another code may be asked for; null before the first. */
  resendAt: number | null;
};

/** The forms of the profile's and the password's page. */
type ProfileFormsState = { profile: FormState; password: FormState; deletion: Deletion };

const initialState: ProfileFormsState = {
  profile: idleForm,
  password: idleForm,
  deletion: { form: idleForm, sending: idleForm, resendAt: null },
};

/** An answer counts for the form that waits for it: not after its page was left, nor when the login asked. */
const answered = (form: FormState, answer: FormState): FormState => (form.status === 'busy' ? answer : form);

const slice = createSlice({
  name: 'profileForms',
  initialState,
  reducers: {
    /** A page of the account was left: what was said there is over. */
    profileFormsLeft: () => initialState,
    deletionCodeSent(state, { payload }: PayloadAction<{ resendAt: number }>) {
      state.deletion.resendAt = payload.resendAt;
    },
    /** The dialog was closed: what was said in it is over, but the wait for another code is not. */
    deletionLeft(state) {
      state.deletion.form = idleForm;
      state.deletion.sending = idleForm;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(editProfile.request, (state) => ({ ...state, profile: busyForm }))
      .addCase(editProfile.success, (state) => ({ ...state, profile: answered(state.profile, doneForm) }))
      .addCase(editProfile.fail, (state, { payload }) => ({
        ...state,
        profile: answered(state.profile, failedForm(payload.failure)),
      }))
      .addCase(sendDeletionCode.request, (state) => {
        state.deletion.form = idleForm;
        state.deletion.sending = busyForm;
      })
      .addCase(sendDeletionCode.success, (state) => {
        state.deletion.sending = answered(state.deletion.sending, doneForm);
      })
      .addCase(sendDeletionCode.fail, (state, { payload }) => {
        state.deletion.sending = answered(state.deletion.sending, failedForm(payload.failure));
      })
      .addCase(deleteAccount.request, (state) => {
        state.deletion.form = busyForm;
      })
      .addCase(deleteAccount.success, (state) => {
        state.deletion.form = answered(state.deletion.form, doneForm);
      })
      .addCase(deleteAccount.fail, (state, { payload }) => {
        state.deletion.form = answered(state.deletion.form, failedForm(payload.failure));
      })
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

export const { profileFormsLeft, deletionCodeSent, deletionLeft } = slice.actions;
export const profileFormsSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof profileFormsSlice> {}
}

const ofProfileForms = (state: RootState) => state.profileForms ?? initialState;
export const selectProfileForm = (state: RootState) => ofProfileForms(state).profile;
export const selectPasswordForm = (state: RootState) => ofProfileForms(state).password;
export const selectDeletion = (state: RootState) => ofProfileForms(state).deletion;
