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

/**
 * Returns a function that reads a digest of everything that belongs to customers other than one: their rows, rows that name them in
 * `user_id`, and rows that belong to such rows. @returns digests by table
 */
export async function createOthersDigest(
  db: Database,
): Promise<(userId: number) => Promise<Record<string, string>>> {
  const owned = await run<{ name: string }>(
    db,
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'user_id'`,
  );
  const parts = await run<{ name: string; column: string; whole: string; key: string }>(
    db,
    `SELECT c.conrelid::regclass::text AS name, a.attname AS "column", c.confrelid::regclass::text AS whole, k.attname AS key
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        JOIN pg_attribute k ON k.attrelid = c.confrelid AND k.attnum = c.confkey[1]
      WHERE c.contype = 'f' AND c.confrelid <> 'users'::regclass ORDER BY c.conname`,
  );
  const conditions = new Map([['users', 'id <> $1::int']]);
  for (const { name } of owned) conditions.set(name, 'user_id <> $1::int');
  for (let known = 0; known < conditions.size; ) {
    known = conditions.size;
    for (const { name, column, whole, key } of parts) {
      const condition = conditions.get(whole);
      if (condition && !conditions.has(name))
        conditions.set(name, `${column} IN (SELECT ${key} FROM ${whole} WHERE ${condition})`);
    }
  }
  const digests = [...conditions]
    .filter(([name]) => !countingTables.has(name))
    .map(
      ([name, condition]) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS digest FROM ${name} t WHERE ${condition}`,
    );
  // Parallel workers of a server append the parts in any order.
  const text = `${digests.join(' UNION ALL ')} ORDER BY name`;
  return async (userId) => {
    const rows = await run<{ name: string; digest: string }>(db, text, [userId]);
    return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  };
}
