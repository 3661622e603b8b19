import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export type StockAlertChange = { productPropertyId: number; wanted: boolean };

export const loadStockAlerts = createRequestFlow<void, number[]>('stockAlerts/load');
export const changeStockAlert = createRequestFlow<StockAlertChange, number[]>('stockAlerts/change');

type StockAlertsState = {
  /** Ids of the variants that the customer has an alert for; null before they are known. */
  ids: number[] | null;
  changing: boolean;
};

const initialState: StockAlertsState = { ids: null, changing: false };

const slice = createSlice({
  name: 'stockAlerts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadStockAlerts.success, (state, { payload }) => ({ ...state, ids: payload.result }))
      .addCase(changeStockAlert.request, (state) => ({ ...state, changing: true }))
      .addCase(changeStockAlert.fail, (state) => ({ ...state, changing: false }))
      .addCase(changeStockAlert.success, (_state, { payload }) => ({ ids: payload.result, changing: false }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const stockAlertsSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof stockAlertsSlice> {}
}

const ofAlerts = (state: RootState) => state.stockAlerts ?? initialState;
export const selectStockAlert = (state: RootState, productPropertyId: number): boolean =>
  ofAlerts(state).ids?.includes(productPropertyId) ?? false;
export const selectStockAlertChanging = (state: RootState) => ofAlerts(state).changing;
