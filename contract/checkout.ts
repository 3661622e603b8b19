import { type Static, Type } from 'typebox';
import { ChequeTerms } from './cheque';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { longestCoupon } from './limits';
import { OrderAddress, OrderConditions, OrderDelivery, OrderFacility } from './order';
import { OrderService } from './orderItem';
import { Gateway, PaymentStart } from './payment';

/** The header of a call that money depends on. The same key with the same body answers the same for a day. */
export const IdempotencyKeyHeader = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

/** A period of a day in which a courier delivers. `left` orders can still choose it. */
export const DeliverySlot = Type.Object({
  id: Id,
  /** Times of the day, `HH:MM` in Tehran. */
  from: Type.String(),
  to: Type.String(),
  left: Type.Integer({ minimum: 0 }),
});
export type DeliverySlot = Static<typeof DeliverySlot>;

export const DeliveryDay = Type.Object({
  /** A calendar date, `YYYY-MM-DD`. */
  date: Type.String(),
  holiday: Type.Boolean(),
  slots: Type.Array(DeliverySlot),
});
export type DeliveryDay = Static<typeof DeliveryDay>;

export const ShippingKind = Type.Enum(['courier', 'post', 'tipax', 'freight', 'pickup']);
export type ShippingKind = Static<typeof ShippingKind>;

/** A branch where an order can be picked up. */
export const PickupBranch = Type.Object({
  id: Id,
  title: Type.String(),
  address: Type.String(),
  hours: Type.String(),
});
export type PickupBranch = Static<typeof PickupBranch>;

/** A way to ship the basket to one address. */
export const ShippingMethod = Type.Object({
  id: Id,
  kind: ShippingKind,
  title: Type.String(),
  /** Note for the shopper: «۳ تا ۵ آذر، با کد رهگیری». */
  text: Type.String(),
  /** 0 when it is free. The receiver pays the carrier when `postpaid` is true; `cost` is 0 then. */
  cost: Toman,
  postpaid: Type.Boolean(),
  /** Why this basket cannot be shipped this way; null when it can. */
  reason: Nullable(Type.String()),
  /** Days with slots. Empty for a method without slots. */
  days: Type.Array(DeliveryDay),
  /** Branches of a pick-up, else empty. */
  branches: Type.Array(PickupBranch),
});
export type ShippingMethod = Static<typeof ShippingMethod>;

/** Query of `GET /user/shippingMethods`. */
export const ShippingQuery = Strict({ addressId: Id });
export type ShippingQuery = Static<typeof ShippingQuery>;

/** Choice of the shopper in the checkout. The plan and its months are those of the basket. */
export const CheckoutChoice = Strict({
  addressId: Id,
  shipping: Strict({ methodId: Id, slotId: Nullable(Id), branchId: Nullable(Id) }),
  /** Code of the gateway; null when the wallet pays everything that is due today. */
  gateway: Nullable(Type.String({ maxLength: 20 })),
  /** Whether the wallet pays as much of today's amount as it can. */
  useWallet: Type.Boolean(),
  coupon: Nullable(Type.String({ minLength: 1, maxLength: longestCoupon })),
});
export type CheckoutChoice = Static<typeof CheckoutChoice>;

export const CheckoutLine = Type.Object({
  productPropertyId: Id,
  /** False for a companion of the line before it. */
  canDelete: Type.Boolean(),
  title: Type.String(),
  imageUrl: Type.String(),
  colourTitle: Type.String(),
  optionTitle: Nullable(Type.String()),
  qty: Type.Integer({ minimum: 1 }),
  /** List price of one piece; `discount` is subtracted from it. */
  price: Toman,
  discount: Toman,
  services: Type.Array(OrderService),
});
export type CheckoutLine = Static<typeof CheckoutLine>;

/** The plan of the review with its dated instalments. */
export const CheckoutFacility = Type.Object({
  ...OrderFacility.properties,
  planId: Id,
  /** The prepayment of the shopper's choice, percent. */
  prepaymentPercent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Conditions that the shop reviews before it prepares the order; null when there is nothing to review. */
  conditions: Nullable(OrderConditions),
  /** The cheques that the customer hands in after the payment; empty when the plan asks for none. */
  cheques: Type.Array(ChequeTerms),
  /** Sum of all instalments. */
  refund: Toman,
  costOverCash: Toman,
  /** Effective yearly rate in percent. */
  effectiveRate: Type.Number({ minimum: 0 }),
  /** Yearly rate of the fee of a late instalment, percent. */
  lateRate: Type.Number({ minimum: 0 }),
  instalments: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      /** A calendar date, `YYYY-MM-DD`. */
      dueDate: Type.String(),
      amount: Toman,
      /** The part of the amount that is interest or fee. */
      interest: Toman,
    }),
  ),
});
export type CheckoutFacility = Static<typeof CheckoutFacility>;

/** A product of the order that cannot be returned for a changed mind, and why. */
export const ReturnException = Type.Object({ title: Type.String(), reason: Type.String() });
export type ReturnException = Static<typeof ReturnException>;

/** `POST /user/checkout`: everything the shopper agrees to, computed from the current basket. It changes nothing. */
export const CheckoutReview = Type.Object({
  /** Identifies these lines, prices, plan and shipping. Placing an order names it; another state of the shop is refused. */
  agreed: Type.String(),
  lines: Type.Array(CheckoutLine),
  /** Sum of the list prices of products, and the money taken off it. */
  goodsTotal: Toman,
  discountTotal: Toman,
  serviceTotal: Toman,
  couponDiscount: Toman,
  shippingCost: Toman,
  /** goodsTotal − discountTotal + serviceTotal − couponDiscount + shippingCost. */
  total: Toman,
  facility: Nullable(CheckoutFacility),
  /** Due today: `total` in cash, or prepayment, cash above the ceiling, fee and shipping on a plan. */
  payToday: Toman,
  /** The parts of `payToday`. */
  fromWallet: Toman,
  atGateway: Toman,
  /** Money in the wallet that is not held for another order. */
  walletAvailable: Toman,
  gateways: Type.Array(Gateway),
  address: OrderAddress,
  delivery: OrderDelivery,
  returnExceptions: Type.Array(ReturnException),
  /** The first end of a promotion or a bundle in the basket: the review is outdated then. */
  validTo: Nullable(Instant),
});
export type CheckoutReview = Static<typeof CheckoutReview>;

/** `POST /user/orders` with an `Idempotency-Key`: places the order that was reviewed. 409 `changed` when it has changed. */
export const PlaceOrder = Strict({ ...CheckoutChoice.properties, agreed: Type.String({ maxLength: 100 }) });
export type PlaceOrder = Static<typeof PlaceOrder>;

/** A placed order. `payment` is null when nothing remains to be paid at a gateway: the order is paid. */
export const PlacedOrder = Type.Object({ orderId: Id, payment: Nullable(PaymentStart) });
export type PlacedOrder = Static<typeof PlacedOrder>;
