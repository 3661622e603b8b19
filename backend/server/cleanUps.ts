import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { lockKeys } from '@/backend/db/lockKeys';
import { anyRow, declareStatement, type Statement } from '@/backend/db/statement';
import { isoNow } from '@/backend/server/clock';
import { minuteMs } from '@/utils/timeUnits';

/** Describes rows that can be deleted. */
export type CleanUp = {
  table: string;
  /** SQL condition of the rows to delete. `$1` is the current time. */
  isOld: string;
};

export type CleanUps = {
  /** Registers rows that a domain wants deleted. */
  add(cleanUp: CleanUp): void;
  /** Deletes old rows, at most 20 batches of each kind. @returns the number of deleted rows */
  run(): Promise<number>;
};

/** Rows that one statement deletes. Short statements keep no shopper waiting. */
const batchSize = 500;
/** Statements of each kind in one run. */
const maxBatches = 20;

const cleanUpIntervalMs = 10 * minuteMs;

/** @param now the shop's clock, ms since the epoch */
export function cleanUpsOf(db: Database, now: () => number): CleanUps {
  const statements: Statement[] = [];

  async function runOne(statement: Statement): Promise<number> {
    let removed = 0;
    for (let batch = 0; batch < maxBatches; batch += 1) {
      const rows = await db.query(statement, [isoNow({ now })]);
      removed += rows.length;
      if (rows.length < batchSize) break;
    }
    return removed;
  }

  return {
    add(cleanUp) {
      statements.push(deleteStatement(cleanUp, statements.length));
    },
    async run() {
      let removed = 0;
      for (const statement of statements) removed += await runOne(statement);
      return removed;
    },
  };
}

function deleteStatement({ table, isOld }: CleanUp, place: number): Statement {
  return declareStatement({
    row: anyRow,
    name: `clean_up_${place}_${table}`,
    text: `WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${lockKeys.cleanUp}) AS ours),
      old AS MATERIALIZED (
        SELECT ctid FROM ${table} WHERE (${isOld}) AND (SELECT ours FROM turn) LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM old)) RETURNING 1`,
  });
}

/** Runs the clean-ups when the app starts to listen, then every ten minutes until it closes. Logs a run that fails. */
export function scheduleCleanUps(app: FastifyInstance, cleanUps: CleanUps): void {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    running = running
      .then(() => cleanUps.run())
      .catch((err: unknown) => app.log.error({ err }, 'a clean-up failed'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(start, cleanUpIntervalMs).unref();
    start();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
