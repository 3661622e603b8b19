import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import {
  type ActionParts,
  type CommandOf,
  customerColumn,
  type DeskActions,
  type DeskOutcome,
  declareState,
  describeDecision,
  Locked,
} from '@/backend/desk/action';
import { declareWork } from '@/backend/desk/work';
import { judgePapers } from '@/backend/requests/judgement';
import type { DomainParts } from '@/backend/server/parts';
import { Id, Nullable, Toman } from '@/contract/common';
import { DeskLeasing, DeskLeasingRow } from '@/contract/desk/request';
import { LeasingPlan, LeasingState } from '@/contract/leasing';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { chequeNotices } from './messages';
import { approveRequest, endRequest } from './move';
import { RequestRow, showRequest } from './queries';

/** Leasing requests. Those that an operator decides wait, and contracts with a cheque that an operator judges. */
export const leasingWork = declareWork({
  name: 'desk_leasings',
  select: `SELECT r.id, r.state, ${customerColumn}, p.name AS plan, r.amount, r.granted, r.months, r.score,
      (SELECT count(*)::int FROM cheques c WHERE c.leasing_id = r.id AND c.state = 'inReview') AS cheques,
      r.changed_at AS "changedAt", u.national_code AS "nationalCode",
      (SELECT coalesce(json_agg(json_build_object('number', c.number, 'state', c.state, 'amount', c.amount, 'dueDate', c.due_date,
          'sayadNumber', c.sayad_number, 'ownerName', c.owner_name, 'ownerNationalCode', c.owner_national_code,
          'pictureId', c.picture_id) ORDER BY c.number), '[]')
        FROM cheques c WHERE c.leasing_id = r.id) AS papers
    FROM leasing_requests r JOIN users u ON u.id = r.user_id JOIN facility_plans p ON p.id = r.plan_id`,
  id: 'r.id',
  waiting: `r.state IN ('inReview', 'approved') AND (r.state = 'inReview'
    OR EXISTS (SELECT FROM cheques c WHERE c.leasing_id = r.id AND c.state = 'inReview'))`,
  row: Type.Object({
    ...DeskLeasingRow.properties,
    nationalCode: Nullable(Type.String()),
    papers: Type.Array(
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
  }),
});
const { request: _request, ...besides } = DeskLeasing.properties;
const Found = Type.Object({ request: RequestRow, ...besides });
/** A score is replaced by the next enquiry, so an enquiry after the request did not give the score of the request. */
const one = declareStatement({
  name: 'desk_leasing',
  text: `SELECT leasing_json(r) AS request, ${customerColumn}, u.national_code AS "nationalCode",
      (SELECT json_build_object('consentedAt', iso(s.consented_at), 'isDemo', s.is_demo) FROM credit_scores s
        WHERE s.user_id = r.user_id AND s.consented_at <= r.created_at) AS enquiry,
      (SELECT coalesce(json_object_agg(c.number, c.owner_national_code), '{}') FROM cheques c
        WHERE c.leasing_id = r.id AND c.owner_national_code IS NOT NULL) AS "chequeOwners"
    FROM leasing_requests r JOIN users u ON u.id = r.user_id WHERE r.id = $request`,
  row: Found,
});

/** A leasing request for the desk, or null. @param viewer the supervisor for whom the links of pictures work */
export async function readDeskLeasing(
  parts: Pick<DomainParts, 'db' | 'now' | 'files'>,
  viewer: number,
  id: number,
): Promise<Static<typeof DeskLeasing> | null> {
  const [found] = await parts.db.query(one, { request: id });
  return found ? { ...found, request: showRequest(parts, viewer, found.request) } : null;
}

const decided = declareStatement({
  name: 'leasing_to_decide',
  text: 'SELECT r.amount, r.months, leasing_plan(r.plan_id) AS plan FROM leasing_requests r WHERE r.id = $request',
  row: Type.Object({ amount: Toman, months: Type.Integer(), plan: LeasingPlan }),
});
const late = declareStatement({
  name: 'leasing_late',
  text: `SELECT r.id FROM leasing_requests r WHERE r.state = 'approved' AND r.use_before < $today
      AND NOT EXISTS (SELECT FROM cheques c WHERE c.leasing_id = r.id AND c.state IN ('inReview', 'accepted'))
    ORDER BY r.id LIMIT 50`,
  row: Type.Object({ id: Id }),
});

/**
 * Approves or rejects a leasing request. @param operator id of the supervisor
 * @returns `done` or why nothing was changed; `wrong_amount` for more than was wished or less than the plan lends
 */
async function decideLeasing(
  parts: Pick<ActionParts, 'db' | 'now'>,
  request: number,
  decision: CommandOf<'leasing'>['decision'],
  operator: number | null = null,
): Promise<DeskOutcome> {
  if (decision.verdict === 'reject')
    return endRequest(parts, { request, to: 'rejected', reason: decision.reason, operator });
  const [row] = await parts.db.query(decided, { request });
  if (!row) return 'not_found';
  const granted = decision.amount ?? row.amount;
  if (granted > row.amount || granted < Math.min(row.amount, row.plan.minimumLoan)) return 'wrong_amount';
  return approveRequest(parts, { request, plan: row.plan, granted, months: row.months }, operator);
}

/** Ends the contracts whose cheques were not registered in time, and tells their customers. The worker does it. */
export async function expireLateLeasing(parts: Pick<ActionParts, 'db' | 'now'>): Promise<void> {
  for (const { id } of await parts.db.query(late, { today: tehranDateOf(parts.now()) }))
    await endRequest(parts, { request: id, to: 'expired' });
}

/** Locks a request and, before it, its customer. */
const lock = declareStatement({
  name: 'desk_lock_leasing',
  text: 'SELECT user_id AS owner FROM lock_leasing($id) WHERE id IS NOT NULL',
  row: Locked,
});

export const leasingActions: DeskActions<'leasing' | 'leasingCheque'> = {
  leasing: {
    lock,
    read: declareState('leasing', 'leasing_requests', LeasingState),
    describe: (command) => {
      const { decision } = command;
      if (decision.verdict === 'reject') return describeDecision(command);
      return { ...describeDecision(command), details: { amount: decision.amount } };
    },
    carryOut: (parts, { id, decision }) => decideLeasing(parts, id, decision, parts.operator),
  },
  // The last acceptance grants the credit.
  leasingCheque: judgePapers('leasingCheque', {
    lock,
    table: 'cheques',
    isNamed: 'p.leasing_id = $id AND p.number = $number',
    isOpen: `p.state = 'inReview'
      AND EXISTS (SELECT FROM leasing_requests r WHERE r.id = p.leasing_id AND r.state = 'approved')`,
    closed: 'not_in_review',
    follow: 'follow_leasing_cheque($id, $verdict, $operator, $notices::jsonb, $now)',
    noticesOf: ({ number }, reason) => chequeNotices(number, reason),
  }),
};
