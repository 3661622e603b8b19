import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  apiPath,
  isBodyTooLarge,
  isKnownCall,
  ownCalls,
  picturePathOf,
  refusals,
  timeoutMsOf,
} from '@/services/server/apiRules';
import { chooseEncoding } from './encoding';
import { forward, ownHeaders, sendRefusal } from './forward';
import type { ModeWatch } from './modeWatch';
import { type PageCache, renderTimeoutMs } from './pages/pageCache';
import type { PageRoutes } from './pages/routes';
import { forwardedHeaders } from './requests';
import { unavailablePage } from './unavailablePage';

/** The servers behind the front and what it knows about them. */
export type Parts = {
  /** The origin of the backend. */
  backend: Dispatcher;
  /** Path of `API_BASE_URL`, without a slash at the end. */
  backendPath: string;
  next: { readonly pool: Dispatcher };
  pages: PageCache;
  routes: PageRoutes;
  mode: ModeWatch;
};

/** Paths that a URL parser would change. Only Next, which parses them too, answers them. */
const changedByParsing = /\/\/|\\|\/\.|%2e|%5c/i;
const revalidatePath = '/api/revalidate';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Chooses who answers a request that is no static file: the backend, the memory, or Next. */
export function createDispatch(parts: Parts) {
  const { backend, backendPath, next, pages, routes, mode } = parts;

  function forwardToNext(request: IncomingMessage, response: ServerResponse) {
    const isRevalidation = request.method === 'POST' && pathOf(request.url ?? '') === revalidatePath;
    return forward(next.pool, request, response, {
      path: request.url ?? '/',
      headers: { ...forwardedHeaders(request), host: request.headers.host ?? 'localhost' },
      timeoutMs: renderTimeoutMs,
      unavailable: sendUnavailablePage,
      onStatus: (status) => {
        if (isRevalidation && status === 200) forgetPages();
      },
    });
  }

  /** The data of the shop has changed, and perhaps its mode. */
  function forgetPages() {
    pages.clear();
    void mode.ask();
  }

  function forwardToBackend(request: IncomingMessage, response: ServerResponse, url: string) {
    const path = url.slice(apiPath.length - 1);
    if (!isKnownCall(pathOf(path))) return sendRefusal(request, response, refusals.notFound);
    return sendToBackend(request, response, path, pathOf(url));
  }

  /** @param path of the backend @param asked path at the shop's address */
  function sendToBackend(request: IncomingMessage, response: ServerResponse, path: string, asked: string) {
    const headers = forwardedHeaders(request);
    headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    if (request.headers.host !== undefined) headers['x-forwarded-host'] = request.headers.host;
    return forward(backend, request, response, {
      path: backendPath + path,
      headers,
      timeoutMs: timeoutMsOf(asked),
      compress: true,
    });
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '/', headers } = request;
    const path = pathOf(url);
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (isBodyTooLarge(path, headers['content-length'], isChunked))
      return sendRefusal(request, response, refusals.tooLarge);
    if (changedByParsing.test(path)) return forwardToNext(request, response);
    if (path.startsWith(apiPath) && !ownCalls.has(path)) return forwardToBackend(request, response, url);
    const picture = picturePathOf(path);
    if (picture !== null) return sendToBackend(request, response, picture, path);
    const target = mode.isClosed || (method !== 'GET' && method !== 'HEAD') ? null : routes(url);
    if (!target) return forwardToNext(request, response);
    try {
      if (await pages.send(target, request, response)) return;
    } catch {
      return response.headersSent ? void response.destroy() : sendUnavailablePage(request, response);
    }
    return forwardToNext(request, response);
  };
}

function sendUnavailablePage(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(503, {
    ...ownHeaders(request),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  response.end(request.method === 'HEAD' ? undefined : unavailablePage);
}
