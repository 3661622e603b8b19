import { type Static, Type } from 'typebox';
import { Day, Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { Cursor, PageExtra } from '@/contract/paging';
import { DeskOrder } from './order';

/** `due`: open, and its due date has not passed; `late`: open after its due date; `paid`. */
export const InstalmentTab = Type.Enum(['due', 'late', 'paid']);
export type InstalmentTab = Static<typeof InstalmentTab>;

const filters = {
  tab: InstalmentTab,
  /** Only those that are due, were due, or were paid within so many days. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  planId: Type.Optional(Id),
};

/** Query of `GET /admin/instalments/export`. */
export const DeskInstalmentFilter = Strict(filters);
export type DeskInstalmentFilter = Static<typeof DeskInstalmentFilter>;
/** Query of `GET /admin/instalments`. */
export const DeskInstalmentQuery = Strict({ ...filters, cursor: Type.Optional(Cursor) });
export type DeskInstalmentQuery = Static<typeof DeskInstalmentQuery>;

/** An instalment of an order whose plan runs. Amounts in toman. */
export const DeskInstalment = Type.Object({
  orderId: Id,
  number: Id,
  /** Instalments of the order. */
  of: Id,
  plan: Type.String(),
  dueDate: Day,
  amount: Toman,
  /** The fee of paying it today, or the fee that was charged. */
  lateFee: Toman,
  feeWaived: Type.Boolean(),
  /** Interest that was not charged, because the loan was settled early. */
  saving: Toman,
  paidAt: Nullable(Instant),
  customer: DeskOrder.properties.customer,
});
export type DeskInstalment = Static<typeof DeskInstalment>;

/** A page of instalments, open ones by their due date, paid ones by their payment, the newest first; and the plans to filter by. */
export const DeskInstalmentPage = Type.Object({
  instalments: Type.Array(DeskInstalment),
  plans: Type.Array(Type.Object({ id: Id, title: Type.String() })),
  ...PageExtra.properties,
});
export type DeskInstalmentPage = Static<typeof DeskInstalmentPage>;
