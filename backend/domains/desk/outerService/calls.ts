import type { NoteCall } from '@/backend/adapters/account/watched';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUps } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import { DeskCall, type DeskCallPage, type DeskCallQuery } from '@/contract/desk/outerCall';

/** Calls are kept this long, and no more than this many. */
const keptDays = 30;
const keptCalls = 100_000;

const insert = declareStatement({
  name: 'outer_call',
  text: `INSERT INTO outer_calls (at, service, action, subject, outcome, duration_ms, error, attempt)
    VALUES ($now, $service, $action, $subject, $outcome, $durationMs, $error,
      1 + (SELECT count(*) FROM outer_calls c WHERE c.subject = $subject AND c.service = $service AND c.action = $action))`,
  row: noRow,
});
const list = declareStatement({
  name: 'outer_calls',
  text: `SELECT id::float8 AS id, iso(at) AS at, service, action, outcome, duration_ms AS "durationMs", error, attempt
    FROM outer_calls WHERE id < $below::bigint AND ($service::text IS NULL OR service = $service)
      AND ($outcome::text IS NULL OR outcome = $outcome)
    ORDER BY id DESC LIMIT ${pageSize + 1}`,
  row: DeskCall,
});

type Parts = {
  db: Pick<Database, 'query'>;
  now: () => number;
  /** A call that could not be noted is only logged: the call itself has succeeded or failed already. */
  onFailure: (error: unknown) => void;
};

/** Notes calls to outer services for the desk, in their order, beside what waits for the call. */
export function noteCallsIn({ db, now, onFailure }: Parts): NoteCall {
  let noted = Promise.resolve();
  return (call) => {
    const values = { ...call, now: isoNow({ now }) };
    // Two connections would store two calls in any order.
    noted = noted.then(() => db.query(insert, values)).then(() => undefined, onFailure);
  };
}

/** The newest calls. One statement. */
export async function listCalls(
  { db }: Pick<Parts, 'db'>,
  { service, outcome, cursor }: DeskCallQuery,
): Promise<DeskCallPage> {
  const found = await db.query(list, {
    below: readIdCursor(cursor),
    service: service ?? null,
    outcome: outcome ?? null,
  });
  const { rows: calls, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { calls, nextCursor };
}

/** Deletes calls that are old, and the oldest of too many. */
export function forgetOldCalls(cleanUps: Pick<CleanUps, 'add'>): void {
  cleanUps.add({
    table: 'outer_calls',
    isOld: `at < $1::timestamptz - interval '${keptDays} days'
      OR id <= (SELECT coalesce(max(id), 0) - ${keptCalls} FROM outer_calls)`,
  });
}
