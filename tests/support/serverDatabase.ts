import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectServer } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { digestOfSql } from './sqlDigest';

/** The number of an advisory lock that nothing else takes. Test files that start together wait for each other at it. */
const templateLock = 7_355_306;

const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: `/${name}` }).href;

async function withClient<Result>(
  server: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return use(client).finally(() => client.end());
}

const create = (client: pg.Client, name: string, template: string) =>
  client.query(
    `CREATE DATABASE ${name} TEMPLATE ${template} ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`,
  );

/** A migrated database of the server that others are copied from, made once for each set of SQL files. */
export async function migratedTemplate(server: string): Promise<string> {
  const name = `pelle_template_${await digestOfSql()}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    // A template that was left half made must not be taken for a whole one.
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await create(client, unfinished, 'template0');
    const db = connectServer(at(server, unfinished));
    await migrate(db).finally(() => db.close());
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

/** Begins the names of all databases of a Jest run, whose processes inherit it. */
const prefixOfRun = () => process.env.TEST_DATABASE_PREFIX;

/** Gives a Jest run a prefix of its own, so that `dropDatabases` finds the run's databases and no others. */
export function chooseDatabasePrefix(): void {
  process.env.TEST_DATABASE_PREFIX = `pelle_test_${randomUUID().slice(0, 8)}_`;
}

const drop = (server: string, name: string) =>
  withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

/**
 * A new database on a server, empty or a copy of `template`. In a Jest run `drop` leaves it to `dropDatabases`: a drop makes
 * the server write everything to its disk, and the other tests would wait for that.
 */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const prefix = prefixOfRun();
  const name = `${prefix ?? 'pelle_test_'}${randomUUID().replaceAll('-', '')}`;
  await withClient(server, async (client) => {
    await create(client, name, template);
    // Only a crash of the server itself would lose a commit, so no test has to wait for the disk. Benchmarks do.
    if (prefix) await client.query(`ALTER DATABASE ${name} SET synchronous_commit TO off`);
  });
  return {
    url: at(server, name),
    drop: async () => {
      if (!prefix) await drop(server, name);
    },
  };
}

/** Databases that are dropped at the same time: the server then writes to its disk once for all of them. */
const dropsTogether = 8;

/** Drops every database that this Jest run has made. */
export async function dropDatabases(server: string): Promise<void> {
  const { rows } = await withClient(server, (client) =>
    client.query<{ name: string }>('SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)', [
      prefixOfRun(),
    ]),
  );
  const dropNext = async (): Promise<void> => {
    for (let row = rows.pop(); row; row = rows.pop()) await drop(server, row.name);
  };
  await Promise.all(Array.from({ length: dropsTogether }, dropNext));
}
