import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { isAddressTooLong, type Refusal, refusals } from '@/services/server/apiRules';
import { artPath } from '@/services/server/pictureRules';
import { hasTooManyHeaders } from '@/utils/brokenRequest';
import { createRequestId } from '@/utils/requestId';
import type { Telemetry } from '@/utils/telemetry/open';
import type { StaticFolders } from './compressFiles';
import { createDispatch, type Parts } from './dispatch';
import { refuseBrokenRequest, refuseUpgrade, sendRefusal } from './refuse';
import { serveStaticFiles } from './staticFiles';
import { kindOf, nameRequests, readQueues } from './telemetry';

type FrontParts = Parts & {
  folders: StaticFolders;
  /** Whether Next answers; without it only cached pages and calls do. */
  isReady: () => boolean;
  /** Whether browsers get the service worker, or the one that removes it. */
  hasServiceWorker?: boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted, in the notation of `proxy-addr`. */
  trustedProxies?: string;
  /** Other time limits of connections. */
  limits?: Partial<typeof limitsMs>;
  /** Reports how requests are answered; left out when nobody reads that. */
  telemetry?: Telemetry | null;
};

/**
 * Time limits (ms) of a visitor's connection. Idle ones are kept longer than proxies in front of the shop keep theirs. `silent`: nothing
 * is sent in the middle of an answer. `check`: pause between two looks at the connections, by which `headers` and `request` may be late.
 */
const limitsMs = { headers: 20_000, request: 60_000, idle: 65_000, silent: 120_000, check: 5000 };
/** Requests of one connection; then it is closed. So many may be sent before the first is answered. */
const requestsOfConnection = 1000;
/** More connections than that are closed at once, so that they cannot take all memory. */
const mostConnections = 20_000;
/** The longest path segment that a route sees. The path as a whole is limited by Node's limit of the headers. */
const longestParam = 16 * 1024;

/** The front server: static files, health checks, and `createDispatch` for everything else. */
export async function createFront({
  folders,
  isReady,
  hasServiceWorker = true,
  trustedProxies = 'loopback',
  telemetry,
  limits: given,
  ...parts
}: FrontParts): Promise<FastifyInstance> {
  const limits = { ...limitsMs, ...given };
  const app = Fastify({
    requestTimeout: limits.request,
    connectionTimeout: limits.silent,
    keepAliveTimeout: limits.idle,
    maxRequestsPerSocket: requestsOfConnection,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.check },
    routerOptions: { maxParamLength: longestParam },
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    clientErrorHandler: refuseBrokenRequest,
    genReqId: createRequestId,
    frameworkErrors: (_error, _request, reply) => refuse(reply, refusals.unreadable),
  });
  app.server.maxConnections = mostConnections;
  nameRequests(app);
  telemetry?.watchServer(app, kindOf);
  app.server.on('upgrade', (_request, socket) => refuseUpgrade(socket));

  const pictures = join(folders.publicDir, artPath);
  const { dispatch, queues } = createDispatch(
    parts,
    new Set(existsSync(pictures) ? readdirSync(pictures) : []),
  );
  telemetry?.readGauges(['queueRunning', 'queueWaiting'], async () => readQueues(queues));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'TRACE') return refuse(reply, refusals.wrongMethod);
    const { url = '' } = request.raw;
    // An absolute address would name another server than the `Host` header.
    if (!url.startsWith('/')) return refuse(reply, refusals.unreadable);
    if (isAddressTooLong(url)) return refuse(reply, refusals.addressTooLong);
    if (hasTooManyHeaders(request.raw)) return refuse(reply, refusals.headersTooLarge);
    if (!request.is404) return;
    // Before Fastify reads the body, which is passed on as it comes.
    reply.hijack();
    await dispatch(request.raw, reply.raw, request.ip);
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) console.error(error);
    refuse(reply, statusCode >= 500 ? refusals.internal : { ...refusals.unreadable, status: statusCode });
  });

  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    if (!isReady()) reply.code(503);
    return { status: isReady() ? 'ok' : 'unavailable' };
  });
  await serveStaticFiles(app, folders, hasServiceWorker);

  // A static file that does not exist.
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    return dispatch(request.raw, reply.raw, request.ip);
  });
  return app;
}

/** Answers a request in Fastify's place. */
function refuse(reply: FastifyReply, refusal: Refusal): void {
  reply.hijack();
  sendRefusal(reply.request.raw, reply.raw, refusal);
}
