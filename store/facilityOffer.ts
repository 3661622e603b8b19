import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FeedNotification, UnseenLeft } from '@/contract/notification';
import type { Order, OrderFacility } from '@/contract/order';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads the first page of the notifications when the customer is known. */
export const findOffer = createRequestFlow<void, FeedNotification[]>('facilityOffer/find');
/** Loads the order of a notification, because the dialog shows its plan. The order page loads its own copy. */
export const findOfferOrder = createRequestFlow<number, Order>('facilityOffer/findOrder');
/** «ادامهٔ خرید قسطی»: marks the notification as seen before its order is shown. The argument is its id. */
export const acceptOffer = createRequestFlow<number, UnseenLeft>('facilityOffer/accept');
/** The shopper postponed the offer: «بعداً», Escape or a press outside the dialog. The payload is the id of the notification. */
export const offerPutOff = createAction<number>('facilityOffer/putOff');

type FacilityOfferState = {
  /** The notification that the dialog shows; null until one is found. */
  offer: FeedNotification | null;
  /** The approved plan; null when it is unknown. */
  facility: OrderFacility | null;
  busy: boolean;
  /** The notification is marked as seen, so the order may be shown. */
  accepted: boolean;
  /** Ids of the notifications that the shopper answered in this visit. They are not offered again. */
  answered: number[];
};

const initialState: FacilityOfferState = {
  offer: null,
  facility: null,
  busy: false,
  accepted: false,
  answered: [],
};

export const facilityOfferSlice = createSlice({
  name: 'facilityOffer',
  initialState,
  reducers: {
    offerFound: (
      state,
      { payload }: PayloadAction<{ offer: FeedNotification; facility: OrderFacility | null }>,
    ) => ({
      ...state,
      ...payload,
      busy: false,
      accepted: false,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(acceptOffer.request, (state) => ({ ...state, busy: true }))
      .addCase(acceptOffer.success, (state, { payload }) => ({
        ...state,
        busy: false,
        accepted: true,
        answered: [...state.answered, payload.args],
      }))
      // A failure shows no message: the spinner stops and the button can be pressed again.
      .addCase(acceptOffer.fail, (state) => ({ ...state, busy: false }))
      .addCase(offerPutOff, (state, { payload }) => ({ ...state, answered: [...state.answered, payload] }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const { offerFound } = facilityOfferSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof facilityOfferSlice> {}
}

export const selectFacilityOffer = (state: RootState) => state.facilityOffer ?? initialState;
