import { parseArgs } from 'node:util';
import { openStorage } from '@/backend/adapters/storage/configured';
import { openDatabase } from '@/backend/db/open';
import { readEnv } from '@/backend/server/env';
import { startDemo } from './start';

const most = 1_000_000;

/** `npm run seed -- --products 100000` fills an empty database, and adds variations when the catalogue has fewer products. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const products = values.products === undefined ? undefined : Number(values.products);
  if (products !== undefined && !(Number.isInteger(products) && products >= 1 && products <= most)) {
    throw new Error(`--products must be a whole number from 1 to ${most}.`);
  }
  const env = readEnv(process.env);
  const db = await openDatabase(env);
  try {
    const started = performance.now();
    const outcome = await startDemo(db, Date.now(), {
      personas: env.personas,
      storage: await openStorage(env.storage),
      ...(products ? { products } : {}),
    });
    if (outcome !== 'seeded') throw new Error('The database is not empty; it was left as it is.');
    process.stdout.write(`Seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  } finally {
    await db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
