import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { PayInstalments, PaymentStart, RechargeWallet } from '@/contract/payment';
import type { RootState } from '@/store/makeStore';
import { createRequestFlow } from '@/store/requestFlow';
import { appResumed, userInfoChanged } from '@/store/session/session';

export const payOrder = createRequestFlow<{ orderId: number; gateway: string }, PaymentStart>(
  'payment/payOrder',
);
export const rechargeWallet = createRequestFlow<RechargeWallet, PaymentStart>('payment/rechargeWallet');
/** Pays instalments of an order. The result is null when the wallet has paid. */
export const payInstalments = createRequestFlow<PayInstalments & { orderId: number }, PaymentStart | null>(
  'payment/payInstalments',
);

/** `leaving`: a payment is being started, or the browser is leaving for the gateway. */
type PaymentState = { leaving: boolean };

const initialState: PaymentState = { leaving: false };

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      // The shopper pressed Back, and the browser restored the page as it was when the shopper left it.
      .addCase(appResumed, (state) => {
        state.leaving = false;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
    builder.addCase(payInstalments.success, (state, { payload }) => {
      // Without a gateway the browser stays.
      if (payload.result === null) state.leaving = false;
    });
    for (const flow of [payOrder, rechargeWallet, payInstalments]) {
      builder
        .addCase(flow.request, (state) => {
          state.leaving = true;
        })
        .addCase(flow.fail, (state) => {
          state.leaving = false;
        });
    }
  },
});

declare module '@/store/makeStore' {
  export interface LazySlices extends WithSlice<typeof paymentSlice> {}
}

export const selectPayment = (state: RootState) => state.payment ?? initialState;
