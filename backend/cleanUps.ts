import type { FastifyInstance } from 'fastify';
import type { Database } from './db/connect';
import { anyRow, declareStatement, type Statement } from './db/statement';

/** Rows that are of no use any more. */
export type CleanUp = {
  table: string;
  /** SQL: whether a row is to go; `$1` is the present moment. */
  isOld: string;
};

export type CleanUps = {
  /** Registers what a domain leaves behind. */
  add(cleanUp: CleanUp): void;
  /** Removes what is old now, up to 20 batches of each kind. @returns how many rows */
  run(): Promise<number>;
};

/** Rows removed by one statement, and statements of each kind in one run, so that no run holds up the shop. */
export const batchSize = 500;
const mostBatches = 20;

/** Time (ms) between two runs. */
const interval = 10 * 60_000;

/** Any constant of our own; an instance that does not get it leaves the batch to the one that has it. */
export const lockKey = 7_355_306;

/** @param now the shop's clock, ms since the epoch */
export function cleanUpsOf(db: Database, now: () => number): CleanUps {
  const statements: Statement[] = [];

  async function runOne(statement: Statement): Promise<number> {
    let removed = 0;
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const rows = await db.query(statement, [new Date(now()).toISOString()]);
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
    text: `WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(${lockKey}) AS ours),
      old AS MATERIALIZED (
        SELECT ctid FROM ${table} WHERE (${isOld}) AND (SELECT ours FROM turn) LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM old)) RETURNING 1`,
  });
}

/** Cleans up when the shop opens and every ten minutes, until it closes. A run that fails is logged and tried again. */
export function scheduleCleanUps(app: FastifyInstance, cleanUps: CleanUps): void {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    running = running
      .then(() => cleanUps.run())
      .catch((err: unknown) => app.log.error({ err }, 'a clean-up failed'));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(start, interval).unref();
    start();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
