import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import {
  forwardCall,
  forwardPaymentReturn,
  forwardPicture,
  isPaymentReturn,
  refuseLargeBody,
  refuseLongAddress,
  refusePicture,
} from '@/services/server/apiProxy';
import { apiPath, ownCalls, picturePathOf } from '@/services/server/apiRules';
import { askBackend } from '@/services/server/askBackend';
import { askMaintenance } from '@/services/server/maintenanceMode';
import { imagePath, largestWidthOf, readPictureRequest } from '@/services/server/pictureRules';
import { readField } from '@/utils/readField';

const backend = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
/** Rewritten to an API route here, because a rewrite rule of Next would add a path parser to every first load. */
const securityTxtPath = '/.well-known/security.txt';
/** Rewritten like `securityTxtPath`. */
const blogFeedPath = '/blog/rss.xml';
const robotsPath = '/robots.txt';
const sitemapPattern = /^\/sitemap(?:\/([\w-]+))?\.xml$/;
/** Lifetime of cached answers of the backend. */
const cacheMs = 2000;

/** The cookie that lets a supervisor's browser see pages during maintenance. */
const passCookie = 'maintenance_pass';
/** The backend's answer says whether the pass in the cookie is valid. */
const passUrl = `${backend}/public/maintenancePass`;
/** Pages that are open during maintenance. A supervisor signs in on the login page. */
const openPages: ReadonlySet<string> = new Set(['/maintenance', '/login']);
/** Largest number of cached pass answers, so that invented cookies cannot fill the memory. */
const maxPasses = 100;

/** The last known maintenance state, `at` in ms. The shop counts as open before the first answer. */
let known = { closed: false, at: 0 };
let asking: Promise<void> | null = null;

async function ask() {
  const closed = await askMaintenance(backend, known.closed);
  known = { closed, at: Date.now() };
}

/** Asks at every page while the shop was closed: a page that is refused after the end would redirect to itself. */
async function isClosed(): Promise<boolean> {
  if (known.closed || Date.now() - known.at > cacheMs) {
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  }
  return known.closed;
}

async function askPass(cookie: string): Promise<boolean> {
  // Without an answer a pass is invalid.
  const answer = await askBackend(passUrl, { cookie: `${passCookie}=${cookie}` });
  return readField(answer, 'data', 'valid') === true;
}

const passes = new LRUCache<string, boolean>({
  max: maxPasses,
  ttl: cacheMs,
  // The same clock as for `known.at`.
  perf: Date,
  fetchMethod: askPass,
  // A request whose cache entry is dropped meanwhile still gets its answer.
  ignoreFetchAbort: true,
});

async function hasPass(request: NextRequest): Promise<boolean> {
  const cookie = request.cookies.get(passCookie)?.value;
  // Other values are not passes of the backend and must not be written into a header.
  if (!cookie || !/^[\w.-]{16,200}$/.test(cookie)) return false;
  return (await passes.fetch(cookie)) ?? false;
}

/** Whether the path is that of a file in `public/`. Paths of pages have no dot. */
const isFile = (path: string) => path.includes('.');

/**
 * Passes on a request for a picture in its one spelling. Redirects one for more width than the source has, since the optimiser would
 * encode the same pixels again for each width.
 */
function answerPicture({ nextUrl }: NextRequest): Response {
  const picture = readPictureRequest(nextUrl.search);
  if (!picture) return refusePicture();
  const width = largestWidthOf(picture.source);
  if (picture.width <= width) return NextResponse.next();
  const narrower = nextUrl.clone();
  narrower.searchParams.set('w', String(width));
  return NextResponse.redirect(narrower, 308);
}

/**
 * Forwards API calls and the returns of payments to the backend. (A rewrite rule of Next would add a path parser to every page's scripts.) During
 * maintenance it rewrites pages to `/maintenance`, except for browsers with a supervisor's pass.
 */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const tooLarge = refuseLongAddress(request) ?? refuseLargeBody(request);
  if (tooLarge) return tooLarge;
  if (pathname === imagePath) return answerPicture(request);
  if (pathname === securityTxtPath) return NextResponse.rewrite(new URL('/api/securityTxt', request.url));
  if (pathname === blogFeedPath) return NextResponse.rewrite(new URL('/api/blogFeed', request.url));
  if (pathname === robotsPath) return NextResponse.rewrite(new URL('/api/robots', request.url));
  const piece = sitemapPattern.exec(pathname);
  if (piece) return NextResponse.rewrite(new URL(`/api/sitemap?name=${piece[1] ?? 'index'}`, request.url));
  if (ownCalls.has(pathname)) return NextResponse.next();
  if (pathname.startsWith(apiPath)) return forwardCall(request, backend);
  const picture = picturePathOf(pathname);
  if (picture !== null) return forwardPicture(request, backend, picture);
  if (isPaymentReturn(request)) return forwardPaymentReturn(request, backend);
  if (isFile(pathname)) return NextResponse.next();
  return !openPages.has(pathname) && (await isClosed()) && !(await hasPass(request))
    ? NextResponse.rewrite(new URL('/maintenance', request.url))
    : NextResponse.next();
}

/**
 * All paths but those of scripts, styles, art and fonts. Next puts each matcher into every first load, so this is a single short
 * one, and `proxy` itself passes on the other files.
 */
export const config = { matcher: '/((?!_next/(?!image)|art/|fonts/).*)' };
