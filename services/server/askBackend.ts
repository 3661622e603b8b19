/** The servers of the storefront wait this long (ms) for an answer of the backend. */
const timeoutMs = 1500;

/** Reads data of the backend without a cache. Undefined when the backend refuses, or does not answer in time or with JSON. */
export async function askBackend(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const answer = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      cache: 'no-store',
    });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}
