import { userInfo } from 'node:os';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Static, TSchema } from 'typebox';
import { preparedQueries } from './preparedEmbedded';
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
  /** Takes an advisory lock on its own connection until it is released. Null when another process has it. */
  tryLock(key: number): Promise<HeldLock | null>;
  close(): Promise<void>;
};

/** An advisory lock. It is lost when its connection breaks; another process can then take it. */
export type HeldLock = { isHeld(): boolean; release(): Promise<void> };

type Options = {
  /** Called with the text of every statement sent. */
  onStatement?: (text: string) => void;
  /** Called with the rows of every declared statement; tests check them against its schema. */
  onRows?: (statement: Statement, rows: readonly unknown[]) => void;
};

// An address without a user means the user of the process, as in libpq.
pg.defaults.user ??= userInfo().username;

const toIso = (value: string) => new Date(value).toISOString();
const parsers = { 20: Number, 1700: Number, 1184: toIso };

/** Opens a PostgreSQL server. */
export function connectServer(url: string, { onStatement, onRows }: Options = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && Object.entries(parsers).find(([known]) => Number(known) === oid)?.[1]) ||
        pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const queriesOn = (connection: Pick<pg.ClientBase, 'query'>): Queries => ({
    async query<Row extends TSchema>(statement: Statement<Row>, values: Values = []) {
      const { name, text } = statement;
      onStatement?.(text);
      const { rows } = await connection.query({ name, text, values: orderedValues(statement, values) });
      onRows?.(statement, rows);
      // Tests check the rows of every statement against its schema (`onRows`).
      return rows as Static<Row>[];
    },
  });
  return {
    engine: 'server',
    orm: drizzleNode(pool, { logger: loggerOf(onStatement) }),
    ...queriesOn(pool),
    transaction: (work) => inTransaction(pool, (connection) => work(queriesOn(connection))),
    tryLock: (key) => tryServerLock(url, key),
    close: () => pool.end(),
  };
}

/** Runs work on a connection of its own, between BEGIN and COMMIT or ROLLBACK. */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (connection: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  let broken: Error | undefined;
  // Outside of the pool a connection that breaks would end the process, like an idle one.
  const noteBroken = (error: Error) => {
    broken = error;
  };
  connection.on('error', noteBroken);
  try {
    await connection.query('BEGIN');
    const result = await work(connection);
    await connection.query('COMMIT');
    return result;
  } catch (error) {
    await connection.query('ROLLBACK').catch(noteBroken);
    throw error;
  } finally {
    connection.off('error', noteBroken);
    connection.release(broken);
  }
}

async function tryServerLock(connectionString: string, key: number): Promise<HeldLock | null> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  let isHeld = false;
  client.on('end', () => {
    isHeld = false;
  });
  client.on('error', () => {
    isHeld = false;
  });
  await client.connect();
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [key]);
  isHeld = rows[0]?.taken === true;
  if (!isHeld) {
    await client.end();
    return null;
  }
  return { isHeld: () => isHeld, release: () => client.end() };
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
