import type { Reducer } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { LazySlices } from '@/store/makeStore';
import { useAppStore } from './useStore';

export type LazySlice<Name extends keyof LazySlices> = {
  reducerPath: Name;
  reducer: Reducer<LazySlices[Name]>;
};

/** Adds a slice that is not in the first load to the store, before the component selects from it. */
export function useSlice<Name extends keyof LazySlices>(slice: LazySlice<Name>): void {
  const store = useAppStore();
  // The slice is one of the lazy slices by the type of the parameter, but `inject` does not resolve a type variable.
  useState(() => store.inject(slice as never));
}
