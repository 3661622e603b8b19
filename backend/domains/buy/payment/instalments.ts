import { type Static, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import { Nullable } from '@/contract/common';
import { FacilityMethod } from '@/contract/facility';
import { Instalment } from '@/contract/order';
import type { InstalmentPayment, PayInstalments } from '@/contract/payment';
import { withLateFees } from '@/rules/facility/lateFee';
import { savingsOf } from '@/rules/facility/settlement';
import { tehranDateOf } from '@/rules/jalali/jalali';
import type { PaymentContext } from './context';
import { messages } from './messages';
import { startPayment } from './start';

/** The instalments of an order of the customer whose plan runs; none while it does not, and no row for another order. */
const planOfOrder = declareStatement({
  name: 'instalments_of_plan',
  text: `SELECT o.facility ->> 'method' AS method, (o.facility ->> 'lateRate')::float8 AS "lateRate",
      (SELECT coalesce(json_agg(json_build_object('number', i.number, 'dueDate', i.due_date, 'amount', i.amount,
          'interest', i.interest, 'paidAt', iso(i.paid_at), 'saving', i.saving, 'lateFee', i.late_fee,
          'feeWaived', i.fee_waived_at IS NOT NULL) ORDER BY i.number), '[]')
        FROM instalments i WHERE i.order_id = o.id AND o.state IN ('preparing', 'shipped', 'delivered', 'partlyReturned')) AS rows
    FROM orders o WHERE o.id = $order AND o.user_id = $customer`,
  row: Type.Object({
    method: Nullable(FacilityMethod),
    lateRate: Nullable(Type.Number()),
    rows: Type.Array(Instalment),
  }),
});
const payFromWallet = declareStatement({
  name: 'instalments_from_wallet',
  text: `SELECT outcome, available
    FROM pay_instalments($order, $numbers::int[], $savings::bigint[], $lateFees::bigint[], $total, $cause, $title, $now)`,
  row: Type.Object({
    outcome: Type.Enum(['done', 'already', 'not_open', 'insufficient']),
    available: Nullable(Type.Integer()),
  }),
});

const refuseNotOpen = () => refuse(409, 'conflict', messages.instalmentsNotOpen);

/** Price of the chosen instalments today; null when one of them is not open. */
function priceOf(
  { method, lateRate, rows }: Static<(typeof planOfOrder)['row']>,
  numbers: number[],
  today: string,
) {
  const owed = withLateFees(rows, lateRate ?? undefined, today);
  const chosen = owed.filter(({ number, paidAt }) => paidAt === null && numbers.includes(number));
  if (chosen.length !== numbers.length) return null;
  const savings = savingsOf(method, rows, numbers, today);
  const lateFees = chosen.map((one) => one.lateFee);
  const total = chosen.reduce((sum, { amount, lateFee }) => sum + amount + lateFee, 0);
  return { savings, lateFees, total: savings.reduce((left, saving) => left - saving, total) };
}

/**
 * Pays instalments of an order, from the wallet or at a gateway. Paying all open ones settles the loan, which may cost less.
 * @param call names the call, so that the wallet pays once for it
 * @throws 404 for an order that is not the customer's, 409 when an instalment is not open, when they do not cost what the
 * shopper agreed to, or when the wallet has too little
 */
export async function payInstalments(
  context: PaymentContext,
  { userId, orderId, call }: { userId: number; orderId: number; call: string },
  { numbers: asked, amount, gateway }: PayInstalments,
): Promise<InstalmentPayment> {
  const { db } = context;
  const numbers = [...new Set(asked)].sort((a, b) => a - b);
  const [plan] = await db.query(planOfOrder, { order: orderId, customer: userId });
  if (!plan) throw refuse(404, 'not_found', messages.orderNotFound);
  const price = priceOf(plan, numbers, tehranDateOf(context.now()));
  if (price && price.total !== amount) throw refuse(409, 'changed', messages.instalmentsCost(price.total));
  if (gateway !== null) {
    if (!price) throw refuseNotOpen();
    const { savings, lateFees } = price;
    const loan = { userId, purpose: 'instalment', orderId, instalments: numbers, savings, lateFees } as const;
    return { payment: await startPayment(context, { ...loan, amount, gateway }) };
  }
  // Instalments that are not open may have been paid by this very call, whose answer was lost.
  const [row] = await db.query(payFromWallet, {
    order: orderId,
    numbers,
    savings: price?.savings ?? [],
    lateFees: price?.lateFees ?? [],
    total: price?.total ?? 0,
    cause: `instalments:${userId}:${call}`,
    title: messages.instalmentDescription(orderId, numbers),
    now: isoNow(context),
  });
  if (row?.outcome === 'insufficient')
    throw refuse(409, 'conflict', messages.walletTooLow(row.available ?? 0));
  if (row?.outcome === 'not_open') throw refuseNotOpen();
  return { payment: null };
}
