import type { FastifyRequest } from 'fastify';
import { refuse } from '@/backend/errors';
import { messages } from './messages';

/**
 * A preHandler: pages of other sites must not make the browsers of their visitors send codes, look numbers up or guess.
 * Every browser says where a call comes from (`Sec-Fetch-Site`) and no page can change it; whoever is no browser says
 * nothing and is held back by the limits alone. @throws 403
 */
export async function refuseOtherSites({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site') throw refuse(403, 'forbidden', messages.otherSite);
}
