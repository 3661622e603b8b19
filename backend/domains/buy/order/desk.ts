import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Id, Instant } from '@/contract/common';
import type { DeskCommand } from '@/contract/desk/command';
import { OrderState } from '@/contract/order';
import { tehranDateOf } from '@/rules/jalali/jalali';
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

const waive = declareStatement({
  name: 'waive_late_fee',
  text: 'SELECT outcome FROM waive_late_fee($order, $number, $title, $text, $today::date, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state']) }),
});
const issue = declareStatement({
  name: 'issue_policy',
  text: 'SELECT outcome FROM issue_policy($order, $item, $service, $number, $title, $today::date, $now)',
  row: Type.Object({ outcome: Type.Enum(['done', 'not_found', 'wrong_state', 'unknown_item']) }),
});

const ownerOf = declareStatement({
  name: 'order_owner',
  text: 'SELECT user_id AS owner FROM orders WHERE id = $1',
  row: Type.Object({ owner: Id }),
});

type OrderChange = Extract<DeskCommand, { what: 'order' }>['change'];
type OrderStep = Extract<OrderChange, { step: 'prepare' | 'ship' | 'track' | 'ready' | 'deliver' }>;

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
    tracking: 'tracking' in change ? change.tracking : null,
    serials: JSON.stringify(serials.map((serial) => ({ ...serial, imei: maskSerial(serial.imei) }))),
    title: notice?.title ?? null,
    text: notice?.text ?? null,
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}

type Parts = Parameters<typeof tryCancel>[0];

/** Carries out what an operator does with an order. @returns `done`, or why nothing was changed */
export function changeOrder(parts: Parts, order: number, change: OrderChange): Promise<string> {
  if (change.step === 'cancel') return cancelForCustomer(parts, order, change.reason);
  if (change.step === 'waiveLateFee') return waiveLateFee(parts, order, change);
  return change.step === 'policy' ? issuePolicy(parts, order, change) : advanceOrder(parts, order, change);
}

/** Waives the fee of an overdue instalment. The desk records who did it and why. */
async function waiveLateFee(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  order: number,
  { number, reason }: Extract<OrderChange, { step: 'waiveLateFee' }>,
) {
  const { title, text } = messages.lateFeeWaived(order, number, reason);
  const today = tehranDateOf(now());
  const values = { order, number, title, text, today, now: new Date(now()).toISOString() };
  return (await db.query(waive, values))[0]?.outcome ?? 'not_found';
}

/** Notes the number of the policy of an insured line. */
async function issuePolicy(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  order: number,
  { itemId, serviceId, number }: Extract<OrderChange, { step: 'policy' }>,
) {
  const [row] = await db.query(issue, {
    order,
    item: itemId,
    service: serviceId,
    number,
    title: messages.policyIssued,
    today: tehranDateOf(now()),
    now: new Date(now()).toISOString(),
  });
  return row?.outcome ?? 'not_found';
}

/**
 * Cancels an order that is reviewed or prepared; its customer gets the money back into the wallet and a message. @param reason
 * the customer reads it
 * @returns `done`, or why nothing was changed
 */
async function cancelForCustomer(parts: Parts, order: number, reason: string): Promise<string> {
  const [found] = await parts.db.query(ownerOf, [order]);
  if (!found) return 'not_found';
  return tryCancel(parts, found.owner, order, reason, messages.cancelledByShop(order));
}
