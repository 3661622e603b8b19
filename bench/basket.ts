import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectServer } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { declareStatement, noRow } from '@/backend/db/statement';
import { type BackendProcess, startBackend } from '@/tests/support/backendProcess';
import { createDatabase } from '@/tests/support/serverDatabase';
import { seedSmall, small } from '@/tests/support/smallSeed';

const connections = 16;
const rounds = 3;
const roundMs = 4000;
const warmUpMs = 1000;

type Engine = { name: string; backend: BackendProcess; remove: () => Promise<void>; rates: number[] };

/** Starts a backend with the small shop, in which one variant never sells out. */
async function openEngine(server: string | undefined): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-bench-'));
  const created = server ? await createDatabase(server) : null;
  const dataDir = join(folder, 'pg');
  const db = created ? connectServer(created.url) : await connectEmbedded(dataDir);
  await migrate(db);
  await seedSmall(db);
  const plenty = 'UPDATE product_properties SET stock = 1000000000, max_buy = 1000000000 WHERE id = $1';
  await db.query(declareStatement({ name: 'plenty', text: plenty, row: noRow }), [small.phoneLarge]);
  await db.close();
  const backend = await startBackend({
    RATE_LIMIT_WRITES: '1000000',
    ...(created ? { DATABASE_URL: created.url } : { DATA_DIR: dataDir }),
  });
  return {
    name: created ? 'PostgreSQL server' : 'embedded PGlite',
    backend,
    rates: [],
    remove: async () => {
      await backend.kill();
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Adds pieces to one basket, one call after the other, until `until`. Returns their number. */
async function addPieces(url: string, until: number): Promise<number> {
  let cartId: string | null = null;
  let added = 0;
  while (performance.now() < until) {
    const response: Response = await fetch(`${url}/v2/Cart/AddToCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cartId ? { CartId: cartId } : {}) },
      body: JSON.stringify({ productPropertyId: small.phoneLarge, qty: 1 }),
    });
    const answer: { data: { cartId: string } } = await response.json();
    if (response.status !== 200) throw new Error(`AddToCart answered ${response.status}.`);
    cartId = answer.data.cartId;
    added += 1;
  }
  return added;
}

/** Additions a second over all connections. */
async function measure(url: string, ms: number): Promise<number> {
  const start = performance.now();
  const added = await Promise.all(Array.from({ length: connections }, () => addPieces(url, start + ms)));
  return added.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Measures add-to-basket through the whole backend at 16 connections, on the embedded database and on the server at
 * TEST_DATABASE_URL. The rounds alternate, so that a busy machine slows both equally. Compare the ratio, not the numbers.
 */
export async function run(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  const engines = [await openEngine(undefined), ...(server ? [await openEngine(server)] : [])];
  try {
    for (const { backend } of engines) await measure(backend.url, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const { backend, rates } of engines) rates.push(await measure(backend.url, roundMs));
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.remove()));
  }
  const [embedded] = engines;
  for (const { name, rates } of engines) {
    const ratio = median(rates) / median(embedded?.rates ?? []);
    console.log(`${name}: ${Math.round(median(rates))} additions a second, ${ratio.toFixed(2)} × embedded`);
  }
  if (!server) console.log('Set TEST_DATABASE_URL to measure a PostgreSQL server too.');
}
