import type { FastifyReply, FastifyRequest } from 'fastify';

/** Lets caches keep a public read for a moment; a refused call is never kept. */
export async function cacheShortly(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode === 200) reply.header('cache-control', 'public, max-age=5, stale-while-revalidate=60');
  return payload;
}

/** An `onRequest` hook that keeps what belongs to one person out of every cache, refusals too. */
export async function cacheNever(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
}
