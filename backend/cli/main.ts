import { CommanderError } from 'commander';
import { openPayment } from '@/backend/adapters/payment/open';
import { openSearchEngine } from '@/backend/adapters/search/configured';
import { openStorage } from '@/backend/adapters/storage/configured';
import type { Database } from '@/backend/db/connect';
import { InUse, openDatabase } from '@/backend/db/open';
import type { Changes } from '@/backend/server/changes';
import { askRunningShop, changesOf } from '@/backend/server/control';
import { type Env, readEnv } from '@/backend/server/env';
import { withoutValues } from '@/backend/server/logging';
import { buildProgram } from './program';

buildProgram(runChange, (line) => process.stdout.write(`${line}\n`))
  .parseAsync()
  .catch((thrown: unknown) => {
    const error = withoutValues(thrown);
    process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
    // The program has written its own errors, such as a missing argument, already.
    if (error instanceof CommanderError) return;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  });

/**
 * Asks the running shop to make the change, because an embedded database belongs to one process. Makes it here when no
 * shop runs or the database is a server.
 */
async function runChange<Kind extends keyof Changes>(
  kind: Kind,
  change: Parameters<Changes[Kind]>[0],
): Promise<Awaited<ReturnType<Changes[Kind]>>> {
  const env = readEnv(process.env);
  const asked = env.databaseUrl ? null : await askRunningShop(env.dataDir, kind, change);
  if (asked !== null) return asked;
  const db = await openUnusedDatabase(env);
  const payment = openPayment(env.payment, db, Date.now);
  try {
    const storage = await openStorage(env.storage);
    // No shop is running, so nothing is published now: the outbox publishes the change once the shop runs.
    const log = { warn: () => undefined };
    const changes = changesOf({
      db,
      now: Date.now,
      storage,
      searchEngine: await openSearchEngine(env.search),
      storefront: env.storefront,
      payment,
      log,
      onProgress: (line) => process.stderr.write(`\r${line}`),
    });
    // The signatures say that change and answer are of this kind; TypeScript cannot resolve that for a type variable.
    const make: (change: never) => ReturnType<Changes[Kind]> = changes[kind] as never;
    return await make(change as never);
  } finally {
    payment.sandbox?.close();
    await db.close();
  }
}

/** Opens the database of the environment. @throws Error when a running shop has the embedded database and does not answer */
async function openUnusedDatabase(env: Env): Promise<Database> {
  return openDatabase(env).catch((error: unknown) => {
    throw error instanceof InUse
      ? new Error(
          'The shop is running on this database but does not answer. Wait a moment and repeat the command.',
        )
      : error;
  });
}
