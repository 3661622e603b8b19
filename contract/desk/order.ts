import { type Static, Type } from 'typebox';
import { ChequeRequest } from '@/contract/cheque';
import { Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { longestOrderSearch } from '@/contract/limits';
import { Order, OrderState } from '@/contract/order';
import { Cursor, PageExtra } from '@/contract/paging';

/** Orders of the desk's list: those that wait for an operator, or those in one state. */
export const DeskOrderTab = Type.Union([Type.Literal('waiting'), Type.Literal('all'), OrderState]);
export type DeskOrderTab = Static<typeof DeskOrderTab>;

/** Query of `GET /admin/orders`. `search` is an order number, a mobile number, or words of titles. */
export const DeskOrderQuery = Strict({
  tab: DeskOrderTab,
  search: Type.Optional(Type.String({ maxLength: longestOrderSearch })),
  cursor: Type.Optional(Cursor),
});
export type DeskOrderQuery = Static<typeof DeskOrderQuery>;

const Customer = Type.Object({
  id: Id,
  name: Type.String(),
  /** Null when the account was deleted. */
  mobile: Nullable(Type.String()),
});

export const DeskOrderRow = Type.Object({
  id: Id,
  state: OrderState,
  placedAt: Instant,
  paidAt: Nullable(Instant),
  customer: Customer,
  total: Toman,
  delivery: Type.String(),
  /** Title of the first product, and the number of lines. */
  title: Type.String(),
  lines: Type.Integer(),
  /** Returns of this order that wait for an operator. */
  openReturns: Type.Integer(),
});
export type DeskOrderRow = Static<typeof DeskOrderRow>;

/** A page of orders: of the waiting ones the oldest first, of others the newest. */
export const DeskOrderPage = Type.Object({ orders: Type.Array(DeskOrderRow), ...PageExtra.properties });
export type DeskOrderPage = Static<typeof DeskOrderPage>;

/** `GET /admin/orders/{id}`: the order as its customer sees it, with the customer and the cheques. */
export const DeskOrder = Type.Object({
  order: Order,
  customer: Customer,
  cheques: Nullable(ChequeRequest),
  /** National ids of the owners of the cheques, by the number of the cheque. They are compared with the papers. */
  chequeOwners: Type.Record(Type.String(), Type.String()),
  /** The companies that can carry the order, those for its method first. */
  carriers: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  /** What comes into the wallet when an open return is accepted, in toman, by the id of the return. */
  refunds: Type.Record(Type.String(), Toman),
  /** Serial numbers in stock for the lines whose pieces have them, at most 50 each, by the id of the line. */
  serials: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type DeskOrder = Static<typeof DeskOrder>;
