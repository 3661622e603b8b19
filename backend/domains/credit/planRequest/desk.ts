import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  type DeskActions,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import { pickWorkingDays } from '@/backend/domains/layout/site/workingDays';
import { judgePapers } from '@/backend/requests/judgement';
import type { DomainParts } from '@/backend/server/parts';
import { Nullable, Toman } from '@/contract/common';
import { DeskBranchDays, DeskPlanRequest, DeskPlanRequestRow } from '@/contract/desk/request';
import { PlanRequestState } from '@/contract/planRequest';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { messages } from './messages';
import { moveRequest } from './move';
import { readRequest, showRequest } from './queries';

/** Days that an applicant has to replace a rejected document. */
const correctionDays = 7;

/** The applicant with the name of the request, because a profile can be without one. */
const customer = `json_build_object('id', u.id, 'mobile', u.mobile, 'name', coalesce(
  nullif(concat_ws(' ', r.applicant ->> 'fName', r.applicant ->> 'lName'), ''), concat_ws(' ', u.f_name, u.l_name))) AS customer`;

/** A request waits in the states in which the shop has the next step. */
export const waitingPlanRequest = "r.state IN ('submitted', 'inReview', 'approved', 'contract')";

/** Loan requests. Drafts belong to their applicants alone. */
export const planRequestWork = declareWork({
  name: 'desk_plan_requests',
  select: `SELECT r.id, r.state, ${customer}, p.name AS plan, r.amount, r.months, a.starts_at AS "meetDateTime",
      (SELECT count(*)::int FROM plan_request_documents d WHERE d.request_id = r.id AND d.state = 'given') AS given,
      r.changed_at AS "changedAt", r.applicant ->> 'nationalCode' AS "nationalCode",
      (SELECT coalesce(json_agg(json_build_object('code', d.code, 'state', d.state, 'files', (
          SELECT coalesce(json_agg(g.file_id ORDER BY g.sort), '[]') FROM plan_request_files g
          WHERE g.request_id = r.id AND g.code = d.code)) ORDER BY d.code), '[]')
        FROM plan_request_documents d WHERE d.request_id = r.id) AS documents
    FROM plan_requests r JOIN users u ON u.id = r.user_id LEFT JOIN facility_plans p ON p.id = r.plan_id
    LEFT JOIN appointment_days a ON a.id = r.day_id`,
  id: 'r.id',
  waiting: waitingPlanRequest,
  all: "r.state <> 'draft'",
  row: Type.Object({
    ...DeskPlanRequestRow.properties,
    nationalCode: Nullable(Type.String()),
    documents: Type.Array(
      Type.Object({ code: Type.String(), state: Type.String(), files: Type.Array(Type.String()) }),
    ),
  }),
});
const ownerOf = declareStatement({
  name: 'desk_plan_request_owner',
  text: `SELECT u.id AS owner, ${customer} FROM plan_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $1 AND r.state <> 'draft'`,
  row: Type.Object({ owner: Type.Integer(), customer: DeskPlanRequest.properties.customer }),
});

