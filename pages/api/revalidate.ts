import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { mostChangedProducts, type PublicChange } from '@/contract/publish';
import { clearShopCaches } from '@/services/server/shopCache';
import { readShopVersion } from '@/services/server/shopVersion';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether the secret is right. Compares digests of equal length, so that timing reveals nothing about the secret. */
function isSecret(given: string | string[] | undefined): boolean {
  const wanted = process.env.REVALIDATE_SECRET;
  return !!wanted && typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}

/** Static pages with products. */
const listingPages = ['/'];
/** The static pages that shoppers open most. All others show changed site data after `revalidateSeconds`. */
const sitePages = ['/', '/cart', '/faq'];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Paths of the changed products' pages. Entries without a valid id and slug are ignored. */
function productPages({ products }: PublicChange): string[] {
  return (Array.isArray(products) ? products : [])
    .slice(0, mostChangedProducts)
    .filter(({ id, slug }) => Number.isInteger(id) && id > 0 && slugPattern.test(slug))
    .map(({ id, slug }) => `/products/${id}/${slug}`);
}

/** The pages that `paths` of a change may name. */
const namedPage =
  /^\/(?:(?:info|blog)\/[a-z0-9-]+|faq|buyInPerson|planloanguide|loanlanding|planloanrequest|cooperation|leasingloanrequest|beta|loanbeta\/(?:register|check))$/;
/** Static pages with lists of posts. */
const blogPages = ['/blog'];

/** The changed pages of text. A post is also in the list of the blog. Other paths are ignored. */
function textPages({ paths }: PublicChange): string[] {
  const named = (Array.isArray(paths) ? paths : [])
    .slice(0, mostChangedProducts)
    .filter((path) => typeof path === 'string' && namedPage.test(path));
  return named.some((path) => path.startsWith('/blog/')) ? [...named, ...blogPages] : named;
}

/**
 * Called by the backend after a change of public data. Clears the cached lists and renders the pages before it answers.
 * A product's page without visits so far is not rendered; its first visit does that. A GET answers the version of the storefront.
 */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse) {
  const { method } = request;
  if (method !== 'POST' && method !== 'GET') return response.status(405).end();
  if (!isSecret(request.headers['x-revalidate-secret'])) return response.status(401).end();
  if (method === 'GET') return response.status(200).json({ version: readShopVersion() });
  const change: PublicChange = Object(request.body);
  const texts = textPages(change);
  const shared = change.site === true ? sitePages : texts.length > 0 ? [] : listingPages;
  const pages = [...productPages(change), ...texts, ...shared];
  clearShopCaches();
  const failed: string[] = [];
  for (const page of pages) {
    try {
      await response.revalidate(page, { unstable_onlyGenerated: true });
    } catch {
      // The old page stays until the backend repeats the call.
      failed.push(page);
    }
  }
  return response.status(failed.length > 0 ? 503 : 200).json({ revalidated: pages, failed });
}
