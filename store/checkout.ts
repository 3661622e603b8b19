import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type {
  CheckoutChoice,
  CheckoutReview,
  PlacedOrder,
  PlaceOrder,
  ShippingMethod,
} from '@/contract/checkout';
import type { Failure } from '@/contract/failure';
import type { OrderSummary } from '@/contract/order';
import { compareReviews, type ReviewedChoice, removeLine } from '@/rules/checkout/changes';
import { type CheckoutDraft, couponErrorOf, emptyDraft } from '@/rules/checkout/choice';
import { lineStepped } from './basket';
import { busyForm, doneForm, type FormState, failedForm, idleForm } from './formState';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { appResumed, userInfoChanged } from './session/session';

/** The order of a review, with the key that makes a repetition of its placing harmless. */
export type PlacingAttempt = { order: PlaceOrder; key: string };

/** Loads the ways to ship the basket to the address of this id. */
export const loadShipping = createRequestFlow<number, ShippingMethod[]>('checkout/loadShipping');
export const reviewCheckout = createRequestFlow<CheckoutChoice, CheckoutReview>('checkout/review');
export const placeOrder = createRequestFlow<PlacingAttempt, PlacedOrder>('checkout/place');
/** Loads the newest orders, to name the one that took the basket of this checkout. */
export const findOrder = createRequestFlow<void, OrderSummary[]>('checkout/findOrder');

/** The checkout is on screen, and its customer is signed in. The payload is the time of the browser, ms since the epoch. */
export const checkoutOpened = createAction('checkout/opened', () => ({ payload: Date.now() }));
/** The step of the review shows a review. */
export const reviewShown = createAction('checkout/reviewShown');
/** The shopper pressed «پرداخت و ثبت سفارش». */
export const orderConfirmed = createAction('checkout/orderConfirmed');

export type CheckoutState = {
  /** Whether the page is on screen, so that changes of the basket load another review. */
  open: boolean;
  /** Whether the stored choice of this tab has been read. */
  restored: boolean;
  draft: CheckoutDraft;
  /** The ways to ship to one address. */
  shipping: {
    addressId: number | null;
    methods: ShippingMethod[] | null;
    /** While true, the shown prices may be old, because the next review may have others. */
    loading: boolean;
    failed: boolean;
  };
  /** The newest review with its choice. It stays on screen while the next one is on its way. */
  reviewed: ReviewedChoice | null;
  reviewing: boolean;
  reviewFailure: Failure | null;
  /** Why the typed coupon was refused. */
  couponError: string | null;
  /** The last review before the shop changed something; null without a change or after the shopper accepted it. */
  before: ReviewedChoice | null;
  changesAccepted: boolean;
  termsAccepted: boolean;
  /** Order that «پرداخت و ثبت سفارش» sends. Made when the review is shown; another order gets another key. */
  attempt: PlacingAttempt | null;
  placing: FormState;
  /** The order of this basket, placed by this tab, by another tab or on another device. */
  placedOrderId: number | null;
  /** When an order was sent whose answer never came, ms since the epoch; null without one, or after another press. */
  unansweredSince: number | null;
  /** When this checkout was opened, ms of the browser. An order that is newer was made from the basket of this checkout. */
  openedAt: number;
};

/** State that a reload of the tab restores. */
export type CheckoutProgress = Pick<CheckoutState, 'draft' | 'attempt' | 'placedOrderId'>;

