import type { Database } from '@/backend/db/connect';
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
    VALUES ($now, $operator, $area, $subject, $action, $before::jsonb, $after::jsonb)`,
  row: noRow,
});

/** Records a change of an operator. Call it in the transaction of the change, where there is one. @param now ms since the epoch */
export async function recordDeskChange(
  { db, now }: { db: Pick<Database, 'query'>; now: () => number },
  { before, after, ...change }: DeskChange,
): Promise<void> {
  await db.query(insert, {
    ...change,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    now: isoNow({ now }),
  });
}
