import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, TypedText } from '../common';
import { highestStock, longestReason } from '../limits';
import { Cursor, PageExtra } from '../paging';

const strict = { additionalProperties: false };

/**
 * Why a stock changed. `start`: what a new variant began with; `edit`: the number was written over; `receipt`, `count` and `loss` are
 * what an operator reports; `released`: an order that was cancelled or not paid gave its pieces back.
 */
export const StockReason = Type.Enum([
  'start',
  'receipt',
  'count',
  'loss',
  'edit',
  'import',
  'sale',
  'released',
  'returned',
]);
export type StockReason = Static<typeof StockReason>;

/** `GET /admin/stock`: the changes of stocks, newest first; those of one variant, or with one reason. */
export const DeskStockQuery = Type.Object(
  {
    variantId: Type.Optional(Id),
    reason: Type.Optional(StockReason),
    cursor: Type.Optional(Cursor),
  },
  strict,
);
export type DeskStockQuery = Static<typeof DeskStockQuery>;

export const DeskStockMove = Type.Object({
  id: Id,
  at: Instant,
  productId: Id,
  variantId: Id,
  title: Type.String(),
  /** Pieces that came, negative for those that went. */
  change: Type.Integer(),
  /** Pieces in stock after it. */
  stock: Type.Integer({ minimum: 0 }),
  reason: StockReason,
  orderId: Nullable(Id),
  operator: Nullable(Type.String()),
  note: Nullable(Type.String()),
});
export type DeskStockMove = Static<typeof DeskStockMove>;

export const DeskStockPage = Type.Object({ moves: Type.Array(DeskStockMove), ...PageExtra.properties });
export type DeskStockPage = Static<typeof DeskStockPage>;

/**
 * `POST /admin/variants/{id}/stock`: pieces that came in (`receipt`), that are lost or broken (`loss`), or the number that was counted
 * in the store (`count`). The note says where from or why.
 */
export const ReportStock = Type.Object(
  {
    kind: Type.Enum(['receipt', 'count', 'loss']),
    pieces: Type.Integer({ minimum: 0, maximum: highestStock }),
    note: TypedText(longestReason),
  },
  strict,
);
export type ReportStock = Static<typeof ReportStock>;
