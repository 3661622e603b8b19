import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import {
  DeskStockMove,
  type DeskStockPage,
  type DeskStockQuery,
  type ReportStock,
} from '@/contract/desk/stock';
import { highestStock } from '@/contract/limits';
import { rewriteOffer } from './changeVariant';
import { messages } from './messages';
import { nameStockMove } from './nameStockMove';

const listMoves = declareStatement({
  name: 'stock_moves',
  text: `SELECT m.id, m.at, v.product_id AS "productId", v.id AS "variantId",
      concat_ws('، ', p.title, nullif(v.colour_title, ''), v.option_title) AS title, m.change, m.stock, m.reason, m.order_id AS "orderId",
      coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile) AS operator, m.note
    FROM stock_moves m JOIN product_properties v ON v.id = m.property_id JOIN products p ON p.id = v.product_id
    LEFT JOIN users u ON u.id = m.operator_id
    WHERE m.id < $beyond::bigint AND ($variant::int IS NULL OR m.property_id = $variant) AND ($reason::text IS NULL OR m.reason = $reason)
    ORDER BY m.id DESC LIMIT ${pageSize + 1}`,
  row: DeskStockMove,
});

/** A page of the changes of stocks, the newest first. @throws 400 for a broken cursor */
export async function listStockMoves(
  db: Pick<Database, 'query'>,
  { variantId, reason, cursor }: DeskStockQuery,
): Promise<DeskStockPage> {
  const filters = { variant: variantId ?? null, reason: reason ?? null };
  const found = await db.query(listMoves, { beyond: readIdCursor(cursor), ...filters });
  const { rows: moves, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { moves, nextCursor };
}

/** The pieces in stock after a report. @throws 400 when fewer pieces are there than were lost, or too many */
function stockAfter(stock: number, { kind, pieces }: ReportStock): number {
  const wrong = (text: string) => refuse(400, 'bad_input', messages.wrong, { pieces: text });
  if (kind !== 'count' && pieces === 0) throw wrong(messages.pieces);
  const after = kind === 'count' ? pieces : kind === 'loss' ? stock - pieces : stock + pieces;
  if (after < 0) throw wrong(messages.tooFew(stock));
  if (after > highestStock) throw wrong(messages.tooMany);
  return after;
}

/**
 * Changes the stock of a variant by what came in, was lost or was counted. Publish the product afterwards.
 * @returns the id of the product @throws 400 with the wrong field, 404
 */
export async function reportStock(
  { db, now }: { db: Database; now: () => number },
  id: number,
  report: ReportStock,
  operator: number,
): Promise<number> {
  const { kind, note } = report;
  return db.orm.transaction(async (tx) => {
    await nameStockMove(tx, { reason: kind, operator, note });
    const written = await rewriteOffer(tx, id, ({ stock }) => ({ stock: stockAfter(stock, report) }), now());
    if (!written) throw refuse(404, 'not_found', messages.notFound);
    const { productId, before, after } = written;
    await recordDeskChange(
      { db: queriesIn(tx), now },
      {
        operator,
        area: 'variant',
        subject: String(id),
        action: kind,
        before: { stock: before.stock },
        after: { stock: after.stock, note },
      },
    );
    return productId;
  });
}
