import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { type AddBasketBulk, BasketImport } from '@/contract/basket';
import { Nullable } from '@/contract/common';
import { mostBasketLines } from '@/contract/limits';
import { messages } from './messages';
import { Settled } from './queries';

/** The customer into whose basket lines are merged. */
export type Owner = { userId: number; noCheck: boolean };

const report = Nullable(Type.Omit(BasketImport, ['id']));
const MergeRow = Type.Object({ ...Settled.properties, merge: Nullable(Type.String()), report });

/** How a merge ended; `report` is null when there was nothing to merge, `basket` when the customer has no basket. */
export type Merge = Settled & { report: BasketImport | null };

/** How the undo of a merge ended; all but `done` are refusals that changed nothing. */
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
 * Merges a guest's basket into the customer's. A repeated call merges nothing. One statement.
 * @param source the guest's basket @param freshId id of a new basket, for a customer without one @param now ms since the epoch
 */
export async function importBasket(
  db: Database,
  owner: Owner,
  source: string,
  freshId: string,
  now: number,
): Promise<Merge> {
  const values = { source, ...placeOf(owner), fresh: freshId, mostLines: mostBasketLines, now: moment(now) };
  return mergeOf(await readOne(db, importing, values));
}

/** Merges a list into the customer's basket, at every call again. One statement. Parameters as above. */
export async function addToOwn(
  db: Database,
  owner: Owner,
  items: AddBasketBulk['items'],
  freshId: string,
  now: number,
): Promise<Merge> {
  const lines = items.map(({ productPropertyId, qty, companions }) => ({
    propertyId: productPropertyId,
    qty,
    companions,
  }));
  const values = {
    lines: JSON.stringify(lines),
    ...placeOf(owner),
    fresh: freshId,
    mostLines: mostBasketLines,
    now: moment(now),
  };
  return mergeOf(await readOne(db, adding, values));
}

/** Puts the customer's lines back as they were before a merge of theirs, as far as the current limits allow. One statement. */
export async function undoMerge(
  db: Database,
  { userId, noCheck }: Owner,
  merge: string,
  now: number,
): Promise<Undoing> {
  return readOne(db, undoing, [merge, userId, noCheck, moment(now)]);
}

function mergeOf({ basket, notices, merge, report }: Static<typeof MergeRow>): Merge {
  if (merge === null || report === null) return { basket, notices, report: null };
  const { added, reduced, dropped } = report;
  return {
    basket,
    notices,
    report: { id: merge, added, reduced, dropped: dropped.map(named) },
  };
}

/** Variants that the database does not have, or no longer has, have no title. Only dropped lines have such variants. */
function named<Line extends { title: string }>(line: Line): Line {
  return line.title === '' ? { ...line, title: messages.namelessProduct } : line;
}
