/** A code that was sent, as the outbox shows it. */
export type SentCode = { mobile: string; code: string; voice: boolean; at: string };

/** Sends sign-in codes, alerts about products and decisions to phones. */
export type SmsSender = {
  /** Whether the provider can read a code out in a voice call. */
  hasVoice: boolean;
  /**
   * Sends a code.
   * @param mobile as 09xxxxxxxxx @param code four Latin digits
   * @throws SmsFailed when the provider refused it or did not answer
   */
  sendCode(mobile: string, code: string, options: { voice: boolean }): Promise<void>;
  /**
   * Sends the message «back in stock». Exists only when a template for it is configured.
   * @param mobile as 09xxxxxxxxx @param title the title of the product @param shop the name of the shop
   * @throws SmsFailed when the provider refused it or did not answer
   */
  sendBackInStock?(mobile: string, title: string, shop: string): Promise<void>;
  /** Sends the message «cheaper now», as `sendBackInStock` does. */
  sendPriceFall?(mobile: string, title: string, shop: string): Promise<void>;
  /**
   * Sends the decision about a registration for the beta programme, with its tracking code. Exists only when a template for it
   * is configured. @throws SmsFailed when the provider refused it or did not answer
   */
  sendBetaDecision?(mobile: string, trackingCode: string): Promise<void>;
  /** The last codes, newest first. Only the console sender has an outbox. */
  outbox?: () => readonly SentCode[];
};

/** The configuration of a provider. */
export type SmsAccount = {
  apiKey: string;
  template: string;
  /** The template of the message «back in stock». Without it that message is not sent. */
  stockTemplate?: string;
  /** The template of the message «cheaper now». Without it that message is not sent. */
  priceTemplate?: string;
  /** The template of the decision about a beta registration. Without it that message is not sent. */
  betaTemplate?: string;
};

/** A message could not be sent. The error text names the provider and the reason, and never the code, number or key. */
export class SmsFailed extends Error {}

const providerTimeoutMs = 5000;

/**
 * Calls a provider and returns its body, or `{}` when the body is not JSON. The adapters check the body, because providers
 * also refuse with status 200.
 * @throws SmsFailed when the provider cannot be reached or answers an error status
 */
export async function callProvider(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<Record<string, unknown>> {
  // The error omits its cause, which can contain the address of the call: Kavenegar's address contains the key.
  const response = await fetch(url, {
    method: 'POST',
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  }).catch(() => {
    throw new SmsFailed(`${provider} could not be reached.`);
  });
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  if (!response.ok) throw new SmsFailed(`${provider} answered status ${response.status}.`);
  return body;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
