import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export type Toast = {
  /** A toast replaces the one of the same id that is still on screen. */
  id: string;
  kind: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  /** A second, quieter line. */
  detail?: string;
  link?: { title: string; href: string };
  /** A button instead, which undoes what the toast says. */
  action?: { title: string; dispatch: UnknownAction };
};

/** What floats over the page; one at a time. */
type Overlay = 'basket' | 'categories' | 'search' | 'login' | 'facility' | null;

type UiState = {
  overlay: Overlay;
  /** A route change is under way. */
  navigating: boolean;
  /** Toasts raised and not yet shown. */
  toasts: Toast[];
};

const initialState: UiState = { overlay: null, navigating: false, toasts: [] };

const slice = createSlice({
  name: 'ui',
  initialState,
  reducers: {
    overlayOpened(state, { payload }: PayloadAction<NonNullable<Overlay>>) {
      state.overlay = payload;
    },
    overlayClosed(state) {
      state.overlay = null;
    },
    navigationStarted(state) {
      state.navigating = true;
    },
    navigationEnded(state) {
      state.navigating = false;
    },
    toastRaised: {
      reducer(state, { payload }: PayloadAction<Toast>) {
        state.toasts = [...state.toasts.filter(({ id }) => id !== payload.id), payload];
      },
      /** Without an id of its own a toast replaces its equal: the same thing is never said twice on one screen. */
      prepare: (toast: Omit<Toast, 'id'> & { id?: string }) => ({
        payload: { id: `${toast.kind}: ${toast.text} ${toast.detail ?? ''}`, ...toast },
      }),
    },
    toastShown(state, { payload }: PayloadAction<string>) {
      state.toasts = state.toasts.filter((toast) => toast.id !== payload);
    },
  },
  selectors: {
    selectOverlay: (state) => state.overlay,
    selectToasts: (state) => state.toasts,
  },
});

export const { overlayOpened, overlayClosed, navigationStarted, navigationEnded, toastRaised, toastShown } =
  slice.actions;
export const { selectOverlay, selectToasts } = slice.selectors;
export const uiSlice = slice;
