import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman, TypedText } from '../common';
import { highestStock, longestReason } from '../limits';
import { Cursor, PageExtra } from '../paging';

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

/** Whether each piece of a category has a serial number that the shop keeps: none, any, or an IMEI with its check digit. */
export const SerialKind = Type.Enum(['none', 'serial', 'imei']);
export type SerialKind = Static<typeof SerialKind>;

/** `GET /admin/stock`: the changes of stocks, newest first; those of one variant, or with one reason. */
export const DeskStockQuery = Strict({
  variantId: Type.Optional(Id),
  reason: Type.Optional(StockReason),
  cursor: Type.Optional(Cursor),
});
/** Query of `GET /admin/stock/export`. */
export const DeskStockFilter = Type.Omit(DeskStockQuery, ['cursor'], { additionalProperties: false });
export type DeskStockFilter = Static<typeof DeskStockFilter>;
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

/** The most serial numbers of a report and of a list. */
export const mostSerials = 200;

/**
 * `POST /admin/variants/{id}/stock`: pieces that came in (`receipt`), that are lost or broken (`loss`), or the number that was counted
 * in the store (`count`). `serials` names pieces that are in stock already. The note says where from or why.
 */
export const ReportStock = Strict({
  kind: Type.Enum(['receipt', 'count', 'loss', 'serials']),
  pieces: Type.Integer({ minimum: 0, maximum: highestStock }),
  note: TypedText(longestReason),
  /** Of each piece that came in or was lost, in a category whose pieces have serial numbers; else empty. */
  serials: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: mostSerials })),
  /** Whether the pieces stand in the national registry of phones (رجیستری). */
  registered: Type.Optional(Type.Boolean()),
  /** Price of purchase of one piece; null when it is not known. Only of a receipt. */
  cost: Type.Optional(Nullable(Toman)),
});
export type ReportStock = Static<typeof ReportStock>;

/** Where a piece is: in stock, sold with an order, or out of the sale because it is lost or came back with a fault. */
export const SerialState = Type.Enum(['stock', 'sold', 'off']);
export type SerialState = Static<typeof SerialState>;

export const DeskSerial = Type.Object({
  id: Id,
  serial: Type.String(),
  state: SerialState,
  registered: Type.Boolean(),
  orderId: Nullable(Id),
  receivedAt: Instant,
});
export type DeskSerial = Static<typeof DeskSerial>;

/** `GET /admin/variants/{id}/serials`: the serial numbers of a variant, newest first. */
export const DeskSerials = Type.Object({
  kind: SerialKind,
  /** Pieces in stock, and how many of them have a serial number. */
  stock: Type.Integer({ minimum: 0 }),
  known: Type.Integer({ minimum: 0 }),
  serials: Type.Array(DeskSerial),
  ...PageExtra.properties,
});
export type DeskSerials = Static<typeof DeskSerials>;

/** `PUT /admin/serials/{id}`: a piece that was registered since, or that came back: into the stock or out of the sale. */
export const ChangeSerial = Strict({
  registered: Type.Optional(Type.Boolean()),
  state: Type.Optional(Type.Enum(['stock', 'off'])),
});
export type ChangeSerial = Static<typeof ChangeSerial>;
