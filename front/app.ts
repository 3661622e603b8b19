import Fastify, { type FastifyInstance } from 'fastify';
import { refuseUpgrade } from '@/services/server/refuseUpgrade';
import type { StaticFolders } from './compressFiles';
import { createDispatch, type Parts } from './dispatch';
import { serveStaticFiles } from './staticFiles';

type FrontParts = Parts & {
  folders: StaticFolders;
  /** Whether Next answers; without it only cached pages and calls do. */
  isReady: () => boolean;
};

/** Time limits (ms) of a visitor's connection. Idle ones are kept longer than proxies in front of the shop keep theirs. */
const limitsMs = { headers: 20_000, request: 60_000, idle: 65_000 };
/** The longest path segment that a route sees. The path as a whole is limited by Node's limit of the headers. */
const longestParam = 16 * 1024;
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** The front server: static files, health checks, and `createDispatch` for everything else. */
export async function createFront({ folders, isReady, ...parts }: FrontParts): Promise<FastifyInstance> {
  const app = Fastify({
    requestTimeout: limitsMs.request,
    keepAliveTimeout: limitsMs.idle,
    http: { headersTimeout: limitsMs.headers },
    routerOptions: { maxParamLength: longestParam },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-length': 0 }).end();
    },
  });
  app.server.on('upgrade', (_request, socket) => refuseUpgrade(socket));

  const dispatch = createDispatch(parts);
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'TRACE') return reply.code(405).header('allow', allowedMethods).send();
    // An absolute address would name another server than the `Host` header.
    if (!request.raw.url?.startsWith('/')) return reply.code(400).send();
    if (!request.is404) return;
    // Before Fastify reads the body, which is passed on as it comes.
    reply.hijack();
    await dispatch(request.raw, reply.raw);
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).send();
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
    return dispatch(request.raw, reply.raw);
  });
  return app;
}
