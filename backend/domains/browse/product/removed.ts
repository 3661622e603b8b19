import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { type Refusal, refuse } from '@/backend/server/errors';
import { messages as sharedMessages } from '@/backend/server/messages';
import { RemovedProduct } from '@/contract/product';
import { CardRow, cardColumns, cardOf, inForce } from './card';
import { messages } from './messages';

/** Number of products that are offered in the place of a removed one. */
const similarCount = 10;

/** Products in stock come first, then those of the same category, then those of the same brand. */
const statement = declareStatement({
  name: 'product_removed',
  text: `WITH own AS (
      SELECT p.id, p.title, p.category_id, p.brand_id, coalesce(nullif(p.category_path, '{}'), ARRAY[p.category_id]) AS path
      FROM products p WHERE p.id = $id::int AND p.removed_at IS NOT NULL
    )
    SELECT own.title, json_build_object('title', c.title, 'slug', c.slug) AS category,
      (SELECT coalesce(json_agg(x), '[]') FROM (
        SELECT ${cardColumns} FROM listings l JOIN products p ON p.id = l.product_id
        WHERE l.category_path @> own.path[:2] AND ${inForce('$now::timestamptz')}
        ORDER BY l.in_stock DESC, l.category_path = own.path DESC, l.brand_id = own.brand_id DESC, l.popularity DESC, l.product_id
        LIMIT ${similarCount}) x) AS similar
    FROM own JOIN categories c ON c.id = own.category_id`,
  row: Type.Object({ ...RemovedProduct.properties, similar: Type.Array(CardRow) }),
});

/** A product that is no longer offered, with products like it; null for any other. One statement. @param now ms since the epoch */
export async function readRemoved(db: Database, id: number, now: number): Promise<RemovedProduct | null> {
  const [row] = await db.query(statement, { id, now: new Date(now) });
  return row ? { ...row, similar: row.similar.map((card) => cardOf(card, now)) } : null;
}

/** The refusal of a page whose product is not offered: 410 for a removed product, 404 for an unknown one. @param now ms since the epoch */
export async function refuseProduct(db: Database, id: number, now: number): Promise<Refusal> {
  return (await readRemoved(db, id, now))
    ? refuse(410, 'gone', messages.productRemoved)
    : refuse(404, 'not_found', sharedMessages.productNotFound);
}
