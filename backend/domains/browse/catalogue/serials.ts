import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement, noRow } from '@/backend/db/statement';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import { pageOf, pageSize, readIdCursor } from '@/backend/server/paging';
import {
  type ChangeSerial,
  DeskSerial,
  DeskSerials,
  type ReportStock,
  SerialState,
} from '@/contract/desk/stock';
import { findSerialError, normalizeSerial } from '@/rules/serialNumber';
import { messages } from './messages';

type Queries = Pick<Database, 'query'>;

const list = declareStatement({
  name: 'serial_numbers',
  text: `SELECT n.id, n.serial, n.state, n.registered, i.order_id AS "orderId", iso(n.received_at) AS "receivedAt"
    FROM serial_numbers n LEFT JOIN order_items i ON i.id = n.order_item_id
    WHERE n.property_id = $variant AND n.id < $beyond::bigint ORDER BY n.id DESC LIMIT ${pageSize + 1}`,
  row: DeskSerial,
});
const kindOf = declareStatement({
  name: 'serial_kind',
  text: `SELECT c.serials AS kind, v.stock, (SELECT count(*)::int FROM serial_numbers n WHERE n.property_id = v.id AND n.state = 'stock') AS known
    FROM product_properties v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id WHERE v.id = $1`,
  row: Type.Pick(DeskSerials, ['kind', 'stock', 'known']),
});

/** The serial numbers of a variant, newest first. @throws 400 for a broken cursor, 404 */
export async function listSerials(
  db: Queries,
  variant: number,
  cursor: string | undefined,
): Promise<DeskSerials> {
  const [found] = await db.query(kindOf, [variant]);
  if (!found) throw refuse(404, 'not_found', messages.notFound);
  const rows = await db.query(list, { variant, beyond: readIdCursor(cursor) });
  const { rows: serials, nextCursor } = pageOf(rows, ({ id }) => String(id));
  return { ...found, serials, nextCursor };
}

const add = declareStatement({
  name: 'serial_add',
  text: `INSERT INTO serial_numbers (serial, property_id, registered, received_at)
    SELECT s, $variant, $registered, $now FROM unnest($serials::text[]) s ON CONFLICT (serial) DO NOTHING RETURNING serial`,
  row: Type.Object({ serial: Type.String() }),
});
const takeOff = declareStatement({
  name: 'serial_off',
  text: `UPDATE serial_numbers SET state = 'off' WHERE property_id = $variant AND state = 'stock' AND serial = ANY ($serials::text[])
    RETURNING serial`,
  row: Type.Object({ serial: Type.String() }),
});

/**
 * Writes the serial numbers of a report: those of a receipt and of pieces that are there already come into the stock, those of a loss
 * leave it. @param db the transaction of the report
 * @throws 400 with what is wrong in `serials`: a line, its number, or a number that another piece has
 */
export async function writeSerials(
  db: Queries,
  variant: number,
  { kind, pieces, serials: typed = [], registered = false }: ReportStock,
  now: string,
): Promise<void> {
  const wrong = (text: string) => refuse(400, 'bad_input', messages.wrong, { serials: text });
  const [found] = await db.query(kindOf, [variant]);
  if (!found || found.kind === 'none') {
    if (kind === 'serials' || typed.length > 0) throw wrong(messages.noSerials);
    return;
  }
  if (kind === 'count') return;
  const serials = typed.map(normalizeSerial);
  const error = findSerialError(found.kind, serials);
  if (error) throw wrong(error);
  if (kind !== 'serials' && serials.length !== pieces)
    throw wrong(messages.serialCount(pieces, serials.length));
  if (kind === 'serials' && found.known + serials.length > found.stock)
    throw wrong(messages.serialsBeyondStock(found.stock - found.known));
  const written = new Set(
    (kind === 'loss'
      ? await db.query(takeOff, { variant, serials })
      : await db.query(add, { variant, registered, serials, now })
    ).map(({ serial }) => serial),
  );
  const left = serials.find((serial) => !written.has(serial));
  if (left !== undefined)
    throw wrong(kind === 'loss' ? messages.serialNotInStock(left) : messages.serialTaken(left));
}

const lock = declareStatement({
  name: 'serial_lock',
  text: `SELECT n.property_id AS variant, n.serial, n.state, n.registered, coalesce(o.state IN ('returned', 'partlyReturned'), true) AS "isBack"
    FROM serial_numbers n LEFT JOIN order_items i ON i.id = n.order_item_id LEFT JOIN orders o ON o.id = i.order_id
    WHERE n.id = $1 FOR UPDATE OF n`,
  row: Type.Object({
    variant: Type.Integer(),
    serial: Type.String(),
    state: SerialState,
    registered: Type.Boolean(),
    isBack: Type.Boolean(),
  }),
});
const update = declareStatement({
  name: 'serial_change',
  text: `UPDATE serial_numbers SET state = $state, registered = $registered,
      order_item_id = CASE WHEN $state = 'sold' THEN order_item_id END WHERE id = $id`,
  row: noRow,
});

/**
 * Notes that a piece was registered, or where it is: one that was sold comes back after a return only. The number of pieces in stock
 * is reported by itself. @throws 404, 409 for a piece that is with a customer
 */
export async function changeSerial(
  { db, now }: { db: Database; now: () => number },
  id: number,
  change: ChangeSerial,
  operator: number,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    const [before] = await queries.query(lock, [id]);
    if (!before) throw refuse(404, 'not_found', messages.serialUnknown);
    if (change.state && !before.isBack) throw refuse(409, 'conflict', messages.serialSold);
    const { state = before.state, registered = before.registered } = change;
    await queries.query(update, { id, state, registered });
    await recordDeskChange(
      { db: queries, now },
      {
        operator,
        area: 'variant',
        subject: String(before.variant),
        action: 'serial',
        before: { serial: before.serial, state: before.state, registered: before.registered },
        after: { serial: before.serial, state, registered },
      },
    );
  });
}
