import { Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/errors';
import { Nullable, Toman } from '@/contract/common';
import type { InstalmentPayment, PayInstalments } from '@/contract/payment';
import { isoNow, type PaymentContext } from './context';
import { messages } from './messages';
import { startPayment } from './start';

/** The sum of the open ones among these instalments of an order of the customer; no row for another order. */
const openInstalments = declareStatement({
  name: 'instalments_open',
  text: `SELECT count(i.number)::int AS pieces, coalesce(sum(i.amount), 0)::bigint AS total
    FROM orders o LEFT JOIN instalments i ON i.order_id = o.id AND i.paid_at IS NULL AND i.number = ANY ($numbers::int[])
      AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned')
    WHERE o.id = $order AND o.user_id = $customer GROUP BY o.id`,
  row: Type.Object({ pieces: Type.Integer(), total: Toman }),
});
const payFromWallet = declareStatement({
  name: 'instalments_from_wallet',
  text: 'SELECT outcome, available FROM pay_instalments($order, $numbers::int[], $cause, $title, $now)',
  row: Type.Object({
    outcome: Type.Enum(['done', 'already', 'not_open', 'insufficient']),
    available: Nullable(Type.Integer()),
  }),
});

const refuseNotOpen = () => refuse(409, 'conflict', messages.instalmentsNotOpen);

/**
 * Pays instalments of an order, from the wallet or at a gateway.
 * @param call names the call, so that the wallet pays once for it
 * @throws 404 for an order that is not the customer's, 409 when an instalment is not open or the wallet has too little
 */
export async function payInstalments(
  context: PaymentContext,
  { userId, orderId, call }: { userId: number; orderId: number; call: string },
  { numbers: asked, gateway }: PayInstalments,
): Promise<InstalmentPayment> {
  const { db } = context;
  const numbers = [...new Set(asked)].sort((a, b) => a - b);
  const [open] = await db.query(openInstalments, { order: orderId, customer: userId, numbers });
  if (!open) throw refuse(404, 'not_found', messages.orderNotFound);
  if (gateway !== null) {
    if (open.pieces !== numbers.length) throw refuseNotOpen();
    const payment = await startPayment(context, {
      userId,
      purpose: 'instalment',
      orderId,
      instalments: numbers,
      amount: open.total,
      gateway,
    });
    return { payment };
  }
  const [row] = await db.query(payFromWallet, {
    order: orderId,
    numbers,
    cause: `instalments:${userId}:${call}`,
    title: messages.instalmentDescription(orderId, numbers),
    now: isoNow(context),
  });
  if (row?.outcome === 'insufficient')
    throw refuse(409, 'conflict', messages.walletTooLow(row.available ?? 0));
  if (row?.outcome === 'not_open') throw refuseNotOpen();
  return { payment: null };
}
