import type { Env } from './env';

/** What of the storefront's cached pages a change touches. */
export type Tag = 'site' | 'products';

const timeout = 2000;

/**
 * Tells the storefront that cached pages are out of date. It never fails and nobody need wait for it: a storefront that
 * is out of reach renews its pages by itself a little later.
 */
export async function publishChange(storefront: Env['storefront'], tags: readonly Tag[]): Promise<void> {
  if (!storefront) return;
  await fetch(`${storefront.url}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': storefront.secret },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
}
