import type { NextRequest } from 'next/server';
import type { ErrorAnswer } from '@/contract/answer';
import { endpoints } from '@/services/http/endpoints';

/** Where browsers find the backend on the shop's own address. */
export const apiPath = '/api/';

/** The largest body a visitor may send (bytes); the backend itself takes less. `next.config.ts` has the same number. */
export const maxBodyBytes = 128 * 1024;

/** The backend has this long (ms) to begin its answer; browsers give up on a call after ten seconds. */
const answerTimeoutMs = 10_000;

const retryAfterSeconds = 5;

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** The first segments of every call of the shop. What the backend serves beside them is not for visitors. */
const knownSegments = new Set(
  Object.values(endpoints).map((path) => firstSegment(typeof path === 'string' ? path : path(0 as never))),
);

/** Headers that belong to one connection, or are made anew by `fetch` (RFC 9110 §7.6.1). */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'expect',
];

/** `fetch` decodes what it receives, so the length and coding of the backend's bytes are not those that go out. */
const bodyHeaders = ['content-encoding', 'content-length'];

function without(headers: Headers, names: readonly string[]): Headers {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
}

function refuse(status: number, answer: ErrorAnswer, headers?: Record<string, string>): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Answers a request whose body is announced as too large before a byte of it is kept; null for all others. */
export function refuseLargeBody(request: NextRequest): Response | null {
  if (Number(request.headers.get('content-length') ?? 0) <= maxBodyBytes) return null;
  return refuse(
    413,
    { code: 'too_large', message: 'حجم درخواست بیش از اندازه است.' },
    { connection: 'close' },
  );
}

/** The backend's address of a call: a path in `API_BASE_URL` stays in front of it. */
function backendUrl(backend: string, { pathname, search }: URL): string {
  return backend.replace(/\/+$/, '') + pathname.slice(apiPath.length - 1) + search;
}

/**
 * Passes a call under `/api/` on to the backend and its answer back, both as streams. A path that is no call of the
 * shop is answered with 404, a backend out of reach with 503; both in Persian, and neither names the backend's address.
 *
 * @param backend `API_BASE_URL`
 */
export async function passCallOn(request: NextRequest, backend: string): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (!knownSegments.has(firstSegment(pathname.slice(apiPath.length - 1))))
    return refuse(404, { code: 'not_found', message: 'نشانی درخواستی پیدا نشد.' });
  const headers = without(request.headers, connectionHeaders);
  // Next compresses what goes out; the short way between the two needs no compression.
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-host', request.headers.get('host') ?? request.nextUrl.host);
  try {
    const answer = await fetch(backendUrl(backend, request.nextUrl), {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
      // A streamed body needs it; the type of `RequestInit` does not know it yet.
      ...({ duplex: 'half' } as object),
    });
    return new Response(answer.body, {
      status: answer.status,
      headers: without(answer.headers, [...connectionHeaders, ...bodyHeaders]),
    });
  } catch {
    return refuse(
      503,
      { code: 'unavailable', message: 'ارتباط با فروشگاه برقرار نشد. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.' },
      { 'retry-after': String(retryAfterSeconds) },
    );
  }
}
