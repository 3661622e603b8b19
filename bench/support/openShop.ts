import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { declareStatement, noRow } from '@/backend/db/statement';
import { seedDemo } from '@/backend/seed/seed';
import { startBackend } from '@/tests/support/backendProcess';
import { createDatabase } from '@/tests/support/serverDatabase';
import { freePort, type Server, startServer } from './startServer';

const shopBuild = '.next-bench';
const barePage = 'bench/barePage';
const noLimit = '1000000';

async function run(args: string[], env: Record<string, string> = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`«${args.join(' ')}» ended with ${code}.`);
}

const next = 'node_modules/next/dist/bin/next';

/** Builds the bare page once and serves it. */
export async function openBarePage(): Promise<Server> {
  if (!existsSync(join(barePage, '.next', 'BUILD_ID'))) await run([next, 'build', '--webpack', barePage]);
  const port = await freePort();
  return startServer([next, 'start', barePage, '-H', '127.0.0.1', '-p', String(port)], port);
}

const plenty = declareStatement({
  name: 'bench_plenty',
  text: 'UPDATE product_properties SET stock = 1000000000, max_buy = 1000000000 WHERE id = $1',
  row: noRow,
});

/** A variant of the demo shop that the benchmark never sells out. */
export const plentifulVariant = 1;

type Options = {
  /** Keep the limits of an address, which other benchmarks exceed. */
  isLimited?: boolean;
  /** Adds rows after the seed. */
  prepare?: (db: Database) => Promise<void>;
};

/** Seeds the demo shop, on the server at TEST_DATABASE_URL or embedded, builds it, and opens it with its front server. */
export async function openShop({ isLimited = false, prepare }: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-bench-'));
  const dataDir = join(folder, 'pg');
  const created = process.env.TEST_DATABASE_URL ? await createDatabase(process.env.TEST_DATABASE_URL) : null;
  const db = created ? connectServer(created.url) : await connectEmbedded(dataDir);
  await migrate(db);
  await seedDemo(db, { now: Date.now() });
  await db.query(plenty, [plentifulVariant]);
  await prepare?.(db);
  await db.close();
  const backend = await startBackend({
    ...(isLimited
      ? {}
      : { RATE_LIMIT_WRITES: noLimit, RATE_LIMIT_SEARCH: noLimit, RATE_LIMIT_BASKETS: noLimit }),
    ...(created ? { DATABASE_URL: created.url } : { DATA_DIR: dataDir }),
  });
  const env = {
    API_BASE_URL: backend.url,
    NEXT_DIST_DIR: shopBuild,
    REVALIDATE_SECRET: 'only-for-this-benchmark',
  };
  await run([next, 'build', '--webpack'], env);
  const port = await freePort();
  const front = await startServer(['--import', 'tsx', 'front/main.ts'], port, {
    ...env,
    STOREFRONT_PORT: String(port),
  });
  return {
    engine: created ? 'PostgreSQL' : 'embedded',
    url: front.url,
    backendUrl: backend.url,
    close: async () => {
      await front.stop();
      await backend.kill();
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
