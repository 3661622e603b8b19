/** The other side answered and does not do it. The message is Persian, for the operator. */
export class ServiceRefusal extends Error {}
/** The other side did not answer: nothing is known about what was sent to it. */
export class ServiceSilent extends Error {}

export type ServiceFetch = (request: Request) => Promise<Response>;
const timeoutMs = 10_000;

/**
 * Calls a web service with JSON. Nothing of an error names the address or the key.
 * @param body a text is sent as it is @param limitMs time after which the call is given up @throws ServiceSilent
 */
export async function callService(
  call: ServiceFetch,
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    limitMs = timeoutMs,
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: object | string | undefined;
    limitMs?: number;
  },
): Promise<{ status: number; body: unknown }> {
  const init = {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
  };
  try {
    const request = new Request(url, {
      ...init,
      ...(body ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    const response = await call(request);
    const text = await response.text();
    if (response.status >= 500) throw new ServiceSilent();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    throw new ServiceSilent('The service did not answer.');
  }
}

/** How the log of calls reads the error of a call that may be refused. */
export const judgeServiceError = (error: unknown) => ({
  outcome: error instanceof ServiceRefusal ? ('refused' as const) : ('failed' as const),
  error: error instanceof Error ? error.message : null,
});
