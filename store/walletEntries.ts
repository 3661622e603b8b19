import type { WithSlice } from '@reduxjs/toolkit';
import type { WalletEntry, WalletFilter } from '@/contract/wallet';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';

/** The ledger of the wallet, newest first. */
const list = createPagedList<WalletEntry, { filter: WalletFilter }, unknown, 'walletEntries'>(
  'walletEntries',
);

export const loadWalletEntries = list.load;
export const walletEntriesSlice = list.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof walletEntriesSlice> {}
}

export const selectWalletEntries = (state: RootState) => state.walletEntries ?? list.initialState;
