import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';

/** Which goods bring which along, by slug pattern and category, and the percent of its price the companion costs. */
const rules = [
  { parents: '^sony-playstation-5-(slim|pro)$', companion: '^sony-dualsense$', percent: 80 },
  { parents: '^asus-rog-(strix|zephyrus)', companion: '^logitech-g102-lightsync$', percent: 75 },
];

/** Adds companions: every variant of a parent gets the variant of the companion with the largest stock. */
export async function seedCompanions(orm: Orm): Promise<void> {
  for (const { parents, companion, percent } of rules) {
    await orm.execute(sql`
      INSERT INTO companions (property_id, companion_property_id, price)
      SELECT parent.id, chosen.id, chosen.price * ${percent}::int / 100000 * 1000
      FROM products p
      JOIN product_properties parent ON parent.product_id = p.id
      CROSS JOIN (
        SELECT pp.id, pp.price FROM products c JOIN product_properties pp ON pp.product_id = c.id
        WHERE c.slug ~ ${companion}::text ORDER BY pp.stock DESC, pp.id LIMIT 1
      ) AS chosen
      WHERE p.slug ~ ${parents}::text`);
  }
}
