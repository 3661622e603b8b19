import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Nullable, Toman } from '@/contract/common';
import { LeasingPlan, LeasingState } from '@/contract/leasing';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { approveRequest, endRequest, type Parts } from './move';

const WaitingRequest = Type.Object({
  id: Id,
  state: LeasingState,
  plan: Type.String(),
  amount: Toman,
  granted: Nullable(Toman),
  months: Type.Integer(),
  score: Nullable(Type.Integer()),
  name: Type.String(),
  nationalCode: Nullable(Type.String()),
  createdAt: Type.String(),
  useBefore: Nullable(Type.String()),
  cheques: Type.Array(
    Type.Object({
      number: Id,
      state: Type.String(),
      amount: Toman,
      dueDate: Type.String(),
      sayadNumber: Nullable(Type.String()),
      ownerName: Nullable(Type.String()),
      ownerNationalCode: Nullable(Type.String()),
      pictureId: Nullable(Type.String()),
    }),
  ),
});
const waiting = declareStatement({
  name: 'leasing_waiting',
  text: `SELECT r.id, r.state, p.name AS plan, r.amount, r.granted, r.months, r.score, r.created_at AS "createdAt",
      r.use_before::text AS "useBefore", concat_ws(' ', u.f_name, u.l_name) AS name, u.national_code AS "nationalCode",
      (SELECT coalesce(json_agg(json_build_object('number', c.number, 'state', c.state, 'amount', c.amount, 'dueDate', c.due_date,
          'sayadNumber', c.sayad_number, 'ownerName', c.owner_name, 'ownerNationalCode', c.owner_national_code,
          'pictureId', c.picture_id) ORDER BY c.number), '[]')
        FROM cheques c WHERE c.leasing_id = r.id) AS cheques
    FROM leasing_requests r JOIN facility_plans p ON p.id = r.plan_id JOIN users u ON u.id = r.user_id
    WHERE r.state IN ('inReview', 'approved') ORDER BY r.changed_at, r.id LIMIT 200`,
  row: WaitingRequest,
});
const decided = declareStatement({
  name: 'leasing_to_decide',
  text: 'SELECT r.amount, r.months, leasing_plan(r.plan_id) AS plan FROM leasing_requests r WHERE r.id = $request',
  row: Type.Object({ amount: Toman, months: Type.Integer(), plan: LeasingPlan }),
});
const judge = declareStatement({
  name: 'leasing_cheque_judge',
  text: 'SELECT outcome FROM judge_leasing_cheque($request, $number, $verdict, $reason, $operator, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'not_in_review']) }),
});
const late = declareStatement({
  name: 'leasing_late',
  text: `SELECT r.id FROM leasing_requests r WHERE r.state = 'approved' AND r.use_before < $today
      AND NOT EXISTS (SELECT FROM cheques c WHERE c.leasing_id = r.id AND c.state IN ('inReview', 'accepted'))
    ORDER BY r.id LIMIT 50`,
  row: Type.Object({ id: Id }),
});

/** Open requests with their cheques, those that changed longest ago first, at most 200. */
export const listWaitingLeasing = (db: Database): Promise<Static<typeof WaitingRequest>[]> =>
  db.query(waiting);

/** The decision of an operator about a request. `amount` in toman; null grants the wished amount. */
export type LeasingDecision =
  | { verdict: 'approve'; amount: number | null }
  | { verdict: 'reject'; reason: string };

/**
 * Approves or rejects a leasing request. @param operator id of the supervisor
 * @returns `done` or why nothing was changed; `wrong_amount` for more than was wished or less than the plan lends
 */
export async function decideLeasing(
  parts: Parts,
  request: number,
  decision: LeasingDecision,
  operator: number | null = null,
): Promise<string> {
  if (decision.verdict === 'reject')
    return endRequest(parts, { request, to: 'rejected', reason: decision.reason, operator });
  const [row] = await parts.db.query(decided, { request });
  if (!row) return 'not_found';
  const granted = decision.amount ?? row.amount;
  if (granted > row.amount || granted < Math.min(row.amount, row.plan.minimumLoan)) return 'wrong_amount';
  return approveRequest(parts, { request, plan: row.plan, granted, months: row.months }, operator);
}

/** The decision of an operator about a cheque. The customer reads the reason of a refusal. */
type ChequeVerdict = { verdict: 'accepted' } | { verdict: 'refused'; reason: string };

/** Accepts or refuses a cheque of a contract. The last acceptance grants the credit. @returns `done` or why nothing was changed */
export async function judgeLeasingCheque(
  { db, now }: Parts,
  { request, number }: { request: number; number: number },
  judged: ChequeVerdict,
  operator: number | null = null,
) {
  const [row] = await db.query(judge, {
    request,
    number,
    verdict: judged.verdict,
    reason: judged.verdict === 'refused' ? judged.reason : null,
    operator,
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('A verdict about a cheque answered nothing.');
  return row.outcome;
}

/** Ends the contracts whose cheques were not registered in time, and tells their customers. The worker does it. */
export async function expireLateLeasing(parts: Parts): Promise<void> {
  for (const { id } of await parts.db.query(late, { today: tehranDateOf(parts.now()) }))
    await endRequest(parts, { request: id, to: 'expired' });
}
