import { userInfo } from 'node:os';
import pg from 'pg';
import { programName } from '@/backend/release/version';
import { readOnly } from './away';
import { processOf, watchSilence } from './silence';

// An address without a user means the user of the process, as in libpq.
pg.defaults.user ??= userInfo().username;

const toIso = (value: string) => new Date(value).toISOString();
/** Readers of the types that both engines answer as a number or as ISO text. */
export const parsers = { 20: Number, 1700: Number, 1184: toIso };

type Options = {
  /** Longest time (ms) to wait for a connection. */
  waitMs?: number;
  /** Whether the address leads to one server at a time, so that a new connection can ask it about the others. */
  isOneServer?: boolean;
};

/** Longest time (ms) that a call waits for a connection, whether it is opened or another call has to give it back. */
const longestWaitMs = 4000;

export type ServerPool = {
  pool: pg.Pool;
  /** Whether a connection pooler stands before the server. Known as soon as a connection is open. */
  isPooled: () => boolean;
  end: () => Promise<void>;
};

/**
 * Opens a pool of connections to a PostgreSQL server that may be replaced at any time: no broken connection ends the process, and the
 * pool gives none out again that broke or leads to a server that has become a reader.
 */
export function openServerPool(
  url: string,
  { waitMs = longestWaitMs, isOneServer = true }: Options = {},
): ServerPool {
  let pooled: boolean | null = null;
  const pool = new pg.Pool({
    connectionString: url,
    application_name: programName,
    max: 10,
    connectionTimeoutMillis: waitMs,
    onConnect: async (client) => {
      pooled ??= await isBehindPooler(client, waitMs);
    },
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && Object.entries(parsers).find(([known]) => Number(known) === oid)?.[1]) ||
        pg.types.getTypeParser(oid, format),
    },
  });
  const isPooled = () => pooled === true;
  // A connection that breaks is replaced by the pool; without listeners it would end the process, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === readOnly) void client.end().catch(() => undefined);
    });
  });
  const endWatch = isOneServer ? watchSilence(pool, url, isPooled) : () => undefined;
  return {
    pool,
    isPooled,
    async end() {
      endWatch();
      await pool.end();
    },
  };
}

/**
 * Whether a connection pooler answers instead of the server: it invents the number by which a statement is cancelled, which a server
 * makes of its process. In transaction mode a pooler gives each transaction another connection of the server, so that nothing may
 * outlive the transaction, such as a prepared statement with a name.
 */
async function isBehindPooler(client: pg.ClientBase, waitMs: number): Promise<boolean> {
  const question = { text: 'SELECT pg_backend_pid() AS pid', query_timeout: waitMs };
  const { rows } = await client.query(question);
  return Number(rows[0]?.pid) !== processOf(client);
}
