import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Headers of every answer. They tell browsers that it is data, not a page, and that other sites must not embed it.
 * `same-site` lets pages on another port or subdomain of the shop link the stylesheet of the theme.
 */
export const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
} as const;

/** Sends the safe headers with every answer. A route that serves a page overrides the policy. */
export function sendSafeHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply: FastifyReply) => {
    reply.headers(safeHeaders);
  });
}
