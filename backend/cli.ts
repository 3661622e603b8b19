import { parseModes, parseOffer, parseStock } from './arguments';
import { changesOf } from './changes';
import { askRunningShop, type ChangeOutcome, type Changes } from './control';
import { InUse, openDatabase } from './db/open';
import { readEnv } from './env';
import { chooseSender } from './sms/choose';

const refusalTexts = {
  unknown: 'No variant has this id. Type the productPropertyId of a variant.',
  prices: 'A price must be above zero, and --discount and --promotion must be below the price.',
};

/**
 * Asks the running shop to make the change, because an embedded database belongs to one process. Makes it here when no
 * shop runs or the database is a server.
 */
async function requestChange<Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<ChangeOutcome> {
  const env = readEnv(process.env);
  const asked = env.databaseUrl ? null : await askRunningShop(env.dataDir, kind, change);
  if (asked !== null) return asked;
  const db = await openDatabase(env).catch((error: unknown) => {
    throw error instanceof InUse
      ? new Error(
          'The shop is running on this database but does not answer. Wait a moment and repeat the command.',
        )
      : error;
  });
  const changes = changesOf(db, env.storefront, chooseSender(env.sms));
  return changes[kind](change as never).finally(() => db.close());
}

function readAndRequestChange(args: string[]): Promise<ChangeOutcome> {
  const [command, ...rest] = args;
  if (command === 'stock') return requestChange('offer', parseStock(rest));
  if (command === 'offer') return requestChange('offer', parseOffer(rest));
  return requestChange('modes', parseModes(args));
}

async function main(): Promise<void> {
  const outcome = await readAndRequestChange(process.argv.slice(2));
  if (outcome !== 'done') throw new Error(refusalTexts[outcome]);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
