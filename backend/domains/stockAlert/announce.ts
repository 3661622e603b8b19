import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import type { SmsSender } from '@/backend/sms/sender';

/** Requests that one statement answers, so that it locks few rows. */
const alertBatchSize = 100;

/**
 * Claims open requests whose variant is in stock again and inserts a notification for each, in one statement, so that
 * several processes answer each request only once.
 */
const claimDueAlerts = declareStatement({
  name: 'stock_alerts_claim',
  text: `WITH due AS (
      SELECT a.user_id, a.property_id FROM stock_alerts a
      JOIN product_properties pp ON pp.id = a.property_id JOIN products p ON p.id = pp.product_id
      JOIN users u ON u.id = a.user_id AND u.mobile IS NOT NULL
      WHERE a.sent_at IS NULL AND pp.stock > 0 AND p.removed_at IS NULL
      ORDER BY a.asked_at, a.user_id LIMIT ${alertBatchSize} FOR UPDATE OF a SKIP LOCKED
    ), claimed AS (
      UPDATE stock_alerts a SET sent_at = $1 FROM due
      WHERE a.user_id = due.user_id AND a.property_id = due.property_id
      RETURNING a.user_id, a.property_id
    ), told AS (
      SELECT c.user_id, c.property_id, u.mobile, p.title, '/products/' || p.id || '/' || p.slug || '?variant=' || pp.id AS link,
        concat_ws('، ', pp.colour_title, pp.option_title) AS variant
      FROM claimed c JOIN users u ON u.id = c.user_id
      JOIN product_properties pp ON pp.id = c.property_id JOIN products p ON p.id = pp.product_id
    ), noted AS (
      INSERT INTO notifications (user_id, kind, title, text, link, created_at)
      SELECT user_id, 'stock', 'کالایی که می‌خواستید موجود شد', title || ' (' || variant || ')', link, $1 FROM told
    )
    SELECT mobile, title FROM told`,
  row: Type.Object({ mobile: Type.String(), title: Type.String() }),
});

/**
 * Announces variants that are in stock again to the customers who wait for them, by notification and text message. Call
 * it after every change that can raise the stock. It is safe to call at any time and from several processes.
 * @param now ms since the epoch
 * @param onFailure called when a text message could not be sent; its notification exists nevertheless
 * @returns the number of answered requests
 */
export async function announceBackInStock(
  db: Database,
  { sms, now, onFailure }: { sms: SmsSender; now: number; onFailure?: (error: unknown) => void },
): Promise<number> {
  let answered = 0;
  for (;;) {
    const alerts = await db.query(claimDueAlerts, [new Date(now).toISOString()]);
    for (const { mobile, title } of alerts)
      await sms.sendBackInStock?.(mobile, title).catch((error: unknown) => onFailure?.(error));
    answered += alerts.length;
    if (alerts.length < alertBatchSize) return answered;
  }
}
