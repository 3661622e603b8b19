import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { splitVat } from '@/rules/vat';
import { addressOf } from './items';
import { messages } from './messages';
import { WrongRequest } from './torob';

/** The most orders of one answer. */
const mostOrders = 1000;

const Line = Type.Object({
  productId: Nullable(Id),
  variantId: Nullable(Id),
  slug: Type.String(),
  qty: Type.Integer(),
  /** Of one piece, with its discount and its tax. */
  price: Toman,
  vatPercent: Type.Number(),
});

/**
 * Paid orders that a click at Torob led to. The time of a purchase is that of its payment: an order that is paid late then still comes
 * after those that Torob has read. An order that was never paid is no purchase, and one of an erased account has no number.
 */
const tracked = declareStatement({
  name: 'feed_torob_orders',
  text: `SELECT o.paid_at AS "paidAt", o.torob_clid AS clid, o.coupon_discount AS coupon, o.shipping_cost AS shipping,
      o.state IN ('cancelled', 'returned') AS cancelled, u.mobile,
      (SELECT max(e.at) FROM order_events e WHERE e.order_id = o.id) AS "changedAt",
      (SELECT coalesce(json_agg(json_build_object('productId', i.product_id, 'variantId', i.property_id, 'slug', i.slug, 'qty', i.qty,
        'price', i.price - i.discount, 'vatPercent', i.vat_percent) ORDER BY i.id), '[]') FROM order_items i WHERE i.order_id = o.id) AS lines
    FROM orders o JOIN users u ON u.id = o.user_id AND u.mobile IS NOT NULL
    WHERE o.torob_clid IS NOT NULL AND o.paid_at > $since ORDER BY o.paid_at, o.id LIMIT $most`,
  row: Type.Object({
    paidAt: Instant,
    clid: Type.String(),
    coupon: Toman,
    shipping: Toman,
    cancelled: Type.Boolean(),
    mobile: Type.String(),
    changedAt: Nullable(Instant),
    lines: Type.Array(Line),
  }),
});

/** What the products of an order cost after its coupon and without their tax, toman. */
function orderValueOf(lines: { price: number; qty: number; vatPercent: number }[], coupon: number): number {
  const gross = lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
  const net = lines.reduce(
    (sum, { price, qty, vatPercent }) => sum + splitVat(price * qty, vatPercent).net,
    0,
  );
  return gross === 0 ? 0 : Math.round((net * Math.max(0, gross - coupon)) / gross);
}

/** An instant in UTC as Torob writes it, with up to six digits of a second. */
const utcInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;

/**
 * Answers `GET /torob/v1/orders` (order_tracking_api.md of github.com/Torob/Torob-Sync): the purchases after an instant, the oldest
 * first. Of purchases at the same instant an answer has all or none, since the next one begins after it. @throws WrongRequest
 */
export async function answerOrders(db: Database, query: Record<string, unknown>, shopUrl: string) {
  const { purchase_timestamp_gt: since, limit } = query;
  if (typeof since !== 'string' || !utcInstant.test(since) || Number.isNaN(Date.parse(since)))
    throw new WrongRequest(messages.since);
  const most = typeof limit === 'string' && /^\d{1,4}$/.test(limit) ? Number(limit) : 0;
  if (most < 1 || most > mostOrders) throw new WrongRequest(messages.limit);
  const rows = await db.query(tracked, { since, most: most + 1 });
  const next = rows.length > most ? rows.at(-1)?.paidAt : null;
  const whole = rows.slice(0, most).filter(({ paidAt }) => paidAt !== next);
  const shown = whole.length > 0 ? whole : rows.slice(0, most);
  return {
    success: true,
    data: shown.map(({ paidAt, clid, coupon, shipping, cancelled, mobile, changedAt, lines }) => ({
      purchase_timestamp: paidAt,
      torob_clid: clid,
      order_value: orderValueOf(lines, coupon),
      shipping_amount: shipping,
      status: cancelled ? 'cancelled' : 'completed',
      last_updated_timestamp: changedAt ?? paidAt,
      phone_number: `+98${mobile.slice(1)}`,
      products: lines.map(({ productId, variantId, slug, price, qty }) => ({
        // A product that was deleted has no page any more.
        product_url:
          productId && variantId ? addressOf({ productId, slug, variantId }, shopUrl) : `${shopUrl}/shop`,
        product_price: price,
        quantity: qty,
      })),
    })),
  };
}
