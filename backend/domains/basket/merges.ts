import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { type AddBasketBulk, BasketImport } from '@/contract/basket';
import { Nullable } from '@/contract/common';
import { mostBasketLines } from '@/contract/limits';
import { messages } from './messages';
import { Settled } from './queries';

/** A customer, whose basket others' lines are merged into. */
export type Owner = { userId: number; noCheck: boolean };

const report = Nullable(Type.Omit(BasketImport, ['id']));
const MergeRow = Type.Object({ ...Settled.properties, merge: Nullable(Type.String()), report });

/** How a merge ended; `report` is null when there was nothing to merge, `basket` when there is none still. */
export type Merge = Settled & { report: BasketImport | null };

/** How taking a merge back ended; all but `done` are refusals that changed nothing. */
const Undoing = Type.Object({
  ...Settled.properties,
  outcome: Type.Enum(['done', 'no_merge', 'undone', 'moved_on']),
});
export type Undoing = Static<typeof Undoing>;

const importing = declareStatement({
  name: 'import_basket',
  text: `SELECT notices, merge, report, read_basket(cart) AS basket
    FROM import_basket($source, $customer, $unlimited, $fresh, $mostLines, $now)`,
  row: MergeRow,
});
const adding = declareStatement({
  name: 'add_to_own',
  text: `SELECT notices, merge, report, read_basket(cart) AS basket
    FROM add_to_own($lines, $customer, $unlimited, $fresh, $mostLines, $now)`,
  row: MergeRow,
});
const undoing = declareStatement({
  name: 'undo_merge',
  text: 'SELECT outcome, notices, read_basket(cart) AS basket FROM undo_merge($1, $2, $3, $4)',
  row: Undoing,
});

const placeOf = ({ userId, noCheck }: Owner) => ({ customer: userId, unlimited: noCheck });
const moment = (now: number) => new Date(now).toISOString();

/**
 * Merges a guest's basket into the customer's, once however often it is asked for. One statement.
 * @param source the guest's basket @param freshId names the basket made for who has none @param now ms since the epoch
 */
export async function importBasket(
  db: Database,
  owner: Owner,
  source: string,
  freshId: string,
  now: number,
): Promise<Merge> {
  const values = { source, ...placeOf(owner), fresh: freshId, mostLines: mostBasketLines, now: moment(now) };
  return mergeOf(await db.query(importing, values));
}

/** Merges a list into the customer's basket, each time it is asked for. One statement. Parameters as above. */
export async function addToOwn(
  db: Database,
  owner: Owner,
  items: AddBasketBulk['items'],
  freshId: string,
  now: number,
): Promise<Merge> {
  const lines = items.map(({ productPropertyId, qty }) => ({ propertyId: productPropertyId, qty }));
  const values = {
    lines: JSON.stringify(lines),
    ...placeOf(owner),
    fresh: freshId,
    mostLines: mostBasketLines,
    now: moment(now),
  };
  return mergeOf(await db.query(adding, values));
}

/** Puts the customer's lines back as they were before a merge of theirs, as far as the limits of now allow. One statement. */
export async function undoMerge(
  db: Database,
  { userId, noCheck }: Owner,
  merge: string,
  now: number,
): Promise<Undoing> {
  const [row] = await db.query(undoing, [merge, userId, noCheck, moment(now)]);
  if (!row) throw new Error('Undoing a merge answered nothing.');
  return row;
}

function mergeOf([row]: Static<typeof MergeRow>[]): Merge {
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
