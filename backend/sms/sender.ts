/** A code that was sent, as the outbox shows it. */
export type SentCode = { mobile: string; code: string; voice: boolean; at: string };

/** Carries sign-in codes to phones. */
export type SmsSender = {
  /** Whether it can read a code out in a call. */
  hasVoice: boolean;
  /**
   * Sends a code.
   * @param mobile as 09xxxxxxxxx @param code four Latin digits
   * @throws SmsFailed when the provider refused it or did not answer
   */
  sendCode(mobile: string, code: string, options: { voice: boolean }): Promise<void>;
  /**
   * Says that a product is there again; only where a template for it is configured.
   * @param mobile as 09xxxxxxxxx @param title the product's
   * @throws SmsFailed when the provider refused it or did not answer
   */
  sendBackInStock?(mobile: string, title: string): Promise<void>;
  /** The last codes sent, newest first: only senders that send nothing keep them. */
  outbox?: () => readonly SentCode[];
};

/** What is configured of a provider. */
export type SmsAccount = {
  apiKey: string;
  template: string;
  /** That of the message «back in stock»; without one none is sent. */
  stockTemplate?: string;
};

/** A code did not go out. The message names the provider and its reason, and never code, number or key. */
export class SmsFailed extends Error {}

/** How long (ms) a provider may take. */
const patience = 5000;

/**
 * Calls a provider and answers its body, or `{}` when that is no JSON object: adapters judge by the body, since providers
 * say no with status 200 too.
 * @throws SmsFailed when it cannot be reached or refuses by its status
 */
export async function callProvider(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string },
): Promise<Record<string, unknown>> {
  // The cause is left out: it may carry the address, and Kavenegar's has the key in it.
  const response = await fetch(url, {
    method: 'POST',
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new SmsFailed(`${provider} could not be reached.`);
  });
  const text = await response.text().catch(() => '');
  const body = objectOf(text);
  if (!response.ok) throw new SmsFailed(`${provider} answered status ${response.status}.`);
  return body;
}

function objectOf(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