const initialState: CheckoutState = {
  open: false,
  restored: false,
  draft: emptyDraft,
  shipping: { addressId: null, methods: null, loading: false, failed: false },
  reviewed: null,
  reviewing: false,
  reviewFailure: null,
  couponError: null,
  before: null,
  changesAccepted: false,
  termsAccepted: false,
  attempt: null,
  placing: idleForm,
  placedOrderId: null,
  unansweredSince: null,
  openedAt: 0,
};

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    /** The payload is null when nothing is stored for this customer. */
    checkoutRestored: (
      state,
      { payload }: PayloadAction<(CheckoutProgress & { unansweredSince: number | null }) | null>,
    ) => ({
      ...state,
      restored: true,
      unansweredSince: payload?.unansweredSince ?? null,
      draft: payload?.draft ?? state.draft,
      attempt: payload?.attempt ?? null,
      placedOrderId: payload?.placedOrderId ?? null,
    }),
    /** The page was left. Prices that the shopper sees on the way back are new, so no change is announced. */
    checkoutClosed: ({ draft, attempt, placedOrderId }) => ({
      ...initialState,
      draft,
      attempt,
      placedOrderId,
    }),
    draftChanged: (state, { payload }: PayloadAction<Partial<CheckoutDraft>>) => ({
      ...state,
      draft: { ...state.draft, ...payload },
      couponError: null,
      placing: state.placing.status === 'failed' ? idleForm : state.placing,
    }),
    couponRefused: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      draft: { ...state.draft, coupon: null },
      couponError: payload,
    }),
    /** An order was placed, but its payment could not be started. The payload is its id. */
    orderKept: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      attempt: null,
      placing: doneForm,
      placedOrderId: payload,
    }),
    /** The basket of this checkout became an order elsewhere, or here with a lost answer. The payload is its id. */
    basketOrderFound: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      attempt: null,
      placing: idleForm,
      placedOrderId: payload,
      unansweredSince: null,
    }),
    attemptPrepared: (state, { payload }: PayloadAction<PlacingAttempt>) => ({ ...state, attempt: payload }),
    changesAcceptanceChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      changesAccepted: payload,
    }),
    termsAcceptanceChanged: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      termsAccepted: payload,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(checkoutOpened, (state, { payload }) => ({ ...state, open: true, openedAt: payload }))
      .addCase(loadShipping.request, (state, { payload: addressId }) => ({
        ...state,
        shipping: {
          addressId,
          methods: state.shipping.addressId === addressId ? state.shipping.methods : null,
          loading: true,
          failed: false,
        },
      }))
      .addCase(loadShipping.success, (state, { payload: { args, result } }) =>
        state.shipping.addressId === args
          ? { ...state, shipping: { addressId: args, methods: result, loading: false, failed: false } }
          : state,
      )
      .addCase(loadShipping.fail, (state, { payload: { args } }) =>
        state.shipping.addressId === args
          ? { ...state, shipping: { ...state.shipping, loading: false, failed: true } }
          : state,
      )
      .addCase(reviewCheckout.request, (state) => ({ ...state, reviewing: true, reviewFailure: null }))
      .addCase(reviewCheckout.success, (state, { payload: { args, result } }) => {
        const reviewed = { review: result, choice: args };
        const before = state.before ?? state.reviewed;
        const changed = before !== null && compareReviews(before, reviewed) !== null;
        const sameAsAccepted = result.agreed === state.reviewed?.review.agreed;
        return {
          ...state,
          reviewed,
          reviewing: false,
          before: changed ? before : null,
          changesAccepted: changed && sameAsAccepted && state.changesAccepted,
        };
      })
      .addCase(reviewCheckout.fail, (state, { payload: { args, failure } }) => ({
        ...state,
        reviewing: false,
        reviewFailure: couponErrorOf(args, failure) === null ? failure : null,
      }))
      // A line that the shopper removes is no change of the shop.
      .addCase(lineStepped, ({ before, reviewed }, { payload: { productPropertyId, step } }) => {
        if (step !== 'remove') return;
        for (const one of [before, reviewed]) {
          if (one) one.review.lines = removeLine(one.review.lines, productPropertyId);
        }
      })
      .addCase(placeOrder.request, (state) => ({ ...state, placing: busyForm, unansweredSince: null }))
      .addCase(placeOrder.success, (state, { payload }) => ({
        ...state,
        attempt: null,
        placing: doneForm,
        placedOrderId: payload.result.orderId,
      }))
      .addCase(placeOrder.fail, (state, { payload }) => ({ ...state, placing: failedForm(payload.failure) }))
      // The shopper returned from the gateway with Back.
      .addCase(appResumed, (state) =>
        state.placing.status === 'done' ? { ...state, placing: idleForm } : state,
      )
      .addCase(userInfoChanged, (state, { payload }) =>
        payload === null ? { ...initialState, open: state.open } : state,
      );
  },
});

export const {
  checkoutRestored,
  checkoutClosed,
  draftChanged,
  couponRefused,
  orderKept,
  attemptPrepared,
  basketOrderFound,
  changesAcceptanceChanged,
  termsAcceptanceChanged,
} = checkoutSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

export const selectCheckout = (state: RootState) => state.checkout ?? initialState;
