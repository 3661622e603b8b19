import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { ExaminedDocument, GiveDocument } from './document';
import { ChequeRule, FacilityMethod } from './facility';
import { Favorite } from './favorite';
import { longestOrderSearch } from './limits';
import { OrderItem } from './orderItem';
import { OrderReturn } from './orderReturn';
import { Cursor, PageExtra } from './paging';

export const OrderState = Type.Enum([
  'awaitingPayment',
  /** The amount due at the purchase is paid, and the shop reviews what the plan asks for. */
  'paymentReview',
  'preparing',
  'shipped',
  'delivered',
  'partlyReturned',
  'returned',
  'cancelled',
]);
export type OrderState = Static<typeof OrderState>;

/** Tabs of the list. `current` has the orders that are being reviewed, prepared or delivered. */
export const OrderTab = Type.Enum([
  'all',
  'current',
  'delivered',
  'awaitingPayment',
  'returned',
  'cancelled',
]);
export type OrderTab = Static<typeof OrderTab>;

/** Query of `GET /user/orders`, newest first. `search` finds titles of products and order numbers. */
export const OrderQuery = Strict({
  tab: Type.Optional(OrderTab),
  search: Type.Optional(Type.String({ maxLength: longestOrderSearch })),
  cursor: Type.Optional(Cursor),
});
export type OrderQuery = Static<typeof OrderQuery>;

/** An event of an order. The list has past events only, in the order of time. */
export const OrderEvent = Type.Object({
  kind: Type.Enum([
    'placed',
    'paid',
    'accepted',
    'preparing',
    /** It can be picked up at its branch. */
    'ready',
    'shipped',
    'delivered',
    'returned',
    'refunded',
    'cancelled',
  ]),
  at: Instant,
  note: Nullable(Type.String()),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const OrderDelivery = Type.Object({
  title: Type.String(),
  /** The time of delivery as text: «شنبه ۱ آذر، ۱۵ تا ۱۸». */
  slot: Nullable(Type.String()),
  /** The company that carries it; missing before it is sent. */
  company: Type.Optional(Nullable(Type.String())),
  trackingCode: Nullable(Type.String()),
  /** The page of the company that follows the parcel, or on which the code is typed in; missing when there is none. */
  trackingUrl: Type.Optional(Nullable(Type.String())),
  /** How far the parcel is, as the carrier says, and since when; missing for a parcel that is followed by hand. */
  carrierState: Type.Optional(Type.Enum(['waiting', 'fetched', 'delivered', 'cancelled'])),
  carrierStateAt: Type.Optional(Instant),
  /** The customer picks it up at a branch; missing for an order that is brought. */
  pickUp: Type.Optional(Type.Boolean()),
});
export type OrderDelivery = Static<typeof OrderDelivery>;

export const OrderAddress = Type.Object({
  receiverName: Type.String(),
  receiverMobile: Type.String(),
  text: Type.String(),
  postalCode: Type.String(),
});
export type OrderAddress = Static<typeof OrderAddress>;

/** The plan of an order; formulas in `rules/facility/quote.ts`. */
export const OrderFacility = Type.Object({
  name: Type.String(),
  method: FacilityMethod,
  months: Type.Integer({ minimum: 1 }),
  /** Percent a year: the rate of the plan, or the effective one of a plan with a flat monthly fee. */
  annualRate: Type.Number({ minimum: 0 }),
  prepayment: Toman,
  /** Cash paid at the purchase in addition to the prepayment, because the plan's ceiling is lower than the loan. */
  aboveCeiling: Toman,
  /** The fee of the contract, paid at the purchase. */
  fee: Toman,
  loanAmount: Toman,
  /** The last instalment may be lower. */
  amountPerMonth: Toman,
  /** Yearly rate of the fee of a late instalment, percent: see `rules/facility/lateFee.ts`. Missing in a contract without the fee. */
  lateRate: Type.Optional(Type.Number({ minimum: 0 })),
});
export type OrderFacility = Static<typeof OrderFacility>;

/** How far the cheques of an order are. `awaited` counts those that the customer has not handed in. */
const ChequeCounts = Type.Object({
  total: Type.Integer({ minimum: 1 }),
  awaited: Type.Integer({ minimum: 0 }),
  refused: Type.Integer({ minimum: 0 }),
  accepted: Type.Integer({ minimum: 0 }),
});

/** Conditions of the plan of an order: the shop reviews them after the payment and before it prepares the order. */
export const OrderConditions = Type.Object({
  documents: Type.Array(Type.String()),
  /** Null when the plan asks for no cheque. */
  cheque: Nullable(ChequeRule),
});
export type OrderConditions = Static<typeof OrderConditions>;

const orderFields = {
  id: Id,
  state: OrderState,
  /** Null when there is nothing to review. */
  conditions: Nullable(OrderConditions),
  /** Null when the order has no cheques. */
  cheques: Nullable(ChequeCounts),
  /** How far the documents of the plan are, in its order; empty when it asks for none. */
  documents: Type.Array(Type.Pick(ExaminedDocument, ['title', 'state'])),
  placedAt: Instant,
  /** Until this instant the products are reserved for an unpaid order. */
  heldUntil: Nullable(Instant),
  /** goodsTotal − discountTotal + serviceTotal − couponDiscount + shippingCost. */
  total: Toman,
  delivery: OrderDelivery,
  events: Type.Array(OrderEvent),
};

/** An order in a list. */
export const OrderSummary = Type.Object({
  ...orderFields,
  /** The first few products. */
  items: Type.Array(Type.Object({ title: Type.String(), imageUrl: Type.String() })),
  itemCount: Type.Integer({ minimum: 0 }),
});
export type OrderSummary = Static<typeof OrderSummary>;
/** `counts` has the number of orders of every tab, at most `mostCounted` each. The search text does not change it. */
export const OrdersExtra = Type.Object({
  ...PageExtra.properties,
  counts: Type.Record(Type.String(), Type.Integer({ minimum: 0 })),
});
export type OrdersExtra = Static<typeof OrdersExtra>;

export const Instalment = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  /** A calendar date, `YYYY-MM-DD`. */
  dueDate: Type.String(),
  amount: Toman,
  /** The part of the amount that is interest or fee. */
  interest: Toman,
  paidAt: Nullable(Instant),
  /** Amount that an early settlement took off a paid instalment; `amount - saving` was paid. */
  saving: Toman,
  /** Fee of paying it late, on top of the amount: charged for a paid instalment, due today for an open one. */
  lateFee: Toman,
  /** Whether the shop waived the fee of paying it late. */
  feeWaived: Type.Boolean(),
});
export type Instalment = Static<typeof Instalment>;

