import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { pickWorkingDays } from '@/backend/domains/layout/site/workingDays';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { slotDays } from './context';

/** Opens the slots of each method on each of these days on which the method has none yet. */
const writeSlots = declareStatement({
  name: 'slots_open',
  text: `INSERT INTO delivery_slots (method_id, date, from_time, to_time, capacity)
    SELECT m.id, d.date, s."from", s."to", s.capacity
    FROM shipping_methods m CROSS JOIN unnest($1::date[]) AS d (date)
    CROSS JOIN LATERAL jsonb_to_recordset(m.slots) AS s ("from" text, "to" text, capacity int)
    WHERE m.active AND NOT EXISTS (SELECT FROM delivery_slots o WHERE o.method_id = m.id AND o.date = d.date)
    ORDER BY m.id, d.date, s."from" ON CONFLICT (method_id, date, from_time) DO NOTHING RETURNING id`,
  row: anyRow,
});

/**
 * Opens the slots of the next days that are missing, so that a running shop never runs out of them. Fridays and holidays have
 * none. The worker does it. @param now ms since the epoch @returns how many were opened
 */
export async function openSlots(db: Database, now: number): Promise<number> {
  const today = tehranDateOf(now);
  const days = Array.from({ length: slotDays }, (_, day) => addDays(today, day));
  return (await db.query(writeSlots, [await pickWorkingDays(db, days)])).length;
}
