import { timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { forgetLists } from '@/services/shopCache';

function isSecret(given: string | string[] | undefined): boolean {
  const wanted = process.env.REVALIDATE_SECRET;
  if (!wanted || typeof given !== 'string' || given.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

/** The static pages everybody shares; they show the site, its modes and its newest goods. A product's page ages. */
const shared = ['/', '/cart', '/faq'];

/** The backend says that something public has changed: the shared pages are rendered anew. */
export default async function revalidate(request: NextApiRequest, response: NextApiResponse) {
  if (request.method !== 'POST') return response.status(405).end();
  if (!isSecret(request.headers['x-revalidate-secret'])) return response.status(401).end();
  forgetLists();
  for (const path of shared) {
    try {
      await response.revalidate(path);
    } catch {
      // A page that cannot be rendered now keeps its old form and renews itself by age.
    }
  }
  return response.status(200).json({ revalidated: shared });
}
