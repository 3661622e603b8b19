import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { StoredFile } from './file';
import { longestReturnNote, mostPieces, mostReturnPhotos } from './limits';

/** Why a customer returns products. For a changed mind the customer pays the parcel to the shop, else the shop does. */
export const ReturnReason = Type.Enum(['changedMind', 'defective', 'wrongItem', 'damaged', 'notAsDescribed']);
export type ReturnReason = Static<typeof ReturnReason>;

/**
 * `requested`: the shop waits for the products. `received`: it inspects them. `accepted`: the products are back, and a lender is
 * still to lower its loan. `refunded`: the money is back. `refused` and `cancelled` changed nothing.
 */
export const ReturnState = Type.Enum([
  'requested',
  'received',
  'accepted',
  'refunded',
  'refused',
  'cancelled',
]);
export type ReturnState = Static<typeof ReturnState>;

const lineFields = { itemId: Id, qty: Type.Integer({ minimum: 1, maximum: mostPieces }) };
export const ReturnLine = Strict(lineFields);
export type ReturnLine = Static<typeof ReturnLine>;

const Lines = Type.Array(ReturnLine, { minItems: 1, maxItems: 100 });

/** `POST /user/orders/{id}/returnPreview`: the lines that the customer is about to return. It changes nothing. */
export const ReturnQuestion = Strict({ lines: Lines });
export type ReturnQuestion = Static<typeof ReturnQuestion>;

/** `POST /user/orders/{id}/returns` with an `Idempotency-Key`. */
export const RequestReturn = Strict({
  lines: Lines,
  reason: ReturnReason,
  note: Type.String({ maxLength: longestReturnNote }),
  /** Ids of uploaded files of the purpose `return`. */
  photos: Type.Array(Type.String({ format: 'uuid' }), { maxItems: mostReturnPhotos }),
});
export type RequestReturn = Static<typeof RequestReturn>;

/**
 * The refund of a return, in toman. goods + services − coupon is the value of the pieces. The refund is that share of the
 * money that the customer has paid so far, and open instalments fall by the same share.
 */
export const ReturnRefund = Type.Object({
  /** Prices of the pieces after their discounts. */
  goods: Toman,
  services: Toman,
  /** The share of the coupon, which is subtracted. */
  coupon: Toman,
  /** The cost of shipping, which comes back with the last piece of an order. */
  shipping: Toman,
  /** Amounts that go into the wallet, and that a lender takes off its loan. */
  toWallet: Toman,
  toLender: Toman,
  /** Sum of the open instalments before and after. */
  instalmentsBefore: Toman,
  instalmentsAfter: Toman,
});
export type ReturnRefund = Static<typeof ReturnRefund>;

export const ReturnPreview = Type.Object({
  /** The lines, with companions that go back together with theirs. */
  lines: Type.Array(ReturnLine),
  refund: ReturnRefund,
});
export type ReturnPreview = Static<typeof ReturnPreview>;

/** A return in the answer of its order. */
export const OrderReturn = Type.Object({
  id: Id,
  state: ReturnState,
  reason: ReturnReason,
  note: Type.String(),
  /** Empty when an insurance alone is given back, whose title `service` is then. */
  lines: Type.Array(Type.Object(lineFields)),
  service: Nullable(Type.String()),
  photos: Type.Array(StoredFile),
  requestedAt: Instant,
  /** When the state was reached. */
  changedAt: Instant,
  /** Why the shop refused it. */
  refusal: Nullable(Type.String()),
  /** Refunded amount; null before. */
  toWallet: Nullable(Toman),
  toLender: Nullable(Toman),
});
export type OrderReturn = Static<typeof OrderReturn>;
