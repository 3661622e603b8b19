import type { Database } from '@/backend/db/connect';
import { retimePromotions } from './retime';
import { type SeedOptions, seedDemo } from './seed';

/**
 * Runs at a start with SEED=demo: seeds an empty database, and restarts the promotions of an old demo shop.
 * @param now ms since the epoch @param options see `SeedOptions`
 */
export async function startDemo(
  db: Database,
  now: number,
  options: Pick<SeedOptions, 'personas' | 'products' | 'storage'>,
): Promise<'seeded' | 'retimed' | 'kept'> {
  if (await seedDemo(db, { now, ...options })) return 'seeded';
  return (await retimePromotions(db, now)) ? 'retimed' : 'kept';
}
