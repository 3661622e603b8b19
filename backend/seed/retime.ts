import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { declareStatement, noRow } from '@/backend/db/statement';
import { Instant } from '@/contract/common';
import { endOfFriday } from './offers';

const lastEnd = declareStatement({
  name: 'retime_last_end',
  text: `SELECT max(promotion_to) AS "lastEnd" FROM product_properties
    WHERE EXISTS (SELECT FROM settings WHERE demo) HAVING max(promotion_to) <= $1::timestamptz`,
  row: Type.Object({ lastEnd: Instant }),
});

const move = declareStatement({
  name: 'retime_move',
  text: `UPDATE product_properties SET promotion_to = promotion_to + ($1::timestamptz - $2::timestamptz)
    WHERE promotion_to IS NOT NULL RETURNING product_id AS "productId"`,
  row: Type.Object({ productId: Type.Integer() }),
});

const moveBundles = declareStatement({
  name: 'retime_move_bundles',
  text: 'UPDATE bundles SET ends_at = ends_at + ($1::timestamptz - $2::timestamptz) WHERE ends_at IS NOT NULL',
  row: noRow,
});

/**
 * Restarts the promotions of the demo shop. When all have ended, it moves them by the same span, so that the last one ends
 * on the next Friday, and the ends of the bundles too. It changes no shop that is not the demo or has a running promotion.
 * @param now ms since the epoch @returns whether promotions were moved
 */
export async function retimePromotions(db: Database, now: number): Promise<boolean> {
  const [row] = await db.query(lastEnd, [new Date(now)]);
  if (!row) return false;
  const span = [new Date(endOfFriday(now)), row.lastEnd];
  const moved = await db.query(move, span);
  await db.query(moveBundles, span);
  await refreshListings(db, [...new Set(moved.map(({ productId }) => productId))]);
  return true;
}
