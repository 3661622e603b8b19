import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders whose SQL makes a migrated database. */
const sqlFolders = ['db/migrations', 'db/functions', 'domains'].map((name) =>
  join(process.cwd(), 'backend', name),
);

/** A fingerprint of all SQL files that make a migrated database. */
export async function digestOfSql(): Promise<string> {
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
