import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { tehranDateOf } from '@/utils/jalali';
import { addDays, isWorkingDay } from '@/utils/workingDays';
import { type CheckoutContext, slotDays } from './context';

const writeSlots = declareStatement({
  name: 'slots_open',
  text: `INSERT INTO delivery_slots (method_id, date, from_time, to_time, capacity)
    SELECT m.id, d.date, s."from", s."to", s.capacity
    FROM shipping_methods m CROSS JOIN unnest($1::date[]) AS d (date)
    CROSS JOIN LATERAL jsonb_to_recordset(m.slots) AS s ("from" text, "to" text, capacity int)
    WHERE m.active ORDER BY m.id, d.date, s."from"
    ON CONFLICT (method_id, date, from_time) DO NOTHING RETURNING id`,
  row: anyRow,
});

/** Working days of the next days for which a method has no slots yet. */
function missingDays({ methods, holidays }: CheckoutContext, now: number): string[] {
  const today = tehranDateOf(now);
  const closed = new Set(holidays);
  const days = Array.from({ length: slotDays }, (_, day) => addDays(today, day));
  const withSlots = methods.filter(({ hasSlots }) => hasSlots);
  return days.filter(
    (date) =>
      isWorkingDay(date, closed) && withSlots.some(({ slots }) => !slots.some((slot) => slot.date === date)),
  );
}

/**
 * Opens the slots of the next days when some are missing, so that a running shop never runs out of them. Fridays and
 * holidays have none. @param now ms since the epoch @returns whether slots were opened
 */
export async function openSlots(db: Database, context: CheckoutContext, now: number): Promise<boolean> {
  const days = missingDays(context, now);
  return days.length > 0 && (await db.query(writeSlots, [days])).length > 0;
}
