import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import {
  apiPath,
  isBodyTooLarge,
  isFeedPath,
  isKnownCall,
  ownCalls,
  paymentCallbackOf,
  paymentReturnPath,
  picturePathOf,
  type Refusal,
  refusals,
  timeoutMsOf,
} from '@/services/server/apiRules';
import { imagePath, shareCardPath } from '@/services/server/pictureRules';
import { FairQueue, QueueRefusal } from '@/utils/fairQueue';
import { minuteMs } from '@/utils/timeUnits';
import { chooseEncoding } from './encoding';
import { forward } from './forward';
import type { ModeWatch } from './modeWatch';
import { type PageCache, renderTimeoutMs } from './pages/pageCache';
import type { PageRoutes } from './pages/routes';
import { askForResult } from './paymentReturn';
import { Pictures } from './pictures';
import { PopularAnswers } from './popularAnswers';
import { ownHeaders, sendRefusal } from './refuse';
import { forwardedHeaders, headersForBackend, visitorOf } from './requests';
import { clickHeaders } from './torobClick';

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
  /** Longest time (ms) until an answer begins. */
  answerMs?: number;
};

/** A request, its answer, and who asks. `signal` is aborted when the visitor has left or has the answer. */
type Visit = { request: IncomingMessage; response: ServerResponse; visitor: string; signal: AbortSignal };

/** An answer begins within this time (ms): the longest time of a call, and as long again for a turn. */
const longestWaitMs = 75_000;
/** A visitor may take this long (ms) to read an answer. */
const longestReadMs = 10 * minuteMs;

/** Paths that a URL parser would change. Only Next, which parses them too, answers them. */
const changedByParsing = /\/\/|\\|\/\.|%2e|%5c/i;
/** A spelling that Next would read as the path of a drawn picture, past the queue of pictures. */
const otherShareCard = /[/\\]og[/\\]/;
const revalidatePath = '/api/revalidate';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Forwards a request for anything but a static file to the backend or to Next, or answers it from the cached pages. */
export function createDispatch(parts: Parts, art: ReadonlySet<string>) {
  const { backend, backendPath, next, pages, routes, mode, answerMs = longestWaitMs } = parts;
  const pictures = new Pictures(next, art);
  const compressed = new PopularAnswers();
  // A render takes Next's only thread for tens of milliseconds, so that an address has a few at once.
  const renders = new FairQueue({ running: { all: 48, ofOne: 6 }, waiting: { all: 500, ofOne: 60 } });
  // A slow body keeps a connection to the backend, so that an address has a part of them.
  const calls = new FairQueue({ running: { all: 256, ofOne: 32 }, waiting: { all: 2000, ofOne: 200 } });

  function forwardToNext({ request, response, visitor, signal }: Visit) {
    const isRevalidation = request.method === 'POST' && pathOf(request.url ?? '') === revalidatePath;
    const send = () =>
      forward(next.pool, request, response, {
        path: request.url ?? '/',
        headers: { ...forwardedHeaders(request), host: request.headers.host ?? 'localhost' },
        timeoutMs: renderTimeoutMs,
        added: clickHeaders(request),
        signal,
        onStatus: (status) => {
          // With 503 some of the pages could not be rendered, and the others are new.
          if (isRevalidation && (status === 200 || status === 503)) forgetPages();
        },
      });
    return renders.take(visitor, send, signal);
  }

  /** The data of the shop has changed, and perhaps its mode. */
  function forgetPages() {
    pages.clear();
    void mode.ask();
  }

  function forwardToBackend(visit: Visit, url: string) {
    const path = url.slice(apiPath.length - 1);
    if (!isKnownCall(pathOf(path))) return sendRefusal(visit.request, visit.response, refusals.notFound);
    return sendToBackend(visit, path, pathOf(url));
  }

  /** @param path of the backend @param asked path at the shop's address */
  function sendToBackend({ request, response, visitor, signal }: Visit, path: string, asked: string) {
    const headers = headersForBackend(request);
    headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding']);
    const send = () =>
      forward(backend, request, response, {
        path: backendPath + path,
        headers,
        timeoutMs: timeoutMsOf(asked),
        compressed,
        signal,
      });
    return calls.take(visitor, send, signal);
  }

  /** Hands the return of a payment to the backend and leads the browser to the result. */
  async function takePaymentReturn({ request, response, visitor, signal }: Visit, path: string) {
    const ask = () => askForResult(backend, request, backendPath + path);
    const headers = await calls.take(visitor, ask, signal);
    response.writeHead(303, { ...ownHeaders(request), ...headers }).end();
  }

  async function answer(visit: Visit): Promise<void> {
    const { request, response, visitor } = visit;
    const { method, url = '/', headers } = request;
    const path = pathOf(url);
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (isBodyTooLarge(path, headers['content-length'], isChunked))
      return sendRefusal(request, response, refusals.tooLarge);
    if (isFeedPath(path)) return sendToBackend(visit, url, path);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && !path.startsWith(apiPath) && path !== paymentReturnPath)
      return sendRefusal(request, response, refusals.wrongMethod);
    if (changedByParsing.test(path))
      return path.startsWith(apiPath) || otherShareCard.test(path)
        ? sendRefusal(request, response, refusals.notFound)
        : forwardToNext(visit);
    if (path.startsWith(apiPath) && !ownCalls.has(path)) return forwardToBackend(visit, url);
    if (path === imagePath) return pictures.send(url.slice(path.length), visit);
    if (path.startsWith(shareCardPath)) return pictures.sendDrawn(visit);
    const picture = picturePathOf(path);
    if (picture !== null) return sendToBackend(visit, picture, path);
    const callback = paymentCallbackOf(path, url.slice(path.length));
    if (callback !== null) return takePaymentReturn(visit, callback);
    const target = mode.isClosed || !isRead ? null : routes(url);
    if (!target) return forwardToNext(visit);
    const isSent = await pages
      .send(target, request, response, (render) => renders.take(visitor, render))
      .catch((error) => {
        if (error instanceof QueueRefusal) throw error;
        if (response.headersSent) response.destroy();
        else sendRefusal(request, response, refusals.unavailable);
        return true;
      });
    if (!isSent) return forwardToNext(visit);
  }

  /** Answers a request, or ends it after an error or when its time is over. @param address of the visitor */
  const dispatch = async (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
  ): Promise<void> => {
    const left = new AbortController();
    let deadline = setTimeout(() => {
      if (!response.headersSent) sendRefusal(request, response, closing(refusals.unavailable));
      else deadline = setTimeout(() => response.destroy(), longestReadMs);
    }, answerMs);
    response.once('close', () => {
      clearTimeout(deadline);
      left.abort();
    });
    try {
      await answer({ request, response, visitor: visitorOf(address), signal: left.signal });
    } catch (error) {
      fail(error, request, response);
    }
  };
  return { dispatch, queues: { renders, calls } };
}

const closing = (refusal: Refusal): Refusal => ({
  ...refusal,
  headers: { ...refusal.headers, connection: 'close' },
});

const queueRefusals = { visitor: refusals.tooMany, full: refusals.unavailable, left: refusals.unavailable };

/** Ends a request whose answer failed: nobody else catches its error. */
function fail(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const isRefused = error instanceof QueueRefusal;
  if (!isRefused && !response.destroyed) console.error(error);
  if (response.headersSent) response.destroy();
  else sendRefusal(request, response, isRefused ? queueRefusals[error.reason] : refusals.internal);
}
