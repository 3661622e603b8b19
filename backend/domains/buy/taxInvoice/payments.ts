import { type Static, Type } from 'typebox';
import { StoredPacket, type TaxFault, type TaxOffice, type TaxPayment } from '@/backend/adapters/tax/office';
import type { Database, Queries } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { Id, Instant, Nullable } from '@/contract/common';
import type { TaxPaymentState } from '@/contract/desk/taxInvoice';
import { hourMs } from '@/utils/timeUnits';
import { lockOrder } from './statements';

type Parts = { db: Database; now: () => number; office: TaxOffice };

/** Pause (ms) before a payment that did not leave is sent again. */
const pauseMs = hourMs;

/** The state of an order as the tax office knows it now. */
const standingInvoice = declareStatement({
  name: 'tax_standing',
  text: `SELECT d.tax_id AS "taxId", d.packet FROM tax_invoices d
    WHERE d.order_id = $order AND d.state = 'accepted' ORDER BY d.id DESC LIMIT 1`,
  row: Type.Object({ taxId: Type.String(), packet: StoredPacket }),
});

const Due = Type.Object({
  orderId: Id,
  paidAt: Instant,
  /** The price in toman without interest: the invoice has not the cost of paying later. */
  principal: Type.Integer({ minimum: 1 }),
  first: Type.Integer(),
  /** The bank's reference; null for a payment from the wallet. */
  reference: Nullable(Type.String()),
});
/** The moment of a payment as JavaScript knows it, without microseconds. */
const moment = `date_trunc('milliseconds', i.paid_at)`;
/** The oldest moment at which instalments of the order were paid and that is not registered yet. */
const nextDue = declareStatement({
  name: 'tax_payment_due',
  text: `SELECT i.order_id AS "orderId", iso(${moment}) AS "paidAt", sum(i.amount - i.interest)::bigint AS principal, min(i.number) AS first,
      (SELECT a.reference FROM payment_attempts a WHERE a.order_id = i.order_id AND a.purpose = 'instalment'
        AND a.state IN ('verified', 'settled') AND min(i.number) = ANY (a.instalments) LIMIT 1) AS reference
    FROM instalments i LEFT JOIN tax_payments t ON t.order_id = i.order_id AND t.paid_at = ${moment}
    WHERE i.order_id = $order AND i.paid_at IS NOT NULL AND (t.order_id IS NULL OR t.state = 'waiting')
    GROUP BY i.order_id, ${moment} HAVING sum(i.amount - i.interest) > 0 ORDER BY ${moment} LIMIT 1`,
  row: Due,
});

/** Fixes what is sent. From here on the payment is in doubt until the office has answered. */
const fixPayment = declareStatement({
  name: 'tax_payment_fix',
  text: `INSERT INTO tax_payments AS t (order_id, paid_at, state, payment, changed_at)
    VALUES ($order, $paidAt, 'doubt', $payment::jsonb, $now)
    ON CONFLICT (order_id, paid_at) DO UPDATE SET state = 'doubt', payment = excluded.payment, changed_at = excluded.changed_at
      WHERE t.state = 'waiting'`,
  row: noRow,
});
const recordPayment = declareStatement({
  name: 'tax_payment_record',
  text: `UPDATE tax_payments SET state = $state, faults = $faults::jsonb, changed_at = $now
    WHERE order_id = $order AND paid_at = $paidAt AND state = 'doubt'`,
  row: noRow,
});

/**
 * Lets refused payments of an order, and those in doubt, be sent once more, as an operator has decided. One whose call may still be
 * under way stays in doubt, so that its answer counts.
 */
export const reopenPayments = declareStatement({
  name: 'tax_payment_reopen',
  text: `UPDATE tax_payments SET state = 'waiting', faults = '[]', changed_at = $now
    WHERE order_id = $order
      AND (state = 'refused' OR state = 'doubt' AND changed_at < $now::timestamptz - interval '2 minutes')`,
  row: noRow,
});

const writePayment = (
  taxId: string,
  { orderId, paidAt, principal, first, reference }: Static<typeof Due>,
): TaxPayment => ({
  taxId,
  paidAmount: principal * 10,
  paymentDate: Date.parse(paidAt),
  paymentMethod: reference === null ? 'OTHER' : 'INTERNET',
  referenceNumber: reference ?? `${orderId}-${first}`,
});

/** Fixes the next payment of an invoice that was sold on credit to a named buyer; null when none is due. */
async function takeDue(db: Queries, order: number, now: string) {
  await db.query(lockOrder, { order });
  const [standing] = await db.query(standingInvoice, { order });
  const { inty, setm, ins } = standing?.packet.header ?? {};
  if (!standing || inty !== 1 || ins === 3 || (setm !== 2 && setm !== 3)) return null;
  const [due] = await db.query(nextDue, { order });
  if (!due) return null;
  const payment = writePayment(standing.taxId, due);
  await db.query(fixPayment, { order, paidAt: due.paidAt, payment: JSON.stringify(payment), now });
  return { payment, paidAt: due.paidAt };
}

/**
 * Registers the payments of an order's instalments at the tax office, when it was invoiced on credit. Each is fixed before it is sent
 * and sent once: the office has no call that asks for a payment, so one without an answer waits for an operator.
 * @returns ms until the next try; null when nothing is left to do
 */
export async function registerPayments({ db, now, office }: Parts, order: number): Promise<number | null> {
  for (;;) {
    const due = await db.transaction((queries) => takeDue(queries, order, isoNow({ now })));
    if (!due) return null;
    const answer = await office.registerPayment(due.payment);
    const record = (state: TaxPaymentState, faults: TaxFault[]) =>
      db.query(recordPayment, {
        ...{ order, paidAt: due.paidAt, state, faults: JSON.stringify(faults), now: isoNow({ now }) },
      });
    if (answer.outcome === 'accepted') await record('accepted', []);
    else if (answer.outcome === 'refused') await record('refused', answer.faults);
    else {
      // An office that does not answer now would put every further payment in doubt.
      await record(answer.outcome === 'unknown' ? 'doubt' : 'waiting', answer.faults);
      return pauseMs;
    }
  }
}
