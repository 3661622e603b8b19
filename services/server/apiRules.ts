import type { ErrorAnswer } from '@/contract/answer';
import { longestDeskDocument, uploadPart } from '@/contract/limits';
import { endpoints } from '@/services/http/endpoints';
import { pictureIdOf } from '@/utils/pictureAddress';

/** The path prefix under which browsers reach the backend on the address of the shop. */
export const apiPath = '/api/';

/** The largest request body (bytes) that is accepted, except for parts of uploads and documents of the desk. The backend has a lower limit. */
const maxBodyBytes = 128 * 1024;
/** A part of a file of products, which the desk sends. */
const importPart = /^\/api\/admin\/imports\/[\w-]+\/parts$/;
/** The calls that send a part of a file, whose body may have `uploadPart` bytes. `next.config.ts` has the same limit. */
const isUploadPath = (path: string) =>
  [endpoints.upload(''), endpoints.conversationUpload('')].some((call) =>
    path.startsWith(`${apiPath.slice(0, -1)}${call}`),
  ) || importPart.test(path);

/** The calls that send a document of the desk: all posts of the blog, a gateway's payments of a day. The backend has the same limit. */
const documentPath = /^\/api\/admin\/(?:site\/parts\/|settlements$)/;

/** The backend's path of an uploaded picture of the shop; null for every other path. */
export function picturePathOf(path: string): string | null {
  const id = pictureIdOf(path);
  return id === null ? null : `/public/pictures/${id}`;
}

/** Lists that other sites read, and files of the site map; the backend answers them at the same path. */
const feedPath =
  /^\/(?:torob_api\/v3\/products|torob\/v1\/orders|feeds\/[\w.-]+|sitemap\/(?:products-\d{1,5}|lists)\.xml)$/;
export const isFeedPath = (path: string) => feedPath.test(path);

/** Paths under `/api/` that the storefront answers itself. */
export const ownCalls: ReadonlySet<string> = new Set([
  '/api/revalidate',
  '/api/securityTxt',
  '/api/blogFeed',
  '/api/sitemap',
  '/api/robots',
  '/api/manifest',
]);

/** Time limit for the first byte of an answer. Equal to the timeout of a call in the browser. */
const answerTimeoutMs = 10_000;
/** A part of a file may need this long to arrive (ms). The backend closes the connection of a slower one. */
const uploadTimeoutMs = 40_000;

/** Time limit (ms) for the answer to a path of the shop's address. */
export const timeoutMsOf = (path: string) => (isUploadPath(path) ? uploadTimeoutMs : answerTimeoutMs);

function longestBodyOf(path: string): number {
  if (isUploadPath(path)) return uploadPart;
  return documentPath.test(path) ? longestDeskDocument : maxBodyBytes;
}

/**
 * Whether a body is above the limit of its path, or of unknown length. Browsers always send the length.
 * @param length `Content-Length`, undefined when it is missing
 */
export function isBodyTooLarge(path: string, length: string | undefined, isChunked: boolean): boolean {
  const bytes = Number(length ?? (isChunked ? Number.POSITIVE_INFINITY : 0));
  return !(bytes <= longestBodyOf(path));
}

const retryAfterSeconds = 5;

/** Path to which gateways send browsers back. */
export const paymentReturnPath = '/payment/response';

/**
 * The backend's path of the return of a payment; null for every other address, also for the page of that path, which everybody
 * else is shown.
 * @param search the query with its question mark
 */
export function paymentCallbackOf(path: string, search: string): string | null {
  if (path !== paymentReturnPath) return null;
  const query = new URLSearchParams(search);
  return query.has('gateway') && query.has('attempt') ? `/payment/callback${search}` : null;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** The page of the sandbox bank, which browsers open as a page and not as a call. */
const sandboxBankSegment = 'sandboxBank';

/** The segment of all calls of the desk, whose paths are in `services/desk.ts`. */
const deskSegment = 'admin';

/** The first path segment of every call of the shop. No path has its argument in this segment, so any value serves. */
const knownSegments = new Set([
  ...Object.values(endpoints).map((path) => firstSegment(typeof path === 'string' ? path : path(0 as never))),
  sandboxBankSegment,
  deskSegment,
]);

/** Whether the shop makes a call to this path of the backend. All other paths (docs, health checks) are refused. */
export const isKnownCall = (path: string) => knownSegments.has(firstSegment(path));

/** Headers that belong to one connection (RFC 9110 §7.6.1) or that the client of the next connection sets itself. */
export const connectionHeaders: readonly string[] = [
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

export type Refusal = { status: number; headers: Record<string, string>; answer: ErrorAnswer };

const refuse = (status: number, answer: ErrorAnswer, headers?: Record<string, string>): Refusal => ({
  status,
  headers: { 'cache-control': 'no-store', ...headers },
  answer,
});

/** Longest address (characters) and most parameters that are read. The shop's own, a list with every filter, are half as long. */
const longestAddress = 8192;
const mostParameters = 100;

/** Whether an address is above the limits of length or number of parameters. */
export const isAddressTooLong = (url: string): boolean =>
  url.length > longestAddress || url.split('&', mostParameters + 1).length > mostParameters;

/** Answers to requests that are not passed on. The messages are shown to shoppers. */
export const refusals = {
  notFound: refuse(404, { code: 'not_found', message: 'نشانی درخواستی پیدا نشد.' }),
  pictureNotFound: refuse(404, { code: 'not_found', message: 'این تصویر پیدا نشد.' }),
  badPicture: refuse(400, { code: 'bad_input', message: 'نشانی این تصویر درست نیست.' }),
  unreadable: refuse(400, { code: 'bad_input', message: 'درخواست خوانا نیست. لطفاً نشانی را بررسی کنید.' }),
  addressTooLong: refuse(414, {
    code: 'too_large',
    message: 'نشانی بیش از اندازه بلند است. لطفاً فیلترهای کمتری انتخاب کنید.',
  }),
  wrongMethod: refuse(
    405,
    { code: 'bad_input', message: 'این صفحه فقط برای دیدن است. لطفاً آن را دوباره باز کنید.' },
    { allow: 'GET, HEAD' },
  ),
  tooSlow: refuse(
    408,
    { code: 'bad_input', message: 'درخواست به‌موقع کامل نشد. لطفاً دوباره تلاش کنید.' },
    { connection: 'close' },
  ),
  tooMany: refuse(
    429,
    {
      code: 'too_many',
      message: 'تعداد درخواست‌ها زیاد است. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
    },
    { 'retry-after': String(retryAfterSeconds) },
  ),
  internal: refuse(500, {
    code: 'internal',
    message: 'خطایی رخ داده است. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.',
  }),
  tooLarge: refuse(
    413,
    { code: 'too_large', message: 'حجم درخواست بیش از اندازه است.' },
    { connection: 'close' },
  ),
  headersTooLarge: refuse(
    431,
    { code: 'too_large', message: 'حجم درخواست بیش از اندازه است.' },
    { connection: 'close' },
  ),
  unavailable: refuse(
    503,
    { code: 'unavailable', message: 'ارتباط با فروشگاه برقرار نشد. لطفاً چند لحظهٔ دیگر دوباره تلاش کنید.' },
    { 'retry-after': String(retryAfterSeconds) },
  ),
};
