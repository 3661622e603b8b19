import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { declareStatement, noRow } from '@/backend/db/statement';
import { seedDemo } from '@/backend/seed/seed';
import { startBackend } from '@/tests/support/backendProcess';
import { createDatabase } from '@/tests/support/serverDatabase';
import { growCatalogue } from './support/growCatalogue';
import { measureLargeShop, timeSearch } from './support/largeShop';
import { type Load, measureLoad } from './support/load';
import { median } from './support/numbers';
import { freePort, type Server, startServer } from './support/startServer';

const connections = 16;
const rounds = 3;
const roundMs = 2000;
/** Long enough for the compiler: in the first seconds a call costs several times what it costs later. */
const warmUpMs = 3000;

/** Variants of the demo shop that the benchmark never sells out. */
const plentiful = [1, 2, 3];
const plenty = declareStatement({
  name: 'bench_plenty',
  text: 'UPDATE product_properties SET stock = 1000000000, max_buy = 1000000000 WHERE id = ANY ($1)',
  row: noRow,
});

const noLimits = {
  RATE_LIMIT_WRITES: '1000000',
  RATE_LIMIT_SEARCH: '1000000',
  RATE_LIMIT_BASKETS: '1000000',
};

/** Search texts, each with the tsquery that the limit runs for it. */
const texts: [text: string, vector: string][] = [
  ['گوشی', "'گوشی':*"],
  ['گوشی سامسونگ', "'گوشی' & 'سامسونگ':*"],
  ['آیفون ۱۶', "'ایفون' & '16':*"],
  ['لپ تاپ ایسوس', "'لپ' & 'تاپ' & 'ایسوس':*"],
  ['s25', "'s25':*"],
];
const productIds = Array.from({ length: 40 }, (_, index) => 1 + index * 15);

type Row = {
  name: string;
  path: Load['path'];
  limitPath?: Load['path'];
  goal?: number;
  body?: object;
  namesBasket?: boolean;
};

/** The measured calls, and the path of the limit where it differs. @param goalOfAdd depends on the database */
function createRows(goalOfAdd: number): Row[] {
  const searches = (path: string, part: 0 | 1) =>
    texts.map((text) => `${path}?search=${encodeURIComponent(text[part])}`);
  const pages = [1, 2, 3, 4, 5].map((page) => `/product/shop?page=${page}`);
  let unseen = 0;
  return [
    {
      name: 'add to basket',
      path: '/v2/Cart/AddToCart',
      body: { productPropertyId: plentiful[0], qty: 1 },
      goal: goalOfAdd,
    },
    { name: 'basket', path: '/v2/Cart/Get', namesBasket: true },
    { name: 'product', path: productIds.map((id) => `/product/${id}`), goal: 0.4 },
    { name: 'list', path: pages, goal: 0.3 },
    {
      name: 'list with a filter never seen',
      path: () => `/product/shop?priceFrom=${1000 + unseen++}`,
      limitPath: pages,
    },
    {
      name: 'search page',
      path: searches('/product/shop', 0),
      limitPath: searches('/product/shop', 1),
      goal: 0.3,
    },
    { name: 'suggestion', path: searches('/product/search', 0), limitPath: searches('/product/search', 1) },
  ];
}

/** Steps that undo what the benchmark has made: the latest first, and all of them also when it is interrupted. */
class CleanUp {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #running: Promise<void> = Promise.resolve();

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Runs the steps, after those of a run that has begun already. */
  run(): Promise<void> {
    this.#running = this.#running.then(async () => {
      for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step().catch(console.error);
    });
    return this.#running;
  }
}

async function startLimit(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  return startServer(['--import', 'tsx', 'bench/support/limitServer.ts'], port, {
    ...env,
    PORT: String(port),
  });
}

async function fillDemo(db: Database): Promise<void> {
  await migrate(db);
  await seedDemo(db, { now: Date.now() });
  await db.query(plenty, [plentiful]);
}

