import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Instant } from '@/contract/common';
import { mostPricePoints, priceHistoryDays } from '@/contract/limits';
import { PricePoint } from '@/contract/product';

/** The last price before the window is shown from its start. */
const statement = declareStatement({
  name: 'price_history',
  text: `SELECT greatest(h.since, $now::timestamptz - interval '${priceHistoryDays} days') AS since, h.price
    FROM (SELECT p.since, p.price, lead(p.since) OVER (ORDER BY p.since) AS until FROM price_points p
      JOIN product_properties v ON v.id = p.property_id JOIN products o ON o.id = v.product_id AND o.removed_at IS NULL
      WHERE p.property_id = $property AND v.removed_at IS NULL AND p.since <= $now) h
    WHERE h.until IS NULL OR h.until > $now::timestamptz - interval '${priceHistoryDays} days'
    ORDER BY h.since DESC LIMIT ${mostPricePoints}`,
  row: Type.Object({ since: Instant, price: PricePoint.properties.price }),
});

/**
 * The effective prices of a variant in the last 90 days, the oldest first; each holds until the next. Empty for a variant that
 * is not offered. @param now ms since the epoch
 */
export async function readPriceHistory(
  db: Database,
  productPropertyId: number,
  now: number,
): Promise<PricePoint[]> {
  const rows = await db.query(statement, { property: productPropertyId, now: new Date(now).toISOString() });
  return rows.reverse();
}
