import type { Database } from '@/backend/db/connect';
import { run } from '@/tests/support/guest';

/** Adds lines of new variants to a basket. */
export const addExtraLines = (db: Database, basketId: string | null | undefined, count: number) =>
  run(
    db,
    `WITH extra AS (
        INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
        SELECT 7, 'مشکی', '#2B2D33', '', 1000, 9, 9 FROM generate_series(1, $2::int) RETURNING id
      ) INSERT INTO basket_items (basket_id, property_id, qty, seen_price) SELECT $1, id, 1, 1000 FROM extra`,
    [basketId, count],
  );
