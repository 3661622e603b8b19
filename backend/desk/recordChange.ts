import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';

/** A change of an operator, for the list of changes. `before` and `after` are JSON values without secrets. */
export type DeskChange = {
  /** Id of the supervisor; null for the command line. */
  operator: number | null;
  /** The kind of the subject, such as `order`. */
  area: string;
  /** The number or name of the subject. */
  subject: string;
  /** The verb, such as `ship`. */
  action: string;
  before: unknown;
  after: unknown;
};

const insert = declareStatement({
  name: 'desk_change',
  text: `INSERT INTO desk_changes (at, operator_id, area, subject, action, before, after)
    VALUES ($now, $operator, $area, $subject, $action, $before::jsonb, $after::jsonb) RETURNING id::text AS id`,
  row: Type.Object({ id: Type.String() }),
});
const amend = declareStatement({
  name: 'desk_change_amend',
  text: 'UPDATE desk_changes SET after = $after::jsonb WHERE id = $id::bigint',
  row: noRow,
});

/**
 * Records a change of an operator. Call it in the transaction of the change.
 * @param now ms since the epoch @returns the id of the record
 */
export async function recordDeskChange(
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
  { before, after, ...change }: DeskChange,
): Promise<string> {
  const { id } = await readOne(db, insert, {
    ...change,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    now: isoNow({ now }),
  });
  return id;
}

/** Replaces what a record says after a further part of its change. Call it in the transaction of that part. @param id of the record */
export const amendDeskChange = (db: Pick<Database, 'query'>, id: string, after: object) =>
  db.query(amend, { id, after: JSON.stringify(after) });
