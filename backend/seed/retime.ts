import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { openAppointmentDays } from '@/backend/domains/credit/planRequest/openDays';
import { Instant } from '@/contract/common';
import { endOfFriday, endOfTehranDay } from './offers';
import { correctionDays, loanRequest } from './persona/personaLoan';

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

const moveLoanRequest = declareStatement({
  name: 'retime_loan_request',
  text: `WITH old AS (
      SELECT r.id, r.day_id, d.branch_id, d.starts_at < $now AS missed
      FROM plan_requests r LEFT JOIN appointment_days d ON d.id = r.day_id
      WHERE r.id = ${loanRequest} AND r.state = 'needsCorrection'
        AND (r.correct_before < $now::timestamptz + interval '1 day' OR d.starts_at < $now)
        AND EXISTS (SELECT FROM settings WHERE demo)
      FOR NO KEY UPDATE OF r
    ), taken AS (
      UPDATE appointment_days n SET booked = n.booked + 1 WHERE n.id = (
        SELECT a.id FROM appointment_days a JOIN old ON old.missed AND a.branch_id = old.branch_id
        WHERE a.starts_at > $now AND a.booked < a.capacity ORDER BY a.starts_at LIMIT 1) RETURNING n.id
    ), left_day AS (
      UPDATE appointment_days p SET booked = p.booked - 1 FROM old WHERE p.id = old.day_id AND EXISTS (SELECT FROM taken) RETURNING p.id
    )
    UPDATE plan_requests r SET correct_before = $until, day_id = coalesce((SELECT id FROM taken), r.day_id), revision = r.revision + 1
    FROM old WHERE r.id = old.id RETURNING r.id`,
  row: anyRow,
});

/**
 * Keeps the loan request of the demo's shopper open to a correction: a day before its time ends it gets the whole time again,
 * and a missed appointment moves to the next free day. It changes no shop that is not the demo, and no request that was
 * corrected. @param now ms since the epoch @returns whether it was changed
 */
export async function retimeLoanRequest(db: Database, now: number): Promise<boolean> {
  await openAppointmentDays(db, now);
  const until = new Date(endOfTehranDay(now, correctionDays)).toISOString();
  const moved = await db.query(moveLoanRequest, { now: new Date(now).toISOString(), until });
  return moved.length > 0;
}
