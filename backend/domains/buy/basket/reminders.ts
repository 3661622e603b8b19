import type { Queries } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { AbandonedBasket, mostAbandonedBaskets } from '@/contract/desk/basket';
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

// A basket gets one reminder until its customer orders. One statement marks it and writes the message, so that no basket gets two.
const remind = declareStatement({
  name: 'basket_remind',
  text: `WITH due AS (
      SELECT b.id FROM baskets b JOIN users u ON u.id = b.user_id
      WHERE ${isLeft} AND b.updated_at > $now::timestamptz - interval '${forgottenAfter}'
        AND u.basket_reminder AND u.blocked_at IS NULL AND u.removed_at IS NULL
        AND (b.reminded_at IS NULL OR EXISTS (SELECT FROM orders o WHERE o.user_id = b.user_id AND o.placed_at > b.reminded_at))
      ORDER BY b.updated_at LIMIT ${batchSize} FOR UPDATE OF b SKIP LOCKED
    ), marked AS (
      UPDATE baskets b SET reminded_at = $now FROM due WHERE b.id = due.id RETURNING b.user_id
    )
    SELECT notify(m.user_id, 'general', $title, $text, '/cart', $now::timestamptz) FROM marked m`,
  row: anyRow,
});
const list = declareStatement({
  name: 'desk_baskets',
  text: `SELECT json_build_object('id', u.id, 'name', concat_ws(' ', u.f_name, u.l_name), 'mobile', u.mobile) AS customer,
      (SELECT p.title FROM basket_items i JOIN product_properties v ON v.id = i.property_id JOIN products p ON p.id = v.product_id
        WHERE i.basket_id = b.id ORDER BY i.id LIMIT 1) AS title,
      (SELECT count(*)::int FROM basket_items i WHERE i.basket_id = b.id) AS lines,
      (SELECT sum(i.seen_price * i.qty)::bigint FROM basket_items i WHERE i.basket_id = b.id) AS amount,
      b.updated_at AS "updatedAt", u.basket_reminder AS "wantsReminder", b.reminded_at AS "remindedAt"
    FROM baskets b JOIN users u ON u.id = b.user_id
    WHERE ${isLeft} AND u.removed_at IS NULL ORDER BY b.updated_at DESC LIMIT ${mostAbandonedBaskets}`,
  row: AbandonedBasket,
});
type Parts = { db: Queries; now: () => number };

/** Reminds customers who want it of the products that they left in their baskets, at most 50 at a time. */
export const remindOfBaskets = ({ db, now }: Parts) =>
  db.query(remind, { now: isoNow({ now }), title: messages.left, text: messages.leftText });

/** Baskets that customers have left, the newest first, at most 100. */
export const listAbandonedBaskets = ({ db, now }: Parts) => db.query(list, { now: isoNow({ now }) });
