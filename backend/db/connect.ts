import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Static, TSchema } from 'typebox';
import { type HeldLock, takeLease } from './lease';
import { preparedQueries } from './preparedEmbedded';
import { openReader, type Reader } from './reader';
import { openServerPool, parsers, type ServerPool } from './serverPool';
import { orderedValues, type Statement, type Values } from './statement';

/** Drizzle over either engine. */
export type Orm = PgDatabase<PgQueryResultHKT>;

/** Where statements run: the database itself, or a transaction of it. */
export type Queries = {
  /**
   * Runs one prepared statement and answers its rows: bigint as number, timestamptz as ISO text, jsonb parsed.
   * @throws the driver's error, with the SQLSTATE in `code`
   */
  query<Row extends TSchema>(statement: Statement<Row>, values?: Values): Promise<Static<Row>[]>;
};

/** The shop's database: an embedded PostgreSQL or a server, with the same schema and SQL. */
export type Database = Queries & {
  engine: 'embedded' | 'server';
  orm: Orm;
  /**
   * Runs the statements of `work` in one transaction, which is rolled back when `work` rejects. `work` must not use the database
   * beside its argument: on the embedded one it would wait for itself.
   */
  transaction<Result>(work: (db: Queries) => Promise<Result>): Promise<Result>;
  /** A copy of the database for reads of public data (`readAtVersion`); left out without one. */
  reader?: Reader<Queries>;
  /** Takes a lease until it is released. Null when another process has it. @param holder see `takeLease` */
  tryLock(key: number, holder?: string): Promise<HeldLock | null>;
  /** Connections of the pool, and calls that wait for one; left out for the embedded database. */
  connections?: () => { used: number; idle: number; waiting: number };
  close(): Promise<void>;
};

type Options = {
  /** Called with the text of every statement sent. */
  onStatement?: (text: string) => void;
  /** Called with the rows of every declared statement; tests check them against its schema. */
  onRows?: (statement: Statement, rows: readonly unknown[]) => void;
};

/** Opens a PostgreSQL server. @param readerUrl address of one or more copies that only read */
export function connectServer(
  url: string,
  { onStatement, onRows, readerUrl }: Options & { readerUrl?: string | null } = {},
): Database {
  const server = openServerPool(url);
  const { pool } = server;
  const queriesOn = (
    connection: Pick<pg.ClientBase, 'query'>,
    { isPooled }: Pick<ServerPool, 'isPooled'> = server,
  ): Queries => ({
    async query<Row extends TSchema>(statement: Statement<Row>, values: Values = []) {
      const { name, text } = statement;
      onStatement?.(text);
      const { rows } = await connection.query({
        text,
        values: orderedValues(statement, values),
        // Read when the connection is open. A name would outlive the transaction.
        get name() {
          return isPooled() ? undefined : name;
        },
      });
      onRows?.(statement, rows);
      // Tests check the rows of every statement against its schema (`onRows`).
      return rows as Static<Row>[];
    },
  });
  const queries = queriesOn(pool);
  const reader = readerUrl ? openReader(readerUrl, queriesOn) : null;
  return {
    engine: 'server',
    orm: drizzleNode(pool, { logger: loggerOf(onStatement) }),
    ...queries,
    transaction: (work) => inTransaction(pool, (connection) => work(queriesOn(connection))),
    tryLock: (key, holder) => takeLease(queries.query, key, holder),
    ...(reader ? { reader } : {}),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await reader?.close();
      await server.end();
    },
  };
}

/** Runs work on a connection of its own, between BEGIN and COMMIT or ROLLBACK. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}

/**
 * PostgreSQL sooner or later touches all of its shared buffers, 128 MB by default. The system keeps the files of the database
 * in memory as well, so fewer buffers are as fast.
 */
const embeddedParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the embedded PostgreSQL.
 * @param dataDir folder of the database, created when missing; without it the database is in memory
 * @param snapshot a dump to load
 */
export async function connectEmbedded(
  dataDir?: string,
  { onStatement, onRows, snapshot }: Options & { snapshot?: Blob } = {},
): Promise<Database & { client: PGlite }> {
  const client = await PGlite.create({
    ...(dataDir ? { dataDir } : {}),
    ...(snapshot ? { loadDataDir: snapshot } : {}),
    extensions: { pg_trgm },
    parsers,
    startParams: embeddedParams,
  });
  const prepared = preparedQueries(client);
  const queriesOn = (run: typeof prepared.query): Queries => ({
    async query<Row extends TSchema>(statement: Statement<Row>, values: Values = []) {
      onStatement?.(statement.text);
      const rows = await run<Static<Row>>(statement.text, orderedValues(statement, values));
      onRows?.(statement, rows);
      return rows;
    },
  });
  return {
    engine: 'embedded',
    client,
    orm: drizzlePglite(client, { logger: loggerOf(onStatement) }),
    ...queriesOn(prepared.query),
    transaction: (work) => client.transaction(() => work(queriesOn(prepared.queryInTransaction))),
    // Only one process can open the embedded database, so the lock is always free.
    tryLock: async () => ({ isHeld: () => true, release: async () => undefined }),
    close: () => client.close(),
  };
}

function loggerOf(onStatement: Options['onStatement']) {
  return onStatement ? { logQuery: onStatement } : false;
}
