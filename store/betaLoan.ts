import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { BetaRegistration, LookUpBeta, RegisterForBeta } from '@/contract/betaLoan';
import type { CodeSent } from '@/contract/session';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

/** Sends a code to the mobile that registers. */
export const sendBetaCode = createRequestFlow<{ mobile: string }, CodeSent>('betaLoan/sendCode');
export const registerForBeta = createRequestFlow<RegisterForBeta, BetaRegistration>('betaLoan/register');
export const lookUpBeta = createRequestFlow<LookUpBeta, BetaRegistration>('betaLoan/lookUp');

type BetaLoanState = {
  /** The number that the last code was sent to; null before the first. */
  codeSentTo: string | null;
  sendingCode: FormState;
  registration: BetaRegistration | null;
  registering: FormState;
  found: BetaRegistration | null;
  lookingUp: FormState;
};

const initialState: BetaLoanState = {
  codeSentTo: null,
  sendingCode: idleForm,
  registration: null,
  registering: idleForm,
  found: null,
  lookingUp: idleForm,
};

export const betaLoanSlice = createSlice({
  name: 'betaLoan',
  initialState,
  reducers: {
    /** The form is opened anew. */
    betaLeft: () => initialState,
    /** The person wants to change the number, so the code of the old one is forgotten. */
    betaNumberChanged(state) {
      state.codeSentTo = null;
      state.sendingCode = idleForm;
      state.registering = idleForm;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sendBetaCode.request, (state) => {
        state.sendingCode = busyForm;
      })
      .addCase(sendBetaCode.success, (state, { payload: { args } }) => {
        state.sendingCode = doneForm;
        state.codeSentTo = args.mobile;
      })
      .addCase(sendBetaCode.fail, (state, { payload: { failure } }) => {
        state.sendingCode = failedForm(failure);
      })
      .addCase(registerForBeta.request, (state) => {
        state.registering = busyForm;
      })
      .addCase(registerForBeta.success, (state, { payload: { result } }) => {
        state.registering = doneForm;
        state.registration = result;
      })
      .addCase(registerForBeta.fail, (state, { payload: { failure } }) => {
        state.registering = failedForm(failure);
      })
      .addCase(lookUpBeta.request, (state) => {
        state.lookingUp = busyForm;
        state.found = null;
      })
      .addCase(lookUpBeta.success, (state, { payload: { result } }) => {
        state.lookingUp = doneForm;
        state.found = result;
      })
      .addCase(lookUpBeta.fail, (state, { payload: { failure } }) => {
        state.lookingUp = failedForm(failure);
      });
  },
});

export const { betaLeft, betaNumberChanged } = betaLoanSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof betaLoanSlice> {}
}

export const selectBetaLoan = (state: RootState) => state.betaLoan ?? initialState;
