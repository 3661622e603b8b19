import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

export type Toast = {
  /** A toast replaces the one of the same id that is still on screen. */
  id: string;
  kind: 'success' | 'warning' | 'danger' | 'info';
  text: string;
  /** A second, quieter line. */
  detail?: string;
  link?: { title: string; href: string };
  /** A button in place of the link, which undoes the announced change. */
  action?: { title: string; dispatch: UnknownAction };
};

/** The overlay over the page; at most one is open. */
type Overlay = 'basket' | 'categories' | 'search' | 'login' | 'facility' | null;

type UiState = {
  overlay: Overlay;
  /** Whether a route change is in progress. */
  navigating: boolean;
  /** Toasts that were raised and are not shown yet. */
  toasts: Toast[];
};

const initialState: UiState = { overlay: null, navigating: false, toasts: [] };

export const uiSlice = createSlice({
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
      /** A toast without an id replaces an equal toast, so that the screen never shows the same text twice. */
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
  uiSlice.actions;
export const { selectOverlay, selectToasts } = uiSlice.selectors;
