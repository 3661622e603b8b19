import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '@/backend/server/env';
import { readField } from '@/utils/readField';
import { connectEmbedded, connectServer, type Database } from './connect';
import { migrate, OtherSchema } from './migrate';

/** The embedded database is in use by another process of this machine. */
export class InUse extends Error {}

/**
 * Opens the database the environment names and brings its schema up to date.
 * @throws InUse when another process has the embedded database open, which would destroy it @throws OtherSchema when the
 * database is of an older version, with what to type
 */
export async function openDatabase({ databaseUrl, readerUrl, dataDir }: Env): Promise<Database> {
  const db = databaseUrl ? connectServer(databaseUrl, { readerUrl }) : await openEmbedded(dataDir);
  await migrate(db).catch(async (error: unknown) => {
    await db.close();
    throw error instanceof OtherSchema
      ? new OtherSchema(`${error.message} ${remedy(databaseUrl, dataDir)}`)
      : error;
  });
  return db;
}

/** Command to type to start with a new database. */
function remedy(databaseUrl: string | null, dataDir: string): string {
  return databaseUrl
    ? 'Set DATABASE_URL to an empty database and start again.'
    : `Delete it and start again; the demo shop is then filled anew: rm -r '${dataDir}'`;
}

/** Only the user of the process may read the folder, because it has mobile numbers and password hashes. */
async function openEmbedded(dataDir: string): Promise<Database> {
  process.umask(0o077);
  mkdirSync(dirname(dataDir), { recursive: true });
  const lock = `${dataDir}.lock`;
  claimLock(lock);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  const db = await connectEmbedded(dataDir).catch(throwReadable);
  removeRightsOfOthers(dataDir);
  return {
    ...db,
    close: async () => {
      await db.close();
      rmSync(lock, { force: true });
    },
  };
}

/** Removes the rights of other users, because PGlite unpacks its template readable and writable for everybody. */
function removeRightsOfOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeRightsOfOthers(path);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
  }
}

/** Writes the id of this process into the lock file, unless the process named there still runs. */
function claimLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isRunning(holder)) throw new InUse(`The database is open in process ${holder}; stop it first.`);
    writeFileSync(lock, String(process.pid));
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Numbers of WASI for what a file system refuses, with the codes of Node. */
const wasiCodes: Readonly<Record<number, string>> = { 2: 'EACCES', 51: 'ENOSPC', 69: 'EROFS' };

/** PGlite rejects with an object of its file system when it cannot write its template. @throws an error that says why */
function throwReadable(error: unknown): never {
  const number = readField(error, 'errno');
  const code = typeof number === 'number' ? wasiCodes[number] : undefined;
  throw code === undefined ? error : new Error(`${code}: the database could not be written`);
}
