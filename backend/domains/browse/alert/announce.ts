import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { messages } from './messages';

/** Requests that one statement answers, so that it locks few rows. */
const alertBatchSize = 100;

const notices = JSON.stringify(messages.due);

/**
 * Claims the open alerts whose variant is in stock again or has become cheap enough, and writes a notification and a text message for each, in
 * one statement, so that several processes answer each alert only once. A cheaper variant is announced only while it is in
 * stock.
 */
const claimDueAlerts = declareStatement({
  name: 'alerts_claim',
  text: `WITH due AS (
      SELECT a.user_id, a.property_id, a.kind FROM alerts a
      JOIN product_properties pp ON pp.id = a.property_id JOIN products p ON p.id = pp.product_id
      JOIN users u ON u.id = a.user_id AND u.mobile IS NOT NULL
      WHERE a.sent_at IS NULL AND pp.stock > 0 AND p.removed_at IS NULL AND pp.removed_at IS NULL AND (a.kind = 'stock'
        OR effective_price(pp.price, pp.discount, pp.promotion_price, pp.promotion_to, $now) <= coalesce(a.target, a.price_then - 1))
      ORDER BY a.asked_at, a.user_id LIMIT ${alertBatchSize} FOR UPDATE OF a SKIP LOCKED
    ), claimed AS (
      UPDATE alerts a SET sent_at = $now FROM due
      WHERE a.user_id = due.user_id AND a.property_id = due.property_id AND a.kind = due.kind
      RETURNING a.user_id, a.property_id, a.kind
    ), told AS (
      SELECT c.user_id, c.kind, u.mobile, p.title, '/products/' || p.id || '/' || p.slug || '?variant=' || pp.id AS link,
        concat_ws('، ', pp.colour_title, pp.option_title) AS variant,
        effective_price(pp.price, pp.discount, pp.promotion_price, pp.promotion_to, $now) AS price
      FROM claimed c JOIN users u ON u.id = c.user_id
      JOIN product_properties pp ON pp.id = c.property_id JOIN products p ON p.id = pp.product_id
    )
    SELECT FROM told t CROSS JOIN LATERAL notify(t.user_id, t.kind, $notices::jsonb -> t.kind ->> 'title',
      fill_text($notices::jsonb -> t.kind ->> 'text',
        jsonb_build_object('title', t.title, 'variant', t.variant, 'price', persian_amount(t.price))),
      t.link, $now) CROSS JOIN LATERAL queue_text(t.user_id, t.mobile, t.kind,
      jsonb_build_object('title', t.title, 'shop', (SELECT company ->> 'companyName' FROM settings)),
      'alert:' || gen_random_uuid(), $now)`,
  row: anyRow,
});

/**
 * Answers the alerts that are due, by notification and text message. It is safe to call at any time and from several
 * processes; `queue_alerts` queues it after every change that can make an alert due.
 * @param now ms since the epoch
 * @returns the number of answered alerts
 */
export async function announceDueAlerts(db: Database, { now }: { now: number }): Promise<number> {
  let answered = 0;
  for (;;) {
    const alerts = await db.query(claimDueAlerts, { now: new Date(now).toISOString(), notices });
    answered += alerts.length;
    if (alerts.length < alertBatchSize) return answered;
  }
}
