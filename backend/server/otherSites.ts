import type { FastifyRequest } from 'fastify';
import { refuse } from '@/backend/server/errors';
import type { DomainParts } from '@/backend/server/parts';
import { messages } from './messages';

type Call = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * Creates a preHandler that refuses calls from pages of other sites, because such a page could make the browsers of its
 * visitors send codes, look up numbers or guess passwords. A browser names the site of the page in `Sec-Fetch-Site` (old
 * browsers and calls without TLS only in `Origin`), and no page can change these headers. Clients that are not browsers
 * send neither and are only rate limited. @throws 403
 */
export function refuseOtherSites(storefront: DomainParts['storefront']) {
  const storefrontHosts = (storefront?.urls ?? []).map(hostOf);
  return async (request: Call): Promise<void> => {
    if (!isOwnSite(request, storefrontHosts)) {
      throw refuse(403, 'forbidden', messages.otherSite, undefined, { reason: 'other_site' });
    }
  };
}

function isOwnSite({ headers, host }: Call, storefrontHosts: readonly (string | null)[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  if (site === 'same-origin' || headers.origin === undefined) return true;
  // `host` is the host that the visitor has called: the storefront passes it on in `X-Forwarded-Host`.
  const origin = hostOf(headers.origin);
  return origin !== null && (origin === host.toLowerCase() || storefrontHosts.includes(origin));
}

const hostOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).host || null : null;
