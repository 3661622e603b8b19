import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { KeptLine, WaitingChange } from '@/services/browser/keptRows';
import { selectBasketUnknown, selectQuantity, selectServerLine } from './basket';
import type { RootState } from './makeStore';
import { userInfoChanged } from './session/session';

/** The outcome of a change that waited for the network and was refused, or met a line that had changed meanwhile. */
export type LateOutcome = {
  productPropertyId: number;
  title: string;
  /** Quantity of the line before the change was sent. */
  found: number;
  /** Quantity that the shopper wanted. */
  qty: number;
  /** Why the server refused the change; null when it made the change although the line had changed meanwhile. */
  refusal: string | null;
};

type KeptBasketState = {
  /** The lines of the basket that this browser saw last; null when it has seen none. */
  lines: KeptLine[] | null;
  /** Changes that wait for the network, in the order in which they are sent. */
  waiting: WaitingChange[];
  outcomes: LateOutcome[];
};

const initialState: KeptBasketState = { lines: null, waiting: [], outcomes: [] };

/** The basket without a network (ADR 35). The engine adds this slice to the store, so that the first load does not contain it. */
export const keptBasketSlice = createSlice({
  name: 'keptBasket',
  initialState,
  reducers: {
    linesKept(state, { payload }: PayloadAction<KeptLine[] | null>) {
      state.lines = payload;
    },
    /** The changes that wait now, in every tab of this browser. */
    waitingChanged(state, { payload }: PayloadAction<WaitingChange[]>) {
      state.waiting = payload;
    },
    lateOutcome(state, { payload }: PayloadAction<LateOutcome>) {
      const others = state.outcomes.filter((one) => one.productPropertyId !== payload.productPropertyId);
      state.outcomes = [...others, payload];
    },
    /** The shopper has read the outcome of one line, or of all. */
    outcomesClosed(state, { payload }: PayloadAction<number | undefined>) {
      state.outcomes = state.outcomes.filter(
        (one) => payload !== undefined && one.productPropertyId !== payload,
      );
    },
  },
  extraReducers: (builder) => {
    builder.addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { linesKept, waitingChanged, lateOutcome, outcomesClosed } = keptBasketSlice.actions;

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof keptBasketSlice> {}
}

export const selectKeptBasket = (state: RootState): KeptBasketState => state.keptBasket ?? initialState;
export const selectWaitingChange = (state: RootState, productPropertyId: number): WaitingChange | undefined =>
  selectKeptBasket(state).waiting.find((one) => one.productPropertyId === productPropertyId);

/** Whether the basket is shown as this browser kept it: a change waits, or the basket cannot be loaded. It has no prices then. */
export function selectShownAsKept(state: RootState): boolean {
  const { lines, waiting } = selectKeptBasket(state);
  return waiting.length > 0 || (lines !== null && selectBasketUnknown(state) === 'unreachable');
}

/** A line of the basket as it is shown without a network. */
export type ShownLine = {
  productPropertyId: number;
  title: string;
  stock: number;
  maxBuy: number;
  qty: number;
  /** The address of its product, and its picture; null when the page that added it did not say them. */
  page: string | null;
  imageUrl: string | null;
  /** Whether its quantity waits for the network, and the quantity that an undo puts back. */
  waits: boolean;
  from: number;
};

/**
 * The kept lines with the quantities that the shopper wants, then those that wait to be added.
 * @param wanted quantities by variant that the server has not confirmed
 */
export function shownLinesOf(
  { lines, waiting }: KeptBasketState,
  wanted: Readonly<Record<number, number>>,
): ShownLine[] {
  const changes = new Map(waiting.map((change) => [change.productPropertyId, change]));
  const pageOf = ({ productId, slug, productPropertyId }: KeptLine | WaitingChange) =>
    slug === undefined ? null : `/products/${productId}/${slug}?variant=${productPropertyId}`;
  const known = (lines ?? []).map((line) => {
    const { productPropertyId } = line;
    const { qty = line.qty, from = line.qty } = changes.get(productPropertyId) ?? {};
    changes.delete(productPropertyId);
    return {
      ...line,
      page: pageOf(line),
      qty: wanted[productPropertyId] ?? qty,
      waits: qty !== from,
      from: from ?? 0,
    };
  });
  const added = [...changes.values()]
    .filter(({ qty, sent }) => qty > 0 || sent !== undefined)
    .map((change) => ({
      ...change,
      page: pageOf(change),
      imageUrl: change.imageUrl ?? null,
      waits: true,
      from: change.from ?? 0,
    }));
  return [...known, ...added];
}

const selectKeptLine = (state: RootState, productPropertyId: number) =>
  selectKeptBasket(state).lines?.find((line) => line.productPropertyId === productPropertyId);

/** A line of the server, else as this browser kept it, else one that waits to be added. */
export const selectKnownLine = (state: RootState, productPropertyId: number) =>
  selectServerLine(state, productPropertyId) ??
  (state.basket.answer ? undefined : selectKeptLine(state, productPropertyId)) ??
  selectWaitingChange(state, productPropertyId);

/** The quantity of a line that the shopper has seen last, from the server or as this browser kept it; null when it is unknown. */
export function selectSeenQuantity(state: RootState, productPropertyId: number): number | null {
  if (selectBasketUnknown(state) === null) return selectServerLine(state, productPropertyId)?.qty ?? 0;
  if (selectKeptBasket(state).lines === null) return null;
  return selectKeptLine(state, productPropertyId)?.qty ?? 0;
}

/** The quantity that a click counts from. */
export function selectKnownQuantity(state: RootState, productPropertyId: number): number {
  const isKept = state.basket.answer === null && state.basket.wanted[productPropertyId] === undefined;
  return isKept
    ? (selectKeptLine(state, productPropertyId)?.qty ?? 0)
    : selectQuantity(state, productPropertyId);
}
