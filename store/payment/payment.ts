import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type {
  Gateway,
  GatewayEligibility,
  PayInstalments,
  PaymentStart,
  PaymentSummary,
  RechargeWallet,
} from '@/contract/payment';
import type { RootState } from '@/store/makeStore';
import { createRequestFlow } from '@/store/requestFlow';
import { appResumed, userInfoChanged } from '@/store/session/session';

export const loadPaymentSummary = createRequestFlow<number, PaymentSummary>('payment/loadSummary');
/** The argument is the amount in toman, or null while none is known. */
export const loadGateways = createRequestFlow<number | null, Gateway[]>('payment/loadGateways');
/** Asks a lender, by its code, whether the customer may pay the basket with its credit. */
export const checkEligibility = createRequestFlow<string, GatewayEligibility>('payment/checkEligibility');
export const payOrder = createRequestFlow<{ orderId: number; gateway: string }, PaymentStart>(
  'payment/payOrder',
);
export const rechargeWallet = createRequestFlow<RechargeWallet, PaymentStart>('payment/rechargeWallet');
/** Pays instalments of an order. The result is null when the wallet has paid. */
export const payInstalments = createRequestFlow<PayInstalments & { orderId: number }, PaymentStart | null>(
  'payment/payInstalments',
);

type PaymentState = {
  /** Id of the order whose summary was requested last. */
  orderId: number | null;
  summary: PaymentSummary | null;
  /** `missing`: no order has this number, it belongs to another customer, or it needs no payment. */
  status: 'loading' | 'ready' | 'missing' | 'failed';
  /** The gateways for the amount that was asked about last; null until they are known. */
  gateways: Gateway[] | null;
  gatewaysFailed: boolean;
  /** Answer of the lender that was asked last; null until it has come. */
  eligibility: GatewayEligibility | null;
  /** A payment is being started, or the browser is leaving for the gateway. */
  leaving: boolean;
};

const initialState: PaymentState = {
  orderId: null,
  summary: null,
  status: 'loading',
  gateways: null,
  gatewaysFailed: false,
  eligibility: null,
  leaving: false,
};

/** Refusals of a summary that a repetition would not change. */
const isFinalRefusal = (status: number) => status === 404 || status === 409;

export const paymentSlice = createSlice({
  name: 'payment',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadPaymentSummary.request, (state, { payload: orderId }) => {
        if (state.orderId !== orderId) state.summary = null;
        state.orderId = orderId;
        state.status = 'loading';
      })
      .addCase(loadPaymentSummary.success, (state, { payload: { args, result } }) => {
        if (state.orderId !== args) return;
        state.summary = result;
        state.status = 'ready';
      })
      .addCase(loadPaymentSummary.fail, (state, { payload: { args, failure } }) => {
        if (state.orderId !== args) return;
        state.status = isFinalRefusal(failure.status) ? 'missing' : 'failed';
      })
      .addCase(loadGateways.request, (state) => {
        state.gatewaysFailed = false;
      })
      .addCase(loadGateways.success, (state, { payload }) => {
        state.gateways = payload.result;
      })
      .addCase(loadGateways.fail, (state) => {
        state.gatewaysFailed = true;
      })
      .addCase(checkEligibility.request, (state) => {
        state.eligibility = null;
      })
      .addCase(checkEligibility.success, (state, { payload }) => {
        state.eligibility = payload.result;
      })
      // The shopper came back with Back, and the browser had kept the page as it was left.
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
