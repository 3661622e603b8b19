import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Branch, Province } from '@/contract/site';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';

export const loadProvinces = createRequestFlow<void, Province[]>('sitePlaces/loadProvinces');
export const loadBranches = createRequestFlow<void, Branch[]>('sitePlaces/loadBranches');

type SitePlacesState = { provinces: Province[]; provincesFailed: boolean; branches: Branch[] };

const initialState: SitePlacesState = { provinces: [], provincesFailed: false, branches: [] };

/** The engine injects this slice and loads it on start, because no page needs it at first. */
export const sitePlacesSlice = createSlice({
  name: 'sitePlaces',
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
  export interface LazySlices extends WithSlice<typeof sitePlacesSlice> {}
}

const selectSitePlaces = (state: RootState) => state.sitePlaces ?? initialState;
export const selectProvinces = (state: RootState) => selectSitePlaces(state).provinces;
export const selectProvincesFailed = (state: RootState) => selectSitePlaces(state).provincesFailed;
export const selectBranches = (state: RootState) => selectSitePlaces(state).branches;
