import { parseModes, parseOffer, parseStock } from './arguments';
import { changesOf } from './changes';
import { askRunningShop, type ChangeOutcome, type Changes } from './control';
import { InUse, openDatabase } from './db/open';
import { readEnv } from './env';
import { chooseSender } from './sms/choose';

const sentences = {
  unknown: 'There is no such variant.',
  prices: 'A price must be above zero, and the discount and the price of a promotion below it.',
};

/** Asks the running shop for the change, or makes it where none runs or the database is a server. */
async function make<Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<ChangeOutcome> {
  const env = readEnv(process.env);
  const asked = env.databaseUrl ? null : await askRunningShop(env.dataDir, kind, change);
  if (asked !== null) return asked;
  const db = await openDatabase(env).catch((error: unknown) => {
    throw error instanceof InUse
      ? new Error('The shop runs but does not answer; try again in a moment.')
      : error;
  });
  const changes = changesOf(db, env.storefront, chooseSender(env.sms));
  return changes[kind](change as never).finally(() => db.close());
}

function makeChange(args: string[]): Promise<ChangeOutcome> {
  const [command, ...rest] = args;
  if (command === 'stock') return make('offer', parseStock(rest));
  if (command === 'offer') return make('offer', parseOffer(rest));
  return make('modes', parseModes(args));
}

async function main(): Promise<void> {
  const outcome = await makeChange(process.argv.slice(2));
  if (outcome !== 'done') throw new Error(sentences[outcome]);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
