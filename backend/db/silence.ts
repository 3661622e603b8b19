import pg from 'pg';
import { programName } from '@/backend/release/version';
import { readField } from '@/utils/readField';

/** Pause (ms) between two looks at the connections in use. */
const pauseMs = 1000;
/** A connection that has been in use this long (ms) is asked after. */
const askAfterMs = 500;
/**
 * A server that answers no question during this many ticks of this length (ms) is silent. A process that computes for seconds skips ticks,
 * so that it does not take its own silence for that of the server.
 */
const [silentTicks, tickMs] = [12, 250];
/**
 * A commit that waits this long (SQL interval) for a synchronous copy is given up, and so is what waits for its locks: otherwise a copy that is
 * away would take all connections. Its changes stay on the writer, but its call must not be answered, because a new writer may lack them.
 */
const longestCommit = '2 seconds';

/** The id of the server process of a connection; behind a connection pooler it is another number. */
export const processOf = (client: pg.ClientBase): number => Number(readField(client, 'processID'));

/**
 * Ends the connections of a pool on which nobody works any more: a machine that loses its power closes none. A statement may take long,
 * so its duration says nothing; instead a new connection asks whether the process of each connection in use still works for it. Their
 * calls then fail within five seconds, and the pool opens new connections.
 * @param isPooled whether a connection pooler hides the processes, so that any answer counts @returns a function that ends the watch
 */
export function watchSilence(pool: pg.Pool, url: string, isPooled: () => boolean): () => void {
  const usedSince = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => usedSince.set(client, performance.now()));
  pool.on('release', (_error, client) => usedSince.delete(client));

  async function look(): Promise<void> {
    const before = performance.now() - askAfterMs;
    const asked = [...usedSince].filter(([, since]) => since < before);
    if (asked.length === 0) return;
    const alive = await findProcesses(
      url,
      asked.map(([client]) => processOf(client)),
    );
    if (alive === 'answered' || (alive && isPooled())) return;
    const lost = asked
      .filter(([client, since]) => usedSince.get(client) === since)
      .map(([client]) => ({ client, state: alive?.get(processOf(client)) }))
      .filter(({ state }) => state !== 'works');
    for (const { client } of lost)
      client.connection.stream.destroy(new Error('Connection terminated: the database server is silent'));
    // After the end of the connection, so that nobody hears of the commit.
    const waiting = lost.filter(({ state }) => state === 'waits').map(({ client }) => processOf(client));
    if (waiting.length > 0)
      await ask(url, 'SELECT pg_cancel_backend(pid) FROM unnest($1::int[]) AS pid', [waiting]);
    if (lost.length > waiting.length) await closeIdle();
  }

  /** Idle connections are as old, and each would cost a call the same time. */
  async function closeIdle(): Promise<void> {
    for (let left = pool.idleCount; left > 0; left -= 1) {
      const client = await pool.connect().catch(() => null);
      client?.release(true);
    }
  }

  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    await look();
    isLooking = false;
  }, pauseMs).unref();
  return () => clearInterval(timer);
}

/**
 * Those of the processes that work for their connections, or wait too long for a copy; `answered` when the server refused the question,
 * null when it is silent.
 */
async function findProcesses(
  url: string,
  ids: number[],
): Promise<Map<number, 'works' | 'waits'> | 'answered' | null> {
  const rows = await ask(
    url,
    `WITH seen AS (SELECT * FROM pg_stat_activity)
      SELECT pid, query_start < clock_timestamp() - interval '${longestCommit}' AND coalesce(wait_event = 'SyncRep'
        OR wait_event_type = 'Lock' AND EXISTS (SELECT FROM seen WHERE wait_event = 'SyncRep'), false) AS waits
      FROM seen WHERE pid = ANY ($1::int[]) AND state <> 'idle'`,
    [ids],
  );
  return Array.isArray(rows)
    ? new Map(rows.map(({ pid, waits }) => [Number(pid), waits ? 'waits' : 'works']))
    : rows;
}

/** Asks the server on a connection of its own. @returns the rows; `answered` when it refuses, null when it is silent */
async function ask(
  url: string,
  text: string,
  values: unknown[],
): Promise<pg.QueryResultRow[] | 'answered' | null> {
  const client = new pg.Client({ connectionString: url, application_name: programName });
  client.on('error', () => undefined);
  let ticks = 0;
  const limit = setInterval(() => {
    ticks += 1;
    if (ticks >= silentTicks) client.connection.stream.destroy();
  }, tickMs);
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'answered' : null;
  } finally {
    clearInterval(limit);
    void client.end().catch(() => undefined);
  }
}
