import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Wallet } from '@/contract/wallet';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Loads the wallet. `store/profile` takes the balance from it, because the profile has one too. */
export const loadWallet = createRequestFlow<void, Wallet>('wallet/load');

type WalletState = {
  /** Wallet money that unpaid orders keep, in toman. */
  held: number;
};

const initialState: WalletState = { held: 0 };

/** The wallet of the signed-in customer. The engine adds this slice to the store, so that the first load does not contain it. */
export const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(loadWallet.success, (state, { payload }) => {
        state.held = payload.result.held;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof walletSlice> {}
}

/** Wallet money that unpaid orders keep, in toman. */
export const selectWalletHeld = (state: RootState) => (state.wallet ?? initialState).held;
