import { sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';

/**
 * Replaces the price history of all variants by one of the demo shop: a price about every two weeks that rises slowly and
 * unevenly to the price without a promotion, and since a day ago the present price. The same instant and ids make the same
 * rows. @param now ms since the epoch
 */
export async function seedPriceHistory(orm: Orm, now: number): Promise<void> {
  const moment = sql`${new Date(now).toISOString()}::timestamptz`;
  await orm.execute(sql`TRUNCATE price_points`);
  await orm.execute(sql`INSERT INTO price_points (property_id, since, price)
    SELECT id, ${moment} - make_interval(days => 89 - step * 15 - (product_id * 7 + step * 5) % 9,
        hours => (product_id * 5 + step * 3) % 10),
      CASE WHEN step = 5 THEN price - discount ELSE greatest(1000, round((price - discount) *
        (0.955 + step * 0.009 + (product_id * 37 + step * step * 53) % 40 / 1000.0) / 10000) * 10000) END
    FROM product_properties, generate_series(0, 5) step WHERE step IN (0, 5) OR (product_id + step * 2) % 3 > 0`);
  await orm.execute(
    sql`SELECT record_prices((SELECT array_agg(id) FROM product_properties), ${moment} - interval '1 day')`,
  );
}
