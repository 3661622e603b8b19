import type { Database, Statement } from '@/backend/db/connect';
import type { AddBasketBulk, BasketImport } from '@/contract/basket';
import { mostBasketLines } from '@/contract/limits';
import { messages } from './messages';
import type { Settled } from './queries';

/** A customer, whose basket others' lines are merged into. */
export type Owner = { userId: number; noCheck: boolean };

/** How a merge ended; `report` is null when there was nothing to merge, `basket` when there is none still. */
export type Merge = Settled & { report: BasketImport | null };

/** How taking a merge back ended; all but `done` are refusals that changed nothing. */
export type Undoing = Settled & { outcome: 'done' | 'no_merge' | 'undone' | 'moved_on' };

type Row = Omit<Merge, 'report'> & { merge: string | null; report: Omit<BasketImport, 'id'> | null };

const importing: Statement = {
  name: 'import_basket',
  text: `SELECT notices, merge, report, read_basket(cart) AS basket
    FROM import_basket($1, $2, $3, $4, ${mostBasketLines}, $5)`,
};
const adding: Statement = {
  name: 'add_to_own',
  text: `SELECT notices, merge, report, read_basket(cart) AS basket
    FROM add_to_own($1, $2, $3, $4, ${mostBasketLines}, $5)`,
};
const undoing: Statement = {
  name: 'undo_merge',
  text: 'SELECT outcome, notices, read_basket(cart) AS basket FROM undo_merge($1, $2, $3, $4)',
};

/**
 * Merges a guest's basket into the customer's, once however often it is asked for. One statement.
 * @param source the guest's basket @param freshId names the basket made for who has none @param now ms since the epoch
 */
export async function importBasket(
  db: Database,
  { userId, noCheck }: Owner,
  source: string,
  freshId: string,
  now: number,
): Promise<Merge> {
  const values = [source, userId, noCheck, freshId, new Date(now).toISOString()];
  return mergeOf(await db.query<Row>(importing, values));
}

/** Merges a list into the customer's basket, each time it is asked for. One statement. Parameters as above. */
export async function addToOwn(
  db: Database,
  { userId, noCheck }: Owner,
  items: AddBasketBulk['items'],
  freshId: string,
  now: number,
): Promise<Merge> {
  const lines = items.map(({ productPropertyId, qty }) => ({ propertyId: productPropertyId, qty }));
  const values = [JSON.stringify(lines), userId, noCheck, freshId, new Date(now).toISOString()];
  return mergeOf(await db.query<Row>(adding, values));
}

/** Puts the customer's lines back as they were before a merge of theirs, as far as the limits of now allow. One statement. */
export async function undoMerge(
  db: Database,
  { userId, noCheck }: Owner,
  merge: string,
  now: number,
): Promise<Undoing> {
  const [row] = await db.query<Undoing>(undoing, [merge, userId, noCheck, new Date(now).toISOString()]);
  if (!row) throw new Error('Undoing a merge answered nothing.');
  return row;
}

function mergeOf([row]: Row[]): Merge {
  if (!row) throw new Error('A merge answered nothing.');
  const { basket, notices, merge, report } = row;
  if (merge === null || report === null) return { basket, notices, report: null };
  const { added, reduced, dropped } = report;
  return {
    basket,
    notices,
    report: { id: merge, added, reduced, dropped: dropped.map(named) },
  };
}

/** Goods the database has never heard of, or no longer, have no title; only dropped lines can be such. */
function named<Line extends { title: string }>(line: Line): Line {
  return line.title === '' ? { ...line, title: messages.namelessGoods } : line;
}
