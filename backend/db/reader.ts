import type pg from 'pg';
import { isDatabaseAway } from './away';
import { openServerPool, type ServerPool } from './serverPool';

/** A reader that failed is left alone this long (ms), so that not every call waits for it. */
const restMs = 5000;
/** Longest times (ms) for a connection to a reader and for one statement on it. The writer answers after that. */
const longestConnectMs = 1000;
const longestStatementMs = 2000;

/** A copy of the database that replays the changes of the writer some time later, and may be away. */
export type Reader<Queries> = {
  /**
   * Runs `work` on one snapshot of the reader. @param version of the public data that the snapshot must have (`public_versions`)
   * @returns null when the reader lacks it or fails; the writer answers then @throws what `work` throws while the reader answers
   */
  read<Result>(
    version: number,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<{ result: Result } | null>;
  close(): Promise<void>;
};

/**
 * Opens a reader. Each read is one transaction, so that all its statements see the same state, even when the address leads to several
 * machines. @param queriesOn makes the queries of a connection
 */
export function openReader<Queries>(
  url: string,
  queriesOn: (connection: Pick<pg.ClientBase, 'query'>, server: ServerPool) => Queries,
): Reader<Queries> {
  // A new connection may lead to another machine, which knows nothing about the others. Each statement has its own limit of time.
  const server = openServerPool(url, { waitMs: longestConnectMs, isOneServer: false });
  let restsUntil = 0;
  const rest = () => {
    restsUntil = performance.now() + restMs;
  };

  async function readOn<Result>(
    connection: pg.PoolClient,
    version: number,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<{ result: Result } | null> {
    let failure: unknown;
    let hasAnswered = false;
    const query = (question: string | pg.QueryConfig) =>
      connection
        .query({
          ...(typeof question === 'string' ? { text: question } : question),
          ...{ query_timeout: longestStatementMs },
        })
        .catch((error: unknown) => {
          failure = error;
          throw error;
        });
    try {
      await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const { rows } = await query('SELECT version FROM public_versions');
      hasAnswered = true;
      const isNewEnough = Number(rows[0]?.version ?? 0) >= version;
      // Only `query` is used, in the form that it has here.
      const limited = { query } as Pick<pg.ClientBase, 'query'>;
      const result = isNewEnough ? { result: await work(queriesOn(limited, server)) } : null;
      await query('COMMIT');
      connection.release();
      return result;
    } catch (error) {
      const isWhole = failure === undefined && (await query('ROLLBACK').catch(() => null)) !== null;
      connection.release(!isWhole);
      // Later failures are those of one read, such as one that takes long.
      if (!hasAnswered && isDatabaseAway(failure)) rest();
      if (isWhole) throw error;
      return null;
    }
  }

  return {
    async read(version, work) {
      if (performance.now() < restsUntil) return null;
      const connection = await server.pool.connect().catch(() => null);
      if (!connection) {
        rest();
        return null;
      }
      return readOn(connection, version, work);
    },
    close: server.end,
  };
}

/**
 * Runs a read of public data on the reader when there is one and it has this version of the data, else on the writer. Whoever was told
 * of a change therefore never reads what was before it. @param version the present one of the writer
 */
export async function readAtVersion<Queries, Result>(
  db: Queries & { reader?: Reader<Queries> },
  version: number,
  work: (from: Queries) => Promise<Result>,
): Promise<Result> {
  const found = await db.reader?.read(version, work);
  return found ? found.result : work(db);
}
