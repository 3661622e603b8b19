import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Site } from '@/contract/site';
import { createEngineSlot } from '@/store/firstLoad/engineSlot';
import { basketSlice } from './basket';
import { clockSlice } from './clock';
import { sessionSlice } from './session/session';
import { siteSlice } from './site';
import { uiSlice } from './ui';

/** Slices that only some screens need declare themselves here (module augmentation) and are injected when loaded. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the lazy slices.
export interface LazySlices {}

const createReducer = () =>
  combineSlices(siteSlice, sessionSlice, basketSlice, clockSlice, uiSlice).withLazyLoadedSlices<LazySlices>();

export type Preload = { site: Site | null; renderedAt: number };

/** One store an app instance: one a browser tab, one a server render. Knows no saga; the engine attaches later. */
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
  return { ...store, attachEngine: slot.attach, inject: reducer.inject.bind(reducer) };
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
