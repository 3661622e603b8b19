import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Env } from '@/backend/env';
import { connectEmbedded, connectServer, type Database } from './connect';
import { migrate } from './migrate';

/** The embedded database is in use by another process of this machine. */
export class InUse extends Error {}

/**
 * Opens the database the environment names and brings its schema up to date.
 * @throws InUse when another process has the embedded database open, which would destroy it
 */
export async function openDatabase({ databaseUrl, dataDir }: Env): Promise<Database> {
  const db = databaseUrl ? connectServer(databaseUrl) : await openEmbedded(dataDir);
  await migrate(db).catch(async (error: unknown) => {
    await db.close();
    throw error;
  });
  return db;
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dirname(dataDir), { recursive: true });
  const lock = `${dataDir}.lock`;
  claim(lock);
  const db = await connectEmbedded(dataDir);
  return {
    ...db,
    close: async () => {
      await db.close();
      rmSync(lock, { force: true });
    },
  };
}

/** Writes our process id into the lock file, unless the process named there is still alive. */
function claim(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (isAlive(holder)) throw new InUse(`The database is open in process ${holder}; stop it first.`);
    writeFileSync(lock, String(process.pid));
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
