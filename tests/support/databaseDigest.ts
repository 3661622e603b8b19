import type { Database } from '@/backend/db/connect';
import { run } from './guest';

/** Refused requests may change these tables: they count wrong attempts, or, a moment later, the requests before and the calls of banks. */
const countingTables = new Set([
  'sign_in_codes',
  'known_devices',
  'applied_migrations',
  'daily_counts',
  'outer_calls',
]);

/** Returns a function that reads a digest of every table that a refused request must not change. */
export async function createDatabaseDigest(db: Database): Promise<() => Promise<string>> {
  const tables = await run<{ name: string }>(
    db,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const digests = tables
    .filter(({ name }) => !countingTables.has(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) FROM ${name} t`,
    );
  // Parallel workers of a server append the parts in any order.
  const text = `${digests.join(' UNION ALL ')} ORDER BY name`;
  return async () => JSON.stringify(await run(db, text));
}

/** Returns a function that reads every row that belongs to a user, of all tables that have such rows. */
export async function createUserRows(db: Database, userId: number): Promise<() => Promise<unknown>> {
  const tables = await run<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id' ORDER BY 1`,
  );
  const text = tables
    .map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} t WHERE user_id = $1`)
    .join(' UNION ALL ');
  return () => run(db, `${text} ORDER BY 1, 2`, [userId]);
}
