import type { NextRequest } from 'next/server';
import type { ErrorAnswer } from '@/contract/answer';
import { endpoints } from '@/services/http/endpoints';
import { paymentResultPath } from '@/utils/paymentResult';

/** The path prefix under which browsers reach the backend on the address of the shop. */
export const apiPath = '/api/';

/** The largest request body (bytes) that the proxy accepts. The backend has a lower limit. Keep equal to `next.config.ts`. */
export const maxBodyBytes = 128 * 1024;

/** Time limit for the first byte of an answer. Equal to the timeout of a call in the browser. */
const answerTimeoutMs = 10_000;

const retryAfterSeconds = 5;

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** The page of the sandbox bank, which browsers open as a page and not as a call. */
const sandboxBankSegment = 'sandboxBank';

/** The first path segment of every call of the shop. The proxy refuses all other paths of the backend (docs, health checks). */
const knownSegments = new Set([
  ...Object.values(endpoints).map((path) => firstSegment(typeof path === 'string' ? path : path(0 as never))),
  sandboxBankSegment,
]);

/** Where gateways send browsers back to, and the path of the backend that takes the return. */
const paymentReturnPath = '/payment/response';
const paymentCallbackPath = '/payment/callback';

/** Headers that belong to one connection (RFC 9110 §7.6.1) or that `fetch` sets itself. */
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

/** `fetch` decodes the body, so the encoding and length of the backend do not fit the forwarded body. */
const bodyHeaders = ['content-encoding', 'content-length'];

function withoutHeaders(headers: Headers, names: readonly string[]): Headers {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
}

function createRefusal(status: number, answer: ErrorAnswer, headers?: Record<string, string>): Response {
  return Response.json(answer, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

/** Returns a 413 answer when `Content-Length` is above the limit, before the body is read; otherwise null. */
export function refuseLargeBody(request: NextRequest): Response | null {
  if (Number(request.headers.get('content-length') ?? 0) <= maxBodyBytes) return null;
  return createRefusal(
    413,
    { code: 'too_large', message: 'حجم درخواست بیش از اندازه است.' },
    { connection: 'close' },
  );
}

/** The URL of a path of the backend. A path in `API_BASE_URL` is kept as a prefix. */
function backendUrl(backend: string, path: string, { search }: URL): string {
  return backend.replace(/\/+$/, '') + path + search;
}

/**
 * Forwards a call under `/api/` to the backend and returns the answer; both bodies are streams. Answers 404 for a path that
 * the shop does not call, and 503 when the backend cannot be reached. These messages are Persian and never contain the
 * address of the backend.
 *
 * @param backend `API_BASE_URL`
 */
export async function forwardCall(request: NextRequest, backend: string): Promise<Response> {
  const path = request.nextUrl.pathname.slice(apiPath.length - 1);
  if (!knownSegments.has(firstSegment(path)))
    return createRefusal(404, { code: 'not_found', message: 'نشانی درخواستی پیدا نشد.' });
  return forward(request, backend, path);
}

/** Whether a gateway sends the browser back: the page of that path is shown to everybody else. */
export function isPaymentReturn({ nextUrl: { pathname, searchParams } }: NextRequest): boolean {
  return pathname === paymentReturnPath && searchParams.has('gateway') && searchParams.has('attempt');
}

/**
 * Hands the return of a payment to the backend and leads the browser to the result. It does so also while the backend
 * cannot be reached: the worker asks the bank later, and the page says that the payment is being checked.
 */
export async function forwardPaymentReturn(request: NextRequest, backend: string): Promise<Response> {
  const answer = await forward(request, backend, paymentCallbackPath);
  if (answer.status === 303) return answer;
  const attempt = request.nextUrl.searchParams.get('attempt') ?? '';
  const location = absoluteUrl(`${paymentResultPath}?${new URLSearchParams({ attempt })}`, request);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** Next accepts only absolute addresses of a redirect here, and sends those of the shop to the browser as relative ones. */
const absoluteUrl = (location: string, request: NextRequest) => new URL(location, request.url).href;

/** Sends a request to a path of the backend and returns the answer, or 503 when the backend cannot be reached. */
async function forward(request: NextRequest, backend: string, path: string): Promise<Response> {
  const headers = withoutHeaders(request.headers, connectionHeaders);
  // Next compresses the answer for the browser, so the backend need not.
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-host', request.headers.get('host') ?? request.nextUrl.host);
  try {
    const answer = await fetch(backendUrl(backend, path, request.nextUrl), {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
      // `fetch` requires `duplex` for a streamed body; the type `RequestInit` lacks it.
      ...({ duplex: 'half' } as object),
    });
    const answerHeaders = withoutHeaders(answer.headers, [...connectionHeaders, ...bodyHeaders]);
    const location = answerHeaders.get('location');
    if (location !== null) answerHeaders.set('location', absoluteUrl(location, request));
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return createRefusal(
      503,
      { code: 'unavailable', message: 'ارتباط با فروشگاه برقرار نشد. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.' },
      { 'retry-after': String(retryAfterSeconds) },
    );
  }
}
