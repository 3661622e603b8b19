import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import type { DomainParts } from '@/backend/parts';
import { cardGatewaysOf } from './cancel';
import { messages } from './messages';

/** How a decision about an order ended; all but `done` changed nothing. See accept_order and refuse_order. */
const Outcome = Type.Enum(['done', 'not_found', 'not_in_review', 'cheques_open', 'lent']);

const acceptStatement = declareStatement({
  name: 'accept_order',
  text: 'SELECT outcome FROM accept_order($order, $now)',
  row: Type.Object({ outcome: Outcome }),
});
const refuseStatement = declareStatement({
  name: 'refuse_order',
  text: 'SELECT outcome FROM refuse_order($order, $cardGateways, $reason, $refundTitle, $now)',
  row: Type.Object({ outcome: Outcome }),
});

/** The decision of an operator about an order in review. The customer reads the reason of a refusal. */
type OrderDecision = { verdict: 'accept' } | { verdict: 'refuse'; reason: string };

type ReviewParts = Pick<DomainParts, 'db' | 'now'> & { payment: Pick<DomainParts['payment'], 'gateways'> };

/**
 * Ends the review of an order: the shop prepares it, or it is cancelled and gives everything back. One statement.
 * @returns the outcome, `done` or the reason why nothing was changed
 */
export async function decideOrder({ db, now, payment }: ReviewParts, order: number, decision: OrderDecision) {
  const at = { order, now: new Date(now()).toISOString() };
  const [row] =
    decision.verdict === 'accept'
      ? await db.query(acceptStatement, at)
      : await db.query(refuseStatement, {
          ...at,
          cardGateways: cardGatewaysOf(payment),
          reason: decision.reason,
          refundTitle: messages.refundOf(order),
        });
  if (!row) throw new Error('A decision about an order answered nothing.');
  return row.outcome;
}
