import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Invoice } from '@/contract/invoice';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadInvoice = createRequestFlow<number, Invoice>('invoice/load');

type InvoiceState = {
  /** Id of the order whose invoice was requested last. */
  id: number | null;
  invoice: Invoice | null;
  /** `missing`: no order has this number, it belongs to another customer, or it is not paid. */
  status: 'loading' | 'ready' | 'missing' | 'failed';
};

const initialState: InvoiceState = { id: null, invoice: null, status: 'loading' };

export const invoiceSlice = createSlice({
  name: 'invoice',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadInvoice.request, (_state, { payload: id }) => ({ ...initialState, id }))
      .addCase(loadInvoice.success, (state, { payload: { args, result } }) => {
        if (state.id !== args) return;
        state.invoice = result;
        state.status = 'ready';
      })
      .addCase(loadInvoice.fail, (state, { payload: { args, failure } }) => {
        if (state.id !== args) return;
        state.status = failure.status === 404 || failure.status === 409 ? 'missing' : 'failed';
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof invoiceSlice> {}
}

export const selectInvoice = (state: RootState) => state.invoice ?? initialState;
