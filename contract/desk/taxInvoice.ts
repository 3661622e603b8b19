import { type Static, Type } from 'typebox';
import { Day, Id, Instant, Nullable, Strict, Toman } from '@/contract/common';
import { Cursor, PageExtra } from '@/contract/paging';

/** `doubt`: it was sent, and nobody knows yet whether it arrived. `dropped`: the order no longer needed it. */
export const TaxInvoiceState = Type.Enum(['waiting', 'sent', 'doubt', 'accepted', 'refused', 'dropped']);
export type TaxInvoiceState = Static<typeof TaxInvoiceState>;

/** The states of a payment of an invoice; see `TaxInvoiceState`. */
export const TaxPaymentState = Type.Enum(['waiting', 'doubt', 'accepted', 'refused']);
export type TaxPaymentState = Static<typeof TaxPaymentState>;

/** Query of `GET /admin/taxInvoices`: the documents in a state, newest first. */
export const DeskTaxQuery = Strict({ state: Type.Optional(TaxInvoiceState), cursor: Type.Optional(Cursor) });
export type DeskTaxQuery = Static<typeof DeskTaxQuery>;

/** A document about an order for the tax office. */
export const DeskTaxInvoice = Type.Object({
  id: Id,
  orderId: Id,
  /** 1 invoice, 2 correction, 3 cancellation, 4 return. */
  kind: Type.Integer({ minimum: 1, maximum: 4 }),
  state: TaxInvoiceState,
  taxId: Nullable(Type.String()),
  reference: Nullable(Type.String()),
  /** What the office or the shop has to say about it, in Persian. */
  faults: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  /** Payments of instalments that were registered for it, or are to be, oldest first. Amounts in rial. */
  payments: Type.Array(
    Type.Object({
      paidAt: Instant,
      amount: Type.Integer({ minimum: 1 }),
      state: TaxPaymentState,
      faults: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
  ),
  /** Rial. */
  bill: Type.Integer({ minimum: 0 }),
  issuedAt: Instant,
  changedAt: Instant,
  /** Until when it must have been sent. */
  deadline: Instant,
});
export type DeskTaxInvoice = Static<typeof DeskTaxInvoice>;

export const DeskTaxPage = Type.Object({
  /** Null while electronic invoices are off. */
  office: Nullable(Type.Object({ memoryId: Type.String(), isDemo: Type.Boolean() })),
  invoices: Type.Array(DeskTaxInvoice),
  /** Open documents whose time for sending ends within three days, or has ended. */
  late: Type.Integer({ minimum: 0 }),
  ...PageExtra.properties,
});
export type DeskTaxPage = Static<typeof DeskTaxPage>;

/** `GET /admin/taxInvoices/day`: what was sold on a day of Tehran, and what the tax office has accepted of it. */
export const DeskTaxDay = Type.Object({
  day: Day,
  orders: Type.Object({ count: Type.Integer(), amount: Toman }),
  accepted: Type.Object({ count: Type.Integer(), amount: Toman }),
  /** Orders about which the two do not agree, at most 200. Amounts in toman. */
  differences: Type.Array(
    Type.Object({ orderId: Id, ordered: Toman, accepted: Toman, state: Nullable(TaxInvoiceState) }),
  ),
});
export type DeskTaxDay = Static<typeof DeskTaxDay>;
