import type { WithSlice } from '@reduxjs/toolkit';
import type { WalletEntry, WalletFilter } from '@/contract/wallet';
import type { RootState } from './makeStore';
import { createPagedList } from './pagedList';

/** The ledger of the wallet, newest first. */
export const walletList = createPagedList<WalletEntry, { filter: WalletFilter }, unknown, 'walletEntries'>(
  'walletEntries',
);
export const walletEntriesSlice = walletList.slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof walletEntriesSlice> {}
}

export const selectWalletEntries = (state: RootState) => state.walletEntries ?? walletList.initialState;