/** A loan request for the desk, or null. @param viewer the supervisor for whom the links of documents work */
export async function readDeskPlanRequest(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<DeskPlanRequest | null> {
  const [found] = await parts.db.query(ownerOf, [id]);
  const row = found && (await readRequest(parts.db, found.owner, id));
  if (!row) return null;
  return { request: showRequest(parts, viewer, row), customer: found.customer };
}

/** Calendar days, from today on, whose seats the desk shows. */
const shownDays = 21;

const branchDays = declareStatement({
  name: 'desk_branch_days',
  text: `SELECT b.id AS branch, b.title, (
      SELECT json_agg(json_build_object('date', d.date, 'capacity', coalesce(a.capacity, 0), 'booked', coalesce(a.booked, 0),
        'holiday', d.date <> ALL ($working::date[])) ORDER BY d.date)
      FROM unnest($days::date[]) AS d (date)
      LEFT JOIN appointment_days a ON a.branch_id = b.id AND tehran_date(a.starts_at) = d.date
    ) AS days
    FROM branches b WHERE b.appointments IS NOT NULL ORDER BY b.sort, b.id LIMIT 100`,
  row: DeskBranchDays,
});

/** The next days of every branch that examines documents, with their seats. Two statements. */
export async function readBranchDays({
  db,
  now,
}: Pick<DomainParts, 'db' | 'now'>): Promise<DeskBranchDays[]> {
  const today = tehranDateOf(now());
  const days = Array.from({ length: shownDays }, (_, day) => addDays(today, day));
  return db.query(branchDays, { days, working: await pickWorkingDays(db, days) });
}

const setSeats = declareStatement({
  name: 'appointment_seats',
  text: `WITH written AS (
      INSERT INTO appointment_days AS d (branch_id, starts_at, capacity)
      SELECT b.id, ($day::text || 'T' || (b.appointments ->> 'time') || ':00+03:30')::timestamptz, $seats::integer
      FROM branches b WHERE b.id = $branch AND b.appointments IS NOT NULL
      ON CONFLICT (branch_id, starts_at) DO UPDATE SET capacity = excluded.capacity WHERE d.booked <= excluded.capacity
      RETURNING d.id
    )
    SELECT CASE WHEN EXISTS (SELECT FROM written) THEN 'done'
      WHEN EXISTS (SELECT FROM branches b WHERE b.id = $branch AND b.appointments IS NOT NULL) THEN 'overbooked'
      ELSE 'not_found' END AS outcome`,
  row: Type.Object({ outcome: Type.Enum(['done', 'overbooked', 'not_found']) }),
});

type Parts = Pick<ActionParts, 'db' | 'now'>;

const nextStates = {
  review: 'inReview',
  approve: 'approved',
  contract: 'contract',
  payOut: 'paidOut',
  reject: 'rejected',
} as const;

/** Moves a request on. @param operator id of the supervisor, for the audit @returns `done` or why nothing was changed */
function decideRequest(
  parts: Parts,
  request: number,
  decision: CommandOf<'loan'>['decision'],
  operator: number | null = null,
) {
  return moveRequest(parts, {
    request,
    to: nextStates[decision.verdict],
    operator,
    ...(decision.verdict === 'review' ? { from: ['submitted'] } : {}),
    ...(decision.verdict === 'reject' ? { reason: decision.reason } : {}),
  });
}

/** The message about a rejected document, and the last moment to replace it. */
function rejectedDocumentOf(reason: string | null, now: number) {
  const correctBy = `${addDays(tehranDateOf(now), correctionDays)}T23:59:59+03:30`;
  return { correctBy, ...messages.rejectedDocument(reason ?? '', Date.parse(correctBy)) };
}

/**
 * Sets the seats of a branch on a day, and opens the day when it is not open. @param date `YYYY-MM-DD` in Tehran
 * @returns `done`, `not_found` for a branch without appointments, or `overbooked` when more seats are booked already
 */
async function setAppointmentSeats(
  { db }: Pick<Parts, 'db'>,
  { branch, date, seats }: { branch: number; date: string; seats: number },
) {
  const [row] = await db.query(setSeats, { branch, day: date, seats });
  return row?.outcome ?? 'not_found';
}

const lock = declareStatement({
  name: 'desk_lock_plan_request',
  text: 'SELECT user_id AS owner FROM plan_requests WHERE id = $id FOR NO KEY UPDATE',
  row: Locked,
});
/** Locks the branch: the row of a day exists only once the day is open. */
const lockBranch = declareStatement({
  name: 'desk_lock_branch',
  text: 'SELECT NULL::integer AS owner FROM branches WHERE id = $branch FOR NO KEY UPDATE',
  row: Locked,
});
const readSeats = declareStatement({
  name: 'desk_state_seats',
  text: `SELECT capacity AS state FROM appointment_days
      WHERE branch_id = $branch AND tehran_date(starts_at) = $date::date`,
  row: Type.Object({ state: Type.Integer() }),
});

const amountOf = declareStatement({
  name: 'desk_plan_request_amount',
  text: 'SELECT amount FROM plan_requests WHERE id = $1',
  row: Type.Object({ amount: Nullable(Toman) }),
});
const readAmount = async (db: Parts['db'], id: number) => (await db.query(amountOf, [id]))[0]?.amount ?? 0;

export const planRequestActions: DeskActions<'loan' | 'document' | 'appointment'> = {
  loan: {
    lock,
    read: declareState('plan_request', 'plan_requests', PlanRequestState),
    describe: describeDecision,
    readPayment: ({ db }, { id, decision }) =>
      decision.verdict === 'payOut' ? readAmount(db, id) : Promise.resolve(0),
    carryOut: (parts, { id, decision }) => decideRequest(parts, id, decision, parts.operator),
  },
  document: judgePapers('document', {
    lock,
    table: 'plan_request_documents',
    isNamed: 'p.request_id = $id AND p.code = $code',
    isOpen: `p.state NOT IN ('rejected', $verdict) AND EXISTS (
      SELECT FROM plan_requests r WHERE r.id = p.request_id AND r.state IN ('inReview', 'needsCorrection'))`,
    closed: 'wrong_state',
    follow: 'follow_judged_document($id, $code, $verdict, $reason, $operator, $notices::jsonb, $now)',
    noticesOf: (_, reason, now) => rejectedDocumentOf(reason, now),
  }),
  appointment: {
    lock: lockBranch,
    read: readSeats,
    describe: ({ branch, date }) => ({ subject: `${branch} ${date}`, action: 'seats', details: {} }),
    carryOut: setAppointmentSeats,
  },
};