/** `GET /user/orders/{id}`. */
export const Order = Type.Object({
  ...orderFields,
  documents: Type.Array(ExaminedDocument),
  goodsTotal: Toman,
  discountTotal: Toman,
  serviceTotal: Toman,
  couponDiscount: Toman,
  shippingCost: Toman,
  /** Rate of value added tax that the prices of services and shipping include. */
  vatPercent: Type.Number({ minimum: 0, maximum: 100 }),
  /** Due at the purchase: `total` in cash, or the parts of a plan that are not lent, and shipping. */
  payToday: Toman,
  /** When it was paid; null while it is not. */
  paidAt: Nullable(Instant),
  /** Code of the coupon that gave `couponDiscount`. */
  coupon: Nullable(Type.String()),
  /** Whether the customer can cancel it now, and whether it waits for a payment that can still be made. */
  canCancel: Type.Boolean(),
  canPay: Type.Boolean(),
  /** The part of `payToday` that the wallet pays. */
  fromWallet: Toman,
  facility: Nullable(OrderFacility),
  address: OrderAddress,
  items: Type.Array(OrderItem),
  instalments: Type.Array(Instalment),
  /** Returns, newest first. */
  returns: Type.Array(OrderReturn),
  /** The last day on which products can be returned, `YYYY-MM-DD` in Tehran; null before the delivery. */
  returnUntil: Nullable(Type.String()),
  /** Price of all open instalments when they are paid today, and the saving; null without open ones. */
  settlement: Nullable(Type.Object({ amount: Toman, saving: Toman })),
});
export type Order = Static<typeof Order>;

/** `PUT /user/orders/{id}/documents`: sets the uploads that are the document of this place in the plan; its `code` is the number as text. */
export const GiveOrderDocument = Strict({ number: Id, ...GiveDocument.properties });
export type GiveOrderDocument = Static<typeof GiveOrderDocument>;

/** The next unpaid instalment, with all instalments of its plan. */
export const NextInstalment = Type.Object({
  orderId: Id,
  title: Type.String(),
  number: Type.Integer(),
  instalments: Type.Array(Instalment),
});
export type NextInstalment = Static<typeof NextInstalment>;

/** `GET /user/overview`: the data of the first dashboard page. */
export const Overview = Type.Object({
  nextInstalment: Nullable(NextInstalment),
  orders: Type.Array(OrderSummary),
  /** Favorites whose price has fallen since they were added. */
  cheaperFavorites: Type.Array(Favorite),
});
export type Overview = Static<typeof Overview>;
