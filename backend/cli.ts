import { parseModes, parseOffer, parseStock } from './arguments';
import { changesOf } from './changes';
import { askRunningShop, type ChangeOutcome, type Changes } from './control';
import { InUse, openDatabase } from './db/open';
import { parseDesk } from './desk/arguments';
import { readEnv } from './env';
import { openPayment } from './payment/open';
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
): Promise<Awaited<ReturnType<Changes[Kind]>>> {
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
  const payment = openPayment(env.payment, db, Date.now);
  const changes = changesOf(db, env.storefront, chooseSender(env.sms), payment);
  try {
    // The signatures say that change and answer are of this kind; TypeScript cannot resolve that for a type variable.
    const make: (change: never) => ReturnType<Changes[Kind]> = changes[kind] as never;
    return await make(change as never);
  } finally {
    payment.sandbox?.close();
    await db.close();
  }
}

async function workAtDesk(args: string[]): Promise<void> {
  const { refused, lines } = await requestChange('desk', parseDesk(args));
  if (refused !== null) throw new Error(refused);
  process.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'Done.'}\n`);
}

function readAndRequestChange(args: string[]): Promise<ChangeOutcome> {
  const [command, ...rest] = args;
  if (command === 'stock') return requestChange('offer', parseStock(rest));
  if (command === 'offer') return requestChange('offer', parseOffer(rest));
  return requestChange('modes', parseModes(args));
}

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  if (command === 'desk') return workAtDesk(rest);
  const outcome = await readAndRequestChange(process.argv.slice(2));
  if (outcome !== 'done') throw new Error(refusalTexts[outcome]);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
