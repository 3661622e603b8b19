import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import type { HandInCheques } from '@/contract/cheque';
import type { LeasingRequest, RequestLeasing } from '@/contract/leasing';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadLeasing = createRequestFlow<void, LeasingRequest | null>('leasing/load');
export const requestLeasing = createRequestFlow<RequestLeasing, LeasingRequest>('leasing/request');
export const cancelLeasing = createRequestFlow<void, LeasingRequest>('leasing/cancel');
export const handInLeasingCheques = createRequestFlow<HandInCheques, LeasingRequest>('leasing/handInCheques');

/** Flows that change the request. Each is answered with the whole of it. */
export const leasingChanges = [requestLeasing, cancelLeasing, handInLeasingCheques] as const;

type LeasingState = {
  /** The open request of the customer, or the newest one; null without one. */
  request: LeasingRequest | null;
  status: 'loading' | 'ready' | 'failed';
  /** Sending and cancelling a request. */
  sending: FormState;
  /** Handing in a cheque, and the number of the cheque that was sent last. */
  handing: FormState;
  handed: number | null;
};

const initialState: LeasingState = {
  request: null,
  status: 'loading',
  sending: idleForm,
  handing: idleForm,
  handed: null,
};

export const leasingSlice = createSlice({
  name: 'leasing',
  initialState,
  reducers: {
    /** The terms of a refused request were changed, so its message goes. */
    leasingTermsChanged(state) {
      if (state.sending.status === 'failed') state.sending = idleForm;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadLeasing.request, (state) => {
        if (state.status === 'failed') state.status = 'loading';
      })
      .addCase(loadLeasing.fail, (state) => {
        if (state.status === 'loading') state.status = 'failed';
      })
      .addCase(handInLeasingCheques.request, (state, { payload: { cheques } }) => {
        state.handed = cheques[0]?.number ?? null;
        state.handing = busyForm;
      })
      .addCase(handInLeasingCheques.success, (state) => {
        state.handing = doneForm;
      })
      .addCase(handInLeasingCheques.fail, (state, { payload: { failure } }) => {
        state.handing = failedForm(failure);
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state))
      .addMatcher(isAnyOf(requestLeasing.request, cancelLeasing.request), (state) => {
        state.sending = busyForm;
      })
      .addMatcher(isAnyOf(requestLeasing.success, cancelLeasing.success), (state) => {
        state.sending = doneForm;
      })
      .addMatcher(isAnyOf(requestLeasing.fail, cancelLeasing.fail), (state, { payload }) => {
        state.sending = failedForm(payload.failure);
      })
      .addMatcher(
        isAnyOf(loadLeasing.success, ...leasingChanges.map(({ success }) => success)),
        (state, { payload }) => {
          state.request = payload.result;
          state.status = 'ready';
        },
      );
  },
});

export const { leasingTermsChanged } = leasingSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof leasingSlice> {}
}

export const selectLeasing = (state: RootState) => state.leasing ?? initialState;
