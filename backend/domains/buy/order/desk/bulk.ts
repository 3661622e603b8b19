import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { mostBulkOrders, OrderSheet } from '@/contract/desk/bulk';
import { toLatinDigits } from '@/utils/digits';

const sheets = declareStatement({
  name: 'desk_order_sheets',
  text: `SELECT o.id, o.placed_at AS "placedAt", o.address, o.delivery ->> 'title' AS delivery,
      coalesce((o.delivery ->> 'pickUp')::boolean, false) AS "pickUp", o.delivery ->> 'trackingCode' AS "trackingCode",
      (SELECT coalesce(json_agg(json_build_object('title', i.title, 'variant', concat_ws('، ', i.colour_title, i.option_title),
          'sku', v.sku, 'qty', i.qty) ORDER BY i.id), '[]')
        FROM order_items i LEFT JOIN product_properties v ON v.id = i.property_id WHERE i.order_id = o.id) AS lines
    FROM orders o WHERE o.id = ANY ($1::int[]) AND o.paid_at IS NOT NULL AND o.state <> 'cancelled' ORDER BY o.id LIMIT ${mostBulkOrders}`,
  row: OrderSheet,
});

/** Labels and lines of paid orders, in the order of their numbers. @param ids numbers separated by commas; others are left out */
export function readOrderSheets(db: Pick<Database, 'query'>, ids: string): Promise<OrderSheet[]> {
  const numbers = toLatinDigits(ids)
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return db.query(sheets, [numbers]);
}
