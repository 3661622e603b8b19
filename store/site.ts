import { createSlice } from '@reduxjs/toolkit';
import type { Brand, Site, StaticsData } from '@/contract/site';
import { createRequestFlow } from './requestFlow';

export const loadSite = createRequestFlow<void, Site>('site/load');
export const loadStaticsData = createRequestFlow<void, StaticsData>('site/loadStaticsData');
export const loadBrands = createRequestFlow<void, Brand[]>('site/loadBrands');

type SiteState = {
  /** From the server render; null when the page could not reach the backend. */
  site: Site | null;
  /** Server time of that render, ms since the epoch. The first render in the browser uses it as the current time. */
  renderedAt: number;
  staticsData: StaticsData | null;
  brands: Brand[];
};

const initialState: SiteState = {
  site: null,
  renderedAt: 0,
  staticsData: null,
  brands: [],
};

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {
    /**
     * A page or a request brought site data. Of older data than the known, because a cached page may carry some, only the lists are
     * taken that the document has left out (`services/server/stillProps.ts`).
     */
    siteReceived(state, { payload }: { payload: { site: Site; renderedAt: number } }) {
      if (payload.renderedAt < state.renderedAt) {
        const { footer, siteLink, topBanners, trust } = payload.site;
        if (state.site && !state.site.footer.length)
          Object.assign(state.site, { footer, siteLink, topBanners, trust });
        return;
      }
      state.site = payload.site;
      state.renderedAt = payload.renderedAt;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadStaticsData.success, (state, { payload }) => {
        state.staticsData = payload.result;
      })
      .addCase(loadBrands.success, (state, { payload }) => {
        state.brands = payload.result;
      });
  },
  selectors: {
    selectSite: (state) => state.site,
    /** The shop's name; a page without site data calls it a shop. */
    selectCompanyName: (state) => state.site?.company.companyName ?? 'فروشگاه',
    selectRenderedAt: (state) => state.renderedAt,
    selectStaticsData: (state) => state.staticsData,
    selectBrands: (state) => state.brands,
    selectCatalogMode: (state) => state.site?.company.catalogMode ?? false,
    selectFacilityPlan: (state) => state.site?.facilityPlan ?? null,
  },
});

export const { siteReceived } = siteSlice.actions;
export const {
  selectSite,
  selectCompanyName,
  selectRenderedAt,
  selectStaticsData,
  selectBrands,
  selectCatalogMode,
  selectFacilityPlan,
} = siteSlice.selectors;
