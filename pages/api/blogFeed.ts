import type { NextApiRequest, NextApiResponse } from 'next';
import { fetchBlog } from '@/services/content';
import { createServerApi } from '@/services/http/api';
import { shopOrigin } from '@/services/server/shopOrigin';
import { fetchSite } from '@/services/site';
import { escapeXml } from '@/utils/escapeXml';

/** `/blog/rss.xml`: the newest posts as RSS 2.0. `proxy.ts` rewrites the address to this route. */
export default async function blogFeed(request: NextApiRequest, response: NextApiResponse) {
  const api = createServerApi();
  const origin = shopOrigin(request.headers);
  const loaded = await Promise.all([fetchSite(api), fetchBlog(api, {})]).catch(() => null);
  if (!loaded) return response.status(503).setHeader('retry-after', '30').end();
  const [{ company }, { posts }] = loaded;
  const items = posts.map(
    (post) => `<item>
<title>${escapeXml(post.title)}</title>
<link>${origin}/blog/${post.slug}</link>
<guid isPermaLink="true">${origin}/blog/${post.slug}</guid>
<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
<description>${escapeXml(post.summary)}</description>
${post.tags.map(({ title }) => `<category>${escapeXml(title)}</category>`).join('\n')}
</item>`,
  );
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(`نوشته‌های ${company.companyName}`)}</title>
<link>${origin}/blog</link>
<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>
<description>راهنمای خرید، خرید قسطی و نگه‌داری کالای دیجیتال</description>
<language>fa-IR</language>
${items.join('\n')}
</channel></rss>
`;
  return response
    .status(200)
    .setHeader('content-type', 'application/rss+xml; charset=utf-8')
    .setHeader('cache-control', 'public, max-age=300')
    .send(feed);
}
