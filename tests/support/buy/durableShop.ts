import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { type BackendProcess, startBackend } from '@/tests/support/backendProcess';
import { createDataFolder } from '@/tests/support/embeddedDatabase';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';
import { seedSmall } from '@/tests/support/smallSeed';

/**
 * The small shop in a database that outlives its process, and the real backend, which can be killed: two of them beside each other on a
 * PostgreSQL server.
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
  const start = () =>
    startBackend({
      RATE_LIMIT_WRITES: '1000000',
      RATE_LIMIT_BASKETS: '1000000',
      PAYMENT_GATEWAYS: 'sandbox',
      ALLOW_SANDBOX_BANK: 'yes',
      ...(created ? { DATABASE_URL: created.url } : { DATA_DIR: dataDir }),
    });
  /** One process may hold the embedded database. A dead one keeps its place, as behind a balancer that has not noticed yet. */
  const backends: BackendProcess[] = [];
  let asked = 0;
  let killed = 0;
  const stop = async () => {
    await Promise.all(backends.map((backend) => backend.kill()));
  };
  return {
    inDatabase,
    stop,
    /** The address of the next backend in turn. It changes with every start. */
    url: () => backends[asked++ % backends.length]?.url ?? 'http://127.0.0.1:9',
    async start() {
      while (backends.length < (created ? 2 : 1)) backends.push(await start());
    },
    /** Kills a backend in the middle of its work, each in turn, and starts it again. */
    async killOne() {
      const place = killed++ % backends.length;
      await backends[place]?.kill();
      backends[place] = await start();
    },
    async remove() {
      await stop();
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
