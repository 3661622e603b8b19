import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { endOfTehranDay } from './offers';

/** The companions of products, by slug pattern, and how many percent less they cost together. `days` is how long the bundle is offered. */
const rules = [
  {
    parents: '^sony-playstation-5-(slim|pro)$',
    companion: '^sony-dualsense$',
    percent: 20,
    title: 'بستهٔ بازی',
    days: 9,
  },
  {
    parents: '^asus-rog-(strix|zephyrus)',
    companion: '^logitech-g102-lightsync$',
    percent: 25,
    title: 'بستهٔ راگ',
    days: null,
  },
];

/**
 * Adds bundles: every variant of a parent is offered with the variant of the companion with the largest stock.
 * @param now ms since the epoch
 */
export async function seedCompanions(orm: Orm, now: number): Promise<void> {
  for (const { parents, companion, percent, title, days } of rules) {
    const endsAt = days === null ? null : new Date(endOfTehranDay(now, days)).toISOString();
    await orm.execute(sql`
      INSERT INTO bundles (title, ends_at, product_ids, offers)
        SELECT ${title}, ${endsAt}::timestamptz, ARRAY(SELECT id FROM products WHERE slug ~ ${parents}::text ORDER BY id),
          jsonb_build_array(jsonb_build_object('propertyId', chosen.id, 'price', NULL, 'percent', ${percent}::int))
        FROM (
          SELECT pp.id FROM products c JOIN product_properties pp ON pp.product_id = c.id
          WHERE c.slug ~ ${companion}::text ORDER BY pp.stock DESC, pp.id LIMIT 1
        ) AS chosen
`);
  }
  await orm.execute(sql`SELECT write_companions(ARRAY(SELECT id FROM bundles))`);
}
