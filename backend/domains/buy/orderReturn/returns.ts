import { type TSchema, Type } from 'typebox';
import { declareStatement } from '@/backend/db/statement';
import { cardGatewaysOf } from '@/backend/domains/buy/order/cancel';
import { messages as orderMessages } from '@/backend/domains/buy/order/messages';
import { type Refusal, refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { Id, Instant, Nullable } from '@/contract/common';
import { OrderState } from '@/contract/order';
import { type RequestReturn, ReturnLine, type ReturnPreview, ReturnRefund } from '@/contract/orderReturn';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { deadlineDays, lastReturnDay } from './deadline';
import { messages } from './messages';

/** Requests of one order that may wait at the same time. */
const mostOpenReturns = 5;

const delivered = `(SELECT e.at FROM order_events e WHERE e.order_id = o.id AND e.kind = 'delivered')`;
const previewStatement = declareStatement({
  name: 'return_preview',
  text: `WITH pieces AS MATERIALIZED (SELECT * FROM return_lines($order, $lines::jsonb)), quoted AS (
      SELECT jsonb_agg(jsonb_build_object('itemId', p.item, 'qty', p.qty)) AS lines FROM pieces p WHERE p.refusal IS NULL
    )
    SELECT o.state, iso(${delivered}) AS "deliveredAt",
      (SELECT p.refusal FROM pieces p WHERE p.refusal IS NOT NULL LIMIT 1) AS refusal,
      ARRAY(SELECT h.date::text FROM holidays h WHERE h.date BETWEEN ${delivered}::date AND ${delivered}::date + ${deadlineDays}) AS holidays,
      coalesce(q.lines, '[]') AS lines,
      (SELECT to_jsonb(r) - 'is_whole' - 'share' FROM quote_return(o.id, coalesce(q.lines, '[]'), $cardGateways) r) AS refund
    FROM orders o CROSS JOIN quoted q WHERE o.id = $order AND o.user_id = $customer`,
  row: Type.Object({
    state: OrderState,
    deliveredAt: Nullable(Instant),
    refusal: Nullable(Type.Enum(['unknown', 'too_many'])),
    holidays: Type.Array(Type.String()),
    lines: Type.Array(ReturnLine),
    refund: ReturnRefund,
  } satisfies Record<string, TSchema>),
});
const requestStatement = declareStatement({
  name: 'return_request',
  text: `SELECT outcome, about, because FROM request_return($order, $customer, $reason, $note, $lines::jsonb, $photos::uuid[], ${mostOpenReturns}, $now)`,
  row: Type.Object({
    outcome: Type.Enum([
      'done',
      'not_found',
      'not_delivered',
      'unknown',
      'too_many',
      'photos',
      'limit',
      'kept',
    ]),
    about: Nullable(Type.String()),
    because: Nullable(Type.String()),
  }),
});
const cancelStatement = declareStatement({
  name: 'return_cancel',
  text: `SELECT m.outcome, r.order_id AS "orderId" FROM move_return($return, $customer, 'cancelled', NULL, NULL, NULL, $now) m
    LEFT JOIN order_returns r ON r.id = $return AND r.user_id = $customer`,
  row: Type.Object({
    outcome: Type.Enum(['done', 'not_found', 'wrong_state']),
    orderId: Nullable(Id),
  }),
});

const refusals: Record<string, () => Refusal> = {
  not_found: () => refuse(404, 'not_found', orderMessages.notFound),
  not_delivered: () => refuse(409, 'conflict', messages.notDelivered),
  too_late: () => refuse(409, 'conflict', messages.tooLate),
  unknown: () => refuse(409, 'conflict', messages.unknownLine),
  too_many: () => refuse(409, 'conflict', messages.tooMany),
  photos: () => refuse(409, 'conflict', messages.photos),
  limit: () => refuse(409, 'conflict', messages.tooManyOpen),
};

type Order = { userId: number; orderId: number };
type Parts = Pick<DomainParts, 'db' | 'now' | 'payment'>;

/**
 * Quotes the refund for a return. One statement; it changes nothing.
 * @throws 404, 409 for an order that cannot be returned any more and for lines that are not left
 */
export async function previewReturn(
  { db, now, payment }: Parts,
  { userId, orderId }: Order,
  lines: readonly ReturnLine[],
): Promise<ReturnPreview> {
  const [row] = await db.query(previewStatement, {
    order: orderId,
    customer: userId,
    lines: JSON.stringify(lines),
    cardGateways: cardGatewaysOf(payment),
  });
  const isDelivered = row?.state === 'delivered' || row?.state === 'partlyReturned';
  const isLate =
    row?.deliveredAt != null && tehranDateOf(now()) > lastReturnDay(row.deliveredAt, row.holidays);
  const reason = !row
    ? 'not_found'
    : !isDelivered || row.deliveredAt === null
      ? 'not_delivered'
      : isLate
        ? 'too_late'
        : row.refusal;
  const refusal = reason && refusals[reason];
  if (refusal) throw refusal();
  if (!row) throw new Error('A preview of a return answered nothing.');
  return { lines: row.lines, refund: row.refund };
}

/** Requests a return. Two statements. @throws 404, 409 */
export async function requestReturn(
  parts: Parts,
  order: Order,
  { lines, reason, note, photos }: RequestReturn,
): Promise<void> {
  await previewReturn(parts, order, lines);
  const [row] = await parts.db.query(requestStatement, {
    order: order.orderId,
    customer: order.userId,
    reason,
    note: note.trim(),
    lines: JSON.stringify(lines),
    photos: [...new Set(photos)],
    now: new Date(parts.now()).toISOString(),
  });
  if (row?.outcome === 'kept')
    throw refuse(409, 'conflict', messages.kept(row.about ?? '', row.because ?? ''));
  const refusal = refusals[row?.outcome ?? 'not_found'];
  if (refusal) throw refusal();
}

/** Cancels a requested return of the customer. @returns its order @throws 404, 409 when the products have arrived */
export async function cancelReturn(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  userId: number,
  id: number,
): Promise<number> {
  const [row] = await db.query(cancelStatement, {
    return: id,
    customer: userId,
    now: new Date(now()).toISOString(),
  });
  if (!row || row.orderId === null || row.outcome === 'not_found')
    throw refuse(404, 'not_found', messages.notFound);
  if (row.outcome === 'wrong_state') throw refuse(409, 'conflict', messages.tooLateToCancel);
  return row.orderId;
}
