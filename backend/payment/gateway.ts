import type { Gateway as GatewayInfo, PaymentStart } from '@/contract/payment';

/** What a gateway is asked to take. All amounts in toman; a rial amount exists only inside an adapter. */
export type PaymentRequest = {
  /** Id of the attempt; it is the shop's order number at the gateway and is never used twice. */
  attemptId: string;
  amount: number;
  /** Where the gateway sends the browser back to. */
  callbackUrl: string;
  description: string;
  /** The customer's number as 09xxxxxxxxx. */
  mobile: string;
  /** Goods that an instalment gateway wants to see. Their sum and `shipping` less `paidElsewhere` is `amount`. */
  cart: { id: string; title: string; category: string; count: number; price: number }[];
  shipping: number;
  /** Discounts and wallet money: the part of the cart that is not paid here. */
  paidElsewhere: number;
};

/** What the shop knows of an attempt when it asks the gateway about it. */
export type PaymentReference = { attemptId: string; token: string; amount: number };

/**
 * What a gateway says about the money. `already`: an earlier question was answered with `paid`. `unknown`: the gateway did
 * not answer or its answer does not say; nothing may be concluded. `pending`: the shopper is still paying.
 */
export type Verdict =
  | { outcome: 'paid' | 'already'; amount: number; reference: string; card: string | null }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'pending' }
  | { outcome: 'unknown'; reason: string };

/** A refusal of a gateway to start a payment. The message is Persian and can be shown to the shopper. */
export class GatewayRefusal extends Error {
  constructor(
    message: string,
    /** The gateway's own error code, for the log. */
    readonly gatewayCode: string | null = null,
  ) {
    super(message);
  }
}

/** The browser's return, as it came: nothing of it is believed but the token, which finds the attempt. */
export type GatewayCallback = { query: Record<string, string>; body: Record<string, string> };

/**
 * A gateway (domain facts: authority of `verify` is the shop's own call, never the browser). Every function may reject when
 * the gateway cannot be reached; the caller then knows nothing about the money.
 */
export type PaymentGateway = Pick<GatewayInfo, 'code' | 'title' | 'kind'> & {
  /** Lowest and highest amount in toman; `highest` null without a limit. */
  lowest: number;
  highest: number | null;
  /** Minutes after the start in which `verify` can still succeed. */
  verifyMinutes: number;
  /** Registers the payment. @throws GatewayRefusal when the gateway does not accept it */
  start(request: PaymentRequest): Promise<{ token: string; redirect: PaymentStart['redirect'] }>;
  /** Reads the token of a return, and what the gateway says about the shopper's decision; null when it names no payment. */
  readCallback(
    callback: GatewayCallback,
  ): { token: string; decision: 'paid' | 'cancelled' | 'failed' | null } | null;
  /** Asks for the money. The gateway considers it taken by the shop afterwards. */
  verify(payment: PaymentReference): Promise<Verdict>;
  /** Asks what happened, without taking anything. */
  inquire(payment: PaymentReference): Promise<Verdict>;
  /** Makes a verified payment final, where a gateway needs that. */
  settle?(payment: PaymentReference): Promise<void>;
  /** Gives a paid amount back to the card, while the gateway allows it. False when it is too late. */
  reverse?(payment: PaymentReference): Promise<boolean>;
  /** Tells the gateway that the goods were delivered. */
  deliver?(payment: PaymentReference, delivery: { orderId: number; at: string }): Promise<void>;
  /** Lowers the amount of a settled payment after a partial return, or cancels it with 0. */
  update?(payment: PaymentReference, amount: number): Promise<void>;
  /** Whether the gateway would lend this customer the amount. */
  checkEligible?(amount: number, mobile: string): Promise<{ eligible: boolean; title: string; text: string }>;
};
