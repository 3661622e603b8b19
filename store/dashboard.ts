import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Overview } from '@/contract/order';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

export const loadDashboardMenu = createRequestFlow<void, DashboardMenuItem[]>('dashboard/loadMenu');
export const loadOverview = createRequestFlow<void, Overview>('dashboard/loadOverview');
/** Loads the overview before the shopper opens it. A failure is ignored, because opening it loads it again. */
export const prepareOverview = createRequestFlow<void, Overview>('dashboard/prepareOverview');

type DashboardState = {
  /** As the server sent it; null before the first answer. */
  menu: DashboardMenuItem[] | null;
  menuFailed: boolean;
  overview: Overview | null;
  overviewFailed: boolean;
};

const initialState: DashboardState = { menu: null, menuFailed: false, overview: null, overviewFailed: false };

export const dashboardSlice = createSlice({
  name: 'dashboard',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadDashboardMenu.request, (state) => {
        state.menuFailed = false;
      })
      .addCase(loadDashboardMenu.success, (state, { payload }) => {
        state.menu = payload.result;
      })
      .addCase(loadDashboardMenu.fail, (state) => {
        state.menuFailed = true;
      })
      .addCase(loadOverview.request, (state) => {
        state.overviewFailed = false;
      })
      .addCase(loadOverview.success, (state, { payload }) => {
        state.overview = payload.result;
      })
      .addCase(prepareOverview.success, (state, { payload }) => {
        state.overview = payload.result;
      })
      .addCase(loadOverview.fail, (state) => {
        state.overviewFailed = true;
      })
      // The data of one customer must not be shown to the next.
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof dashboardSlice> {}
}

const ofDashboard = (state: RootState) => state.dashboard ?? initialState;
/** Whether a page of the dashboard was opened in this visit. */
export const selectDashboardNeeded = (state: RootState) => state.dashboard !== undefined;
export const selectDashboardMenu = (state: RootState) => ofDashboard(state).menu;
export const selectMenuFailed = (state: RootState) => ofDashboard(state).menuFailed;
export const selectOverview = (state: RootState) => ofDashboard(state).overview;
export const selectOverviewFailed = (state: RootState) => ofDashboard(state).overviewFailed;

/** The entries that the menu shows: the active ones, sorted by `order`. */
export function shownEntries(menu: readonly DashboardMenuItem[]): DashboardMenuItem[] {
  return menu.filter(({ active }) => active).sort((one, other) => one.order - other.order);
}
