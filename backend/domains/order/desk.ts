import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant } from '@/contract/common';
import type { DeskCommand } from '@/contract/desk/command';
import { OrderState } from '@/contract/order';
import { tryCancel } from './cancel';
import { messages } from './messages';

const waiting = declareStatement({
  name: 'orders_waiting',
  text: `SELECT o.id, o.state, iso(o.paid_at) AS "paidAt", o.delivery ->> 'title' AS delivery
    FROM orders o WHERE o.state IN ('paymentReview', 'preparing', 'shipped') AND o.paid_at IS NOT NULL
    ORDER BY o.paid_at, o.id LIMIT 200`,
  row: Type.Object({ id: Id, state: OrderState, paidAt: Instant, delivery: Type.String() }),
});
const advance = declareStatement({
  name: 'advance_order',
  text: 'SELECT outcome FROM advance_order($order, $step, $tracking, $serials::jsonb, $title, $text, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'unknown_item']) }),
});

const ownerOf = declareStatement({
  name: 'order_owner',
  text: 'SELECT user_id AS owner FROM orders WHERE id = $1',
  row: Type.Object({ owner: Id }),
});

type OrderStep = Exclude<Extract<DeskCommand, { what: 'order' }>['change'], { step: 'cancel' }>;

const maskSerial = (imei: string) => `${imei.slice(0, 2)}••••••${imei.slice(-4)}`;

/** Paid orders that wait for an operator, oldest payment first, at most 200. */
export const listWaitingOrders = (db: Database) => db.query(waiting);

/** Takes an order to its next step and tells its customer. @returns `done`, or why nothing was changed */
export async function advanceOrder(
  { db, now }: { db: Database; now: () => number },
  order: number,
  change: OrderStep,
) {
  const serials = change.step === 'deliver' ? change.serials : [];
  const notice = change.step === 'prepare' ? null : messages[change.step](order);
  const [row] = await db.query(advance, {
    order,
    step: change.step,
    tracking: change.step === 'ship' ? change.tracking : null,
    serials: JSON.stringify(serials.map((serial) => ({ ...serial, imei: maskSerial(serial.imei) }))),
    title: notice?.title ?? null,
    text: notice?.text ?? null,
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}

/**
 * Cancels an order that is reviewed or prepared; its customer gets the money back into the wallet. @param reason the customer reads it
 * @returns `done`, or why nothing was changed
 */
export async function cancelForCustomer(
  parts: Parameters<typeof tryCancel>[0],
  order: number,
  reason: string,
): Promise<string> {
  const [found] = await parts.db.query(ownerOf, [order]);
  if (!found) return 'not_found';
  return tryCancel(parts, found.owner, order, reason);
}
