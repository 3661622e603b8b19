import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';

/**
 * Completes the books of the seeded orders, so that they are as in a real shop: the part that the ledger says the wallet paid,
 * and a payment at the sandbox bank for the rest.
 */
export async function seedPayments(orm: Orm, userId: number): Promise<void> {
  await orm.execute(
    sql`UPDATE orders o SET from_wallet = e.paid
      FROM (SELECT order_id, -sum(amount) AS paid FROM wallet_entries WHERE kind = 'purchase' GROUP BY 1) e
      WHERE e.order_id = o.id AND o.user_id = ${userId}::int AND o.paid_at IS NOT NULL`,
  );
  await orm.execute(
    sql`INSERT INTO payment_attempts (id, user_id, purpose, order_id, amount, gateway, state, reference, expires_at, created_at, updated_at)
      SELECT gen_random_uuid(), o.user_id, 'order', o.id, o.pay_today - o.from_wallet, 'sandbox', 'settled', 'demo-' || o.id,
        o.placed_at + interval '20 minutes', o.placed_at, o.paid_at
      FROM orders o WHERE o.user_id = ${userId}::int AND o.paid_at IS NOT NULL AND o.pay_today > o.from_wallet`,
  );
}
