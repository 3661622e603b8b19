import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Device } from '@/contract/device';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadDevices = createRequestFlow<void, Device[]>('device/load');
/** Signs a device out. The argument is its id. */
export const signOutDevice = createRequestFlow<string, void>('device/signOut');
/** Signs out every device except this one. */
export const signOutOthers = createRequestFlow<void, void>('device/signOutOthers');

type DevicesState = {
  /** Null before the first answer. */
  items: Device[] | null;
  loadFailed: boolean;
  /** Id of the device whose sign-out is in flight, `others` for all other devices, or null. */
  signingOut: string | 'others' | null;
};

const initialState: DevicesState = { items: null, loadFailed: false, signingOut: null };

export const deviceSlice = createSlice({
  name: 'device',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadDevices.request, (state) => ({ ...state, loadFailed: false }))
      .addCase(loadDevices.success, (state, { payload }) => ({ ...state, items: payload.result }))
      .addCase(loadDevices.fail, (state) => ({ ...state, loadFailed: true }))
      .addCase(signOutDevice.request, (state, { payload }) => ({ ...state, signingOut: payload }))
      .addCase(signOutDevice.success, (state, { payload }) => ({
        ...state,
        signingOut: null,
        items: state.items?.filter(({ id }) => id !== payload.args) ?? null,
      }))
      .addCase(signOutDevice.fail, (state) => ({ ...state, signingOut: null }))
      .addCase(signOutOthers.request, (state) => ({ ...state, signingOut: 'others' }))
      .addCase(signOutOthers.success, (state) => ({
        ...state,
        signingOut: null,
        items: state.items?.filter(({ current }) => current) ?? null,
      }))
      .addCase(signOutOthers.fail, (state) => ({ ...state, signingOut: null }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof deviceSlice> {}
}

const ofDevice = (state: RootState) => state.device ?? initialState;
export const selectDevices = (state: RootState) => ofDevice(state).items;
export const selectDevicesFailed = (state: RootState) => ofDevice(state).loadFailed;
export const selectSigningOut = (state: RootState) => ofDevice(state).signingOut;
