import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Site } from '@/contract/site';
import type { HeldFiles } from '@/services/browser/heldFiles';
import { createEngineSlot } from '@/store/firstLoad/engineSlot';
import { basketSlice } from './basket';
import { clockSlice } from './clock';
import { sessionSlice } from './session/session';
import { siteSlice } from './site';
import { uiSlice } from './ui';

/** A slice that only some screens need adds itself here by module augmentation and is injected when its screen loads. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the lazy slices.
export interface LazySlices {}

const createReducer = () =>
  combineSlices(siteSlice, sessionSlice, basketSlice, clockSlice, uiSlice).withLazyLoadedSlices<LazySlices>();

export type Preload = { site: Site | null; renderedAt: number };

/** Creates the store of one browser tab or of one server render. The store has no sagas; the engine attaches them later. */
export function makeStore({ site, renderedAt }: Preload) {
  const reducer = createReducer();
  const slot = createEngineSlot();
  const store = configureStore({
    reducer,
    devTools: process.env.NODE_ENV !== 'production',
    preloadedState: {
      site: { ...siteSlice.getInitialState(), site, renderedAt },
    },
    middleware: (getDefault) =>
      getDefault({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(slot.middleware),
  });
  const heldFiles: HeldFiles = new Map();
  return { ...store, attachEngine: slot.attach, inject: reducer.inject.bind(reducer), heldFiles };
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
