import type { TextKind } from '@/contract/textMessage';

/** A code that was sent, as the outbox shows it. */
export type SentCode = { mobile: string; code: string; voice: boolean; at: string };

/** Messages for which a provider can have a template: their values are `title` and `shop`, or `code`. */
export const templateKinds = ['stock', 'price', 'beta', 'policy'] as const satisfies readonly TextKind[];

/** A message that is no sign-in code. */
type SmsMessage = {
  kind: TextKind;
  mobile: string;
  /** The whole text. */
  text: string;
  /** The values of the placeholders, which a template of the provider takes. */
  given: Readonly<Record<string, string>>;
};

/** How a message ended at the phone. */
export type Delivery = 'delivered' | 'undelivered';

/** Sends messages to phones. Mobile numbers are 09xxxxxxxxx. Every call throws `SmsFailed` when the provider refused it or did not answer. */
export type SmsSender = {
  /** Whether the provider can read a code out in a voice call. */
  hasVoice: boolean;
  /** Sends a code. @param code four Latin digits */
  sendCode(mobile: string, code: string, options: { voice: boolean }): Promise<void>;
  /**
   * Sends another message: by the template that the provider has for its kind, else as plain text from the line of the shop.
   * @returns the provider's id of the message, by which it reports the delivery
   */
  sendMessage(message: SmsMessage): Promise<string | undefined>;
  /** Asks how messages ended, by their ids. One that is still on its way is not in the answer. Left out where a provider does not say. */
  askDeliveries?(references: readonly string[]): Promise<ReadonlyMap<string, Delivery>>;
  /** The last codes, newest first. Only the console sender has an outbox. */
  outbox?: () => readonly SentCode[];
};

/** The configuration of a provider. */
export type SmsAccount = {
  apiKey: string;
  /** The template of sign-in codes. */
  template: string;
  /** The templates of other messages. A message without one is plain text. */
  templates: Partial<Record<TextKind, string>>;
  /** The number from which plain texts are sent; without it they cannot be sent. */
  line?: string | undefined;
};

/** A message could not be sent. The error text names the provider and the reason, and never the code, number or key. */
export class SmsFailed extends Error {
  /** @param code of the provider; `unset` when the shop has neither template nor line for the message, null without an answer */
  constructor(
    text: string,
    readonly code: number | 'unset' | null = null,
  ) {
    super(text);
  }
}

/** @throws SmsFailed when there is no line */
export function requireLine(line: string | undefined): string {
  if (!line) throw new SmsFailed('There is neither a template nor SMS_LINE for this message.', 'unset');
  return line;
}

const providerTimeoutMs = 5000;

/**
 * Calls a provider and returns its body, or `{}` when the body is not JSON. The adapters check the body, because providers
 * also refuse with status 200.
 * @throws SmsFailed when the provider cannot be reached or answers an error status
 */
export async function callProvider(
  provider: string,
  url: string,
  request: { method?: 'GET'; headers: Record<string, string>; body?: string },
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
  if (!response.ok) throw new SmsFailed(`${provider} answered status ${response.status}.`, response.status);
  return body;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
