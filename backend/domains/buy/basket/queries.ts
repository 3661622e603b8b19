import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { PriceRow } from '@/backend/domains/browse/product/pricing';
import { PlanChoice } from '@/backend/domains/credit/facility/rules';
import type { ChooseCompanion } from '@/contract/basket';
import { Instant, Nullable, Toman } from '@/contract/common';
import { mostBasketLines } from '@/contract/limits';
import { LineService, ServiceRow } from './serviceRows';

/** How a change ended; all but `done` are refusals that changed nothing. */
const Outcome = Type.Enum([
  'done',
  'no_basket',
  'no_line',
  'no_property',
  'max_buy',
  'out_of_stock',
  'full',
  'no_offer',
]);
export type Outcome = Static<typeof Outcome>;

/** A line that was lowered because the stock or the purchase limit fell; `to` 0 means that it was removed. */
const Notice = Type.Object({
  title: Type.String(),
  from: Type.Integer(),
  to: Type.Integer(),
  stock: Type.Integer(),
  /** Why a chosen companion was taken out; null for a line. */
  companion: Nullable(Type.Enum(['ended', 'short'])),
});
export type Notice = Static<typeof Notice>;

/** The fields of a variant that a basket shows; prices as the database keeps them. */
const goodsFields = {
  ...PriceRow.properties,
  /** The line of the variant, or the line whose companion it is. */
  lineId: Type.Integer(),
  qty: Type.Integer(),
  productId: Type.Integer(),
  productPropertyId: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  imageUrl: Nullable(Type.String()),
  colourTitle: Type.String(),
  colourValue: Type.String(),
  colourImageUrl: Nullable(Type.String()),
  optionTitle: Nullable(Type.String()),
  optionIcon: Nullable(Type.String()),
  optionImageUrl: Nullable(Type.String()),
  guarantee: Type.String(),
  /** 0 for a variant that is no longer offered. */
  stock: Type.Integer(),
  maxBuy: Type.Integer(),
};

const LineRow = Type.Object({
  ...goodsFields,
  seenPrice: Toman,
  services: Type.Array(LineService),
  /** Titles of added services that are no longer offered for the line. */
  retired: Type.Array(Type.String()),
});
export type LineRow = Static<typeof LineRow>;

/** A companion of a line, or one that is offered with it, at a price of its own. */
const CompanionRow = Type.Object({
  ...goodsFields,
  /** Price with the line; 0 for a companion that comes along without being chosen. */
  companionPrice: Toman,
  /** Whether it is in the basket with its line. */
  chosen: Type.Boolean(),
  /** The bundle of the companion; null when it comes with its line for an unlimited time. */
  bundle: Nullable(Type.Object({ id: Type.Integer(), title: Type.String(), endsAt: Nullable(Instant) })),
});
export type CompanionRow = Static<typeof CompanionRow>;

export const BasketRow = Type.Object({
  cartId: Type.String(),
  revision: Type.Integer(),
  /** Null when the shopper chose cash. */
  facility: Nullable(PlanChoice),
  lines: Type.Array(LineRow),
  companions: Type.Array(CompanionRow),
  /** The services that the lines name. */
  services: Type.Array(ServiceRow),
});
export type BasketRow = Static<typeof BasketRow>;

/** A basket, or null when there is none, and the lines that were lowered before the read. */
export const Settled = Type.Object({ basket: Nullable(BasketRow), notices: Nullable(Type.Array(Notice)) });
export type Settled = Static<typeof Settled>;

const Change = Type.Object({ ...Settled.properties, outcome: Outcome });
type Change = Static<typeof Change>;

// The SQL functions are in `functions/`. They find the shopper's basket, lock it, check and write; `read_basket` reads
// it within the same statement, so that an answer shows the basket exactly as the change left it.
const put = declareStatement({
  name: 'put_in_basket',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM put_in_basket($basket, $customer, $unlimited, $fresh, $property, $pieces, $adds, $mostLines, $now)`,
  row: Change,
});
const take = declareStatement({
  name: 'take_from_basket',
  text: 'SELECT outcome, notices, read_basket(cart) AS basket FROM take_from_basket($basket, $customer, $unlimited, $property, $now)',
  row: Change,
});
const choose = declareStatement({
  name: 'choose_companion',
  text: `SELECT outcome, notices, read_basket(cart) AS basket
    FROM choose_companion($basket, $customer, $unlimited, $fresh, $property, $parent, $chosen, $mostLines, $now)`,
  row: Change,
});
const open = declareStatement({
  name: 'open_basket',
  text: 'SELECT notices, read_basket(cart) AS basket FROM open_basket($basket, $customer, $unlimited, $now)',
  row: Settled,
});

/** A call that may name a guest's basket. */
export type CartCall = FastifyRequest & { headers: { cartid?: string } };

/** Identifies the basket: a customer's own, or the one that a guest names. A call with a token is a customer's. */
export type Shopper = {
  /** Null for a guest. */
  userId: number | null;
  /** The id that a guest names; a customer's basket is found without it. */
  cartId: string | null;
  /** No quantity or stock limit holds for a seller. */
  noCheck: boolean;
};

/** How a shopper changes a basket; without a `productPropertyId` a `take` empties it. */
export type BasketChange =
  | { kind: 'add' | 'set'; productPropertyId: number; qty: number }
  | { kind: 'take'; productPropertyId: number | null }
  | ({ kind: 'choose' } & ChooseCompanion);

/** The parameters that identify the basket and say which limits hold. */
export const placeOf = ({ cartId, userId, noCheck }: Shopper) => ({
  basket: cartId,
  customer: userId,
  unlimited: noCheck,
});

/**
 * Makes one change, all or nothing. One statement.
 * @param freshId id of the basket that an addition makes for a shopper without one; null makes none @param now ms since the epoch
 */
export async function changeBasket(
  db: Database,
  shopper: Shopper,
  freshId: string | null,
  change: BasketChange,
  now: number,
): Promise<Change> {
  const at = {
    ...placeOf(shopper),
    property: change.productPropertyId,
    now: new Date(now).toISOString(),
  };
  const grows = { ...at, fresh: freshId, mostLines: mostBasketLines };
  const row =
    change.kind === 'take'
      ? await readOne(db, take, at)
      : change.kind === 'choose'
        ? await readOne(db, choose, { ...grows, parent: change.bundleOf, chosen: change.chosen })
        : await readOne(db, put, { ...grows, pieces: change.qty, adds: change.kind === 'add' });
  return row;
}

/**
 * Lowers the lines that can no longer be bought in full, and reads the shopper's basket. One statement. It writes only when a
 * line is lowered.
 */
export async function openBasket(db: Database, shopper: Shopper, now: number): Promise<Settled> {
  const [row] = await db.query(open, { ...placeOf(shopper), now: new Date(now).toISOString() });
  return row ?? { basket: null, notices: null };
}
