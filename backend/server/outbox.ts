import { type Static, Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { isKeptJob } from '@/backend/db/schema/payment';
import { declareStatement, noRow } from '@/backend/db/statement';
import type { CleanUp } from '@/backend/server/cleanUps';
import { isoNow } from '@/backend/server/clock';
import { Id } from '@/contract/common';
import type { Telemetry } from '@/utils/telemetry/open';
import { runUntraced } from '@/utils/telemetry/settings';

/** Work that follows a change and must happen. A job runs at least once, so its effect must be the same when it runs again. */
const Job = Type.Object({ id: Id, kind: Type.String(), payload: Type.Record(Type.String(), Type.Unknown()) });
type Job = Static<typeof Job>;

/** Functions that do the work of each kind. A job is done when its function resolves, and tried again when it rejects. */
export type JobHandlers = Readonly<Record<string, (payload: Job['payload']) => Promise<void>>>;

/** A process holds a claimed job this long, so that no other process runs it. The pause before a repetition grows with each attempt. */
const leaseMinutes = 2;
const longestPauseMinutes = 360;
const batchSize = 20;

const claimDue = declareStatement({
  name: 'outbox_claim',
  text: `UPDATE outbox o SET tries = o.tries + 1,
      next_try_at = $now::timestamptz + least(${longestPauseMinutes}, ${leaseMinutes} * 2 ^ least(o.tries, 10)) * interval '1 minute'
    WHERE o.id IN (SELECT d.id FROM outbox d WHERE d.done_at IS NULL AND d.next_try_at <= $now AND d.kind = ANY ($kinds::text[])
      AND ($key::text IS NULL OR d.key = $key) ORDER BY d.id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
    RETURNING o.id, o.kind, o.payload`,
  row: Job,
});
const finish = declareStatement({
  name: 'outbox_done',
  text: 'UPDATE outbox SET done_at = coalesce(done_at, $now) WHERE id = $id',
  row: noRow,
});

/**
 * SQL condition of jobs that a person has to look at: they failed again and again, or no worker has begun them for a day, because this
 * version does not know their kind. @param now SQL of the current time
 */
export const isStuck = (now: string) =>
  `done_at IS NULL AND (tries > 5 OR next_try_at < ${now} - interval '1 day')`;

/** Jobs that were done a week ago and that nothing asks for. */
export const oldJobs: CleanUp = {
  table: 'outbox',
  isOld: `NOT ${isKeptJob} AND done_at < $1::timestamptz - interval '7 days'`,
};

type Options = {
  now: () => number;
  /** Only the job of this key. */
  key?: string;
  onFailure: (error: unknown, job: Pick<Job, 'id' | 'kind'>) => void;
  /** Records each job as a trace; left out when nobody reads traces. */
  trace?: Telemetry['trace'];
};

/** Does the work that is due, one batch. @returns the number of jobs that succeeded */
export async function runOutbox(
  db: Database,
  handlers: JobHandlers,
  { now, key, onFailure, trace = runUntraced }: Options,
): Promise<number> {
  const moment = () => isoNow({ now });
  const jobs = await db.query(claimDue, { now: moment(), kinds: Object.keys(handlers), key: key ?? null });
  let done = 0;
  for (const { id, kind, payload } of jobs) {
    try {
      await trace(`job ${kind}`, async () => {
        await handlers[kind]?.(payload);
        await db.query(finish, { id, now: moment() });
      });
      done += 1;
    } catch (error) {
      onFailure(error, { id, kind });
    }
  }
  return done;
}
