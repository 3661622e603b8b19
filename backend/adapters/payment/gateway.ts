import type { GatewayEligibility, Gateway as GatewayInfo, PaymentStart } from '@/contract/payment';

/** Payment that a gateway is asked to take. All amounts in toman; a rial amount exists only inside an adapter. */
export type PaymentRequest = {
  /** Id of the attempt; it is the shop's order number at the gateway and is never used twice. */
  attemptId: string;
  amount: number;
  /** Address to which the gateway sends the browser back. */
  callbackUrl: string;
  description: string;
  /** The customer's number as 09xxxxxxxxx. */
  mobile: string;
  /** The cart, which an instalment gateway asks for. Their sum and `shipping` less `paidElsewhere` is `amount`. */
  cart: { id: string; title: string; category: string; count: number; price: number }[];
  shipping: number;
  /** Discounts and wallet money: the part of the cart that is not paid here. */
  paidElsewhere: number;
};

/** Facts of an attempt that the shop has when it asks the gateway about it. */
export type PaymentReference = {
  attemptId: string;
  token: string;
  /** Toman. */
  amount: number;
  /** A second name that the gateway gave the payment when the browser returned; null without one. */
  tracking: string | null;
};

/** The answer does not say what happened to the money. Nothing may be concluded from it; the reason is for the log. */
export type Unknown = { outcome: 'unknown'; reason: string };
/** No money was taken. The reason is Persian and for the shopper; operators read a sentence of their own. */
export type Failed = { outcome: 'failed'; reason: string; forOperators: string };

/**
 * Answer of a gateway when the shop takes the money. `already`: an earlier call took it. `amount` is what was
 * taken, in toman: an adapter answers `unknown` when its gateway neither says nor was told the amount.
 */
export type Verdict =
  | { outcome: 'paid' | 'already'; amount: number; reference: string; card: string | null }
  | Failed
  | Unknown;

/**
 * Answer of a gateway when it is only asked. `paid`: the shopper has paid and `verify` can take the money. `verified`:
 * the shop has taken it; `verify` answers `already` with the reference. `pending`: the shopper is still paying.
 */
export type Inquiry = { outcome: 'paid' | 'verified' | 'pending' } | Failed | Unknown;

/** Whether a paid amount goes back to the card. `forOperators`: why not, in Persian. */
export type Reversal = { done: true } | { done: false; forOperators: string };

/** A refusal of a gateway to start a payment. The message is Persian and can be shown to the shopper. */
export class GatewayRefusal extends Error {
  constructor(
    message: string,
    /** The gateway's own error code, for the log. */
    readonly gatewayCode: string | null = null,
    /** A Persian sentence for operators. */
    readonly forOperators: string = message,
  ) {
    super(message);
  }
}

/** Why a payment was not registered, for an operator: Persian, or the text of any other error. */
export function reasonForOperators(error: unknown): string {
  if (error instanceof GatewayRefusal) return error.forOperators;
  return error instanceof Error ? error.message : '';
}

/** The browser's return, as it came. */
export type GatewayCallback = { query: Record<string, string>; body: Record<string, string> };

/**
 * A payment gateway. Only the shop's own call of `verify` decides about money, never the browser. Every function may
 * reject when the gateway cannot be reached; the caller then knows nothing about the money.
 */
export type PaymentGateway = Pick<GatewayInfo, 'code' | 'title' | 'kind'> & {
  /** Lowest and highest amount in toman; `highest` null without a limit. */
  lowest: number;
  highest: number | null;
  /** Minutes after the start in which `verify` can still succeed. */
  verifyMinutes: number;
  /** Registers the payment. @throws GatewayRefusal when the gateway does not accept it */
  start(request: PaymentRequest): Promise<{ token: string; redirect: PaymentStart['redirect'] }>;
  /**
   * Reads the return of an attempt, which is found by the id in its callback address. Null when the return names another
   * payment. `decision` is what the browser says the shopper did; it is a hint and is never believed.
   */
  readCallback(
    callback: GatewayCallback,
    payment: Pick<PaymentReference, 'attemptId' | 'token'>,
  ): { decision: 'paid' | 'cancelled' | 'failed' | null; tracking: string | null } | null;
  /** Asks for the money. The gateway considers it taken by the shop afterwards. */
  verify(payment: PaymentReference): Promise<Verdict>;
  /**
   * Asks what happened, without taking anything. A gateway without it has no such call: after the return of the browser its
   * verification is repeated instead.
   */
  inquire?(payment: PaymentReference): Promise<Inquiry>;
  /** Makes a verified payment final, where a gateway needs that. */
  settle?(payment: PaymentReference): Promise<void>;
  /** Gives a paid amount back to the card, while the gateway allows it. */
  reverse?(payment: PaymentReference): Promise<Reversal>;
  /** Tells the gateway that the order was delivered. */
  deliver?(payment: PaymentReference, delivery: { orderId: number; at: string }): Promise<void>;
  /**
   * Lowers the amount of a settled payment by `by` toman after a return, so that `left` toman are left. Repeating the change
   * of the same id changes nothing. A gateway without it has no such call: a person agrees with the lender instead.
   */
  update?(payment: PaymentReference, change: { id: string; by: number; left: number }): Promise<void>;
  /** Whether the gateway would lend this customer the amount. */
  checkEligible?(amount: number, mobile: string): Promise<GatewayEligibility>;
};
