import { type Static, Type } from 'typebox';
import type { Database, Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement, noRow } from '@/backend/db/statement';
import { isStuck } from '@/backend/server/outbox';
import { DeskHealth } from '@/contract/desk/health';
import type { Telemetry } from '@/utils/telemetry/open';
import { isoNow } from './clock';

/** How alive the parts of the shop are that nobody sees, as far as the database knows. */
const Health = Type.Omit(DeskHealth, ['database', 'redis']);
type Health = Static<typeof Health>;

/** The worker notes a run at most this often. */
const noteSeconds = 30;

const health = declareStatement({
  name: 'health',
  text: `SELECT iso($now::timestamptz) AS at, (SELECT iso(at) FROM shop_marks WHERE kind = 'workerRun') AS "workerAt",
      (SELECT iso(at) FROM shop_marks WHERE kind = 'backup') AS "backupAt",
      p.count AS "openPayments", p.oldest AS "oldestPaymentAt", j.count AS jobs, j.stuck AS "stuckJobs", j.oldest AS "oldestJobAt"
    FROM (SELECT count(*)::int AS count, iso(min(created_at)) AS oldest FROM payment_attempts
        WHERE next_inquiry_at IS NOT NULL AND state IN ('redirected', 'returned', 'verifying', 'unknown')) p
      CROSS JOIN (SELECT count(*)::int AS count, count(*) FILTER (WHERE ${isStuck('$now::timestamptz')})::int AS stuck, iso(min(created_at)) AS oldest
        FROM outbox WHERE done_at IS NULL) j`,
  row: Health,
});

const mark = declareStatement({
  name: 'shop_mark',
  text: `INSERT INTO shop_marks AS m (kind, at) VALUES ($kind, $now) ON CONFLICT (kind) DO UPDATE SET at = $now
    WHERE m.at NOT BETWEEN $now::timestamptz - interval '${noteSeconds} seconds' AND $now`,
  row: noRow,
});

type Parts = { db: Pick<Queries, 'query'>; now: () => number };

/** Notes that something happened now; twice within half a minute once. */
export async function markNow({ db, now }: Parts, kind: 'workerRun' | 'backup'): Promise<void> {
  await db.query(mark, { kind, now: isoNow({ now }) });
}

/** Reads the health of the shop by one statement, which reads what is not done and no history. */
export const readHealth = ({ db, now }: Parts): Promise<Health> =>
  readOne(db, health, { now: isoNow({ now }) });

/** Gives the health and the connections of the database to the metrics, each time that they are read. */
export function reportHealth(
  telemetry: Pick<Telemetry, 'readGauges'>,
  db: Pick<Database, 'query' | 'connections'>,
  now: () => number,
): void {
  const ageOf = (at: string | null) => (at === null ? [] : [{ value: (now() - Date.parse(at)) / 1000 }]);
  telemetry.readGauges(
    ['jobs', 'oldestJob', 'openPayments', 'oldestPayment', 'workerAge', 'backupAge'],
    async () => {
      const found = await readHealth({ db, now });
      return {
        jobs: [
          { value: found.jobs - found.stuckJobs, labels: { state: 'queued' } },
          { value: found.stuckJobs, labels: { state: 'stuck' } },
        ],
        // Nothing is waiting: the age of the oldest is zero, so that an alert ends.
        oldestJob: found.oldestJobAt === null ? [{ value: 0 }] : ageOf(found.oldestJobAt),
        openPayments: [{ value: found.openPayments }],
        oldestPayment: found.oldestPaymentAt === null ? [{ value: 0 }] : ageOf(found.oldestPaymentAt),
        workerAge: ageOf(found.workerAt),
        backupAge: ageOf(found.backupAt),
      };
    },
  );
  const { connections } = db;
  if (connections)
    telemetry.readGauges(['connections'], async () => ({
      connections: Object.entries(connections()).map(([state, value]) => ({ value, labels: { state } })),
    }));
}
