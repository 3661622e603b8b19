import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { GiveOrderDocument, Order } from '@/contract/order';
import { busyForm, doneForm, type FormState, failedForm } from './formState';
import type { RootState } from './makeStore';
import { cancelReturn, requestReturn } from './orderReturn';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadOrder = createRequestFlow<number, Order>('order/load');
/** Cancels the order of this id. */
export const cancelOrder = createRequestFlow<number, Order>('order/cancel');

export const giveOrderDocument = createRequestFlow<GiveOrderDocument & { orderId: number }, Order>(
  'order/giveDocument',
);

type OrderState = {
  /** Id of the order that was requested last. */
  id: number | null;
  order: Order | null;
  /** `missing`: no order has this number, or it belongs to another customer. */
  status: 'loading' | 'ready' | 'missing' | 'failed';
  cancelling: boolean;
  /** How far the calls are that give files to documents, by the code of the document. */
  giving: Record<string, FormState>;
};

const initialState: OrderState = { id: null, order: null, status: 'loading', cancelling: false, giving: {} };

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadOrder.request, (state, { payload: id }) => {
        if (state.id !== id) {
          state.order = null;
          state.giving = {};
        }
        state.id = id;
        state.status = 'loading';
      })
      .addCase(loadOrder.success, (state, { payload: { args, result } }) => {
        if (state.id !== args) return;
        state.order = result;
        state.status = 'ready';
      })
      .addCase(loadOrder.fail, (state, { payload: { args, failure } }) => {
        if (state.id !== args) return;
        state.status = failure.status === 404 ? 'missing' : 'failed';
      })
      .addCase(cancelOrder.request, (state) => {
        state.cancelling = true;
      })
      .addCase(cancelOrder.success, (state, { payload: { args, result } }) => {
        state.cancelling = false;
        if (state.id === args) state.order = result;
      })
      .addCase(cancelOrder.fail, (state) => {
        state.cancelling = false;
      })
      .addCase(giveOrderDocument.request, (state, { payload: { number } }) => {
        state.giving[number] = busyForm;
      })
      .addCase(giveOrderDocument.success, (state, { payload: { args, result } }) => {
        if (state.id !== args.orderId) return;
        state.giving[args.number] = doneForm;
        state.order = result;
      })
      .addCase(giveOrderDocument.fail, (state, { payload: { args, failure } }) => {
        if (state.id === args.orderId) state.giving[args.number] = failedForm(failure);
      })
      .addCase(requestReturn.success, (state, { payload: { result } }) => {
        if (state.id === result.id) state.order = result;
      })
      .addCase(cancelReturn.success, (state, { payload: { result } }) => {
        if (state.id === result.id) state.order = result;
      })
      // The data of one customer must not be shown to the next.
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof orderSlice> {}
}

/** The order that was requested last. */
export const selectOrder = (state: RootState) => state.order ?? initialState;

/** The state for the page of order `id`: the initial state while the store still holds another order. */
export const orderOf = (kept: OrderState, id: number) => (kept.id === id ? kept : initialState);
