import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { PaymentAttempt } from '@/contract/payment';
import type { RootState } from '@/store/makeStore';
import { createRequestFlow } from '@/store/requestFlow';

export const loadAttempt = createRequestFlow<string, PaymentAttempt>('paymentAttempt/load');

/** The result page of an attempt is on screen. The saga asks about it until the bank has answered. */
export const attemptOpened = createAction<string>('paymentAttempt/opened');
/** The result page was left. */
export const attemptLeft = createAction('paymentAttempt/left');
/** The shopper does not want to wait for the next question. */
export const attemptAsked = createAction('paymentAttempt/asked');

/** Whether an answer says that no attempt has the id: none is stored under it, or it is not an id at all. */
export const isMissing = (status: number) => status === 404 || status === 400 || status === 422;

type AttemptState = {
  /** Id of the attempt that was opened last. */
  id: string | null;
  /** The newest answer. A later question that fails does not remove it. */
  attempt: PaymentAttempt | null;
  /** `missing`: no attempt has this id. `failed`: the load failed, and no answer has arrived yet. */
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** When the saga asks again, ms since the epoch; null while it is asking or no longer asks. */
  nextAskAt: number | null;
};

const initialState: AttemptState = { id: null, attempt: null, status: 'loading', nextAskAt: null };

export const attemptSlice = createSlice({
  name: 'paymentAttempt',
  initialState,
  reducers: {
    nextAskPlanned(state, { payload }: PayloadAction<number | null>) {
      state.nextAskAt = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(attemptOpened, (state, { payload: id }) => (state.id === id ? state : { ...initialState, id }))
      .addCase(loadAttempt.success, (state, { payload: { args, result } }) => {
        if (state.id !== args) return;
        state.attempt = result;
        state.status = 'ready';
      })
      .addCase(loadAttempt.fail, (state, { payload: { args, failure } }) => {
        if (state.id !== args || state.attempt) return;
        state.status = isMissing(failure.status) ? 'missing' : 'failed';
      });
  },
});

export const { nextAskPlanned } = attemptSlice.actions;

declare module '@/store/makeStore' {
  export interface LazySlices extends WithSlice<typeof attemptSlice> {}
}

export const selectAttempt = (state: RootState) => state.paymentAttempt ?? initialState;
