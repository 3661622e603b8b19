/** A code that was sent, as the outbox shows it. */
export type SentCode = { mobile: string; code: string; voice: boolean; at: string };

/** Messages about a product: it is in stock again, or cheaper. */
type ProductMessage = 'stock' | 'price';
/** Messages with a reference: the decision about a beta registration, or an issued insurance policy. */
type ReferenceMessage = 'beta' | 'policy';

/** Sends messages to phones. Mobile numbers are 09xxxxxxxxx. Every call throws `SmsFailed` when the provider refused it or did not answer. */
export type SmsSender = {
  /** Whether the provider can read a code out in a voice call. */
  hasVoice: boolean;
  /** Sends a code. @param code four Latin digits */
  sendCode(mobile: string, code: string, options: { voice: boolean }): Promise<void>;
  /** Sends a message about a product; nothing without a template for it. @param title of the product @param shop name of the shop */
  sendProduct?(kind: ProductMessage, mobile: string, title: string, shop: string): Promise<void>;
  /** Sends a tracking code or the number of a policy; nothing without a template for it. */
  sendReference?(kind: ReferenceMessage, mobile: string, reference: string): Promise<void>;
  /** The last codes, newest first. Only the console sender has an outbox. */
  outbox?: () => readonly SentCode[];
};

/** The configuration of a provider. */
export type SmsAccount = {
  apiKey: string;
  /** The template of sign-in codes. */
  template: string;
  /** The templates of other messages. A message without one is not sent. */
  templates: Partial<Record<ProductMessage | ReferenceMessage, string>>;
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
