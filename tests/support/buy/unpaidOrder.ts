import type { Database } from '@/backend/db/connect';
import { run } from '@/tests/support/guest';
import { small } from '@/tests/support/smallSeed';

type Options = {
  userId: number;
  /** When it was placed, ms since the epoch. */
  now: number;
  /** Chargers, taken from the stock. */
  qty?: number;
  payToday?: number;
  /** Toman of the wallet that the order holds. */
  fromWallet?: number;
  heldMinutes?: number;
};

/** Writes an unpaid order that keeps its stock, a slot with room for four and wallet money, and answers its number. */
export async function createUnpaidOrder(
  db: Database,
  { userId, now, qty = 1, payToday = 900_000 * qty, fromWallet = 0, heldMinutes = 20 }: Options,
): Promise<{ orderId: number; slotId: number }> {
  const [order] = await run<{ orderId: number; slotId: number }>(
    db,
    `WITH placed AS (
        INSERT INTO orders (user_id, state, held_until, goods_total, pay_today, from_wallet, address, delivery, search_text, placed_at)
        VALUES ($1, 'awaitingPayment', $2, $3::bigint, $3::bigint, $4::bigint,
          '{"receiverName": "م", "receiverMobile": "0", "text": "ت", "postalCode": "1"}',
          '{"title": "پیک", "slot": null, "trackingCode": null}', 'x', $5) RETURNING id),
      slot AS (
        INSERT INTO delivery_slots (method_id, date, from_time, to_time, capacity, taken)
        SELECT 1, '2027-01-01'::date + id % 10000, '15:00', '18:00', 4, 1 FROM placed RETURNING id),
      stock AS (UPDATE product_properties SET stock = stock - $7::int WHERE id = $6),
      line AS (
        INSERT INTO order_items (order_id, product_id, property_id, slug, title, image_url, colour_title, colour_value, guarantee, qty, taken, price)
        SELECT placed.id, v.product_id, v.id, 's', 'شارژر', '/x.webp', '', '', '', $7, $7, v.price FROM placed, product_properties v WHERE v.id = $6),
      kept AS (INSERT INTO order_reservations (order_id, slot_id) SELECT placed.id, slot.id FROM placed, slot),
      held AS (
        INSERT INTO wallet_holds (order_id, user_id, amount, created_at) SELECT id, $1, $4, $5 FROM placed WHERE $4::bigint > 0)
      SELECT placed.id AS "orderId", slot.id AS "slotId" FROM placed, slot`,
    [
      userId,
      new Date(now + heldMinutes * 60_000).toISOString(),
      payToday,
      fromWallet,
      new Date(now).toISOString(),
      small.charger,
      qty,
    ],
  );
  if (!order) throw new Error('The order was not written.');
  return order;
}
