import type { FastifyRequest } from 'fastify';
import { refuse } from '@/backend/errors';
import type { DomainParts } from '@/backend/parts';
import { messages } from './messages';

type Call = Pick<FastifyRequest, 'headers' | 'host'>;

/**
 * A preHandler: pages of other sites must not make the browsers of their visitors send codes, look numbers up or guess.
 * A browser says where a call comes from (`Sec-Fetch-Site`, an older one or one without TLS only `Origin`) and no page
 * can change it; whoever is no browser says nothing and is held back by the limits alone. @throws 403
 */
export function refuseOtherSites(storefront: DomainParts['storefront']) {
  const storefrontHost = hostOf(storefront?.url);
  return async (request: Call): Promise<void> => {
    if (!isOwnSite(request, storefrontHost)) {
      throw refuse(403, 'forbidden', messages.otherSite, undefined, { reason: 'other_site' });
    }
  };
}

function isOwnSite({ headers, host }: Call, storefrontHost: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return false;
  if (site === 'same-origin' || headers.origin === undefined) return true;
  // The storefront passes on the host that the visitor has called, in `X-Forwarded-Host`.
  const origin = hostOf(headers.origin);
  return origin !== null && (origin === host.toLowerCase() || origin === storefrontHost);
}

const hostOf = (url: string | undefined) =>
  url !== undefined && URL.canParse(url) ? new URL(url).host || null : null;
