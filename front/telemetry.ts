import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPath, isFeedPath, ownCalls, paymentReturnPath, picturePathOf } from '@/services/server/apiRules';
import { imagePath } from '@/services/server/pictureRules';
import type { FairQueue } from '@/utils/fairQueue';
import { requestIdHeader } from '@/utils/requestId';

const firstFailure = 500;
const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/**
 * Passes the id of each request on to the backend and to Next, in place of one that a visitor claims, and writes a line with it for each
 * answer that says that the shop has failed. Shoppers see the id beside the error.
 */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method, url = '' } = request.raw;
    headers[requestIdHeader] = request.id;
    // A visitor must not choose the trace in which the backend records a request.
    delete headers.traceparent;
    delete headers.tracestate;
    reply.raw.once('finish', () => {
      const { statusCode } = reply.raw;
      if (statusCode >= firstFailure)
        console.info(`Request ${request.id}: ${method} ${pathOf(url)} was answered with ${statusCode}.`);
    });
    done();
  });
}

/** What a request asks for, as one of few words: the paths of pages would be as many as the products. */
export function kindOf({ is404, raw: { url = '' } }: FastifyRequest): string {
  const path = pathOf(url);
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (!is404) return 'file';
  if (path.startsWith(apiPath) && !ownCalls.has(path)) return 'call';
  if (path.startsWith('/_next/data/')) return 'pageData';
  if (path === imagePath || picturePathOf(path) !== null) return 'picture';
  if (isFeedPath(path)) return 'feed';
  return path === paymentReturnPath ? 'paymentReturn' : 'page';
}

/** The tasks of queues by their names, as gauges. */
export const readQueues = (queues: Readonly<Record<string, FairQueue>>) => {
  const readings = (state: 'running' | 'waiting') =>
    Object.entries(queues).map(([queue, { load }]) => ({ value: load[state], labels: { queue } }));
  return { queueRunning: readings('running'), queueWaiting: readings('waiting') };
};
