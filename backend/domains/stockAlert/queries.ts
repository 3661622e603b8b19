import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Id } from '@/contract/common';
import { mostStockAlerts } from '@/contract/limits';

const listAlerts = declareStatement({
  name: 'stock_alerts',
  text: `SELECT property_id AS id FROM stock_alerts WHERE user_id = $1 AND sent_at IS NULL
    ORDER BY asked_at DESC, property_id LIMIT ${mostStockAlerts}`,
  row: Type.Object({ id: Id }),
});

/** Asks anew when the customer was told before. An open request stays as it is. */
const insertAlert = declareStatement({
  name: 'stock_alert_ask',
  text: `WITH wanted AS (
      SELECT pp.id, pp.stock FROM product_properties pp JOIN products p ON p.id = pp.product_id
      WHERE pp.id = $2 AND p.removed_at IS NULL
    ), open AS (
      SELECT count(*) AS others FROM stock_alerts WHERE user_id = $1 AND sent_at IS NULL AND property_id <> $2
    ), asked AS (
      INSERT INTO stock_alerts (user_id, property_id, asked_at)
      SELECT $1, wanted.id, $3 FROM wanted, open WHERE wanted.stock = 0 AND open.others < ${mostStockAlerts}
      ON CONFLICT (user_id, property_id) DO UPDATE SET asked_at = excluded.asked_at, sent_at = NULL
        WHERE stock_alerts.sent_at IS NOT NULL
    )
    SELECT CASE WHEN wanted.stock > 0 THEN 'inStock' WHEN open.others >= ${mostStockAlerts} THEN 'tooMany' ELSE 'asked' END AS outcome
    FROM wanted, open`,
  row: Type.Object({ outcome: Type.Enum(['asked', 'inStock', 'tooMany']) }),
});

const deleteAlert = declareStatement({
  name: 'stock_alert_cancel',
  text: 'DELETE FROM stock_alerts WHERE user_id = $1 AND property_id = $2 AND sent_at IS NULL',
  row: noRow,
});

/** Reads the variants for which a customer has open requests, newest first. */
export async function readStockAlerts(db: Database, userId: number): Promise<number[]> {
  return (await db.query(listAlerts, [userId])).map(({ id }) => id);
}

/**
 * Stores a request to be notified when a variant is in stock again.
 * @param now ms since the epoch
 * @returns `asked`, or the reason why the request was not stored
 */
export async function askStockAlert(
  db: Database,
  userId: number,
  propertyId: number,
  now: number,
): Promise<'asked' | 'notFound' | 'inStock' | 'tooMany'> {
  const [row] = await db.query(insertAlert, [userId, propertyId, new Date(now).toISOString()]);
  return row?.outcome ?? 'notFound';
}

/** Deletes the open request for a variant, if there is one. */
export async function cancelStockAlert(db: Database, userId: number, propertyId: number): Promise<void> {
  await db.query(deleteAlert, [userId, propertyId]);
}
