import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { editProfile } from './profile';
import { changePassword, deleteAccount, sendDeletionCode } from './session/account';

type Deletion = {
  form: FormState;
  /** The state of sending the code. */
  sending: FormState;
  /** Browser time (ms since the epoch) from which another code can be requested; null before the first code. */
  resendAt: number | null;
};

/** The forms of the profile page and of the password page. */
type ProfileFormsState = { profile: FormState; password: FormState; deletion: Deletion };

const initialState: ProfileFormsState = {
  profile: idleForm,
  password: idleForm,
  deletion: { form: idleForm, sending: idleForm, resendAt: null },
};

/** Applies an answer only to a form that waits for one: not after its page was left, and not when the login sent the request. */
const applyAnswer = (form: FormState, answer: FormState): FormState =>
  form.status === 'busy' ? answer : form;

export const profileFormsSlice = createSlice({
  name: 'profileForms',
  initialState,
  reducers: {
    /** The shopper left a page of the account, so its messages are cleared. */
    profileFormsLeft: () => initialState,
    deletionCodeSent(state, { payload }: PayloadAction<{ resendAt: number }>) {
      state.deletion.resendAt = payload.resendAt;
    },
    /** The dialog was closed: its messages are cleared, but the waiting time for another code stays. */
    deletionLeft(state) {
      state.deletion.form = idleForm;
      state.deletion.sending = idleForm;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(editProfile.request, (state) => ({ ...state, profile: busyForm }))
      .addCase(editProfile.success, (state) => ({ ...state, profile: applyAnswer(state.profile, doneForm) }))
      .addCase(editProfile.fail, (state, { payload }) => ({
        ...state,
        profile: applyAnswer(state.profile, failedForm(payload.failure)),
      }))
      .addCase(sendDeletionCode.request, (state) => {
        state.deletion.form = idleForm;
        state.deletion.sending = busyForm;
      })
      .addCase(sendDeletionCode.success, (state) => {
        state.deletion.sending = applyAnswer(state.deletion.sending, doneForm);
      })
      .addCase(sendDeletionCode.fail, (state, { payload }) => {
        state.deletion.sending = applyAnswer(state.deletion.sending, failedForm(payload.failure));
      })
      .addCase(deleteAccount.request, (state) => {
        state.deletion.form = busyForm;
      })
      .addCase(deleteAccount.success, (state) => {
        state.deletion.form = applyAnswer(state.deletion.form, doneForm);
      })
      .addCase(deleteAccount.fail, (state, { payload }) => {
        state.deletion.form = applyAnswer(state.deletion.form, failedForm(payload.failure));
      })
      .addCase(changePassword.request, (state) => ({ ...state, password: busyForm }))
      .addCase(changePassword.success, (state) => ({
        ...state,
        password: applyAnswer(state.password, doneForm),
      }))
      .addCase(changePassword.fail, (state, { payload }) => ({
        ...state,
        password: applyAnswer(state.password, failedForm(payload.failure)),
      }));
  },
});

export const { profileFormsLeft, deletionCodeSent, deletionLeft } = profileFormsSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof profileFormsSlice> {}
}

const ofProfileForms = (state: RootState) => state.profileForms ?? initialState;
export const selectProfileForm = (state: RootState) => ofProfileForms(state).profile;
export const selectPasswordForm = (state: RootState) => ofProfileForms(state).password;
export const selectDeletion = (state: RootState) => ofProfileForms(state).deletion;
