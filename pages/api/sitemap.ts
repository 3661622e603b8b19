import type { NextApiRequest, NextApiResponse } from 'next';
import { createServerApi } from '@/services/http/api';
import { shopOrigin } from '@/services/server/shopOrigin';
import { isSitemapName, writeSitemap } from '@/services/server/sitemap';

/** `/sitemap.xml` (the index) and `/sitemap/pages.xml`. `proxy.ts` rewrites the addresses to this route. */
export default async function sitemap(request: NextApiRequest, response: NextApiResponse) {
  const name = String(request.query.name ?? 'index');
  if (!isSitemapName(name)) return response.status(404).end();
  const xml = await writeSitemap(createServerApi(), name, shopOrigin(request.headers)).catch(() => undefined);
  if (xml === undefined) return response.status(503).setHeader('retry-after', '30').end();
  return response
    .status(200)
    .setHeader('content-type', 'application/xml; charset=utf-8')
    .setHeader('cache-control', 'public, max-age=3600')
    .send(xml);
}
