import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { planRequestLengths } from '@/contract/limits';
import { Applicant, WorkAndGuarantor } from '@/contract/planRequest';
import { refuseIncomplete } from './appointments';
import { messages } from './messages';
import { moveRequest } from './move';
import { listMissing, requireRequest } from './queries';

/** Requests that a customer can begin in a day. */
const mostBegun = 10;

const begin = declareStatement({
  name: 'begin_plan_request',
  text: `SELECT outcome FROM begin_plan_request($customer, $plan, $applicant::jsonb, $work::jsonb, ${mostBegun},
    $plaque, $unit, ${planRequestLengths.address}, $now)`,
  row: Type.Object({ outcome: Type.Enum(['done', 'no_plan', 'too_many']) }),
});

/** A section with every field empty. */
const emptySection = ({ properties }: { properties: object }) =>
  JSON.stringify(Object.fromEntries(Object.keys(properties).map((field) => [field, null])));

type Parts = Pick<DomainParts, 'db' | 'now'>;

/** Begins a request unless one is open. @throws 404 for a plan that takes no requests, 409 after too many in a day */
export async function beginRequest({ db, now }: Parts, customer: number, plan: number | null) {
  const [row] = await db.query(begin, {
    customer,
    plan,
    applicant: emptySection(Applicant),
    work: emptySection(WorkAndGuarantor),
    plaque: messages.plaque,
    unit: messages.unit,
    now: new Date(now()).toISOString(),
  });
  if (row?.outcome === 'no_plan') throw refuse(404, 'not_found', messages.noPlan);
  if (row?.outcome !== 'done') throw refuse(409, 'too_many', messages.tooManyRequests);
}

/** Sends a corrected request back into its review. @throws 404, 409 when a document still has to be replaced */
export async function resubmitRequest(parts: Parts, customer: number): Promise<void> {
  const row = await requireRequest(parts.db, customer);
  if (row.state !== 'needsCorrection') throw refuse(409, 'conflict', messages.nothingToCorrect);
  const missing = listMissing(row).filter(({ step }) => step === 3);
  if (missing.length > 0) throw refuseIncomplete(missing);
  const { id, revision } = row;
  const outcome = await moveRequest(parts, {
    request: id,
    to: 'inReview',
    from: ['needsCorrection'],
    revision,
    notice: 'resubmitted',
  });
  if (outcome !== 'done') throw refuse(409, 'changed', messages.changed);
}

/** Cancels the open request and deletes its papers. A cancelled one stays so. @throws 404, 409 after the contract */
export async function cancelRequest(parts: Parts, customer: number): Promise<void> {
  const { id, state } = await requireRequest(parts.db, customer);
  if (state === 'cancelled') return;
  const outcome = await moveRequest(parts, { request: id, to: 'cancelled' });
  if (outcome !== 'done') throw refuse(409, 'conflict', messages.notCancellable);
}
