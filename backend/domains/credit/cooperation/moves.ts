import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import { Id } from '@/contract/common';
import type { CooperationForm, CooperationState, ShebaOwner } from '@/contract/cooperation';
import { cooperationCorrectionDays } from '@/contract/limits';
import { normalizedForm } from '@/rules/cooperation/check';
import { messages } from './messages';

const Outcome = Type.Enum(['done', 'not_found', 'wrong_state', 'changed', 'documents_open']);
const move = declareStatement({
  name: 'cooperation_move',
  text: `SELECT outcome FROM move_cooperation($request, $customer, $origins::text[], $target, $reason, $seen::jsonb,
    $form::jsonb, $owner, $title, $text, $now)`,
  row: Type.Object({ outcome: Outcome }),
});

type Clock = { db: Queries; now: () => number };
type Move = {
  origins: readonly CooperationState[];
  target: CooperationState;
  title: string;
  text: string;
  reason?: string;
  /** The merchant who moves it; left out for an operator. */
  customer?: number;
  /** The form as it was checked; the request must still have it. */
  seen?: CooperationForm;
  /** Whether the account is the merchant's; left out when nobody was asked. */
  owner?: ShebaOwner | null;
  /** Replaces the form. */
  form?: CooperationForm;
};

async function moveOn({ db, now }: Clock, request: number, { seen, form, ...step }: Move) {
  const [row] = await db.query(move, {
    request,
    customer: step.customer ?? null,
    origins: step.origins,
    target: step.target,
    reason: step.reason ?? null,
    seen: seen ? JSON.stringify(seen) : null,
    form: form ? JSON.stringify(form) : null,
    owner: step.owner ?? null,
    title: step.title,
    text: step.text,
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}

/**
 * Hands a complete request in. @param seen the form that was checked @param owner what is known of its account
 * @returns `done`, or why nothing was changed
 */
export const submitRequest = (
  clock: Clock,
  request: number,
  customer: number,
  seen: CooperationForm,
  owner: ShebaOwner | null = null,
) =>
  moveOn(clock, request, {
    origins: ['draft', 'needsCorrection'],
    target: 'submitted',
    title: messages.submitted,
    text: messages.submittedText,
    customer,
    seen,
    owner,
    form: normalizedForm(seen),
  });

/** The decision of an operator. The merchant reads the reason. */
export type CooperationDecision =
  | { verdict: 'review' }
  | { verdict: 'approve' }
  | { verdict: 'correct'; reason: string }
  | { verdict: 'reject'; reason: string };

const unsettled = declareStatement({
  name: 'merchant_documents_unsettled',
  text: 'SELECT unsettled_documents($1) AS titles',
  row: Type.Object({ titles: Type.Array(Type.String()) }),
});

/** Approves a request whose documents are all judged. @throws 409 with the titles of the others */
async function approveCooperation(clock: Clock, request: number) {
  const { approved: title, approvedText: text } = messages;
  const outcome = await moveOn(clock, request, {
    ...{ origins: ['submitted', 'inReview'], target: 'approved', title, text },
  });
  if (outcome !== 'documents_open') return outcome;
  const [open] = await clock.db.query(unsettled, [request]);
  throw refuse(409, 'conflict', messages.unsettledDocuments(open?.titles ?? []));
}

/**
 * Decides about a request. @returns `done`, or why nothing was changed
 * @throws 409 for an approval while a document is not judged; the message names each
 */
export async function decideCooperation(clock: Clock, request: number, decision: CooperationDecision) {
  switch (decision.verdict) {
    case 'review': {
      const { inReview: title, inReviewText: text } = messages;
      return moveOn(clock, request, { origins: ['submitted'], target: 'inReview', title, text });
    }
    case 'approve': {
      return approveCooperation(clock, request);
    }
    case 'correct':
    case 'reject': {
      const { reason, verdict } = decision;
      const target = verdict === 'correct' ? 'needsCorrection' : 'rejected';
      return moveOn(clock, request, {
        ...{ origins: ['submitted', 'inReview'], target, reason },
        ...{ title: messages[target], text: reason },
      });
    }
  }
}

const late = declareStatement({
  name: 'cooperations_late',
  text: `SELECT r.id FROM cooperation_requests r WHERE r.state = 'needsCorrection'
      AND (SELECT max(e.at) FROM cooperation_events e WHERE e.request_id = r.id)
        < $1::timestamptz - interval '${cooperationCorrectionDays} days'
    ORDER BY r.id LIMIT 50`,
  row: Type.Object({ id: Id }),
});

/** Rejects the requests that were not corrected in time, and tells their merchants. The worker does it. */
export async function rejectLateCooperations(clock: Clock): Promise<void> {
  for (const { id } of await clock.db.query(late, [new Date(clock.now()).toISOString()]))
    await moveOn(clock, id, {
      ...{ origins: ['needsCorrection'], target: 'rejected', reason: messages.late },
      ...{ title: messages.rejected, text: messages.late },
    });
}
