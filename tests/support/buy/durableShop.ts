import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { type BackendProcess, startBackend } from '@/tests/support/backendProcess';
import { createDataFolder } from '@/tests/support/embeddedDatabase';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';
import { seedSmall } from '@/tests/support/smallSeed';

/**
 * The small shop in a database that outlives its process, and the real backend, which can be killed.
 * @param server address of a PostgreSQL server; the embedded database without one
 */
export async function openDurableShop(server: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-'));
  const created = server ? await createDatabase(server, await migratedTemplate(server)) : null;
  const dataDir = join(folder, 'pg');
  const open = (): Promise<Database> | Database =>
    created ? connectServer(created.url) : connectEmbedded(dataDir);
  /** Works with the database while no backend runs. */
  async function inDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const db = await open();
    return work(db).finally(() => db.close());
  }
  if (created) await inDatabase(seedSmall);
  else await createDataFolder(dataDir);
  let backend: BackendProcess | null = null;
  const kill = async () => {
    await backend?.kill();
    backend = null;
  };
  return {
    inDatabase,
    kill,
    /** The address of the backend that runs now. It changes with every start. */
    url: () => backend?.url ?? 'http://127.0.0.1:9',
    async start() {
      backend = await startBackend({
        RATE_LIMIT_WRITES: '1000000',
        RATE_LIMIT_BASKETS: '1000000',
        PAYMENT_GATEWAYS: 'sandbox',
        ALLOW_SANDBOX_BANK: 'yes',
        ...(created ? { DATABASE_URL: created.url } : { DATA_DIR: dataDir }),
      });
    },
    async remove() {
      await kill();
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
