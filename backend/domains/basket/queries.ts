import type { Database, Statement } from '@/backend/db/connect';
import type { PriceRow } from '@/backend/domains/product/pricing';
import type { FacilityPlan } from '@/contract/facility';

/** The most lines a basket may have; `put_in_basket` holds to it. */
export const mostLines = 50;

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

// The functions stand in the migrations; they lock the basket, check and write in one call.
const put: Statement = {
  name: 'put_in_basket',
  text: 'SELECT outcome, cart, notices FROM put_in_basket($1, $2, $3, $4, $5, $6)',
};
const take: Statement = {
  name: 'take_from_basket',
  text: 'SELECT outcome, cart, notices FROM take_from_basket($1, $2, $3)',
};
const settle: Statement = { name: 'settle_basket', text: 'SELECT settle_basket($1, $2) AS notices' };

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

/** How a shopper changes a basket; without a `productPropertyId` a `take` empties it. */
export type BasketChange =
  | { kind: 'add' | 'set'; productPropertyId: number; qty: number }
  | { kind: 'take'; productPropertyId: number | null };

/**
 * Makes one change, all or nothing. One statement.
 * @param cartId the shopper's basket, null without one @param freshId names the basket an addition makes without a known
 * one @param now ms since the epoch
 */
export async function changeBasket(
  db: Database,
  cartId: string | null,
  freshId: string,
  change: BasketChange,
  now: number,
): Promise<Change> {
  const moment = new Date(now).toISOString();
  const [row] =
    change.kind === 'take'
      ? await db.query<Change>(take, [cartId, change.productPropertyId, moment])
      : await db.query<Change>(put, [
          cartId,
          freshId,
          change.productPropertyId,
          change.qty,
          change.kind === 'add',
          moment,
        ]);
  if (!row) throw new Error('A basket change answered nothing.');
  return row;
}

/** Lowers what can no longer be bought, and says what it lowered. One statement, and it writes only if it must. */
export async function settleBasket(db: Database, cartId: string, now: number): Promise<Notice[]> {
  const [row] = await db.query<{ notices: Notice[] }>(settle, [cartId, new Date(now).toISOString()]);
  return row?.notices ?? [];
}

/** The whole basket as it stands, or null when there is none. One statement. */
export async function readBasket(db: Database, cartId: string): Promise<BasketRow | null> {
  const [row] = await db.query<BasketRow>(read, [cartId]);
  return row ?? null;
}