/** Makes a basket of three lines. @returns its id */
async function fillBasket(origin: string): Promise<string> {
  let cartId: string | undefined;
  for (const productPropertyId of plentiful) {
    const response: Response = await fetch(`${origin}/v2/Cart/AddToCart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cartId ? { CartId: cartId } : {}) },
      body: JSON.stringify({ productPropertyId, qty: 1 }),
    });
    const { data }: { data: { cartId: string } } = await response.json();
    cartId = data.cartId;
  }
  if (!cartId) throw new Error('The basket could not be filled.');
  return cartId;
}

/** Prints each call's requests a second against its limit. The rounds alternate, so that a busy machine slows both equally. */
async function measureRatios(
  engine: string,
  origin: string,
  limitOrigin: string,
  rows: Row[],
): Promise<void> {
  const [cartId, limitCartId] = [await fillBasket(origin), await fillBasket(limitOrigin)];
  const loads = rows.map(({ path, limitPath = path, body, namesBasket }) => {
    const common = { connections, ...(body ? { body } : {}) };
    return {
      own: { origin, path, ...common, ...(namesBasket ? { cartId } : {}) },
      limit: {
        origin: limitOrigin,
        path: limitPath,
        ...common,
        ...(namesBasket ? { cartId: limitCartId } : {}),
      },
      // Without the casts the empty lists would have the type never[].
      rates: { own: [] as number[], limit: [] as number[] },
    };
  });
  for (const { own, limit } of loads) {
    await measureLoad(own, warmUpMs);
    await measureLoad(limit, warmUpMs);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { own, limit, rates } of loads) {
      rates.own.push(await measureLoad(own, roundMs));
      rates.limit.push(await measureLoad(limit, roundMs));
    }
  }
  console.log(`${engine}, ${connections} connections, requests a second (medians of ${rounds} rounds)`);
  rows.forEach(({ name, goal }, index) => {
    const { own = [], limit = [] } = loads[index]?.rates ?? {};
    const [rate, best] = [median(own), median(limit)];
    console.log(
      `  ${name.padEnd(32)} ${rate.toFixed(0).padStart(6)} of ${best.toFixed(0).padStart(6)}   ratio ${(rate / best).toFixed(2)}${goal ? ` (goal ${goal})` : ''}`,
    );
  });
}

async function measureServer(server: string, cleanUp: CleanUp): Promise<void> {
  const { url, drop } = await createDatabase(server);
  cleanUp.add(drop);
  const db = connectServer(url);
  cleanUp.add(() => db.close());
  await fillDemo(db);
  const open = async () => {
    const backend = await startBackend({ ...noLimits, DATABASE_URL: url });
    cleanUp.add(backend.kill);
    return backend;
  };
  const [demo, limit] = [await open(), await startLimit({ DATABASE_URL: url })];
  cleanUp.add(limit.stop);
  await measureRatios('PostgreSQL', demo.url, limit.url, createRows(0.5));
  await limit.stop();
  await demo.kill();

  const copies = await growCatalogue(db, 1000);
  const thousand = await open();
  const atThousand = await timeSearch(db, thousand.url);
  await thousand.kill();
  await growCatalogue(db, 100_000, copies);
  const large = await open();
  await measureLargeShop(db, large.url);
  const ratio = (await timeSearch(db, large.url)) / atThousand;
  console.log(`  search page made anew, at 100,000 ÷ at 1,000 products: ${ratio.toFixed(2)} (goal 3)`);
}

/** Memory (MB) that a process holds. */
const readMemory = (pid: number) =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024);

async function measureEmbedded(cleanUp: CleanUp): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pelle-bench-'));
  cleanUp.add(() => rm(folder, { recursive: true, force: true }));
  const [own, ofLimit] = [join(folder, 'own'), join(folder, 'limit')];
  const db = await connectEmbedded(own);
  await fillDemo(db).finally(() => db.close());
  // Only one process can open an embedded database, so the limit has a copy.
  await cp(own, ofLimit, { recursive: true });
  const backend = await startBackend({ ...noLimits, DATA_DIR: own });
  cleanUp.add(backend.kill);
  const atStart = readMemory(backend.pid);
  const limit = await startLimit({ DATA_DIR: ofLimit });
  cleanUp.add(limit.stop);
  await measureRatios('embedded', backend.url, limit.url, createRows(0.45));
  console.log(
    `  memory of the backend with its database, MB: ${atStart} at the start, ${readMemory(backend.pid)} after the load (goal 400)`,
  );
}

/**
 * Measures the hot calls of the backend at 16 connections against the limit of `support/limitServer.ts` in the same run: on a
 * PostgreSQL server (TEST_DATABASE_URL, else the one of this machine; none when it is empty) and on the embedded database. On the server it then
 * measures single calls in a shop of 100,000 products. Compare the ratios, not the numbers.
 */
export async function run(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://127.0.0.1:5432/test';
  const cleanUp = new CleanUp();
  const interrupt = () => void cleanUp.run().finally(() => process.exit(1));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    if (server) await measureServer(server, cleanUp);
    await cleanUp.run();
    await measureEmbedded(cleanUp);
  } finally {
    await cleanUp.run();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}
