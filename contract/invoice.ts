import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Toman } from './common';
import { OrderFacility } from './order';

/** A party of an invoice. Texts are empty, and numbers null, when they are not known. */
const InvoiceParty = Type.Object({
  name: Type.String(),
  /** National id: of a company in full, of a person with its middle masked. */
  nationalId: Nullable(Type.String()),
  economicCode: Nullable(Type.String()),
  postalCode: Nullable(Type.String()),
  phone: Type.String(),
  address: Type.String(),
});

/** The company as the law names it. It is not part of the public site data, because only invoices show it. */
export const CompanyLegal = Type.Object({
  name: Type.String(),
  nationalId: Type.String(),
  economicCode: Type.String(),
  postalCode: Type.String(),
});
export type CompanyLegal = Static<typeof CompanyLegal>;

/** `total` includes the tax: `net` + `vat`. The line of a coupon is negative. */
export const InvoiceLine = Type.Object({
  title: Type.String(),
  /** Masked serial numbers, one a piece. */
  serials: Type.Array(Type.String()),
  qty: Type.Integer({ minimum: 1 }),
  unitPrice: Toman,
  /** Money taken off the whole line. */
  discount: Toman,
  net: Type.Integer(),
  vat: Type.Integer(),
  total: Type.Integer(),
});
export type InvoiceLine = Static<typeof InvoiceLine>;

/** `GET /user/orders/{id}/invoice`: the invoice of a paid order. */
export const Invoice = Type.Object({
  orderId: Id,
  issuedAt: Instant,
  /** The electronic invoice that the tax office has accepted; null until then. */
  electronic: Nullable(
    Type.Object({
      taxId: Type.String(),
      /** 1 names the buyer, 2 is for consumers. */
      type: Type.Union([Type.Literal(1), Type.Literal(2)]),
      /** The tax office is simulated. */
      isDemo: Type.Boolean(),
      /** The tax id as a QR code: the modules of a side, and the path of the dark ones in an SVG of that size. */
      qr: Type.Object({ size: Type.Integer(), path: Type.String() }),
    }),
  ),
  seller: InvoiceParty,
  buyer: InvoiceParty,
  lines: Type.Array(InvoiceLine),
  netTotal: Type.Integer(),
  vatTotal: Type.Integer(),
  total: Toman,
  facility: Nullable(OrderFacility),
  /** Due dates of the first and the last instalment, `YYYY-MM-DD`; null without a plan. */
  firstDue: Nullable(Type.String()),
  lastDue: Nullable(Type.String()),
  /** Amount of the last instalment, which may be lower than the others; null without a plan. */
  lastAmount: Nullable(Toman),
  guarantees: Type.Array(Type.Object({ title: Type.String(), guarantee: Type.String() })),
});
export type Invoice = Static<typeof Invoice>;
