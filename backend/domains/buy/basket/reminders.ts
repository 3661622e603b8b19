import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { isByDay, isoNow } from '@/backend/server/clock';
import { pageOf, pageSize, readCursor } from '@/backend/server/paging';
import { AbandonedBasket, type AbandonedBasketPage } from '@/contract/desk/basket';
import type { PageQuery } from '@/contract/paging';
import { messages } from './messages';

/** A basket counts as left after a day; after two weeks a reminder would only annoy. */
const leftAfter = '1 day';
const forgottenAfter = '14 days';
const batchSize = 50;

/**
 * Baskets `b` of customers `u` with lines, which were left and of which nothing was ordered since. An order that waits for its payment
 * counts as ordered.
 */
const isLeft = `b.updated_at < $now::timestamptz - interval '${leftAfter}'
    AND EXISTS (SELECT FROM basket_items i WHERE i.basket_id = b.id)
    AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = b.user_id AND o.placed_at >= b.updated_at)`;

/** The title of the first product of a basket `b`. */
const firstTitle = `(SELECT p.title FROM basket_items i JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
        WHERE i.basket_id = b.id ORDER BY i.id LIMIT 1)`;

// A basket gets one reminder until its customer orders. One statement marks it and writes the message and the text message of the
// channel that the customer has chosen, so that no basket gets two.
const remind = declareStatement({
  name: 'basket_remind',
  text: `WITH due AS (
      SELECT b.id, u.mobile, u.reminder_channel AS channel, jsonb_build_object('title', ${firstTitle},
          'shop', (SELECT company ->> 'companyName' FROM settings)) AS given
      FROM baskets b JOIN users u ON u.id = b.user_id
      WHERE ${isLeft} AND b.updated_at > $now::timestamptz - interval '${forgottenAfter}'
        AND u.basket_reminder AND u.blocked_at IS NULL AND u.removed_at IS NULL
        AND (b.reminded_at IS NULL OR EXISTS (SELECT FROM orders o WHERE o.user_id = b.user_id AND o.placed_at > b.reminded_at))
      ORDER BY b.updated_at LIMIT ${batchSize} FOR UPDATE OF b SKIP LOCKED
    ), marked AS (
      UPDATE baskets b SET reminded_at = $now FROM due WHERE b.id = due.id RETURNING b.id, b.user_id, due.mobile, due.channel, due.given
    )
    SELECT FROM marked m
    CROSS JOIN LATERAL notify(CASE WHEN m.channel <> 'sms' THEN m.user_id END, 'general', $title, $text, '/cart', $now::timestamptz)
    CROSS JOIN LATERAL queue_text(m.user_id, CASE WHEN m.channel <> 'message' THEN m.mobile END, 'basket', m.given,
      format('basket:%s:%s', m.id, $now::timestamptz), $now::timestamptz)`,
  row: anyRow,
});
const list = declareStatement({
  name: 'desk_baskets',
  text: `SELECT json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer,
      ${firstTitle} AS title,
      (SELECT count(*)::int FROM basket_items i WHERE i.basket_id = b.id) AS lines,
      (SELECT sum(i.seen_price * i.qty)::bigint FROM basket_items i WHERE i.basket_id = b.id) AS amount,
      b.updated_at AS "updatedAt", u.basket_reminder AS "wantsReminder", b.reminded_at AS "remindedAt",
      (extract(epoch FROM b.updated_at) * 1000000)::bigint AS at
    FROM baskets b JOIN users u ON u.id = b.user_id
    WHERE ${isLeft} AND u.removed_at IS NULL AND ($at::bigint IS NULL
      OR (b.updated_at, b.user_id) < (timestamptz 'epoch' + $at::bigint * interval '1 microsecond', $customer::int))
    ORDER BY b.updated_at DESC, b.user_id DESC LIMIT ${pageSize + 1}`,
  // The cursor has the microseconds of the database, which an instant of the contract does not show.
  row: Type.Object({ ...AbandonedBasket.properties, at: Type.Integer() }),
});
type Parts = { db: Queries; now: () => number };

/** Reminds customers who want it of the products that they left in their baskets, by day and at most 50 at a time. */
export async function remindOfBaskets({ db, now }: Parts): Promise<void> {
  if (!isByDay(now())) return;
  await db.query(remind, { now: isoNow({ now }), title: messages.left, text: messages.leftText });
}

/** A page of baskets that customers have left, the newest first. @throws 400 for a broken cursor */
export async function listAbandonedBaskets(
  { db, now }: Parts,
  { cursor }: PageQuery,
): Promise<AbandonedBasketPage> {
  const [at = null, customer = null] =
    cursor === undefined ? [] : readCursor(cursor, /^(\d{1,16})\.(\d{1,10})$/);
  const found = await db.query(list, { now: isoNow({ now }), at, customer });
  const page = pageOf(found, (last) => `${last.at}.${last.customer.id}`);
  return { baskets: page.rows.map(({ at: _at, ...basket }) => basket), nextCursor: page.nextCursor };
}
