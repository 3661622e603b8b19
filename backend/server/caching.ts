import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets caches store a public answer to a read for five seconds. Refusals are not stored. */
export async function cacheShortly(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (request.method === 'GET' && reply.statusCode === 200)
    reply.header('cache-control', 'public, max-age=5, stale-while-revalidate=60');
  return payload;
}

/** An `onRequest` hook that forbids caches to store personal answers, including refusals. */
export async function cacheNever(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
}
