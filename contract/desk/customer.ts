import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman, TypedText } from '@/contract/common';
import { DeskRole } from '@/contract/desk/rights';
import { longestCustomerSearch, longestReason } from '@/contract/limits';
import { OrderState } from '@/contract/order';
import { Cursor, PageExtra } from '@/contract/paging';
import { WalletEntry } from '@/contract/wallet';

/**
 * Query of `GET /admin/customers`. `search` is a mobile number or its first digits, an order number, or a part of a name.
 * Without it the list has all customers, the newest first.
 */
export const DeskCustomerQuery = Strict({
  search: Type.Optional(Type.String({ maxLength: longestCustomerSearch })),
  cursor: Type.Optional(Cursor),
});
export type DeskCustomerQuery = Static<typeof DeskCustomerQuery>;

export const DeskCustomerRow = Type.Object({
  id: Id,
  /** Empty for a customer without a profile. */
  name: Type.String(),
  mobile: Type.String(),
  role: Type.Enum(['customer', 'supervisor']),
  /** The role at the desk; null for a customer who is no supervisor. */
  deskRole: Nullable(DeskRole),
  /** Whether the sign-in at the desk has a second step. */
  hasSecondStep: Type.Boolean(),
  /** A seller, whose basket skips the quantity and stock limits. */
  noCheck: Type.Boolean(),
  blockedAt: Nullable(Instant),
  createdAt: Instant,
  /** Orders, cancelled ones included. */
  orders: Type.Integer(),
});
export type DeskCustomerRow = Static<typeof DeskCustomerRow>;

export const DeskCustomerPage = Type.Object({
  customers: Type.Array(DeskCustomerRow),
  ...PageExtra.properties,
});
export type DeskCustomerPage = Static<typeof DeskCustomerPage>;

/** `GET /admin/customers/{id}` */
export const DeskCustomer = Type.Object({
  ...DeskCustomerRow.properties,
  blockReason: Nullable(Type.String()),
  /** With its middle digits hidden; null without one. */
  nationalCode: Nullable(Type.String()),
  /** «تهران، تهران»; null when the profile has none. */
  place: Nullable(Type.String()),
  hasPassword: Type.Boolean(),
  /** Devices that are signed in, and when one was last used. */
  sessions: Type.Integer(),
  lastSeenAt: Nullable(Instant),
  wallet: Type.Object({
    balance: Toman,
    /** The part of the balance that unpaid orders hold. */
    held: Toman,
    /** The newest entries. */
    entries: Type.Array(Type.Pick(WalletEntry, ['id', 'kind', 'amount', 'balance', 'title', 'createdAt'])),
  }),
  /** The newest orders. */
  newestOrders: Type.Array(
    Type.Object({ id: Id, state: OrderState, placedAt: Instant, total: Toman, title: Type.String() }),
  ),
  /** Money of paid orders that were not cancelled or returned. */
  spent: Toman,
});
export type DeskCustomer = Static<typeof DeskCustomer>;

/** Rights that an operator gives or takes; of a second step only takes, for a supervisor who has lost the phone. */
export const CustomerRight = Type.Enum(['supervisor', 'noCheck', 'secondStep']);
export type CustomerRight = Static<typeof CustomerRight>;

/** Body of `PUT /admin/customers/{id}/rights`. A supervisor without `deskRole` is an owner. */
export const ChangeCustomerRight = Strict({
  right: CustomerRight,
  on: Type.Boolean(),
  deskRole: Type.Optional(DeskRole),
});
export type ChangeCustomerRight = Static<typeof ChangeCustomerRight>;

/** Body of `PUT /admin/customers/{id}/block`. Null ends the block. */
export const BlockCustomer = Strict({ reason: Nullable(TypedText(longestReason)) });
export type BlockCustomer = Static<typeof BlockCustomer>;
