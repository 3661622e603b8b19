import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { User, UserEdit } from '@/contract/profile';
import type { Wallet } from '@/contract/wallet';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session';

export const loadUser = createRequestFlow<void, User>('user/load');
export const loadWallet = createRequestFlow<void, Wallet>('user/loadWallet');
export const editUser = createRequestFlow<UserEdit, User>('user/edit');

/** The signed-in customer. The slice comes with the engine: nothing of it is in the first load. */
type UserState = { user: User | null; failed: boolean };

const initialState: UserState = { user: null, failed: false };

const slice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    unseenCounted(state, { payload }: PayloadAction<number>) {
      if (state.user) state.user.newNotifications = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadUser.request, (state) => {
        state.failed = false;
      })
      .addCase(loadUser.fail, (state) => {
        state.failed = true;
      })
      .addCase(loadUser.success, (state, { payload }) => {
        state.user = payload.result;
      })
      .addCase(editUser.success, (state, { payload }) => {
        state.user = payload.result;
      })
      .addCase(loadWallet.success, (state, { payload }) => {
        if (state.user) state.user.wallet = payload.result.balance;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { unseenCounted } = slice.actions;
export const userSlice = slice;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof userSlice> {}
}

const ofUser = (state: RootState) => state.user ?? initialState;
/** The customer, or null while nobody is signed in or it is not known yet who. */
export const selectUser = (state: RootState) => ofUser(state).user;
export const selectUserFailed = (state: RootState) => ofUser(state).failed;
export const selectNoCheck = (state: RootState) => ofUser(state).user?.noCheck ?? false;
export const selectSupervisor = (state: RootState) => ofUser(state).user?.role === 'supervisor';
