import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { type Refusal, refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { mostBasketLines } from '@/contract/limits';
import { messages } from './messages';

const Outcome = Type.Enum(['done', 'already', 'not_found', 'under_review', 'lent', 'too_late']);

const cancelStatement = declareStatement({
  name: 'cancel_order',
  text: 'SELECT outcome FROM cancel_order($order, $customer, $cardGateways, $note, $refundTitle, $mostLines, $now)',
  row: Type.Object({ outcome: Outcome }),
});

const refusals: Record<string, () => Refusal> = {
  not_found: () => refuse(404, 'not_found', messages.notFound),
  already: () => refuse(409, 'conflict', messages.cancelledAlready),
  under_review: () => refuse(409, 'conflict', messages.underReview),
  lent: () => refuse(409, 'conflict', messages.lent),
  too_late: () => refuse(409, 'conflict', messages.tooLateToCancel),
};

/**
 * Cancels an order of the customer. The lines of an unpaid one go back into the basket, the money of a paid one into the
 * wallet. One statement. @throws 404, 409 when it can no longer be cancelled
 */
export async function cancelOrder(
  { db, now, payment }: Pick<DomainParts, 'db' | 'now' | 'payment'>,
  userId: number,
  orderId: number,
): Promise<void> {
  const cardGateways = payment.gateways.all.filter(({ kind }) => kind === 'card').map(({ code }) => code);
  const [row] = await db.query(cancelStatement, {
    order: orderId,
    customer: userId,
    cardGateways,
    note: messages.cancelledByCustomer,
    refundTitle: messages.refundOf(orderId),
    mostLines: mostBasketLines,
    now: new Date(now()).toISOString(),
  });
  const refusal = refusals[row?.outcome ?? 'not_found'];
  if (refusal) throw refusal();
}
