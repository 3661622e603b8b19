import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UserInfo } from '@/contract/session';

/** The layout is on screen, so the loads of the start can begin. */
export const appStarted = createAction('session/appStarted');
/** The page was restored from the back-forward cache, or the tab became visible again. */
export const appResumed = createAction('session/appResumed');

type SessionState = {
  /** False until browser storage is read. Markup must not depend on the session before that. */
  restored: boolean;
  cartId: string | null;
  /** The answer of the sign-in; null for a guest. */
  userInfo: UserInfo | null;
};

const initialState: SessionState = { restored: false, cartId: null, userInfo: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored(state, { payload }: PayloadAction<{ cartId: string | null; userInfo: UserInfo | null }>) {
      state.restored = true;
      state.cartId = payload.cartId;
      state.userInfo = payload.userInfo;
    },
    /** The customer signed in, their data changed, or (null) they signed out. Slices with personal data clear it on null. */
    userInfoChanged(state, { payload }: PayloadAction<UserInfo | null>) {
      // The stored basket id belongs to the previous session.
      if (payload?.token !== state.userInfo?.token) state.cartId = null;
      state.userInfo = payload;
    },
    cartIdReceived(state, { payload }: PayloadAction<string | null>) {
      state.cartId = payload;
    },
  },
  selectors: {
    selectRestored: (state) => state.restored,
    selectCartId: (state) => state.cartId,
    selectToken: (state) => state.userInfo?.token ?? null,
    selectUserInfo: (state) => state.userInfo,
    selectSignedIn: (state) => state.userInfo !== null,
  },
});

export const { sessionRestored, cartIdReceived, userInfoChanged } = sessionSlice.actions;
export const { selectRestored, selectCartId, selectToken, selectUserInfo, selectSignedIn } =
  sessionSlice.selectors;
