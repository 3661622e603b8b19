import { createSlice, original, type WithSlice } from '@reduxjs/toolkit';
import type { BasketPlan, ChoosePlan } from '@/contract/basket';
import type { ListedPlan } from '@/contract/facility';
import type { BasketView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads every plan, unless they are known. */
export const loadPlans = createRequestFlow<void, ListedPlan[]>('facility/loadPlans');
/** Loads every plan with what this basket lacks for it. */
export const loadBasketPlans = createRequestFlow<void, BasketPlan[]>('facility/loadBasketPlans');
/** The shopper chose a plan with its terms, or cash, for the basket. */
export const choosePlan = createRequestFlow<ChoosePlan, BasketView>('facility/choosePlan');

type FacilityState = {
  /** Null before they are known. */
  all: ListedPlan[] | null;
  ofBasket: BasketPlan[] | null;
  /** The last load failed, and no other has begun. */
  failed: boolean;
  /** The choice that the server has not confirmed. */
  choosing: ChoosePlan | null;
};

const initialState: FacilityState = { all: null, ofBasket: null, failed: false, choosing: null };

/** The engine injects this slice, so that the first load does not contain it. */
export const facilitySlice = createSlice({
  name: 'facility',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadPlans.request, (state) => ({ ...state, failed: false }))
      .addCase(loadPlans.success, (state, { payload }) => ({ ...state, all: payload.result }))
      .addCase(loadPlans.fail, (state) => ({ ...state, failed: true }))
      .addCase(loadBasketPlans.request, (state) => ({ ...state, failed: false }))
      .addCase(loadBasketPlans.success, (state, { payload }) => ({ ...state, ofBasket: payload.result }))
      .addCase(loadBasketPlans.fail, (state) => ({ ...state, failed: true }))
      .addCase(choosePlan.request, (state, { payload }) => ({ ...state, choosing: payload }))
      .addCase(choosePlan.success, settleChoice)
      .addCase(choosePlan.fail, settleChoice)
      .addCase(userInfoChanged, (state) => ({ ...initialState, all: state.all }));
  },
});

/** Ends a choice unless a newer one has been made. */
function settleChoice(state: FacilityState, { payload }: { payload: { args: ChoosePlan } }): FacilityState {
  return original(state)?.choosing === payload.args ? { ...state, choosing: null } : state;
}

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof facilitySlice> {}
}

const ofFacility = (state: RootState) => state.facility ?? initialState;
export const selectPlans = (state: RootState) => ofFacility(state).all;
export const selectBasketPlans = (state: RootState) => ofFacility(state).ofBasket;
export const selectPlansFailed = (state: RootState) => ofFacility(state).failed;
export const selectChoosingPlan = (state: RootState) => ofFacility(state).choosing;
