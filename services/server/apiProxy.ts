import type { NextRequest } from 'next/server';
import { paymentResultPath } from '@/rules/paymentResult';
import {
  apiPath,
  connectionHeaders,
  isAddressTooLong,
  isBodyTooLarge,
  isKnownCall,
  paymentReturnPath,
  type Refusal,
  refusals,
  timeoutMsOf,
} from './apiRules';

/** The path of the backend that takes the return of a payment. */
const paymentCallbackPath = '/payment/callback';

/** `fetch` decodes the body, so the encoding and length of the backend do not fit the forwarded body. */
const bodyHeaders = ['content-encoding', 'content-length'];

function withoutHeaders(headers: Headers, names: readonly string[]): Headers {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
}

function createRefusal({ status, headers, answer }: Refusal): Response {
  return Response.json(answer, { status, headers });
}

/**
 * Returns a 413 answer when the body is above the limit of the path, or of unknown length, before the body is read; otherwise
 * null.
 */
export function refuseLargeBody({ headers, nextUrl }: NextRequest): Response | null {
  const length = headers.get('content-length') ?? undefined;
  const isTooLarge = isBodyTooLarge(nextUrl.pathname, length, headers.has('transfer-encoding'));
  return isTooLarge ? createRefusal(refusals.tooLarge) : null;
}

/** Returns a 414 answer when an address is longer than the shop's own, otherwise null. */
export const refuseLongAddress = ({ url }: NextRequest): Response | null =>
  isAddressTooLong(url) ? createRefusal(refusals.addressTooLong) : null;

/** The answer to an address of the image optimiser that is not the one spelling of a picture. */
export const refusePicture = (): Response => createRefusal(refusals.badPicture);

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
  if (!isKnownCall(path)) return createRefusal(refusals.notFound);
  return forward(request, backend, path);
}

/** Serves an uploaded picture of the shop. @param path of the backend */
export const forwardPicture = (request: NextRequest, backend: string, path: string) =>
  forward(request, backend, path);

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
      signal: AbortSignal.timeout(timeoutMsOf(request.nextUrl.pathname)),
      // `fetch` requires `duplex` for a streamed body; the type `RequestInit` lacks it.
      ...({ duplex: 'half' } as object),
    });
    const answerHeaders = withoutHeaders(answer.headers, [...connectionHeaders, ...bodyHeaders]);
    const location = answerHeaders.get('location');
    if (location !== null) answerHeaders.set('location', absoluteUrl(location, request));
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return createRefusal(refusals.unavailable);
  }
}
