import { createSlice, original, type WithSlice } from '@reduxjs/toolkit';
import type { BasketPlan, ChoosePlan } from '@/contract/basket';
import type { ListedPlan } from '@/contract/facility';
import type { BasketView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads every plan, unless they are known. */
export const loadPlans = createRequestFlow<void, ListedPlan[]>('plans/load');
/** Loads every plan with what this basket lacks for it. */
export const loadBasketPlans = createRequestFlow<void, BasketPlan[]>('plans/loadOfBasket');
/** The shopper chose a plan with its terms, or cash, for the basket. */
export const choosePlan = createRequestFlow<ChoosePlan, BasketView>('plans/choose');

type PlansState = {
  /** Null before they are known. */
  all: ListedPlan[] | null;
  ofBasket: BasketPlan[] | null;
  /** The last load failed, and no other has begun. */
  failed: boolean;
  /** The choice that the server has not confirmed. */
  choosing: ChoosePlan | null;
};

const initialState: PlansState = { all: null, ofBasket: null, failed: false, choosing: null };

/** The engine injects this plansSlice, so that the first load does not contain it. */
export const plansSlice = createSlice({
  name: 'plans',
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
function settleChoice(state: PlansState, { payload }: { payload: { args: ChoosePlan } }): PlansState {
  return original(state)?.choosing === payload.args ? { ...state, choosing: null } : state;
}

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof plansSlice> {}
}

const ofPlans = (state: RootState) => state.plans ?? initialState;
export const selectPlans = (state: RootState) => ofPlans(state).all;
export const selectBasketPlans = (state: RootState) => ofPlans(state).ofBasket;
export const selectPlansFailed = (state: RootState) => ofPlans(state).failed;
export const selectChoosingPlan = (state: RootState) => ofPlans(state).choosing;
