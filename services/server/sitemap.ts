import type { AxiosInstance } from 'axios';
import { LRUCache } from 'lru-cache';
import { fetchSitemap, fetchSitemapProducts } from '@/services/site';
import { minuteMs } from '@/utils/timeUnits';

/** Pages with an address of their own that search engines may show. */
const fixedPaths = [
  ...['/', '/shop', '/faq', '/blog', '/buyInPerson', '/planloanguide', '/loanlanding', '/cooperation'],
  ...['/checked', '/digiPay', '/keepa', '/info/shipping'],
];

/** Lifetime of the paths in memory, ms. */
const cacheMs = 10 * minuteMs;
/** Parts that are kept, so that invented numbers cannot fill the memory. */
const maxParts = 100;

const known = new LRUCache<string, string[], AxiosInstance>({
  max: maxParts,
  ttl: cacheMs,
  fetchMethod: (name, _old, { context }) => listPaths(context, name),
});

async function listPaths(api: AxiosInstance, name: string): Promise<string[]> {
  const part = Number(/^products-([1-9]\d{0,4})$/.exec(name)?.[1]);
  if (part) return (await fetchSitemapProducts(api, part)).map(({ id, slug }) => `/products/${id}/${slug}`);
  const { productParts, pictureParts = 0, categories, pages, posts } = await fetchSitemap(api);
  if (name === 'index')
    return [
      '/sitemap/pages.xml',
      ...Array.from({ length: productParts }, (_, index) => `/sitemap/products-${index + 1}.xml`),
      ...Array.from({ length: pictureParts }, (_, index) => `/feeds/pictures-${index + 1}.xml`),
    ];
  return [
    ...new Set([
      ...fixedPaths,
      ...categories.map((slug) => `/shop?category=${slug}`),
      ...pages.map((slug) => `/info/${slug}`),
      ...posts.map((slug) => `/blog/${slug}`),
    ]),
  ];
}

/** Names of the pieces: `index`, `pages` and `products-1` and so on. */
export const isSitemapName = (name: string) => /^(?:index|pages|products-[1-9]\d{0,4})$/.test(name);

/**
 * A piece of the site map as XML, ten minutes old at most; null for a part of products that does not exist.
 * @param origin the address of the shop without a slash at its end
 * @throws when the backend does not answer
 */
export async function writeSitemap(api: AxiosInstance, name: string, origin: string): Promise<string | null> {
  const paths = (await known.fetch(name, { context: api })) ?? [];
  if (paths.length === 0) return null;
  const [list, entry] = name === 'index' ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
  const entries = paths.map((path) => `<${entry}><loc>${origin}${path}</loc></${entry}>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`;
}
