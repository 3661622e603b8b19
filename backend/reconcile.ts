import { openDatabase } from './db/open';
import { reconcile } from './domains/payment/reconcile';
import { readEnv } from './env';

const usage = 'Usage: npm run reconcile -w backend -- [2026-11-20]';

/** Prints the money of a day (by default today in Tehran) and every difference in the books. Ends with 1 if there is one. */
async function main([
  day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Tehran' }),
]: string[]): Promise<void> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(usage);
  const db = await openDatabase(readEnv(process.env));
  const result = await reconcile(db, day).finally(() => db.close());
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  process.exitCode = result.differences.length > 0 ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
