import type { FastifyInstance } from 'fastify';
import type { Database } from '@/backend/db/connect';
import { hourMs } from '@/utils/timeUnits';
import { retimeLoanRequest, retimePromotions } from './retime';
import { type SeedOptions, seedDemo } from './seed';

/**
 * Runs at a start with SEED=demo: seeds an empty database, restarts the promotions of an old demo shop, and keeps its loan
 * request open.
 * @param now ms since the epoch @param options see `SeedOptions`
 */
export async function startDemo(
  db: Database,
  now: number,
  options: Pick<SeedOptions, 'personas' | 'products' | 'storage'>,
): Promise<'seeded' | 'retimed' | 'kept'> {
  if (await seedDemo(db, { now, ...options })) return 'seeded';
  await retimeLoanRequest(db, now);
  return (await retimePromotions(db, now)) ? 'retimed' : 'kept';
}

const refreshIntervalMs = hourMs;

/** Keeps the loan request of a demo shop open every hour until the app closes, because the worker rejects a late one. */
export function keepDemoOpen(app: FastifyInstance, db: Database): void {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = retimeLoanRequest(db, Date.now()).catch((err: unknown) =>
      app.log.error({ err }, 'the loan request of the demo could not be kept open'),
    );
  }, refreshIntervalMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
