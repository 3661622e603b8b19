/** The body of a gateway's answer with its status, whatever the status is: gateways refuse with 200 as well as with 4xx. */
export type GatewayAnswer = { status: number; body: Record<string, unknown> };

/** A gateway could not be reached or did not answer in time. Nothing is known about the money. */
export class GatewayUnreachable extends Error {}

type Call = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form when it is a URLSearchParams. */
  body?: object;
  /** Ms. Some gateways need a minute to verify. */
  timeoutMs?: number;
};

const gatewayTimeoutMs = 15_000;

/**
 * Calls a gateway. The error names the gateway only, because addresses and causes can contain secrets.
 * @throws GatewayUnreachable when there is no answer, and when the gateway itself is out of order (5xx)
 */
export async function callGateway(gateway: string, url: string, call: Call = {}): Promise<GatewayAnswer> {
  const { method = 'POST', headers = {}, body, timeoutMs = gatewayTimeoutMs } = call;
  const isForm = body instanceof URLSearchParams;
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': type } : {}), ...headers },
    ...(body ? { body: isForm ? body.toString() : JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new GatewayUnreachable(`${gateway} could not be reached.`);
  });
  const text = await response.text().catch(() => '');
  if (response.status >= 500) throw new GatewayUnreachable(`${gateway} answered status ${response.status}.`);
  return { status: response.status, body: parseObject(text) };
}

/** The object in a text of JSON; an empty object for anything else. */
function parseObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
