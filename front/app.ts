import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { isAddressTooLong, type Refusal, refusals } from '@/services/server/apiRules';
import { artPath } from '@/services/server/pictureRules';
import type { StaticFolders } from './compressFiles';
import { createDispatch, type Parts } from './dispatch';
import { refuseBrokenRequest, refuseUpgrade, sendRefusal } from './refuse';
import { serveStaticFiles } from './staticFiles';

type FrontParts = Parts & {
  folders: StaticFolders;
  /** Whether Next answers; without it only cached pages and calls do. */
  isReady: () => boolean;
  /** Addresses of proxies whose `X-Forwarded-For` is trusted, in the notation of `proxy-addr`. */
  trustedProxies?: string;
};

/**
 * Time limits (ms) of a visitor's connection. Idle ones are kept longer than proxies in front of the shop keep theirs. `silent`: nothing
 * is sent in the middle of an answer.
 */
const limitsMs = { headers: 20_000, request: 60_000, idle: 65_000, silent: 120_000 };
/** The longest path segment that a route sees. The path as a whole is limited by Node's limit of the headers. */
const longestParam = 16 * 1024;

/** The front server: static files, health checks, and `createDispatch` for everything else. */
export async function createFront({
  folders,
  isReady,
  trustedProxies = 'loopback',
  ...parts
}: FrontParts): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: limitsMs.request,
    connectionTimeout: limitsMs.silent,
    keepAliveTimeout: limitsMs.idle,
    http: { headersTimeout: limitsMs.headers },
    routerOptions: { maxParamLength: longestParam },
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, _request, reply) => refuse(reply, refusals.unreadable),
  });
  app.server.on('upgrade', (_request, socket) => refuseUpgrade(socket));

  const pictures = join(folders.publicDir, artPath);
  const dispatch = createDispatch(parts, new Set(existsSync(pictures) ? readdirSync(pictures) : []));
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'TRACE') return refuse(reply, refusals.wrongMethod);
    const { url = '' } = request.raw;
    // An absolute address would name another server than the `Host` header.
    if (!url.startsWith('/')) return refuse(reply, refusals.unreadable);
    if (isAddressTooLong(url)) return refuse(reply, refusals.addressTooLong);
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
  await serveStaticFiles(app, folders);

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
