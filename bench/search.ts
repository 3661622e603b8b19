import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { findProducts } from '@/backend/domains/browse/search/queries';
import { seedDemo } from '@/backend/seed/seed';
import { createDatabase } from '@/tests/support/serverDatabase';
import { growCatalogue, seededProducts } from './support/growCatalogue';

const sizes = [seededProducts, 10_000, 100_000];
const rounds = 15;

const texts = {
  'a model': 'آیفون ۱۶',
  'a code': 's25',
  'a kind of product': 'گوشی',
  'a kind and a brand': 'لپ تاپ ایسوس',
  'three letters': 'سام',
  'a slip': 'سامسوتگ',
  'the wrong keyboard': 'hdt,k 16',
  nothing: 'qzqzqzqz',
};

const likeStatement = declareStatement({
  row: anyRow,
  name: 'bench_like',
  text: `SELECT id FROM products WHERE title ILIKE '%' || $1 || '%' ORDER BY popularity DESC, id LIMIT 8`,
});

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return median(times);
}

async function measure(db: Database, engine: string, size: number): Promise<void> {
  console.log(`${engine}, ${size.toLocaleString('en')} products (median of ${rounds}, ms)`);
  const ratios: number[] = [];
  for (const [what, text] of Object.entries(texts)) {
    const search = await timed(() => findProducts(db, text, { limit: 8, now: Date.now() }));
    const like = await timed(() => db.query(likeStatement, [text]));
    ratios.push(search / like);
    console.log(
      `  ${what.padEnd(20)} search ${search.toFixed(1).padStart(7)}   ILIKE ${like.toFixed(1).padStart(7)}   ratio ${(search / like).toFixed(2)}`,
    );
  }
  console.log(`  median ratio ${median(ratios).toFixed(2)}`);
}

async function measureAll(db: Database, engine: string): Promise<void> {
  await migrate(db);
  await seedDemo(db, { now: Date.now() });
  let copies = 0;
  for (const size of sizes) {
    copies = await growCatalogue(db, size, copies);
    await measure(db, engine, (copies + 1) * seededProducts);
  }
}

/**
 * Compares the search with ILIKE on titles at three sizes of the shop, on the embedded database and on the server at
 * TEST_DATABASE_URL.
 */
export async function run(): Promise<void> {
  const embedded = await connectEmbedded();
  await measureAll(embedded, 'embedded').finally(() => embedded.close());
  if (!process.env.TEST_DATABASE_URL) return;
  const { url, drop } = await createDatabase(process.env.TEST_DATABASE_URL);
  const server = connectServer(url);
  await measureAll(server, 'server').finally(() => server.close());
  await drop();
}
