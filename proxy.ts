import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import { apiPath, forwardCall, refuseLargeBody } from '@/services/server/apiProxy';

const backend = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
const siteUrl = `${backend}/public/site`;
/** Calls under `/api/` that the storefront answers itself. */
const ownCalls: ReadonlySet<string> = new Set(['/api/revalidate', '/api/securityTxt']);
const imagePath = '/_next/image';
/** Answered by a call of the storefront, since a rewrite rule would put a path parser into every first load. */
const securityTxtPath = '/.well-known/security.txt';
/** The width (px) of every picture under `/art/`, as the generator draws them. */
const artWidth = 1600;
/** How long (ms) an answer holds, and how long a page waits for one. */
const maxAge = 2000;
const patience = 1500;

/** A supervisor's way through maintenance: a cookie, and where the backend says whether it is still good. */
const passCookie = 'maintenance_pass';
const passUrl = `${backend}/public/maintenancePass`;
/** Pages that answer during maintenance: its own, and the one where a supervisor signs in. */
const openPages: ReadonlySet<string> = new Set(['/maintenance', '/login']);
/** Answers about cookies that are kept. The limit keeps made-up cookies from filling the memory. */
const maxPasses = 100;

/** The last known state; without any, the shop is open. */
let known = { closed: false, at: 0 };
let asking: Promise<void> | null = null;

function readMode(answer: unknown): boolean | undefined {
  const { data } = answer as { data?: { company?: { maintenanceMode?: unknown } } };
  return data?.company?.maintenanceMode === true;
}

async function ask() {
  let closed = known.closed;
  try {
    const answer = await fetch(siteUrl, { signal: AbortSignal.timeout(patience), cache: 'no-store' });
    if (answer.ok) closed = readMode(await answer.json()) ?? closed;
  } catch {
    // The backend is out of reach: the last known state holds, pages go on.
  }
  known = { closed, at: Date.now() };
}

async function isClosed(): Promise<boolean> {
  if (Date.now() - known.at > maxAge) {
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  }
  return known.closed;
}

async function askPass(cookie: string): Promise<boolean> {
  try {
    const answer = await fetch(passUrl, {
      headers: { cookie: `${passCookie}=${cookie}` },
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    const { data } = (await answer.json()) as { data?: { valid?: unknown } };
    return answer.ok && data?.valid === true;
  } catch {
    // Without an answer nobody goes through.
    return false;
  }
}

const passes = new LRUCache<string, boolean>({
  max: maxPasses,
  ttl: maxAge,
  // The clock that the state above is dated by.
  perf: Date,
  fetchMethod: askPass,
  // A question whose key is dropped meanwhile still answers its visitor.
  ignoreFetchAbort: true,
});

async function hasPass(request: NextRequest): Promise<boolean> {
  const cookie = request.cookies.get(passCookie)?.value;
  // Anything else is no pass of the backend, and must not be put into a header.
  if (!cookie || !/^[\w.-]{16,200}$/.test(cookie)) return false;
  return (await passes.fetch(cookie)) ?? false;
}

/**
 * The picture in the width of its source when a wider one is asked for: the optimiser would encode the same pixels
 * anew under every wider name. Null when the width is right.
 */
function narrowPicture({ nextUrl }: NextRequest): NextResponse | null {
  const source = nextUrl.searchParams.get('url') ?? '';
  if (!source.startsWith('/art/') || Number(nextUrl.searchParams.get('w')) <= artWidth) return null;
  const narrower = nextUrl.clone();
  narrower.searchParams.set('w', String(artWidth));
  return NextResponse.redirect(narrower, 308);
}

/**
 * Calls go on to the backend (here and not by a rewrite rule of the configuration, which would put a path parser into
 * every page's scripts); during maintenance pages are answered by `/maintenance`, but for a supervisor's browser.
 */
export async function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const tooLarge = refuseLargeBody(request);
  if (tooLarge) return tooLarge;
  if (pathname === imagePath) return narrowPicture(request) ?? NextResponse.next();
  if (pathname === securityTxtPath) return NextResponse.rewrite(new URL('/api/securityTxt', request.url));
  if (ownCalls.has(pathname)) return NextResponse.next();
  if (pathname.startsWith(apiPath)) return forwardCall(request, backend);
  return !openPages.has(pathname) && (await isClosed()) && !(await hasPass(request))
    ? NextResponse.rewrite(new URL('/maintenance', request.url))
    : NextResponse.next();
}

/** Calls, pictures, `security.txt`, and pages: no static files (their names have a dot). */
export const config = {
  matcher: ['/api/:path*', '/_next/image', '/.well-known/security.txt', '/((?!_next|art|fonts|.*\\.).*)'],
};
