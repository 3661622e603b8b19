import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FacilityPlan } from '@/contract/facility';
import type { Failure } from '@/contract/failure';
import type { BasketView, LineView } from '@/contract/view';
import type { Limits, PurchaseLimit } from '@/rules/purchaseLimit';
import { reasonOf } from '@/utils/firstLoad/texts';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';
import { overlayClosed } from './ui';

export type LineChange = {
  productPropertyId: number;
  /** The absolute quantity that the shopper wants; 0 removes the line. */
  qty: number;
};

export const loadBasket = createRequestFlow<void, BasketView>('basket/load');
export const changeLine = createRequestFlow<LineChange, BasketView>('basket/changeLine');
export const clearBasket = createRequestFlow<void, BasketView>('basket/clear');

/** The way of paying on the page of a product. */
export type ShownTerms = {
  way: 'cash' | 'instalment';
  /** Null in a shop that sells for cash only. */
  plan: FacilityPlan | null;
  /** Price of one piece, toman. */
  price: number;
  months: number;
  prepaymentPercent: number;
  /** Whether the shopper chose this payment; false for the payment that the page shows first. */
  chosen: boolean;
};

export type Purchase = {
  productPropertyId: number;
  title: string;
  stock: number;
  maxBuy: number;
  /** The product and the picture that the page shows, for a basket without a network. */
  productId?: number;
  slug?: string;
  imageUrl?: string;
  /** The payment that the page shows; it is applied to the basket together with the product. */
  terms?: ShownTerms;
};

/** The shopper pressed «add to basket» for a variant. */
export const addToBasket = createAction<Purchase>('basket/addToBasket');
/** The shopper pressed plus (1), minus (−1) or the trash button (`remove`) of a line. */
export const lineStepped = createAction<{ productPropertyId: number; step: 1 | -1 | 'remove' }>(
  'basket/lineStepped',
);

/** The shopper asked for more than `maxBuy` or `stock` allows. Nothing was sent to the server. */
export const basketLimitReached = createAction<{ limit: PurchaseLimit; limits: Limits }>(
  'basket/limitReached',
);

/** The server added a product to the basket. The payload is its title. */
export const purchaseDone = createAction<string>('basket/purchaseDone');

/** A change of a line that the server refused. `added` is true when the change should have created the line. */
type Refusal = {
  productPropertyId: number;
  failure: Failure;
  added: boolean;
  /** The change had waited for the network. `LateOutcome` says so, and no toast. */
  late?: boolean;
};

type BasketState = {
  /** The newest answer of the server. */
  answer: BasketView | null;
  /** Absolute quantities that the shopper wants and the server has not confirmed, by variant id. */
  wanted: Record<number, number>;
  /** The shopper emptied the basket and the server has not confirmed it. */
  clearing: boolean;
  /** The last load failed, and no answer and no new request followed. */
  loadFailed: boolean;
  /** Message about the whole basket, which the server sends once. Kept, also for later pages, until the next action of the shopper or until the drawer closes. */
  notice: string | null;
  /** Title of the product that was added last. Null again when the drawer closes. */
  addedTitle: string | null;
};

const initialState: BasketState = {
  answer: null,
  wanted: {},
  clearing: false,
  loadFailed: false,
  notice: null,
  addedTitle: null,
};

