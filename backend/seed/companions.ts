import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { bundles } from '@/backend/db/schema/catalogue';
import { endOfTehranDay } from './offers';

/**
 * The companions of products, by slug pattern, and the price of the companion in percent of its own price. `days` is how
 * long the bundle is offered.
 */
const rules = [
  {
    parents: '^sony-playstation-5-(slim|pro)$',
    companion: '^sony-dualsense$',
    percent: 80,
    title: 'بستهٔ بازی',
    days: 9,
  },
  {
    parents: '^asus-rog-(strix|zephyrus)',
    companion: '^logitech-g102-lightsync$',
    percent: 75,
    title: 'بستهٔ راگ',
    days: null,
  },
];

/**
 * Adds bundles: every variant of a parent gets the variant of the companion with the largest stock.
 * @param now ms since the epoch
 */
export async function seedCompanions(orm: Orm, now: number): Promise<void> {
  for (const { parents, companion, percent, title, days } of rules) {
    const endsAt = days === null ? null : new Date(endOfTehranDay(now, days));
    const [bundle] = await orm.insert(bundles).values({ title, endsAt }).returning({ id: bundles.id });
    await orm.execute(sql`
      INSERT INTO companions (property_id, companion_property_id, price, bundle_id)
      SELECT parent.id, chosen.id, chosen.price * ${percent}::int / 100000 * 1000, ${bundle?.id}::int
      FROM products p
      JOIN product_properties parent ON parent.product_id = p.id
      CROSS JOIN (
        SELECT pp.id, pp.price FROM products c JOIN product_properties pp ON pp.product_id = c.id
        WHERE c.slug ~ ${companion}::text ORDER BY pp.stock DESC, pp.id LIMIT 1
      ) AS chosen
      WHERE p.slug ~ ${parents}::text`);
  }
}
