import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import { writeTorobClick } from '@/rules/torobClick';
import { apiPath, isFeedPath, ownCalls, paymentCallbackOf, picturePathOf } from '@/services/server/apiRules';
import { askBackend } from '@/services/server/askBackend';
import { askMaintenance } from '@/services/server/maintenanceMode';
import { readField } from '@/utils/readField';

const backend = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
/** Rewritten to an API route here, because a rewrite rule of Next would add a path parser to every first load. */
const securityTxtPath = '/.well-known/security.txt';
/** Rewritten like `securityTxtPath`. */
const blogFeedPath = '/blog/rss.xml';
const robotsPath = '/robots.txt';
const manifestPath = '/manifest.webmanifest';
/** The development server has no service worker, and removes that of a built shop at the same address. */
const serviceWorkerPath = '/sw.js';
const shareCardPattern = /^\/og\/([\w-]+)\.jpg$/;
/** The pieces of the site map that the storefront writes; `isFeedPath` has those of the backend. */
const sitemapPattern = /^\/sitemap(?:\/(pages))?\.xml$/;
/** Lifetime of cached answers of the backend. */
const cacheMs = 2000;

/** The cookie that lets a supervisor's browser see pages during maintenance. */
const passCookie = 'maintenance_pass';
/** The backend's answer says whether the pass in the cookie is valid. */
const passUrl = `${backend}/public/maintenancePass`;
/**
 * Pages that are open during maintenance. A supervisor signs in on the login page; the start of the desk makes the first supervisor
 * of a new shop, and shows others nothing.
 */
const openPages: ReadonlySet<string> = new Set(['/maintenance', '/login', '/admin']);
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
 * The path of the backend that answers an address; null for one that Next answers. Next's image optimiser reads uploaded pictures
 * here. All else that is the backend's reaches it by the front server, which the development server does not have before it.
 */
function backendPathOf({ pathname, search }: { pathname: string; search: string }): string | null {
  const picture = picturePathOf(pathname);
  if (picture !== null || process.env.NODE_ENV !== 'development') return picture;
  if (pathname.startsWith(apiPath)) return pathname.slice(apiPath.length - 1) + search;
  return isFeedPath(pathname) ? pathname + search : paymentCallbackOf(pathname, search);
}

/**
 * Rewrites files that a page makes to that page, and pages to `/maintenance` during maintenance, except for browsers with a
 * supervisor's pass.
 */
async function route(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (pathname === securityTxtPath) return NextResponse.rewrite(new URL('/api/securityTxt', request.url));
  if (pathname === blogFeedPath) return NextResponse.rewrite(new URL('/api/blogFeed', request.url));
  if (pathname === robotsPath) return NextResponse.rewrite(new URL('/api/robots', request.url));
  if (pathname === manifestPath) return NextResponse.rewrite(new URL('/api/manifest', request.url));
  if (pathname === serviceWorkerPath)
    return NextResponse.rewrite(new URL('/noServiceWorker.js', request.url));
  const piece = sitemapPattern.exec(pathname);
  if (piece) return NextResponse.rewrite(new URL(`/api/sitemap?name=${piece[1] ?? 'index'}`, request.url));
  const card = shareCardPattern.exec(pathname);
  if (card) return NextResponse.rewrite(new URL(`/api/shareCard?name=${card[1]}`, request.url));
  if (ownCalls.has(pathname)) return NextResponse.next();
  const path = backendPathOf(request.nextUrl);
  if (path !== null) return NextResponse.rewrite(backend.replace(/\/+$/, '') + path);
  if (isFile(pathname)) return NextResponse.next();
  return !openPages.has(pathname) && (await isClosed()) && !(await hasPass(request))
    ? NextResponse.rewrite(new URL('/maintenance', request.url))
    : NextResponse.next();
}

/** Routes a request as `route` says. A click at Torob is kept by the front server, which the development server does not have. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const answer = await route(request);
  if (process.env.NODE_ENV === 'development') {
    const { pathname, search, protocol } = request.nextUrl;
    const visit = {
      url: pathname + search,
      cookies: request.headers.get('cookie'),
      isOverTls: protocol === 'https:',
    };
    const cookie = writeTorobClick(visit, Date.now());
    if (cookie !== null) answer.headers.append('set-cookie', cookie);
  }
  return answer;
}

/**
 * All paths but those of Next, art and fonts. Next puts each matcher into every first load, so this is a single short one, and
 * `proxy` itself passes on the other files.
 */
export const config = { matcher: '/((?!_next/|art/|fonts/).*)' };
