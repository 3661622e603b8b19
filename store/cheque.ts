import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { ChequeRequest, HandInCheques } from '@/contract/cheque';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads the orders whose cheques are open. */
export const loadChequeRequests = createRequestFlow<void, ChequeRequest[]>('cheque/loadRequests');
/** Loads the cheques of the order of this id. */
export const loadOrderCheques = createRequestFlow<number, ChequeRequest>('cheque/loadOfOrder');
export const handInCheques = createRequestFlow<HandInCheques & { orderId: number }, ChequeRequest>(
  'cheque/handIn',
);

type ChequeState = {
  /** Ids of the orders with open cheques, newest first; null before they are known. */
  openIds: number[] | null;
  openFailed: boolean;
  byOrder: Record<number, ChequeRequest>;
  /** The last load of one order's cheques failed. */
  orderFailed: boolean;
  /** The form that was sent last: its order and the number of its first cheque. */
  sent: { orderId: number; number: number } | null;
  sending: FormState;
};

const initialState: ChequeState = {
  openIds: null,
  openFailed: false,
  byOrder: {},
  orderFailed: false,
  sent: null,
  sending: idleForm,
};

export const chequeSlice = createSlice({
  name: 'cheque',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadChequeRequests.request, (state) => {
        state.openFailed = false;
      })
      .addCase(loadChequeRequests.success, (state, { payload: { result } }) => {
        state.openIds = result.map(({ orderId }) => orderId);
        for (const request of result) state.byOrder[request.orderId] = request;
      })
      .addCase(loadChequeRequests.fail, (state) => {
        state.openFailed = true;
      })
      .addCase(loadOrderCheques.request, (state) => {
        state.orderFailed = false;
      })
      .addCase(loadOrderCheques.success, (state, { payload: { args, result } }) => {
        state.byOrder[args] = result;
      })
      .addCase(loadOrderCheques.fail, (state) => {
        state.orderFailed = true;
      })
      .addCase(handInCheques.request, (state, { payload: { orderId, cheques } }) => {
        state.sent = { orderId, number: cheques[0]?.number ?? 0 };
        state.sending = busyForm;
      })
      .addCase(handInCheques.success, (state, { payload: { args, result } }) => {
        state.byOrder[args.orderId] = result;
        state.sending = doneForm;
      })
      .addCase(handInCheques.fail, (state, { payload: { failure } }) => {
        state.sending = failedForm(failure);
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof chequeSlice> {}
}

export const selectCheques = (state: RootState) => state.cheque ?? initialState;
