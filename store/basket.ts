import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@/contract/failure';
import type { BasketView, LineView } from '@/contract/view';
import { tryAgain } from '@/utils/firstLoad/tryAgain';
import type { Limits, PurchaseLimit } from '@/utils/purchaseLimit';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';
import { overlayClosed } from './ui';

export type LineChange = {
  productPropertyId: number;
  /** The absolute quantity wanted; 0 removes the line. */
  qty: number;
};

export const loadBasket = createRequestFlow<void, BasketView>('basket/load');
export const changeLine = createRequestFlow<LineChange, BasketView>('basket/changeLine');
export const clearBasket = createRequestFlow<void, BasketView>('basket/clear');

export type Purchase = { productPropertyId: number; title: string; stock: number; maxBuy: number };

/** The shopper pressed «add to basket» on a product. */
export const addToBasket = createAction<Purchase>('basket/addToBasket');
/** The shopper pressed plus (1), minus (−1) or the trash (`remove`) on a line. */
export const lineStepped = createAction<{ productPropertyId: number; step: 1 | -1 | 'remove' }>(
  'basket/lineStepped',
);

/** The shopper asked for more than `maxBuy` or `stock` allows; nothing was sent. */
export const basketLimitReached = createAction<{ limit: PurchaseLimit; limits: Limits }>(
  'basket/limitReached',
);

/** A product that the shopper added is in the basket; the payload is its title. */
export const purchaseDone = createAction<string>('basket/purchaseDone');

/** A change of a line that the server refused; `added` when it was to be a new line. */
type Refusal = { productPropertyId: number; failure: Failure; added: boolean };

/** The server's own words when it said any, else the general ones. */
export const reasonOf = (failure: Failure): string => failure.message ?? tryAgain;

type BasketState = {
  /** The newest answer of the server. */
  answer: BasketView | null;
  /** Absolute quantities the shopper wants and the server has not confirmed yet, by product property. */
  wanted: Record<number, number>;
  /** The shopper emptied the basket and the server has not confirmed yet. */
  clearing: boolean;
  /** The last load failed, and since then nothing has come and nobody has asked again. */
  loadFailed: boolean;
  /** What the server said once of the whole basket; kept until the shopper has acted or closed the drawer. */
  notice: string | null;
  /** Title of what was added last, until the drawer closes. */
  added: string | null;
};

const initialState: BasketState = {
  answer: null,
  wanted: {},
  clearing: false,
  loadFailed: false,
  notice: null,
  added: null,
};

const slice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** An answer for the present basket; an older revision than the one on screen is dropped. */
    basketAnswered(state, { payload }: PayloadAction<BasketView>) {
      state.loadFailed = false;
      state.notice = payload.data.message ?? state.notice;
      const known = state.answer?.data;
      if (known?.cartId === payload.data.cartId && known.revision > payload.data.revision) return;
      state.answer = payload;
    },
    quantityWanted(state, { payload }: PayloadAction<LineChange>) {
      state.wanted[payload.productPropertyId] = payload.qty;
    },
    /** The server agreed with the wanted quantity. */
    lineSettled(state, { payload }: PayloadAction<number>) {
      delete state.wanted[payload];
    },
    /**
     * The server refused: the line shows the server's quantity again, and the basket says why. (A refused addition has
     * no line to say it on; it becomes a toast.)
     */
    lineRolledBack(state, { payload }: PayloadAction<Refusal>) {
      delete state.wanted[payload.productPropertyId];
      if (!payload.added) state.notice = reasonOf(payload.failure);
    },
    /** The basket is empty, or the failure says why it is not. */
    clearingEnded(state, { payload }: PayloadAction<Failure | null>) {
      state.clearing = false;
      if (payload) state.notice = reasonOf(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadBasket.request, (state) => {
        state.loadFailed = false;
      })
      .addCase(loadBasket.fail, (state) => {
        state.loadFailed = true;
      })
      .addCase(clearBasket.request, (state) => {
        state.wanted = {};
        state.clearing = true;
        state.notice = null;
      })
      .addCase(lineStepped, (state) => {
        state.notice = null;
      })
      .addCase(purchaseDone, (state, { payload }) => {
        state.added = payload;
      })
      .addCase(overlayClosed, (state) => {
        state.added = null;
        state.notice = null;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { basketAnswered, quantityWanted, lineSettled, lineRolledBack, clearingEnded } = slice.actions;
export const basketSlice = slice;

type WithBasket = { basket: BasketState };

export const selectBasketAnswer = (state: WithBasket) => state.basket.answer;
export const selectBasketNotice = (state: WithBasket) => state.basket.notice;
export const selectAdded = (state: WithBasket) => state.basket.added;
export const selectClearing = (state: WithBasket) => state.basket.clearing;
export const selectWanted = (state: WithBasket, productPropertyId: number): number | undefined =>
  state.basket.wanted[productPropertyId];
/** Why the lines are not known yet, or null when they are. A guest without a basket id has an empty one. */
export function selectBasketUnknown(
  state: WithBasket & { session: { restored: boolean; cartId: string | null; userInfo: object | null } },
) {
  const { answer, loadFailed } = state.basket;
  const { restored, cartId, userInfo } = state.session;
  if (answer || (restored && cartId === null && userInfo === null)) return null;
  return loadFailed ? 'unreachable' : 'waiting';
}
/** Something the shopper did is still on its way to the server, so the totals are about to change. */
export const selectBasketBusy = (state: WithBasket) =>
  state.basket.clearing || Object.keys(state.basket.wanted).length > 0;

/** A line of the server that the shopper chose (goods that came along follow their own line). */
export const selectServerLine = (state: WithBasket, productPropertyId: number): LineView | undefined =>
  state.basket.answer?.data.items.find(
    (item) => item.canDelete && item.productPropertyId === productPropertyId,
  );

/** The quantity on screen: what the shopper wants, else what the server has. */
export function selectQuantity(state: WithBasket, productPropertyId: number): number {
  const wanted = state.basket.wanted[productPropertyId];
  if (wanted !== undefined) return wanted;
  return state.basket.clearing ? 0 : (selectServerLine(state, productPropertyId)?.qty ?? 0);
}

const linesOf = new WeakMap<BasketState, LineView[]>();

/**
 * The lines on screen, with the quantities on screen; removed ones are gone at once, with what came along. One array
 * for one state, so that nothing renders twice.
 */
export function selectBasketLines({ basket }: WithBasket): LineView[] {
  const known = linesOf.get(basket);
  if (known) return known;
  const lines: LineView[] = [];
  let parentQty = 0;
  for (const item of basket.answer?.data.items ?? []) {
    if (item.canDelete) parentQty = basket.wanted[item.productPropertyId] ?? (basket.clearing ? 0 : item.qty);
    const qty = item.canDelete ? parentQty : Math.min(item.qty, parentQty);
    if (qty > 0) lines.push(qty === item.qty ? item : { ...item, qty });
  }
  linesOf.set(basket, lines);
  return lines;
}

/** Pieces in the basket, for the badge; a first addition counts before the server has answered. */
export function selectBasketCount(state: WithBasket): number {
  const { answer, wanted } = state.basket;
  const onServer = (id: string) =>
    answer?.data.items.some((item) => item.canDelete && item.productPropertyId === Number(id));
  const added = Object.entries(wanted).filter(([id]) => !onServer(id));
  return [...selectBasketLines(state), ...added.map(([, qty]) => ({ qty }))].reduce(
    (sum, one) => sum + one.qty,
    0,
  );
}
