import { type NextRequest, NextResponse } from 'next/server';

const backend = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
const siteUrl = `${backend}/public/site`;
/** Where browsers find the backend on the shop's own address, and the one call under it that is the storefront's. */
const apiPath = '/api/';
const ownCall = '/api/revalidate';
/** How long (ms) an answer holds, and how long a page waits for one. */
const maxAge = 2000;
const patience = 1500;

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

/**
 * Calls go on to the backend (here and not by a rewrite rule of the configuration, which would put a path parser into
 * every page's scripts); during maintenance every page is answered by `/maintenance`.
 */
export async function proxy(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith(apiPath)) {
    if (pathname === ownCall) return NextResponse.next();
    return NextResponse.rewrite(new URL(pathname.slice(apiPath.length - 1) + search, backend));
  }
  return pathname !== '/maintenance' && (await isClosed())
    ? NextResponse.rewrite(new URL('/maintenance', request.url))
    : NextResponse.next();
}

/** Calls, and pages: no static files (their names have a dot). */
export const config = { matcher: ['/api/:path*', '/((?!_next|art|fonts|.*\\.).*)'] };
