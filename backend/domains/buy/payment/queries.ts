import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { PaymentAttempt } from '@/contract/payment';
import { Attempt } from './attempts';
import type { PaymentContext } from './context';
import { outcomes } from './transitions';

const { outcome: _outcome, gatewayTitle: _title, ...shown } = PaymentAttempt.properties;
const Row = Type.Object({ ...shown, state: Attempt.properties.state, gateway: Type.String() });

const publicAttempt = declareStatement({
  name: 'attempt_shown',
  text: `SELECT a.id, a.state, a.purpose, a.amount, a.gateway, a.order_id AS "orderId", a.reference, a.card, a.reason,
      a.refunded_to AS "refundedTo", a.refunded_amount AS "refundedAmount", a.next_inquiry_at AS "nextInquiryAt",
      a.created_at AS "createdAt", a.updated_at AS "updatedAt",
      CASE WHEN o.state = 'awaitingPayment' AND o.held_until > $now THEN o.held_until END AS "heldUntil",
      CASE WHEN h.ended_at IS NOT NULL AND o.state = 'cancelled' THEN h.amount ELSE 0 END AS "walletReleased",
      CASE WHEN h.amount > 0 AND h.ended_at IS NULL AND o.state = 'awaitingPayment' THEN h.amount ELSE 0 END AS "walletHeld"
    FROM payment_attempts a LEFT JOIN orders o ON o.id = a.order_id
      LEFT JOIN wallet_holds h ON a.purpose = 'order' AND h.order_id = a.order_id
    WHERE a.id = $id`,
  row: Row,
});

/** Reads the public part of an attempt, for everybody who knows its id; null when the id is unknown. */
export async function readPublicAttempt(
  { db, now, payment }: PaymentContext,
  id: string,
): Promise<PaymentAttempt | null> {
  const [row] = await db.query(publicAttempt, { id, now: isoNow({ now }) });
  if (!row) return null;
  const { state, gateway, ...attempt } = row;
  const outcome = outcomes[state];
  return {
    ...attempt,
    outcome,
    gatewayTitle: payment.gateways.find(gateway)?.title ?? gateway,
    nextInquiryAt: outcome === 'checking' ? attempt.nextInquiryAt : null,
  };
}
