import type { Database } from '@/backend/db/connect';
import { lastReturnDay } from '@/backend/domains/buy/orderReturn/deadline';
import { withLink } from '@/backend/domains/layout/file/files';
import { aboveAllIds, pageOf, readIdCursor } from '@/backend/server/paging';
import type { DomainParts } from '@/backend/server/parts';
import type { NextInstalment, Order, OrderQuery, OrderSummary, OrdersExtra } from '@/contract/order';
import { withLateFees } from '@/rules/facility/lateFee';
import { savingsOf } from '@/rules/facility/settlement';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { cardGatewaysOf } from './cancel';
import { counts, detail, latest, nextInstalment, page } from './statements';
import { statesOf, tabCounts } from './tabs';
import { transitions } from './transitions';

/** LIKE patterns of a search: every word somewhere, or the text without its spaces. A folded text has no wildcard. */
function patternsOf(search: string | undefined): { words: string[] | null; together: string | null } {
  const folded = foldText(search ?? '');
  if (folded === '') return { words: null, together: null };
  return { words: folded.split(' ').map((word) => `%${word}%`), together: `%${removeSpaces(folded)}%` };
}

/**
 * A page of a customer's orders, newest first, and the numbers at the tabs. Two statements.
 * @throws 400 for a broken cursor
 */
export async function readOrders(
  db: Database,
  userId: number,
  { tab = 'all', search, cursor }: OrderQuery,
): Promise<{ data: OrderSummary[]; extraObject: OrdersExtra }> {
  const before = readIdCursor(cursor);
  const [found, states] = await Promise.all([
    db.query(page, { customer: userId, states: statesOf[tab], before, ...patternsOf(search) }),
    db.query(counts, [userId, statesOf.all]),
  ]);
  const { rows, nextCursor } = pageOf(found, ({ id }) => String(id));
  const numbers = new Map<string, number>(states.map(({ state, count }) => [state, count]));
  return { data: rows, extraObject: { nextCursor, counts: tabCounts(numbers) } };
}

/** The newest orders, for the overview. One statement. */
export function readLatestOrders(db: Database, userId: number): Promise<OrderSummary[]> {
  return db.query(latest, {
    customer: userId,
    states: statesOf.all,
    before: aboveAllIds,
    ...patternsOf(undefined),
  });
}

/**
 * An order of this customer with everything about it, or null. One statement.
 * @param viewer the customer or supervisor for whom the links of photos and documents work
 */
export async function readOrder(
  { db, now, files: { secret }, payment }: Pick<DomainParts, 'db' | 'now' | 'files' | 'payment'>,
  userId: number,
  id: number,
  viewer = userId,
): Promise<Order | null> {
  const cardGateways = cardGatewaysOf(payment);
  const [row] = await db.query(detail, { customer: userId, order: id, cardGateways });
  if (!row) return null;
  const { deliveredAt, holidays, returns, documents, isLent, ...stored } = row;
  const { facility } = stored;
  const today = tehranDateOf(now());
  const order = { ...stored, instalments: withLateFees(stored.instalments, facility?.lateRate, today) };
  const withLinks = (files: (typeof documents)[number]['files']) =>
    files.map((file) => withLink({ secret, viewer, now: now() }, file));
  const { state, heldUntil, paidAt } = order;
  const isUnpaid = state === 'awaitingPayment';
  return {
    ...order,
    documents: documents.map(({ files, ...one }) => ({ ...one, files: withLinks(files) })),
    returns: returns.map(({ photos, ...one }) => ({ ...one, photos: withLinks(photos) })),
    returnUntil: deliveredAt && lastReturnDay(deliveredAt, holidays),
    canCancel: isUnpaid || (transitions[state].includes('cancelled') && paidAt !== null && !isLent),
    canPay: isUnpaid && (heldUntil === null || now() < Date.parse(heldUntil)),
    settlement: settlementOf(order, now()),
  };
}

/** The order after a change that the customer has made to it. */
export async function requireOrder(
  parts: Parameters<typeof readOrder>[0],
  userId: number,
  id: number,
): Promise<Order> {
  const order = await readOrder(parts, userId, id);
  if (!order) throw new Error(`Order ${id} is gone.`);
  return order;
}

/** The price and the saving of settling the loan of an order today, in toman; null when no instalment is open. */
function settlementOf({ instalments, facility }: Pick<Order, 'instalments' | 'facility'>, now: number) {
  const open = instalments.filter(({ paidAt }) => paidAt === null);
  if (open.length === 0) return null;
  const numbers = open.map(({ number }) => number);
  const savings = savingsOf(facility?.method ?? null, instalments, numbers, tehranDateOf(now));
  const saving = savings.reduce((sum, one) => sum + one, 0);
  return { amount: open.reduce((sum, { amount, lateFee }) => sum + amount + lateFee, -saving), saving };
}

/** The instalment a customer has to pay next, or null. One statement. */
export async function readNextInstalment(
  db: Database,
  userId: number,
  now: number,
): Promise<NextInstalment | null> {
  const [row] = await db.query(nextInstalment, [userId]);
  if (!row) return null;
  const { lateRate, ...next } = row;
  return { ...next, instalments: withLateFees(next.instalments, lateRate ?? undefined, tehranDateOf(now)) };
}
