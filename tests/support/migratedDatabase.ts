import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectEmbedded, connectServer } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';

/** The folders whose SQL makes a migrated database. */
const sqlFolders = ['migrations', 'functions'].map((name) => join(process.cwd(), 'backend/db', name));

/** A fingerprint of all SQL files that make a migrated database. */
async function digestOfSql(): Promise<string> {
  const lists = await Promise.all(
    sqlFolders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const paths = lists.flat().filter((path) => path.endsWith('.sql'));
  const texts = await Promise.all(paths.sort().map((path) => readFile(path)));
  return texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
}

/** A dump of a migrated database, made once for each set of SQL files: creating one takes seconds, loading it a moment. */
export async function migratedSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `pelle-migrated-${await digestOfSql()}.tar`);
  const made = await readFile(file).catch(() => null);
  if (made) return new Blob([made]);
  const db = await connectEmbedded();
  await migrate(db);
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  // Test files run side by side: the dump appears under its name only when it is whole.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return dump;
}

/** Any constant of our own; test files that start together queue behind it. */
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

/** A new database on a server, empty or a copy of `template`. */
export async function createDatabase(
  server: string,
  template = 'template0',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `pelle_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(server, (client) => create(client, name, template));
  const drop = async () => {
    await withClient(server, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  };
  return { url: at(server, name), drop };
}
