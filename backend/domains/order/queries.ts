import type { Database } from '@/backend/db/connect';
import { aboveAllIds, pageOf, readIdCursor } from '@/backend/paging';
import type { NextInstalment, Order, OrderQuery, OrderSummary, OrdersExtra } from '@/contract/order';
import { foldText, removeSpaces } from '@/utils/searchFold';
import { counts, detail, latest, nextInstalment, page } from './statements';
import { statesOf, tabCounts } from './tabs';

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

/** An order of this customer with everything about it, or null. One statement. */
export async function readOrder(db: Database, userId: number, id: number): Promise<Order | null> {
  const [row] = await db.query(detail, [userId, id]);
  return row ?? null;
}

/** The instalment a customer has to pay next, or null. One statement. */
export async function readNextInstalment(db: Database, userId: number): Promise<NextInstalment | null> {
  const [row] = await db.query(nextInstalment, [userId]);
  return row ?? null;
}
