import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import type { DomainParts } from '@/backend/server/parts';
import { Id } from '@/contract/common';
import { cardGatewaysOf } from './cancel';
import { messages } from './messages';

/** How a decision about an order ended; all but `done` changed nothing. See accept_order and refuse_order. */
const Outcome = Type.Enum(['done', 'not_found', 'not_in_review', 'cheques_open', 'documents_open', 'lent']);

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

const judgeStatement = declareStatement({
  name: 'judge_order_document',
  text: 'SELECT outcome FROM judge_order_document($order, $number, $verdict, $reason, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});
const waitingDocuments = declareStatement({
  name: 'order_documents_waiting',
  text: `SELECT d.order_id AS "orderId", d.number, d.title, d.files FROM order_documents d JOIN orders o ON o.id = d.order_id
    WHERE o.state = 'paymentReview' AND d.state = 'given' ORDER BY d.changed_at, d.order_id, d.number LIMIT 200`,
  row: Type.Object({ orderId: Id, number: Id, title: Type.String(), files: Type.Array(Type.String()) }),
});

/** Documents of orders that wait for an operator, oldest first, at most 200. */
export const listWaitingDocuments = (db: DomainParts['db']) => db.query(waitingDocuments);

/**
 * Accepts or rejects a document of an order in review. The customer reads the reason and can give another. One statement.
 * @returns `done` or why nothing was changed
 */
export async function judgeOrderDocument(
  { db, now }: Pick<DomainParts, 'db' | 'now'>,
  { order, number }: { order: number; number: number },
  judged: { verdict: 'accepted' } | { verdict: 'rejected'; reason: string },
) {
  const [row] = await db.query(judgeStatement, {
    order,
    number,
    verdict: judged.verdict,
    reason: judged.verdict === 'rejected' ? judged.reason : null,
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}

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
