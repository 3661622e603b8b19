import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant, Nullable, Toman } from '@/contract/common';
import { PlanRequestState } from '@/contract/planRequest';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays } from '@/rules/workingDays';
import { messages } from './messages';
import { moveRequest } from './move';

/** Days that an applicant has to replace a rejected document. */
const correctionDays = 7;

const WaitingRequest = Type.Object({
  id: Id,
  state: PlanRequestState,
  plan: Type.String(),
  amount: Toman,
  months: Type.Integer(),
  name: Type.String(),
  nationalCode: Nullable(Type.String()),
  meetDateTime: Nullable(Instant),
  documents: Type.Array(
    Type.Object({ code: Type.String(), state: Type.String(), files: Type.Array(Type.String()) }),
  ),
});
const waiting = declareStatement({
  name: 'plan_requests_waiting',
  text: `SELECT r.id, r.state, p.name AS plan, r.amount, r.months, a.starts_at AS "meetDateTime",
      concat_ws(' ', r.applicant ->> 'fName', r.applicant ->> 'lName') AS name, r.applicant ->> 'nationalCode' AS "nationalCode",
      (SELECT coalesce(json_agg(json_build_object('code', d.code, 'state', d.state, 'files', (
          SELECT coalesce(json_agg(g.file_id ORDER BY g.sort), '[]') FROM plan_request_files g
          WHERE g.request_id = r.id AND g.code = d.code)) ORDER BY d.code), '[]')
        FROM plan_request_documents d WHERE d.request_id = r.id) AS documents
    FROM plan_requests r JOIN facility_plans p ON p.id = r.plan_id LEFT JOIN appointment_days a ON a.id = r.day_id
    WHERE r.state NOT IN ('draft', 'rejected', 'paidOut', 'cancelled') ORDER BY r.changed_at, r.id LIMIT 200`,
  row: WaitingRequest,
});
const judge = declareStatement({
  name: 'judge_document',
  text: 'SELECT outcome FROM judge_document($request, $code, $verdict, $reason, $operator, $correctBy, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});
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

type Parts = { db: Database; now: () => number };

/** Requests that wait for an operator or their applicant, those that changed longest ago first, at most 200. */
export const listWaitingRequests = (db: Database): Promise<Static<typeof WaitingRequest>[]> =>
  db.query(waiting);

/** The decision of an operator about a request. The customer reads the reason of a rejection. */
export type RequestDecision =
  | { verdict: 'review' | 'approve' | 'contract' | 'payOut' }
  | { verdict: 'reject'; reason: string };

const nextStates = {
  review: 'inReview',
  approve: 'approved',
  contract: 'contract',
  payOut: 'paidOut',
  reject: 'rejected',
} as const;

/** Moves a request on. @param operator id of the supervisor, for the audit @returns `done` or why nothing was changed */
export function decideRequest(
  parts: Parts,
  request: number,
  decision: RequestDecision,
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

/** The decision of an operator about a document. */
type DocumentVerdict = { verdict: 'accepted' } | { verdict: 'rejected'; reason: string };

/**
 * Accepts or rejects a document of a request in review. The first rejection asks the customer to correct it within a week.
 * @param operator see `decideRequest` @returns `done` or why nothing was changed
 */
export async function judgeRequestDocument(
  { db, now }: Parts,
  { request, code }: { request: number; code: string },
  judged: DocumentVerdict,
  operator: number | null = null,
) {
  const correctBy = `${addDays(tehranDateOf(now()), correctionDays)}T23:59:59+03:30`;
  const [row] = await db.query(judge, {
    request,
    code,
    verdict: judged.verdict,
    reason: judged.verdict === 'rejected' ? judged.reason : null,
    operator,
    correctBy,
    text: messages.correctBefore(Date.parse(correctBy)),
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('A verdict about a document answered nothing.');
  return row.outcome;
}

/**
 * Sets the seats of a branch on a day, and opens the day when it is not open. @param date `YYYY-MM-DD` in Tehran
 * @returns `done`, `not_found` for a branch without appointments, or `overbooked` when more seats are booked already
 */
export async function setAppointmentSeats(
  { db }: Pick<Parts, 'db'>,
  { branch, date, seats }: { branch: number; date: string; seats: number },
) {
  const [row] = await db.query(setSeats, { branch, day: date, seats });
  return row?.outcome ?? 'not_found';
}
