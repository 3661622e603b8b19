import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Order } from '@/contract/order';
import type { RequestReturn, ReturnLine, ReturnPreview } from '@/contract/orderReturn';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Quotes the refund for these lines of an order. */
export const previewReturn = createRequestFlow<{ orderId: number; lines: ReturnLine[] }, ReturnPreview>(
  'orderReturn/preview',
);
export const requestReturn = createRequestFlow<{ orderId: number; request: RequestReturn }, Order>(
  'orderReturn/request',
);
/** Cancels the return of this id. */
export const cancelReturn = createRequestFlow<number, Order>('orderReturn/cancel');

type ReturnState = {
  preview: ReturnPreview | null;
  /** Why there is no preview; null while it loads. */
  failure: string | null;
  sending: boolean;
};

const initialState: ReturnState = { preview: null, failure: null, sending: false };

export const orderReturnSlice = createSlice({
  name: 'orderReturn',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(previewReturn.request, (state) => {
        state.preview = null;
        state.failure = null;
      })
      .addCase(previewReturn.success, (state, { payload }) => {
        state.preview = payload.result;
      })
      .addCase(previewReturn.fail, (state, { payload }) => {
        state.failure = payload.failure.message ?? 'مبلغ برگشتی دریافت نشد. دوباره تلاش کنید.';
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
    for (const flow of [requestReturn, cancelReturn]) {
      builder
        .addCase(flow.request.type, (state) => {
          state.sending = true;
        })
        .addCase(flow.success.type, (state) => {
          state.sending = false;
        })
        .addCase(flow.fail.type, (state) => {
          state.sending = false;
        });
    }
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof orderReturnSlice> {}
}

export const selectReturn = (state: RootState) => state.orderReturn ?? initialState;
