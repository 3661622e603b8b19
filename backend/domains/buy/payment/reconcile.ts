import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { isStuck } from '@/backend/server/outbox';
import { Toman } from '@/contract/common';
import { mostInquiries } from './schedule';

/** The money of one gateway on one day of Tehran. All amounts in toman. */
const GatewayDay = Type.Object({
  gateway: Type.String(),
  /** Money that the bank took for the shop, by its purpose. */
  orders: Toman,
  recharges: Toman,
  instalments: Toman,
  /** Money that was taken and then returned to the card or put into the wallet. */
  toCards: Toman,
  toWallets: Toman,
  /** Not yet known, or on its way back. */
  open: Toman,
  payments: Type.Integer(),
});

const dayOf = (column: string) => `(${column} AT TIME ZONE 'Asia/Tehran')::date = $day::date`;
const sumOf = (condition: string) => `coalesce(sum(a.amount) FILTER (WHERE ${condition}), 0)::bigint`;
const paid = `a.state IN ('verified', 'settled')`;

const gatewayDays = declareStatement({
  name: 'reconcile_day',
  text: `SELECT a.gateway, count(*) FILTER (WHERE ${paid})::int AS payments,
      ${sumOf(`${paid} AND a.purpose = 'order'`)} AS orders,
      ${sumOf(`${paid} AND a.purpose = 'recharge'`)} AS recharges,
      ${sumOf(`${paid} AND a.purpose = 'instalment'`)} AS instalments,
      ${sumOf(`a.state = 'reverted'`)} AS "toCards", ${sumOf(`a.state = 'refunded'`)} AS "toWallets",
      ${sumOf(`a.state IN ('returned', 'verifying', 'unknown')`)} AS open
    FROM payment_attempts a WHERE ${dayOf('a.created_at')} GROUP BY a.gateway ORDER BY a.gateway`,
  row: GatewayDay,
});

/** Differences that must not exist. Each text names a row that a person has to look at. */
export const differences = declareStatement({
  name: 'reconcile_differences',
  text: `SELECT 'order ' || o.id || ' is paid, but not by exactly one payment of ' || (o.pay_today - o.from_wallet) || ' toman' AS text
      FROM orders o WHERE o.paid_at IS NOT NULL AND o.pay_today > o.from_wallet
        AND 1 <> (SELECT count(*) FROM payment_attempts a WHERE a.order_id = o.id AND a.purpose = 'order' AND ${paid}
          AND a.amount = o.pay_today - o.from_wallet)
    UNION ALL
    SELECT 'payment ' || a.id || ' is taken, but order ' || o.id || ' is not paid'
      FROM payment_attempts a JOIN orders o ON o.id = a.order_id AND o.paid_at IS NULL
      WHERE ${paid} AND a.purpose = 'order'
    UNION ALL
    SELECT 'payment ' || a.id || ' is taken, but the wallet has no entry for it'
      FROM payment_attempts a WHERE ${paid} AND a.purpose = 'recharge' AND NOT EXISTS (
        SELECT FROM wallet_entries e WHERE e.idempotency_key = 'attempt:' || a.id AND e.amount = a.amount)
    UNION ALL
    SELECT 'payment ' || a.id || ' is refunded, but the wallet has no entry for it'
      FROM payment_attempts a WHERE a.state = 'refunded' AND NOT EXISTS (
        SELECT FROM wallet_entries e WHERE e.idempotency_key = 'give_back:' || a.id AND e.amount > 0)
    UNION ALL
    SELECT 'order ' || h.order_id || ' is not waiting for a payment, but holds ' || h.amount || ' toman of a wallet'
      FROM wallet_holds h JOIN orders o ON o.id = h.order_id AND o.state <> 'awaitingPayment'
      WHERE h.ended_at IS NULL
    UNION ALL
    SELECT 'payment ' || a.id || ' is not known, and the worker has stopped asking'
      FROM payment_attempts a WHERE a.next_inquiry_at IS NULL
        AND (a.state = 'unknown' OR a.state = 'expired' AND a.inquiries >= ${mostInquiries})
        AND NOT EXISTS (SELECT FROM outbox o WHERE o.key = 'give_back:' || a.id AND o.done_at IS NULL)
    UNION ALL
    SELECT 'the job ' || o.key || CASE WHEN o.tries > 5 THEN ' has failed ' || o.tries || ' times'
        ELSE ' was not begun for a day in which others were done. This version may not know its kind, ' || o.kind END
      FROM outbox o WHERE ${isStuck('(SELECT max(d.done_at) FROM outbox d)')}`,
  row: Type.Object({ text: Type.String() }),
});

/**
 * The money of a day by gateway, to compare with the statements of the banks, and every difference in the books.
 * @param day `YYYY-MM-DD` in Tehran
 */
export async function reconcile(db: Database, day: string) {
  const [gateways, wrong] = [await db.query(gatewayDays, { day }), await db.query(differences)];
  return { day, gateways, differences: wrong.map(({ text }) => text) };
}
