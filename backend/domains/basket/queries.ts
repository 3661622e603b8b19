import type { Database, Statement } from '@/backend/db/connect';
import type { PriceRow } from '@/backend/domains/product/pricing';
import type { FacilityPlan } from '@/contract/facility';

/** How a change ended; all but `done` are refusals that changed nothing. */
export type Outcome = 'done' | 'no_basket' | 'no_line' | 'no_property' | 'max_buy' | 'out_of_stock' | 'full';

/** A line that was lowered because less is left or may be bought; `to` 0 means that it was taken away. */
export type Notice = { title: string; from: number; to: number; stock: number };

type Change = { outcome: Outcome; cart: string | null; notices: Notice[] | null };

/** Goods that come along with a line, at a price of their own. */
export type CompanionRow = Goods & { companionPrice: number };

/** What a basket shows of a property; prices as the database keeps them. */
type Goods = PriceRow & {
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

export type LineRow = Goods & { id: number; qty: number; seenPrice: number; companions: CompanionRow[] };

export type BasketRow = { cartId: string; revision: number; plan: FacilityPlan; lines: LineRow[] };

// The functions stand in db/functions/basket; they find the shopper's basket, lock it, check and write in one call.
const put: Statement = {
  name: 'put_in_basket',
  text: 'SELECT outcome, cart, notices FROM put_in_basket($1, $2, $3, $4, $5, $6, $7, $8)',
};
const take: Statement = {
  name: 'take_from_basket',
  text: 'SELECT outcome, cart, notices FROM take_from_basket($1, $2, $3, $4, $5)',
};
const open: Statement = {
  name: 'open_basket',
  text: 'SELECT cart, notices FROM open_basket($1, $2, $3, $4)',
};

/** The members of `Goods` for a property `p` of a product `t`; the picture is of its colour if there is one. */
const goods = `'productId', t.id, 'productPropertyId', p.id, 'slug', t.slug, 'title', t.title,
  'imageUrl', (SELECT image ->> 'imageUrl' FROM jsonb_array_elements(t.images) WITH ORDINALITY AS list (image, place)
    ORDER BY image ->> 'colour' IS DISTINCT FROM p.colour_value, image ->> 'colour' IS NOT NULL, place LIMIT 1),
  'colourTitle', p.colour_title, 'colourValue', p.colour_value, 'optionTitle', p.option_title,
  'optionIcon', p.option_icon, 'guarantee', p.guarantee, 'maxBuy', p.max_buy,
  'stock', CASE WHEN t.removed_at IS NULL THEN p.stock ELSE 0 END, 'price', p.price, 'discount', p.discount,
  'promotionPrice', p.promotion_price, 'promotionTo', iso(p.promotion_to)`;

const read: Statement = {
  name: 'basket',
  text: `SELECT b.id AS "cartId", b.revision, (SELECT facility_plan FROM settings) AS plan,
    (SELECT coalesce(json_agg(json_build_object('id', i.id, 'qty', i.qty, 'seenPrice', i.seen_price, ${goods},
        'companions', (SELECT coalesce(json_agg(
            json_build_object('companionPrice', c.price, ${goods}) ORDER BY c.companion_property_id), '[]')
          FROM companions c JOIN product_properties p ON p.id = c.companion_property_id
          JOIN products t ON t.id = p.product_id
          WHERE c.property_id = i.property_id)) ORDER BY i.id), '[]')
      FROM basket_items i JOIN product_properties p ON p.id = i.property_id JOIN products t ON t.id = p.product_id
      WHERE i.basket_id = b.id) AS lines
    FROM baskets b WHERE b.id = $1`,
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
 * Finds the shopper's basket, lowers what can no longer be bought and says what it lowered; `cart` is null when there is
 * none. One statement, and it writes only if it must.
 */
export async function openBasket(
  db: Database,
  { userId, cartId, noCheck }: Shopper,
  now: number,
): Promise<Pick<Change, 'cart' | 'notices'>> {
  const values = [cartId, userId, noCheck, new Date(now).toISOString()];
  const [row] = await db.query<Pick<Change, 'cart' | 'notices'>>(open, values);
  return row ?? { cart: null, notices: null };
}

/**
 * The whole basket as it stands, or null when there is none. It asks nobody's right: the id must come from one of the
 * calls above. One statement.
 */
export async function readBasket(db: Database, cartId: string): Promise<BasketRow | null> {
  const [row] = await db.query<BasketRow>(read, [cartId]);
  return row ?? null;
}
