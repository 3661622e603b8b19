import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { pickWorkingDays } from '@/backend/domains/layout/site/workingDays';
import { Id } from '@/contract/common';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { appointmentDayCount } from './appointments';
import { messages } from './messages';
import { moveRequest } from './move';

/** Opens the day of each branch on each of these dates on which the branch has none yet. */
const openDays = declareStatement({
  name: 'appointment_days_open',
  text: `INSERT INTO appointment_days (branch_id, starts_at, capacity)
    SELECT b.id, (d.date || 'T' || (b.appointments ->> 'time') || ':00+03:30')::timestamptz, (b.appointments ->> 'capacity')::integer
    FROM branches b CROSS JOIN unnest($days::date[]) AS d (date)
    WHERE b.appointments IS NOT NULL AND NOT EXISTS (SELECT FROM appointment_days o WHERE o.branch_id = b.id
        AND o.starts_at >= (d.date || 'T00:00:00+03:30')::timestamptz
        AND o.starts_at < (d.date || 'T00:00:00+03:30')::timestamptz + interval '1 day')
    ORDER BY b.id, d.date ON CONFLICT (branch_id, starts_at) DO NOTHING RETURNING id`,
  row: anyRow,
});
const late = declareStatement({
  name: 'plan_requests_late',
  text: `SELECT id FROM plan_requests WHERE state = 'needsCorrection' AND correct_before < $now ORDER BY id LIMIT 50`,
  row: Type.Object({ id: Id }),
});

/**
 * Opens the days on which branches examine documents, so that a running shop never runs out of them. The worker does it.
 * @param now ms since the epoch @returns how many were opened
 */
export async function openAppointmentDays(db: Database, now: number): Promise<number> {
  const today = tehranDateOf(now);
  const days = Array.from({ length: appointmentDayCount }, (_, day) => addDays(today, day + 1));
  return (await db.query(openDays, { days: await pickWorkingDays(db, days) })).length;
}

/** Rejects the requests whose documents were not corrected in time, and tells their customers. The worker does it. */
export async function rejectLateRequests(parts: { db: Database; now: () => number }): Promise<void> {
  for (const { id } of await parts.db.query(late, { now: new Date(parts.now()).toISOString() }))
    await moveRequest(parts, {
      request: id,
      to: 'rejected',
      from: ['needsCorrection'],
      reason: messages.late,
    });
}
