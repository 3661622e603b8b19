import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { seedSmall } from './smallSeed';
import { digestOfSql } from './sqlDigest';

/** A Blob whose bytes are read without the copies of `Blob.arrayBuffer`, which cost a fifth of opening a database. */
const blobOf = (bytes: Buffer): Blob =>
  Object.assign(new Blob(), { arrayBuffer: async () => new Uint8Array(bytes).buffer });

/** A dump of a migrated database, made once for each set of SQL files: creating one takes seconds, loading it a moment. */
export async function migratedSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `pelle-migrated-alone-${await digestOfSql()}.tar`);
  const made = await readFile(file).catch(() => null);
  if (made) return blobOf(made);
  const db = await connectEmbedded();
  await migrate(db);
  // Nothing is created from the templates, and their 600 files are a quarter of the work of opening a dump.
  await db.client.exec(`UPDATE pg_database SET datistemplate = false WHERE datname LIKE 'template_'`);
  for (const template of ['template0', 'template1']) await db.client.exec(`DROP DATABASE ${template}`);
  await db.client.exec('CHECKPOINT');
  const dump = await db.client.dumpDataDir('none');
  await db.close();
  // Test files run side by side: the dump appears under its name only when it is whole.
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
  return dump;
}

/** Fills a folder with an embedded database that has the small shop, for a backend in a process of its own. */
export async function createDataFolder(folder: string): Promise<void> {
  const db = await connectEmbedded(folder, { snapshot: await migratedSnapshot() });
  await seedSmall(db);
  await db.close();
}
