import type { Database } from '@/backend/db/connect';
import { retimePromotions } from './retime';
import { type SeedOptions, seedDemo } from './seed';

/**
 * What a start with SEED=demo does: an empty database becomes the demo shop, and an old demo shop stays alive.
 * @param now ms since the epoch @param options see `SeedOptions`
 */
export async function startDemo(
  db: Database,
  now: number,
  options: Pick<SeedOptions, 'personas' | 'products'>,
): Promise<'seeded' | 'retimed' | 'kept'> {
  if (await seedDemo(db, { now, ...options })) return 'seeded';
  return (await retimePromotions(db, now)) ? 'retimed' : 'kept';
}
