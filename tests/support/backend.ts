import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp, type Parts } from '@/backend/app';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { startDemo } from '@/backend/seed/start';
import { seedSmall } from './smallSeed';

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** Texts of the statements sent since the last `statements.length = 0`. */
  statements: string[];
  close: () => Promise<void>;
};

type Options = { seed?: 'small' | 'demo' | 'none' } & Partial<Omit<Parts, 'db'>>;

/**
 * The whole backend on a database of its own: embedded and in memory, or a fresh database of the server at
 * TEST_DATABASE_URL. Calls go through `app.inject`.
 */
export async function openTestApp({ seed = 'small', ...parts }: Options = {}): Promise<TestApp> {
  const statements: string[] = [];
  const { db, remove } = await openTestDatabase((text) => statements.push(text));
  if (seed === 'small') await seedSmall(db);
  if (seed === 'demo') await startDemo(db, (parts.now ?? Date.now)(), { personas: true });
  const app = await buildApp({ db, limits: { writes: 1_000_000, search: 1_000_000 }, ...parts });
  await app.ready();
  statements.length = 0;
  return {
    app,
    db,
    statements,
    close: async () => {
      await app.close();
      await db.close();
      await remove();
    },
  };
}

/** A migrated, empty database; `remove` drops it after `db.close()`. */
export async function openTestDatabase(
  onStatement?: (text: string) => void,
): Promise<{ db: Database; url: string | null; remove: () => Promise<void> }> {
  const options = onStatement ? { onStatement } : {};
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const db = await connectEmbedded(undefined, { ...options, snapshot: await migratedSnapshot() });
    return { db, url: null, remove: async () => undefined };
  }
  const { url, drop } = await createDatabase(server);
  const db = connectServer(url, options);
  await migrate(db);
  return { db, url, remove: drop };
}

/** A new empty database on a server. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `pelle_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  const run = async (text: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await run(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8'`,
  );
  return { url: url.href, drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** The folders whose SQL makes a migrated database. */
const sqlFolders = ['migrations', 'functions'].map((name) => join(process.cwd(), 'backend/db', name));

/** A dump of a migrated database, made once for each set of SQL files: creating one takes seconds, loading it a moment. */
async function migratedSnapshot(): Promise<Blob> {
  const lists = await Promise.all(
    sqlFolders.map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
    ),
  );
  const paths = lists.flat().filter((path) => path.endsWith('.sql'));
  const texts = await Promise.all(paths.sort().map((path) => readFile(path)));
  const digest = texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  const file = join(tmpdir(), `pelle-migrated-${digest}.tar`);
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
