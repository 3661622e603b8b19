import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { statesBefore } from '@/backend/requests/transitions';
import type { PlanRequestState } from '@/contract/planRequest';
import { notices } from './messages';
import { transitions } from './transitions';

const move = declareStatement({
  name: 'move_plan_request',
  text: `SELECT outcome FROM move_plan_request($request, $from::text[], $to, $reason, $revision, $operator, $title, $text, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'changed', 'documents_open', 'rejected_left']),
  }),
});

type Move = {
  request: number;
  to: Exclude<PlanRequestState, 'draft' | 'submitted' | 'needsCorrection'>;
  /** Only from these states; otherwise from every state that the table allows. */
  from?: readonly PlanRequestState[];
  /** Persian; the customer reads it. */
  reason?: string;
  /** The request must be as the caller has seen it. */
  revision?: number;
  /** Id of the supervisor who does it. */
  operator?: number | null;
  notice?: keyof typeof notices;
};

/** Moves a request into another state and tells its customer. One statement. @returns `done` or why nothing was changed */
export async function moveRequest(
  { db, now }: { db: Queries; now: () => number },
  { request, to, from, reason, revision, operator, notice = to }: Move,
) {
  const { title, text } = notices[notice];
  const [row] = await db.query(move, {
    request,
    from: from ? [...from] : statesBefore(transitions, to),
    to,
    reason: reason ?? null,
    revision: revision ?? null,
    operator: operator ?? null,
    title,
    text: to === 'rejected' && reason ? reason : text,
    now: new Date(now()).toISOString(),
  });
  if (!row) throw new Error('A move of a loan request answered nothing.');
  return row.outcome;
}
