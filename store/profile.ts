import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { User } from '@/contract/profile';
import type { RootState } from './makeStore';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';
import { loadWallet } from './wallet';

export const loadProfile = createRequestFlow<void, User>('profile/load');

/** The signed-in customer. The engine adds this slice to the store, so that the first load does not contain it. */
type ProfileState = {
  user: User | null;
  failed: boolean;
};

const initialState: ProfileState = { user: null, failed: false };

export const profileSlice = createSlice({
  name: 'profile',
  initialState,
  reducers: {
    /** The customer has saved the personal data, on the profile page or while signing in. */
    profileSaved: (state, { payload }: PayloadAction<User>) => ({ ...state, user: payload }),
    unseenCounted(state, { payload }: PayloadAction<number>) {
      if (state.user) state.user.newNotifications = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadProfile.request, (state) => {
        state.failed = false;
      })
      .addCase(loadProfile.fail, (state) => {
        state.failed = true;
      })
      .addCase(loadProfile.success, (state, { payload }) => {
        state.user = payload.result;
      })
      .addCase(loadWallet.success, (state, { payload }) => {
        if (state.user) state.user.wallet = payload.result.balance;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { profileSaved, unseenCounted } = profileSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof profileSlice> {}
}

const ofProfile = (state: RootState) => state.profile ?? initialState;
/** The customer; null for a guest, and until the profile is loaded. */
export const selectProfile = (state: RootState) => ofProfile(state).user;
export const selectProfileFailed = (state: RootState) => ofProfile(state).failed;
export const selectNoCheck = (state: RootState) => ofProfile(state).user?.noCheck ?? false;
export const selectSupervisor = (state: RootState) => ofProfile(state).user?.role === 'supervisor';
