import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What every answer tells a browser that opens it by itself: it is data, and neither a page nor a part of another site's
 * page. The stylesheet of the theme may be linked from another port or subdomain of the shop.
 */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
} as const;

/** Sends the safe headers with every answer; a route that serves a page sets a policy of its own. */
export function sendSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply: FastifyReply) => {
    reply.headers(safeHeaders);
  });
}
