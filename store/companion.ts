import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { ChooseCompanion } from '@/contract/basket';
import type { BasketView, LineView } from '@/contract/view';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** The shopper chose a companion of a line, or left it. */
export const chooseCompanion = createRequestFlow<ChooseCompanion, BasketView>('basket/chooseCompanion');

type CompanionState = {
  /** The choice of a companion that the server has not confirmed. */
  choosing: ChooseCompanion | null;
};

const initialState: CompanionState = { choosing: null };

/** The engine injects this slice, so that the first load does not contain it. */
export const companionSlice = createSlice({
  name: 'companion',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(chooseCompanion.request, (_state, { payload }) => ({ choosing: payload }))
      .addCase(chooseCompanion.success, () => initialState)
      .addCase(chooseCompanion.fail, () => initialState)
      .addCase(userInfoChanged, () => initialState);
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof companionSlice> {}
}

export const selectChoosing = (state: RootState) => (state.companion ?? initialState).choosing;

/** Whether the shopper has just left the companion of this line. */
export function selectLeaving(state: RootState, { productPropertyId, bundleOf }: LineView): boolean {
  const choosing = selectChoosing(state);
  return (
    choosing?.chosen === false &&
    choosing.bundleOf === bundleOf &&
    choosing.productPropertyId === productPropertyId
  );
}

/** Whether the server has not confirmed every change of the basket yet, so that the totals are about to change. */
export const selectBasketBusy = (state: RootState) =>
  state.basket.clearing || selectChoosing(state) !== null || Object.keys(state.basket.wanted).length > 0;
