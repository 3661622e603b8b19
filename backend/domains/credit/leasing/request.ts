import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { readValidScore } from '@/backend/domains/credit/creditScore/score';
import { overdueBefore } from '@/backend/domains/credit/facility/rules';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Id, Nullable } from '@/contract/common';
import type { RequestLeasing } from '@/contract/leasing';
import { mostLeasingRequestsPerDay } from '@/contract/limits';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { isInstant } from '@/rules/leasing/contract';
import { messages } from './messages';
import { approveRequest, endRequest, type Parts } from './move';
import { readLeasingPlan, requireRequest } from './queries';

const send = declareStatement({
  name: 'leasing_send',
  text: `SELECT outcome, sent FROM request_leasing($customer, $plan, $amount, $months, $score, $today, $overdueBefore,
    ${mostLeasingRequestsPerDay}, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['done', 'no_plan', 'open', 'credit_left', 'overdue', 'too_many']),
    sent: Nullable(Id),
  }),
});

const refusals = {
  open: () => refuse(409, 'conflict', messages.open),
  credit_left: () => refuse(409, 'conflict', messages.creditLeft),
  overdue: () => refuse(409, 'conflict', messages.overdue),
  too_many: () => refuse(409, 'too_many', messages.tooMany),
} as const;

const refuseField = (field: string, message: string) =>
  refuse(400, 'bad_input', message, { [field]: message });
const refuseScore = (message: string) => refuse(409, 'conflict', message, { score: message });

/**
 * Sends a leasing request of a customer, with the valid credit score that its plan asks for. A score and an amount that the plan
 * allows are approved at once; otherwise an operator decides.
 * @throws 400 for an amount or months that the plan does not offer, 404 for an unknown plan, 409 when score, an open request, an
 * unused credit or an overdue instalment forbids it
 */
export async function sendRequest(
  parts: Parts & Pick<DomainParts, 'creditScore'>,
  customer: number,
  { planId, amount, months }: RequestLeasing,
): Promise<void> {
  const { db, now } = parts;
  const plan = await readLeasingPlan(parts, planId);
  if (!plan) throw refuse(404, 'not_found', messages.noPlan);
  if (amount < plan.minimumLoan || amount > plan.ceiling)
    throw refuseField('amount', messages.amount(plan.minimumLoan, plan.ceiling));
  if (!plan.months.includes(months)) throw refuseField('months', messages.months(plan.months));
  const score = await readValidScore(db, parts.creditScore, customer, now());
  if (score === null && plan.leastScore > 0) throw refuseScore(messages.scoreNeeded);
  if (score !== null && score < plan.leastScore) throw refuseScore(messages.scoreLow(plan.leastScore));
  const [row] = await db.query(send, {
    customer,
    plan: planId,
    amount,
    months,
    score,
    today: tehranDateOf(now()),
    overdueBefore: overdueBefore(now()),
    now: new Date(now()).toISOString(),
  });
  if (!row || row.outcome === 'no_plan') throw refuse(404, 'not_found', messages.noPlan);
  if (row.outcome !== 'done') throw refusals[row.outcome]();
  if (row.sent !== null && score !== null && isInstant(plan, score, amount))
    await approveRequest(parts, { request: row.sent, plan, granted: amount, months });
}

/** Cancels the open request. A cancelled one stays so. @throws 404, 409 once the credit is granted */
export async function cancelRequest(parts: Parts, customer: number): Promise<void> {
  const { id, state } = await requireRequest(parts.db, customer);
  if (state === 'cancelled') return;
  const outcome = await endRequest(parts, { request: id, to: 'cancelled', customer });
  if (outcome === 'done' || (await requireRequest(parts.db, customer)).state === 'cancelled') return;
  throw refuse(409, 'conflict', messages.notCancellable);
}
