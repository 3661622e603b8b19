import type { Database } from '@/backend/db/connect';
import { catalogue } from './catalogue/index';
import { content } from './content';
import { retimePromotions } from './retime';
import { seedDemo } from './seed';

/** What a start with SEED=demo does: an empty database becomes the demo shop, and an old demo shop stays alive. */
export async function startDemo(
  db: Database,
  now: number,
  products?: number,
): Promise<'seeded' | 'retimed' | 'kept'> {
  if (await seedDemo(db, { now, catalogue, content, ...(products ? { products } : {}) })) return 'seeded';
  return (await retimePromotions(db, now)) ? 'retimed' : 'kept';
}
