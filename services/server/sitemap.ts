import type { AxiosInstance } from 'axios';
import { LRUCache } from 'lru-cache';
import type { Sitemap } from '@/contract/sitemap';
import { fetchSitemap } from '@/services/site';
import { minuteMs } from '@/utils/timeUnits';

/** Pages with an address of their own that search engines may show. The last one is a text page of every shop. */
const fixedPaths = [
  ...['/', '/shop', '/faq', '/blog', '/buyInPerson', '/planloanguide', '/loanlanding', '/cooperation'],
  ...['/checked', '/digiPay', '/keepa', '/info/shipping'],
];

/** Lifetime of the site map in memory, ms. */
const cacheMs = 10 * minuteMs;

const known = new LRUCache<'sitemap', Sitemap, AxiosInstance>({
  max: 1,
  ttl: cacheMs,
  fetchMethod: (_name, _old, { context }) => fetchSitemap(context),
});

/** The pieces that the storefront writes: `index` names all of them, also those of the backend. */
export const isSitemapName = (name: string): name is 'index' | 'pages' =>
  name === 'index' || name === 'pages';

/** Paths with the time of their last change, where the shop knows it. */
function listPaths(
  name: 'index' | 'pages',
  { files, pages, posts }: Sitemap,
): Map<string, string | undefined> {
  const dated =
    name === 'index'
      ? files.map((file) => [`/sitemap/${file.name}.xml`, file.updatedAt] as const)
      : [
          ...pages.map(({ slug, updatedAt }) => [`/info/${slug}`, updatedAt] as const),
          ...posts.map(({ slug, updatedAt }) => [`/blog/${slug}`, updatedAt] as const),
        ];
  const fixed = name === 'index' ? ['/sitemap/pages.xml'] : fixedPaths;
  return new Map<string, string | undefined>([...fixed.map((path) => [path, undefined] as const), ...dated]);
}

/**
 * A piece of the site map as XML, ten minutes old at most.
 * @param origin the address of the shop without a slash at its end
 * @throws when the backend does not answer
 */
export async function writeSitemap(
  api: AxiosInstance,
  name: 'index' | 'pages',
  origin: string,
): Promise<string> {
  const sitemap = await known.forceFetch('sitemap', { context: api });
  const [list, entry] = name === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const entries = [...listPaths(name, sitemap)].map(
    ([path, updatedAt]) =>
      `<${entry}><loc>${origin}${path}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}</${entry}>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`;
}
