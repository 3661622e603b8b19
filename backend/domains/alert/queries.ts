import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Alert, type AlertKind, type AskAlert } from '@/contract/alert';
import { mostAlerts } from '@/contract/limits';

const listAlerts = declareStatement({
  name: 'alerts',
  text: `SELECT a.property_id AS "productPropertyId", a.kind, a.target, a.price_then AS "priceThen", json_build_object('id', p.id,
      'slug', p.slug, 'title', p.title, 'variant', concat_ws('، ', pp.colour_title, pp.option_title)) AS product
    FROM alerts a JOIN product_properties pp ON pp.id = a.property_id JOIN products p ON p.id = pp.product_id
    WHERE a.user_id = $1 AND a.sent_at IS NULL ORDER BY a.asked_at DESC, a.property_id, a.kind LIMIT ${mostAlerts}`,
  row: Alert,
});

/**
 * Asks anew when the customer was told before. An open stock alert stays as it is; an open price alert gets the new target and
 * the present price.
 */
const insertAlert = declareStatement({
  name: 'alert_ask',
  text: `WITH wanted AS (
      SELECT pp.id, pp.stock, effective_price(pp.price, pp.discount, pp.promotion_price, pp.promotion_to, $now) AS price
      FROM product_properties pp JOIN products p ON p.id = pp.product_id
      WHERE pp.id = $property AND p.removed_at IS NULL AND pp.removed_at IS NULL
    ), open AS (
      SELECT count(*) AS others FROM alerts
      WHERE user_id = $user AND sent_at IS NULL AND (property_id, kind) <> ($property, $kind)
    ), judged AS (
      SELECT wanted.id, wanted.price, CASE WHEN $kind = 'stock' AND wanted.stock > 0 THEN 'inStock'
        WHEN $kind = 'price' AND wanted.stock = 0 THEN 'soldOut'
        WHEN $kind = 'price' AND $target::bigint >= wanted.price THEN 'notBelow'
        WHEN open.others >= ${mostAlerts} THEN 'tooMany' ELSE 'asked' END AS outcome
      FROM wanted, open
    ), asked AS (
      INSERT INTO alerts (user_id, property_id, kind, target, price_then, asked_at)
      SELECT $user, id, $kind, CASE WHEN $kind = 'price' THEN $target::bigint END, CASE WHEN $kind = 'price' THEN price END, $now
      FROM judged WHERE outcome = 'asked'
      ON CONFLICT (user_id, property_id, kind) DO UPDATE SET asked_at = excluded.asked_at, sent_at = NULL,
        target = excluded.target, price_then = excluded.price_then
        WHERE alerts.sent_at IS NOT NULL OR alerts.kind = 'price'
    )
    SELECT outcome FROM judged`,
  row: Type.Object({ outcome: Type.Enum(['asked', 'inStock', 'soldOut', 'notBelow', 'tooMany']) }),
});

const deleteAlert = declareStatement({
  name: 'alert_cancel',
  text: 'DELETE FROM alerts WHERE user_id = $1 AND property_id = $2 AND kind = $3 AND sent_at IS NULL',
  row: noRow,
});

/** Reads the open alerts of a customer, newest first. */
export function readAlerts(db: Database, userId: number): Promise<Alert[]> {
  return db.query(listAlerts, [userId]);
}

/**
 * Stores a request for one message about a variant.
 * @param now ms since the epoch
 * @returns `asked`, or the reason why the request was not stored
 */
export async function askAlert(
  db: Database,
  userId: number,
  { productPropertyId, kind, target }: AskAlert,
  now: number,
): Promise<'asked' | 'notFound' | 'inStock' | 'soldOut' | 'notBelow' | 'tooMany'> {
  const values = {
    user: userId,
    property: productPropertyId,
    kind,
    target,
    now: new Date(now).toISOString(),
  };
  const [row] = await db.query(insertAlert, values);
  return row?.outcome ?? 'notFound';
}

/** Deletes the open alert of this kind for a variant, if there is one. */
export async function cancelAlert(
  db: Database,
  userId: number,
  productPropertyId: number,
  kind: AlertKind,
): Promise<void> {
  await db.query(deleteAlert, [userId, productPropertyId, kind]);
}
