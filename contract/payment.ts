import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable, Strict, Toman } from './common';
import { highestRecharge, lowestRecharge, mostInstalments } from './limits';

/** A bank gateway or an instalment gateway that the shop accepts. */
export const Gateway = Type.Object({
  code: Type.String(),
  title: Type.String(),
  kind: Type.Enum(['card', 'instalment']),
  /** Why this amount cannot be paid there; null when it can. */
  reason: Nullable(Type.String()),
});
export type Gateway = Static<typeof Gateway>;

/** `GET /user/gateways/{code}/eligibility`: whether a lender would lend the price of the basket to this customer. */
export const GatewayEligibility = Type.Object({
  /** Null when only the lender's own page says it, or the lender did not answer. */
  eligible: Nullable(Type.Boolean()),
  title: Type.String(),
  text: Type.String(),
});
export type GatewayEligibility = Static<typeof GatewayEligibility>;

/** Page of the gateway to which the browser goes to pay: by an address, or by a form that is sent to it. */
export const PaymentStart = Type.Object({
  attemptId: Type.String({ format: 'uuid' }),
  redirect: Type.Object({
    url: Type.String(),
    method: Type.Enum(['GET', 'POST']),
    fields: Type.Record(Type.String(), Type.String()),
  }),
});
export type PaymentStart = Static<typeof PaymentStart>;

export const PaymentPurpose = Type.Enum(['order', 'recharge', 'instalment']);
export type PaymentPurpose = Static<typeof PaymentPurpose>;

/** The states of an attempt in the database; `backend/domains/buy/payment` has the table of transitions. */
export const AttemptState = Type.Enum([
  'created',
  'redirected',
  'returned',
  'verifying',
  'verified',
  'settled',
  'cancelled',
  'failed',
  'expired',
  'unknown',
  'reverted',
  'refunded',
]);
export type AttemptState = Static<typeof AttemptState>;

/** Attempt as the shopper sees it. `checking` means that the bank has not answered yet. */
export const PaymentOutcome = Type.Enum(['paid', 'notPaid', 'checking', 'refunded']);
export type PaymentOutcome = Static<typeof PaymentOutcome>;

/**
 * `GET /public/paymentAttempts/{id}`. The id cannot be guessed and nothing personal is shown, so it needs no token: a
 * bank may return the shopper to another browser.
 */
export const PaymentAttempt = Type.Object({
  id: Type.String({ format: 'uuid' }),
  outcome: PaymentOutcome,
  purpose: PaymentPurpose,
  amount: Toman,
  gatewayTitle: Type.String(),
  /** The order that is paid, or that a recharge returns to. */
  orderId: Nullable(Id),
  /** Reference of the bank, for the shopper's records. */
  reference: Nullable(Type.String()),
  /** Masked number of the card. */
  card: Nullable(Type.String()),
  /** Persian reason of a payment that failed. */
  reason: Nullable(Type.String()),
  /** Wallet money that was held for the attempt and is free again. */
  walletReleased: Toman,
  /** Wallet money that is held for the order of the attempt, and comes back when the order is not paid. */
  walletHeld: Toman,
  /** Destination of a refunded amount. */
  refundedTo: Nullable(Type.Enum(['wallet', 'card'])),
  /** The sum that went back: what the bank took, which may differ from the amount. */
  refundedAmount: Nullable(Toman),
  /** Until when the products of the order are kept, while it can be paid again. */
  heldUntil: Nullable(Instant),
  /** When the bank is asked again; null when it is not. */
  nextInquiryAt: Nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
export type PaymentAttempt = Static<typeof PaymentAttempt>;

/** `GET /user/orders/{id}/payment`: what an unpaid order asks for today. */
export const PaymentSummary = Type.Object({
  orderId: Id,
  itemCount: Type.Integer({ minimum: 0 }),
  pictures: Type.Array(Type.String()),
  heldUntil: Nullable(Instant),
  /** The rows of the summary in the order shown: prepayment, above the ceiling, shipping… Negative is subtracted. */
  rows: Type.Array(Type.Object({ title: Type.String(), amount: Type.Integer() })),
  payToday: Toman,
  fromWallet: Toman,
  atGateway: Toman,
  gateways: Type.Array(Gateway),
});
export type PaymentSummary = Static<typeof PaymentSummary>;

/** `POST /user/orders/{id}/pay` with an `Idempotency-Key`: another attempt for an unpaid order. */
export const PayOrder = Strict({ gateway: Type.String({ maxLength: 20 }) });
export type PayOrder = Static<typeof PayOrder>;

/** `POST /user/orders/{id}/payInstalments` with an `Idempotency-Key`. All open ones cost `settlement.amount` of the order. */
export const PayInstalments = Strict({
  numbers: Type.Array(Type.Integer({ minimum: 1, maximum: mostInstalments }), {
    minItems: 1,
    maxItems: mostInstalments,
  }),
  /** Amount that the shopper agreed to pay for them; another amount is refused. */
  amount: Toman,
  /** Null pays from the wallet. */
  gateway: Nullable(Type.String({ maxLength: 20 })),
});
export type PayInstalments = Static<typeof PayInstalments>;

/** Answer to a payment of instalments. `payment` is null when the wallet has paid them. */
export const InstalmentPayment = Type.Object({ payment: Nullable(PaymentStart) });
export type InstalmentPayment = Static<typeof InstalmentPayment>;

/** `POST /user/wallet/recharge` with an `Idempotency-Key`. */
export const RechargeWallet = Strict({
  amount: Type.Integer({ minimum: lowestRecharge, maximum: highestRecharge }),
  gateway: Type.String({ maxLength: 20 }),
  /** The order that the money is meant for: the notice of the recharge opens it. */
  orderId: Nullable(Id),
});
export type RechargeWallet = Static<typeof RechargeWallet>;
