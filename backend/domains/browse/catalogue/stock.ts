import type { Readable } from 'node:stream';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { writeCsv } from '@/backend/domains/browse/catalogueImport/exportFile';
import { isoNow } from '@/backend/server/clock';
import { refuse } from '@/backend/server/errors';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import {
  type DeskStockFilter,
  DeskStockMove,
  type DeskStockPage,
  type DeskStockQuery,
  type ReportStock,
} from '@/contract/desk/stock';
import { highestStock } from '@/contract/limits';
import { markFormula } from '@/utils/csv';
import { rewriteOffer } from './changeVariant';
import { messages } from './messages';
import { nameStockMove } from './nameStockMove';
import { writeSerials } from './serials';

const listMoves = declareStatement({
  name: 'stock_moves',
  text: `SELECT m.id, m.at, v.product_id AS "productId", v.id AS "variantId",
      concat_ws('، ', p.title, nullif(v.colour_title, ''), v.option_title) AS title, m.change, m.stock, m.reason, m.order_id AS "orderId",
      coalesce(nullif(concat_ws(' ', u.f_name, u.l_name), ''), u.mobile) AS operator, m.note
    FROM stock_moves m JOIN product_properties v ON v.id = m.property_id JOIN products p ON p.id = v.product_id
    LEFT JOIN users u ON u.id = m.operator_id
    WHERE m.id < $beyond::bigint AND ($variant::int IS NULL OR m.property_id = $variant) AND ($reason::text IS NULL OR m.reason = $reason)
    ORDER BY m.id DESC LIMIT $limit`,
  row: DeskStockMove,
});

type Moves = Pick<Database, 'query'>;
const readMoves = (
  db: Moves,
  { variantId, reason }: DeskStockFilter,
  cursor: string | undefined,
  limit: number,
) =>
  db.query(listMoves, {
    ...{ beyond: readIdCursor(cursor), limit },
    ...{ variant: variantId ?? null, reason: reason ?? null },
  });

/** A page of the changes of stocks, the newest first. @throws 400 for a broken cursor */
export async function listStockMoves(
  db: Moves,
  { cursor, ...filter }: DeskStockQuery,
): Promise<DeskStockPage> {
  const found = await readMoves(db, filter, cursor, pageSize + 1);
  const { rows: moves, nextCursor } = pageOf(found, ({ id }) => String(id));
  return { moves, nextCursor };
}

/** Rows of one statement of a file. */
const batchSize = 500;
const titles = ['زمان', 'شناسهٔ تنوع', 'کالا', 'تغییر', 'موجودی', 'دلیل', 'سفارش', 'ناظر', 'توضیح'];

/** All changes of stocks of a filter as CSV, the newest first. Lines are read as they are sent. */
export function exportStockMoves(db: Moves, filter: DeskStockFilter): Readable {
  async function* records(): AsyncGenerator<string[]> {
    for (let cursor: string | undefined; ; ) {
      const rows = await readMoves(db, filter, cursor, batchSize);
      for (const { at, variantId, title, change, stock, reason, orderId, operator, note } of rows)
        yield [
          ...[at, String(variantId), markFormula(title), String(change), String(stock), reason],
          ...[orderId === null ? '' : String(orderId), markFormula(operator ?? ''), markFormula(note ?? '')],
        ];
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      cursor = String(last.id);
    }
  }
  return writeCsv(titles, records());
}

/** The pieces in stock after a report. @throws 400 when fewer pieces are there than were lost, or too many */
function stockAfter(stock: number, { kind, pieces }: ReportStock): number {
  if (kind === 'serials') return stock;
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
    await nameStockMove(tx, {
      reason: kind === 'serials' ? 'edit' : kind,
      operator,
      note,
      cost: report.cost ?? null,
    });
    const written = await rewriteOffer(tx, id, ({ stock }) => ({ stock: stockAfter(stock, report) }), now());
    if (!written) throw refuse(404, 'not_found', messages.notFound);
    const { productId, before, after } = written;
    await writeSerials(queriesIn(tx), id, report, isoNow({ now }));
    await recordDeskChange(
      { db: queriesIn(tx), now },
      {
        operator,
        area: 'variant',
        subject: String(id),
        action: kind,
        before: { stock: before.stock },
        after: {
          stock: after.stock,
          note,
          ...(report.serials?.length ? { serials: report.serials.length } : {}),
        },
      },
    );
    return productId;
  });
}
