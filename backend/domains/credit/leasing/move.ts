import { Type } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { statesBefore } from '@/backend/requests/transitions';
import type { LeasingPlan } from '@/contract/leasing';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { contractOf } from '@/rules/leasing/contract';
import { approvalNotice, endNotices } from './messages';
import { transitions } from './transitions';

export type Parts = { db: Database; now: () => number };
type Clock = { db: Queries; now: () => number };

const approve = declareStatement({
  name: 'leasing_approve',
  text: 'SELECT outcome FROM approve_leasing($request, $granted, $useBefore, $cheques::jsonb, $operator, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});
const end = declareStatement({
  name: 'leasing_end',
  text: 'SELECT outcome FROM end_leasing($request, $customer, $from::text[], $to, $reason, $operator, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'handed_in']) }),
});

/** An approval names a request in review, and the amount (toman) and months of its contract. */
export type Approval = { request: number; plan: LeasingPlan; granted: number; months: number };

/** Approves a request with its contract of today. One statement. @returns `done` or why nothing was changed */
export async function approveRequest(
  { db, now }: Clock,
  { request, plan, granted, months }: Approval,
  operator: number | null = null,
) {
  const { useBefore, cheques } = contractOf(plan, granted, months, tehranDateOf(now()));
  const [row] = await db.query(approve, {
    request,
    granted,
    useBefore,
    cheques: JSON.stringify(cheques),
    operator,
    ...approvalNotice(granted, useBefore),
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('An approval of a leasing request answered nothing.');
  return row.outcome;
}

type End = {
  request: number;
  to: keyof typeof endNotices;
  /** Only this customer may do it; null for everybody else. */
  customer?: number;
  /** Persian; the customer reads it. */
  reason?: string;
  /** Id of the supervisor who does it. */
  operator?: number | null;
};

/** Ends an open request without a credit, and tells its customer. One statement. @returns `done` or why nothing was changed */
export async function endRequest(
  { db, now }: Clock,
  { request, to, customer, reason, operator = null }: End,
) {
  const { title, text } = endNotices[to];
  const [row] = await db.query(end, {
    request,
    customer: customer ?? null,
    from: statesBefore(transitions, to),
    to,
    reason: reason ?? null,
    operator,
    title,
    text: reason ?? text,
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('The end of a leasing request answered nothing.');
  return row.outcome;
}
