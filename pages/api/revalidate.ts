import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { mostChangedProducts, type PublicChange } from '@/contract/publish';
import { clearShopCaches } from '@/services/server/shopCache';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Digests are compared, which have one length and say nothing of that of the secret. */
function isSecret(given: string | string[] | undefined): boolean {
  const wanted = process.env.REVALIDATE_SECRET;
  return !!wanted && typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}

/** Static pages that show goods, and those that show of the site what every page does. */
const goodsPages = ['/'];
const sitePages = ['/', '/cart', '/faq'];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The pages of the products that a change names; what is no id and slug names none. */
function productPages({ products }: PublicChange): string[] {
  return (Array.isArray(products) ? products : [])
    .slice(0, mostChangedProducts)
    .filter(({ id, slug }) => Number.isInteger(id) && id > 0 && slugPattern.test(slug))
    .map(({ id, slug }) => `/products/${id}/${slug}`);
}

/**
 * The backend says that something public has changed: lists are forgotten, and pages are rendered anew before the answer.
 * A product's page that nobody has visited yet is left for its first visitor.
 */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).end();
  if (!isSecret(request.headers['x-revalidate-secret'])) return response.status(401).end();
  const change: PublicChange = Object(request.body);
  const pages = [...productPages(change), ...(change.site === true ? sitePages : goodsPages)];
  clearShopCaches();
  for (const page of pages) {
    try {
      await response.revalidate(page, { unstable_onlyGenerated: true });
    } catch {
      // A page that cannot be rendered now keeps its old form and renews itself by age.
    }
  }
  return response.status(200).json({ revalidated: pages });
}
