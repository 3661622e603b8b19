import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { Stamp, stamp } from '@/backend/server/publicAnswers';
import type { ProductCard } from '@/contract/product';
import { CardRow, cardColumns, cardOf, inForce } from './card';

const statement = declareStatement({
  name: 'product_cards',
  text: `SELECT ${stamp('$now::timestamptz')},
    (SELECT coalesce(json_agg(c), '[]') FROM (
      SELECT ${cardColumns} FROM products p JOIN listings l ON l.product_id = p.id AND ${inForce('$now')}
      WHERE p.id = ANY ($ids::int[]) AND p.removed_at IS NULL ORDER BY array_position($ids, p.id)) c) AS cards`,
  row: Type.Object({ stamp: Stamp, cards: Type.Array(CardRow) }),
});

/** Cards of the offered products among these, in this order. One statement. @param at ms since the epoch */
export async function readCards(
  db: Queries,
  ids: readonly number[],
  at: number,
): Promise<{ stamp: Stamp | null; cards: ProductCard[] }> {
  const [row] = await db.query(statement, { ids: [...ids], now: new Date(at) });
  return { stamp: row?.stamp ?? null, cards: row?.cards.map((card) => cardOf(card, at)) ?? [] };
}
