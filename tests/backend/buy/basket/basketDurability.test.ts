import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectServer } from '@/backend/db/connect';
import type { Basket } from '@/contract/basket';
import { type BackendProcess, startBackend } from '@/tests/support/backendProcess';
import { createDataFolder } from '@/tests/support/embeddedDatabase';
import { quantities } from '@/tests/support/guest';
import { createDatabase, migratedTemplate } from '@/tests/support/serverDatabase';
import { seedSmall, small } from '@/tests/support/smallSeed';

let folder: string;
let env: Record<string, string>;
let drop: () => Promise<void> = async () => undefined;
const processes: BackendProcess[] = [];

async function start(): Promise<string> {
  const backend = await startBackend(env);
  processes.push(backend);
  return backend.url;
}

/** The small shop in a database that outlives a process. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelle-'));
  const server = process.env.TEST_DATABASE_URL;
  env = { RATE_LIMIT_WRITES: '1000000', RATE_LIMIT_BASKETS: '1000000' };
  if (server) {
    const { url, drop: dropDatabase } = await createDatabase(server, await migratedTemplate(server));
    drop = dropDatabase;
    env.DATABASE_URL = url;
    const db = connectServer(url);
    await seedSmall(db);
    await db.close();
  } else {
    env.DATA_DIR = join(folder, 'pg');
    await createDataFolder(env.DATA_DIR);
  }
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map((backend) => backend.kill()));
  await drop();
  await rm(folder, { recursive: true, force: true });
});

type Known = { cartId: string | null; acknowledged: Basket | null; answers: number };

async function call(url: string, path: string, cartId: string | null, body?: object): Promise<Basket> {
  const response = await fetch(`${url}/v2/Cart/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cartId ? { CartId: cartId } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data }: { data: Basket } = await response.json();
  expect(response.status).toBe(200);
  return data;
}

/** Changes a basket over and over until the backend is gone, and remembers the last answer. */
async function shopUntilItEnds(url: string, known: Known, isOver: () => boolean): Promise<void> {
  try {
    for (let turn = 1; ; turn += 1) {
      const path = known.acknowledged === null || turn % 7 === 0 ? 'AddToCart' : 'UpdateCart';
      const qty = path === 'AddToCart' ? 1 : (turn % 20) + 1;
      known.acknowledged = await call(url, path, known.cartId, { productPropertyId: small.phoneLarge, qty });
      known.cartId = known.acknowledged.cartId;
      known.answers += 1;
    }
  } catch (error) {
    // The connection breaks when the process dies; anything before that is a finding.
    if (!isOver()) throw error;
  }
}

test('no acknowledged basket change is lost when the backend is killed in the middle of its work', async () => {
  const baskets: Known[] = Array.from({ length: 6 }, () => ({
    cartId: null,
    acknowledged: null,
    answers: 0,
  }));
  let url = await start();
  for (let round = 1; round <= 3; round += 1) {
    let over = false;
    const shopping = Promise.all(baskets.map((known) => shopUntilItEnds(url, known, () => over)));
    const busy = (async () => {
      while (baskets.some(({ answers }) => answers < round * 25)) await delay(5);
    })();
    await Promise.race([busy, shopping]);
    over = true;
    await processes.at(-1)?.kill();
    await shopping;

    url = await start();
    for (const known of baskets) {
      const found = await call(url, 'Get', known.cartId);
      const revision = known.acknowledged?.revision ?? 0;
      // A single change may have been written whose answer never arrived; none may be missing or half done.
      expect([revision, revision + 1]).toContain(found.revision);
      if (known.acknowledged && found.revision === revision) {
        expect(quantities(found)).toEqual(quantities(known.acknowledged));
      }
      known.acknowledged = found;
    }
  }
}, 240_000);
