import { connectEmbedded, connectServer, type Database } from '@/backend/db/connect';
import { migrate } from '@/backend/db/migrate';
import { anyRow, declareStatement, noRow } from '@/backend/db/statement';
import { findProducts } from '@/backend/domains/search/queries';
import { readCatalogue } from '@/backend/seed/catalogue';
import { seedDemo } from '@/backend/seed/seed';
import { createDatabase } from '@/tests/support/serverDatabase';

/** Products of the demo shop. */
const seeded = readCatalogue().products.length;
const sizes = [seeded, 10_000, 100_000];
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

/** Copies the demo's products: other names and popularity, the same words, and listings without facets. */
const grow = `WITH copies AS (
    INSERT INTO products (slug, title, latin_title, aliases, category_id, brand_id, summary, highlights, story, specs,
      images, popularity, listed_at, search_n, search_c, category_path, colours)
    SELECT slug || '-v' || n, title || ' ' || n, latin_title, aliases, category_id, brand_id, summary, '[]', '[]', '[]',
      images, popularity * (id * 7919 % 97) / 100, listed_at, search_n || ' v' || n, search_c, category_path, colours
    FROM products CROSS JOIN generate_series($1::int, $2::int) n
    WHERE slug !~ '-v[0-9]+$'
    RETURNING id, brand_id, category_path, popularity, listed_at
  )
  INSERT INTO listings (product_id, valid_from, valid_to, price, discount, effective, in_stock, brand_id, category_path,
    colour_values, option_titles, popularity, listed_at)
  SELECT id, '-infinity', 'infinity', 1000000, 0, 1000000, id % 16 > 0, brand_id, category_path, '{}', '{}', popularity,
    listed_at FROM copies`;

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

const growing = declareStatement({ name: 'bench_grow', text: grow, row: noRow });
const analyzing = declareStatement({ name: 'bench_analyze', text: 'ANALYZE products, listings', row: noRow });

async function measureAll(db: Database, engine: string): Promise<void> {
  await migrate(db);
  await seedDemo(db, { now: Date.now() });
  let copies = 0;
  for (const size of sizes) {
    const wanted = Math.ceil(size / seeded) - 1;
    // In batches, so that one statement does not hold all copies in memory.
    for (; copies < wanted; copies += Math.min(10, wanted - copies)) {
      await db.query(growing, [copies + 1, Math.min(copies + 10, wanted)]);
    }
    await db.query(analyzing);
    await measure(db, engine, (copies + 1) * seeded);
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
