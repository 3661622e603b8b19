import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { FeedExtra, FeedNotification, UnseenLeft } from '@/contract/notification';
import type { Order, OrderFacility } from '@/contract/order';
import type { Page } from '@/contract/paging';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** The first page of the notifications, asked for once the customer is known. */
export const findOffer = createRequestFlow<void, Page<FeedNotification, FeedExtra>>('facility/find');
/** The order of a notification, whose plan the dialog names; the order's page has its own. */
export const findOfferOrder = createRequestFlow<number, Order>('facility/findOrder');
/** «ادامهٔ خرید قسطی»: the notification (its id) is marked as seen before its order is shown. */
export const acceptOffer = createRequestFlow<number, UnseenLeft>('facility/accept');
/** «بعداً», Escape or a press beside the dialog. */
export const offerPutOff = createAction<number>('facility/putOff');

type FacilityState = {
  /** What the dialog is about, from when it is found. */
  offer: FeedNotification | null;
  /** What was approved; null when it is not known. */
  facility: OrderFacility | null;
  busy: boolean;
  /** It was marked as seen: the order may be shown. */
  accepted: boolean;
  /** Ids answered in this visit; they are not offered again. */
  answered: number[];
};

const initialState: FacilityState = {
  offer: null,
  facility: null,
  busy: false,
  accepted: false,
  answered: [],
};

const slice = createSlice({
  name: 'facility',
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
      // Silent on purpose: the spinner stops and the button can be pressed again.
      .addCase(acceptOffer.fail, (state) => ({ ...state, busy: false }))
      .addCase(offerPutOff, (state, { payload }) => ({ ...state, answered: [...state.answered, payload] }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const { offerFound } = slice.actions;
export const facilitySlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof facilitySlice> {}
}

export const selectFacility = (state: RootState) => state.facility ?? initialState;