export const basketSlice = createSlice({
  name: 'basket',
  initialState,
  reducers: {
    /** An answer about the current basket. An answer with an older revision than the one on screen is dropped. */
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
    /** The server confirmed the wanted quantity. The payload is the variant id. */
    lineSettled(state, { payload }: PayloadAction<number>) {
      delete state.wanted[payload];
    },
    /**
     * The server refused a change: the line shows the quantity of the server again, and the basket shows the reason. A
     * refused addition has no line, so a toast shows its reason instead.
     */
    lineRolledBack(state, { payload }: PayloadAction<Refusal>) {
      delete state.wanted[payload.productPropertyId];
      if (!payload.added) state.notice = reasonOf(payload.failure);
    },
    /** The message about the basket: why a call about the whole basket was refused, or null when one begins. */
    noticeChanged(state, { payload }: PayloadAction<string | null>) {
      state.notice = payload;
    },
    /** The call that empties the basket has ended. The payload is why it failed, or null when the basket is empty. */
    clearingEnded(state, { payload }: PayloadAction<string | null>) {
      state.clearing = false;
      state.notice = payload ?? state.notice;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loadBasket.request, (state) => {
        if (state.loadFailed) state.notice = null;
        state.loadFailed = false;
      })
      .addCase(loadBasket.fail, (state, { payload: { failure } }) => {
        state.loadFailed = true;
        state.notice = failure.message ?? state.notice;
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
        state.addedTitle = payload;
      })
      .addCase(overlayClosed, (state) => {
        state.addedTitle = null;
        state.notice = null;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload ? state : initialState));
  },
});

export const { basketAnswered, noticeChanged, quantityWanted, lineSettled, lineRolledBack, clearingEnded } =
  basketSlice.actions;

type WithBasket = { basket: BasketState };

export const selectBasketAnswer = (state: WithBasket) => state.basket.answer;
export const selectBasketNotice = (state: WithBasket) => state.basket.notice;
export const selectAddedTitle = (state: WithBasket) => state.basket.addedTitle;
export const selectClearing = (state: WithBasket) => state.basket.clearing;
export const selectWanted = (state: WithBasket, productPropertyId: number): number | undefined =>
  state.basket.wanted[productPropertyId];
/** Why the lines are unknown, or null when they are known. A guest without a basket id has an empty basket. */
export function selectBasketUnknown(
  state: WithBasket & { session: { restored: boolean; cartId: string | null; userInfo: object | null } },
) {
  const { answer, loadFailed } = state.basket;
  const { restored, cartId, userInfo } = state.session;
  if (answer || (restored && cartId === null && userInfo === null)) return null;
  return loadFailed ? 'unreachable' : 'waiting';
}

/** The line of a variant that the shopper chose, as the server has it. Companion products are not lines of this kind. */
export const selectServerLine = (state: WithBasket, productPropertyId: number): LineView | undefined =>
  state.basket.answer?.data.items.find(
    (item) => item.bundleOf === null && item.productPropertyId === productPropertyId,
  );

/** The quantity to show: the quantity that the shopper wants, otherwise the quantity of the server. */
export function selectQuantity(state: WithBasket, productPropertyId: number): number {
  const wanted = state.basket.wanted[productPropertyId];
  if (wanted !== undefined) return wanted;
  return state.basket.clearing ? 0 : (selectServerLine(state, productPropertyId)?.qty ?? 0);
}

const linesByState = new WeakMap<BasketState, LineView[]>();

/**
 * The lines to show, with the quantities to show. A removed line disappears at once, together with its companions. The
 * array is cached by state, so that an unchanged basket does not render again.
 */
export function selectBasketLines({ basket }: WithBasket): LineView[] {
  const known = linesByState.get(basket);
  if (known) return known;
  const lines: LineView[] = [];
  let parentQty = 0;
  for (const item of basket.answer?.data.items ?? []) {
    if (item.bundleOf === null)
      parentQty = basket.wanted[item.productPropertyId] ?? (basket.clearing ? 0 : item.qty);
    const qty = item.bundleOf === null ? parentQty : Math.min(item.qty, parentQty);
    if (qty > 0) lines.push(qty === item.qty ? item : { ...item, qty });
  }
  linesByState.set(basket, lines);
  return lines;
}

/** Number of pieces in the basket, for the badge. An addition counts before the server has answered. */
export function selectBasketCount(state: WithBasket): number {
  const added = Object.entries(state.basket.wanted).filter(([id]) => !selectServerLine(state, Number(id)));
  return [...selectBasketLines(state), ...added.map(([, qty]) => ({ qty }))].reduce(
    (sum, one) => sum + one.qty,
    0,
  );
}
