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

const insertAlert = declareStatement({
  name: 'alert_ask',
  text: `SELECT outcome FROM ask_alert($user, $property, $kind, $target, ${mostAlerts}, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['asked', 'notFound', 'inStock', 'soldOut', 'notBelow', 'tooMany']),
  }),
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
