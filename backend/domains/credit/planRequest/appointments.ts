import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { pickWorkingDays } from '@/backend/domains/layout/site/workingDays';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Instant } from '@/contract/common';
import { AppointmentDay } from '@/contract/planRequest';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { planRequestMessages } from '@/rules/planRequest/messages';
import type { MissingPart } from '@/rules/planRequest/missing';
import { addDays } from '@/rules/workingDays';
import { saveFields } from './edit';
import { messages, notices } from './messages';
import { listMissing, requireRequest } from './queries';

/** Calendar days, from tomorrow on, whose appointments are shown. About twelve of them are working days. */
export const appointmentDayCount = 14;

const days = declareStatement({
  name: 'appointment_days',
  text: `SELECT coalesce(a.starts_at, s.start) AS "dateTime", s.holiday,
      CASE WHEN s.holiday OR a.id IS NULL THEN 0 ELSE a.capacity - a.booked END AS capacity
    FROM users u LEFT JOIN plan_requests r ON r.user_id = u.id AND r.state NOT IN ('rejected', 'paidOut', 'cancelled')
    JOIN branches b ON b.id = request_branch(
      CASE WHEN r.id IS NULL THEN u.city_id ELSE (r.applicant ->> 'cityId')::integer END,
      CASE WHEN r.id IS NULL THEN u.province_id ELSE (r.applicant ->> 'provinceId')::integer END)
    CROSS JOIN LATERAL (
      SELECT (d.date || 'T' || (b.appointments ->> 'time') || ':00+03:30')::timestamptz AS start, d.date,
        d.date <> ALL ($working::date[]) AS holiday
      FROM unnest($days::date[]) AS d (date)
    ) s
    LEFT JOIN appointment_days a ON a.branch_id = b.id AND a.starts_at >= (s.date || 'T00:00:00+03:30')::timestamptz
      AND a.starts_at < (s.date || 'T00:00:00+03:30')::timestamptz + interval '1 day'
    WHERE u.id = $customer ORDER BY 1`,
  row: AppointmentDay,
});

const outcomes = Type.Enum(['done', 'not_found', 'closed', 'changed', 'no_plan', 'no_day', 'full']);
const book = declareStatement({
  name: 'book_appointment',
  text: 'SELECT outcome FROM book_appointment($customer, $revision, $meet, $earliest, $title, $text, $now)',
  row: Type.Object({ outcome: outcomes }),
});
const cancel = declareStatement({
  name: 'cancel_appointment',
  text: 'SELECT outcome FROM cancel_appointment($customer, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'closed']) }),
});

const refusals = {
  not_found: () => refuse(404, 'not_found', messages.noRequest),
  closed: () => refuse(409, 'conflict', messages.appointmentClosed),
  changed: () => refuse(409, 'changed', messages.changed),
  no_plan: () => refuse(409, 'conflict', messages.noPlan, { '0.planId': messages.noPlan }),
  no_day: () => refuse(409, 'conflict', messages.noDay, { meetDateTime: messages.noDay }),
  full: () => refuse(409, 'conflict', messages.dayFull, { meetDateTime: messages.dayFull }),
};

/** The days of the branch of a customer, holidays and full days included. Two statements. */
export async function readAppointmentDays({ db, now }: Pick<DomainParts, 'db' | 'now'>, customer: number) {
  const today = tehranDateOf(now());
  const next = Array.from({ length: appointmentDayCount }, (_, day) => addDays(today, day + 1));
  return db.query(days, { customer, days: next, working: await pickWorkingDays(db, next) });
}

/**
 * Books an appointment or changes it, and submits a draft by it. Fields that come along are saved by the rules of their
 * sections, in the same transaction: a refusal of either leaves the request as it was.
 * @throws 400 without an instant and for wrong fields, 404 without a request, 409 when the draft is incomplete (`fields` names
 * each missing part as `<step>.<field>`), when fields of a sent request differ, when the day is full, not offered or a
 * holiday, or when the request needs no appointment
 */
export async function bookAppointment(
  { db, now }: Pick<DomainParts, 'db' | 'now'>,
  customer: number,
  { meetDateTime, ...typed }: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const isInstant = meetDateTime !== undefined && Value.Check(Instant, meetDateTime);
  const meet = isInstant ? Date.parse(meetDateTime) : Number.NaN;
  if (Number.isNaN(meet)) {
    const message = planRequestMessages.appointment;
    throw refuse(400, 'bad_input', message, { meetDateTime: message });
  }
  await db.transaction(async (queries) => {
    const parts = { db: queries, now };
    if (Object.keys(typed).length > 0) await saveFields(parts, customer, 4, typed);
    await bookDay(parts, customer, meet);
  });
}

/** Books the day that begins at `meet`, in ms since the epoch. */
async function bookDay(
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
  customer: number,
  meet: number,
): Promise<void> {
  const request = await requireRequest(db, customer);
  if (request.state === 'draft') {
    const missing = listMissing(request).filter(({ step }) => step < 4);
    if (missing.length > 0) throw refuseIncomplete(missing);
  }
  const tomorrow = addDays(tehranDateOf(now()), 1);
  const [workingDay] = await pickWorkingDays(db, [tehranDateOf(meet)]);
  const [row] = await db.query(book, {
    customer,
    revision: request.revision,
    meet: workingDay === undefined ? null : new Date(meet).toISOString(),
    earliest: `${tomorrow}T00:00:00+03:30`,
    title: notices.submitted.title,
    text: notices.submitted.text,
    now: new Date(now()).toISOString(),
  });
  const outcome = row?.outcome ?? 'not_found';
  if (outcome !== 'done') throw refusals[outcome]();
}

/** Refuses to send an incomplete request, with each missing part as `<step>.<field>`. */
export function refuseIncomplete(missing: readonly MissingPart[]) {
  const fields = Object.fromEntries(missing.map(({ step, field, text }) => [`${step}.${field}`, text]));
  return refuse(409, 'conflict', messages.incomplete(missing.length), fields);
}

/** Gives the seat of the customer's request back. @throws 404 without an open request, 409 when it needs no appointment */
export async function cancelAppointment({ db, now }: Pick<DomainParts, 'db' | 'now'>, customer: number) {
  const [row] = await db.query(cancel, { customer, now: new Date(now()).toISOString() });
  const outcome = row?.outcome ?? 'not_found';
  if (outcome !== 'done') throw refusals[outcome]();
}
