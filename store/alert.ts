import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Alert, AlertKind, AskAlert } from '@/contract/alert';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** An alert to add, or to remove when `wanted` is false. */
export type AlertChange = AskAlert & { wanted: boolean };

export const loadAlerts = createRequestFlow<void, Alert[]>('alert/load');
export const changeAlert = createRequestFlow<AlertChange, Alert[]>('alert/change');

type AlertsState = {
  /** The open alerts of the customer; null before they are known. */
  items: Alert[] | null;
  changing: boolean;
};

const initialState: AlertsState = { items: null, changing: false };

export const alertSlice = createSlice({
  name: 'alert',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadAlerts.success, (state, { payload }) => ({ ...state, items: payload.result }))
      .addCase(changeAlert.request, (state) => ({ ...state, changing: true }))
      .addCase(changeAlert.fail, (state) => ({ ...state, changing: false }))
      .addCase(changeAlert.success, (_state, { payload }) => ({ items: payload.result, changing: false }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof alertSlice> {}
}

const ofAlert = (state: RootState) => state.alert ?? initialState;
/** The customer's open alert of this kind for a variant, if there is one. */
export const selectAlert = (
  state: RootState,
  productPropertyId: number,
  kind: AlertKind,
): Alert | undefined =>
  ofAlert(state).items?.find((one) => one.productPropertyId === productPropertyId && one.kind === kind);
/** The customer's open alerts, newest first; null before they are known. */
export const selectAlerts = (state: RootState) => ofAlert(state).items;
export const selectAlertChanging = (state: RootState) => ofAlert(state).changing;
