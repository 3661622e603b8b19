import type { Database, Statement } from '@/backend/db/connect';
import type { PriceRow } from '@/backend/domains/product/pricing';
import type { FacilityPlan } from '@/contract/facility';
import { mostBasketLines } from '@/contract/limits';

/** How a change ended; all but `done` are refusals that changed nothing. */
export type Outcome = 'done' | 'no_basket' | 'no_line' | 'no_property' | 'max_buy' | 'out_of_stock' | 'full';

/** A line that was lowered because less is left or may be bought; `to` 0 means that it was taken away. */
export type Notice = { title: string; from: number; to: number; stock: number };

/** A basket, or null when there is none, and what was lowered on the way to it. */
export type Settled = { basket: BasketRow | null; notices: Notice[] | null };

type Change = Settled & { outcome: Outcome };

/** Goods that come along with a line, at a price of their own. */
export type CompanionRow = Goods & { companionPrice: number };

/** What a basket shows of a property; prices as the database keeps them. */
type Goods = PriceRow & {
  /** The line it is, or comes along with. */
  lineId: number;
  qty: number;
  productId: number;
  productPropertyId: number;
  slug: string;
  title: string;
  imageUrl: string | null;
  colourTitle: string;
  colourValue: string;
  optionTitle: string | null;
  optionIcon: string | null;
  guarantee: string;
  /** 0 for goods that are no longer offered. */
  stock: number;
  maxBuy: number;
};

export type LineRow = Goods & { seenPrice: number };

export type BasketRow = {
  cartId: string;
  revision: number;
  plan: FacilityPlan;
  lines: LineRow[];
  companions: CompanionRow[];
};

// The functions stand in db/functions/basket. They find the shopper's basket, lock it, check and write; `read_basket` reads
// it within the same statement, so that an answer shows the basket exactly as the change left it.
const put: Statement = {
  name: 'put_in_basket',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM put_in_basket($1, $2, $3, $4, $5, $6, $7, ${mostBasketLines}, $8)`,
};
const take: Statement = {
  name: 'take_from_basket',
  text: 'SELECT outcome, notices, read_basket(cart) AS basket FROM take_from_basket($1, $2, $3, $4, $5)',
};
const open: Statement = {
  name: 'open_basket',
  text: 'SELECT notices, read_basket(cart) AS basket FROM open_basket($1, $2, $3, $4)',
};

/** Whose basket is meant: a customer's own, or the one a guest names. Every call of a token holder is a customer's. */
export type Shopper = {
  /** Null for a guest. */
  userId: number | null;
  /** What a guest names; a customer's basket is found without it. */
  cartId: string | null;
  /** No quantity or stock limit holds for a seller. */
  noCheck: boolean;
};

/** How a shopper changes a basket; without a `productPropertyId` a `take` empties it. */
export type BasketChange =
  | { kind: 'add' | 'set'; productPropertyId: number; qty: number }
  | { kind: 'take'; productPropertyId: number | null };

/**
 * Makes one change, all or nothing. One statement.
 * @param freshId names the basket an addition makes for who has none @param now ms since the epoch
 */
export async function changeBasket(
  db: Database,
  { userId, cartId, noCheck }: Shopper,
  freshId: string,
  change: BasketChange,
  now: number,
): Promise<Change> {
  const moment = new Date(now).toISOString();
  const { kind, productPropertyId } = change;
  const [row] =
    kind === 'take'
      ? await db.query<Change>(take, [cartId, userId, noCheck, productPropertyId, moment])
      : await db.query<Change>(put, [
          cartId,
          userId,
          noCheck,
          freshId,
          productPropertyId,
          change.qty,
          kind === 'add',
          moment,
        ]);
  if (!row) throw new Error('A basket change answered nothing.');
  return row;
}

/**
 * Reads the shopper's basket after lowering what can no longer be bought. One statement, and it writes only if it must.
 */
export async function openBasket(
  db: Database,
  { userId, cartId, noCheck }: Shopper,
  now: number,
): Promise<Settled> {
  const values = [cartId, userId, noCheck, new Date(now).toISOString()];
  const [row] = await db.query<Settled>(open, values);
  return row ?? { basket: null, notices: null };
}
