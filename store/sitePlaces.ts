import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Branch, Province } from '@/contract/site';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

export const loadProvinces = createRequestFlow<void, Province[]>('place/loadProvinces');
export const loadBranches = createRequestFlow<void, Branch[]>('place/loadBranches');

type PlacesState = { provinces: Province[]; provincesFailed: boolean; branches: Branch[] };

const initialState: PlacesState = { provinces: [], provincesFailed: false, branches: [] };

/** The engine injects this slice and loads it on start, because no page needs it at first. */
export const placeSlice = createSlice({
  name: 'place',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadProvinces.success, (state, { payload }) => {
        state.provinces = payload.result;
        state.provincesFailed = false;
      })
      .addCase(loadProvinces.fail, (state) => {
        state.provincesFailed = true;
      })
      .addCase(loadBranches.success, (state, { payload }) => {
        state.branches = payload.result;
      });
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof placeSlice> {}
}

const selectPlaces = (state: RootState) => state.place ?? initialState;
export const selectProvinces = (state: RootState) => selectPlaces(state).provinces;
export const selectProvincesFailed = (state: RootState) => selectPlaces(state).provincesFailed;
export const selectBranches = (state: RootState) => selectPlaces(state).branches;
