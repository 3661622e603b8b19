import { type Static, Type } from 'typebox';
import { Id, Nullable, Toman } from './common';

/** A piece of an item: its masked serial number and, for a phone, its activation code. */
export const OrderUnit = Type.Object({
  imei: Nullable(Type.String()),
  activationCode: Nullable(Type.String()),
  /** Whether it stands in the national registry of phones (رجیستری); missing when the shop does not know. */
  registered: Type.Optional(Type.Boolean()),
});
export type OrderUnit = Static<typeof OrderUnit>;

/**
 * `waiting`: it is issued some time after the delivery. `failed`: the insurer has not issued it yet, and is asked again.
 * `cancelled`: its line, or it alone, was given back.
 */
export const PolicyState = Type.Enum(['waiting', 'issued', 'cancelled', 'failed']);
export type PolicyState = Static<typeof PolicyState>;

/** The policy of an insurance that a line was bought with. */
export const OrderPolicy = Type.Object({
  state: PolicyState,
  /** The number and the days of the cover, `YYYY-MM-DD`; null until it is issued. */
  number: Nullable(Type.String()),
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
  /** The insurer. */
  provider: Nullable(Type.String()),
  /** The time within which damage must be reported, as a Persian sentence. */
  claim: Nullable(Type.String()),
});
export type OrderPolicy = Static<typeof OrderPolicy>;

/** A service or an insurance of a line, with its price at the time of purchase. */
export const OrderService = Type.Object({
  serviceId: Id,
  title: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** Price of one, after its discount. */
  price: Toman,
  /** Whether it is an insurance, for which a policy is issued. Older lines do not keep it; the answers of an order fill it in. */
  insurance: Type.Optional(Type.Boolean()),
  /** The policy of an insurance; missing until the delivery. Filled in by the answers of an order. */
  policy: Type.Optional(OrderPolicy),
});
export type OrderService = Static<typeof OrderService>;

export const OrderItem = Type.Object({
  id: Id,
  /** Null when the product no longer exists. */
  productId: Nullable(Id),
  productPropertyId: Nullable(Id),
  slug: Type.String(),
  title: Type.String(),
  imageUrl: Type.String(),
  colourTitle: Type.String(),
  colourValue: Type.String(),
  optionTitle: Nullable(Type.String()),
  guarantee: Type.String(),
  qty: Type.Integer({ minimum: 1 }),
  /** List price of one piece; `discount` is subtracted from it. */
  price: Toman,
  discount: Toman,
  /** Rate of value added tax that the price includes. */
  vatPercent: Type.Number({ minimum: 0, maximum: 100 }),
  units: Type.Array(OrderUnit),
  services: Type.Array(OrderService),
  /**
   * Whether this line is a companion of the line before it. A return of that line includes it; by itself it can be returned only
   * when it had a price.
   */
  comesAlong: Type.Boolean(),
  /** Whether the coupon of the order, if it has one, lowered its price. */
  takesCoupon: Type.Boolean(),
});
export type OrderItem = Static<typeof OrderItem>;
