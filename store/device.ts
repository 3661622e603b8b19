import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Device } from '@/contract/device';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadDevices = createRequestFlow<void, Device[]>('devices/load');
/** Signs a device out; the argument is its id. */
export const signOutDevice = createRequestFlow<string, void>('devices/signOut');
/** Signs out every device but this one. */
export const signOutOthers = createRequestFlow<void, void>('devices/signOutOthers');

type DevicesState = {
  /** Null before they came. */
  items: Device[] | null;
  loadFailed: boolean;
  /** The device that is being signed out, all others, or none. */
  leaving: string | 'others' | null;
};

const initialState: DevicesState = { items: null, loadFailed: false, leaving: null };

const slice = createSlice({
  name: 'devices',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadDevices.request, (state) => ({ ...state, loadFailed: false }))
      .addCase(loadDevices.success, (state, { payload }) => ({ ...state, items: payload.result }))
      .addCase(loadDevices.fail, (state) => ({ ...state, loadFailed: true }))
      .addCase(signOutDevice.request, (state, { payload }) => ({ ...state, leaving: payload }))
      .addCase(signOutDevice.success, (state, { payload }) => ({
        ...state,
        leaving: null,
        items: state.items?.filter(({ id }) => id !== payload.args) ?? null,
      }))
      .addCase(signOutDevice.fail, (state) => ({ ...state, leaving: null }))
      .addCase(signOutOthers.request, (state) => ({ ...state, leaving: 'others' }))
      .addCase(signOutOthers.success, (state) => ({
        ...state,
        leaving: null,
        items: state.items?.filter(({ current }) => current) ?? null,
      }))
      .addCase(signOutOthers.fail, (state) => ({ ...state, leaving: null }))
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

export const devicesSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof devicesSlice> {}
}

const ofDevices = (state: RootState) => state.devices ?? initialState;
export const selectDevices = (state: RootState) => ofDevices(state).items;
export const selectDevicesFailed = (state: RootState) => ofDevices(state).loadFailed;
export const selectLeaving = (state: RootState) => ofDevices(state).leaving;
