import type { NextApiRequest, NextApiResponse } from 'next';
import { shopOrigin } from '@/services/server/shopOrigin';

/** Paths of single shoppers, of which a search engine finds only empty shells. */
const personal = ['/admin', '/api', '/cart', '/dashboard', '/invoice', '/login', '/order', '/pay'];

/** `/robots.txt`. `proxy.ts` rewrites the address to this route. */
export default function robots({ headers }: NextApiRequest, response: NextApiResponse) {
  const lines = [
    'User-agent: *',
    ...personal.map((path) => `Disallow: ${path}`),
    `Sitemap: ${shopOrigin(headers)}/sitemap.xml`,
  ];
  return response
    .status(200)
    .setHeader('content-type', 'text/plain; charset=utf-8')
    .setHeader('cache-control', 'public, max-age=3600')
    .send(`${lines.join('\n')}\n`);
}
