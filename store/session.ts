import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The layout is on screen: the on-start loads may begin. */
export const appStarted = createAction('session/appStarted');
/** The page came back from the back-forward cache, or the tab was shown again. */
export const appResumed = createAction('session/appResumed');

type SessionState = {
  /** False until browser storage was read; markup must not depend on the session before. */
  restored: boolean;
  cartId: string | null;
  token: string | null;
};

const initialState: SessionState = { restored: false, cartId: null, token: null };

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRestored(state, { payload }: PayloadAction<{ cartId: string | null }>) {
      state.restored = true;
      state.cartId = payload.cartId;
    },
    cartIdReceived(state, { payload }: PayloadAction<string | null>) {
      state.cartId = payload;
    },
  },
  selectors: {
    selectRestored: (state) => state.restored,
    selectCartId: (state) => state.cartId,
    selectToken: (state) => state.token,
    selectSignedIn: (state) => state.token !== null,
  },
});

export const { sessionRestored, cartIdReceived } = slice.actions;
export const { selectRestored, selectCartId, selectToken, selectSignedIn } = slice.selectors;
export const sessionSlice = slice;
