import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { connectServer } from '@/backend/db/connect';
import { buildApp } from '@/backend/server/app';
import type { Paths } from './contract';
import { readSignatures, type Signatures } from './functions';
import { shopVersion } from './version';

/** The promises of a release to the programs of the next one, which run beside it for a while. */
export type Promises = {
  version: string;
  /** Names of the migrations in their order. */
  migrations: string[];
  functions: Signatures;
  /** The operations of the backend, as in its OpenAPI document. */
  paths: Paths;
};

const folder = fileURLToPath(new URL('../db/migrations', import.meta.url));
const file = fileURLToPath(new URL('./released.json.gz', import.meta.url));

/** The texts of the migrations by their names, in their order. */
export const readMigrations = (): Map<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => [basename(name, '.sql'), readFileSync(`${folder}/${name}`, 'utf8')]),
  );

/** The promises of this code. */
export async function readPromises(): Promise<Promises> {
  // The document needs no database, so that this address has none.
  const db = connectServer('postgres://127.0.0.1:9/none');
  const absent = async () => {
    throw new Error('There are no files.');
  };
  const storage = { put: absent, get: absent, has: absent, delete: absent };
  const app = await buildApp({ db, storage, docs: true });
  const { paths }: { paths: Paths } = (await app.inject('/docs/json')).json();
  await app.close();
  await db.close();
  return {
    version: shopVersion,
    migrations: [...readMigrations().keys()],
    functions: readSignatures(),
    paths,
  };
}

/** The promises of the release before this code. `npm run release` writes them after each release. */
export const readReleased = (): Promises => JSON.parse(gunzipSync(readFileSync(file)).toString());

/** Keeps what this code promises for the next version. */
export async function keepPromises(): Promise<void> {
  writeFileSync(file, gzipSync(JSON.stringify(await readPromises()), { level: 9 }));
}
