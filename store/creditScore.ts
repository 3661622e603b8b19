import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { AskCreditScore, CreditScore } from '@/contract/creditScore';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadCreditScore = createRequestFlow<void, CreditScore | null>('creditScore/load');
export const askCreditScore = createRequestFlow<AskCreditScore, CreditScore>('creditScore/ask');

type CreditScoreState = {
  /** Null when the customer has never asked for one. */
  score: CreditScore | null;
  status: 'loading' | 'ready' | 'failed';
  asking: FormState;
};

const initialState: CreditScoreState = { score: null, status: 'loading', asking: idleForm };

export const creditScoreSlice = createSlice({
  name: 'creditScore',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadCreditScore.request, (state) => {
        if (state.status === 'failed') state.status = 'loading';
      })
      .addCase(loadCreditScore.success, (state, { payload: { result } }) => {
        state.score = result;
        state.status = 'ready';
      })
      .addCase(loadCreditScore.fail, (state) => {
        if (state.status === 'loading') state.status = 'failed';
      })
      .addCase(askCreditScore.request, (state) => {
        state.asking = busyForm;
      })
      .addCase(askCreditScore.success, (state, { payload: { result } }) => {
        state.score = result;
        state.status = 'ready';
        state.asking = doneForm;
      })
      .addCase(askCreditScore.fail, (state, { payload: { failure } }) => {
        state.asking = failedForm(failure);
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof creditScoreSlice> {}
}

export const selectCreditScore = (state: RootState) => state.creditScore ?? initialState;
