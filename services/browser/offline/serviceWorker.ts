import { CacheFirst, NetworkFirst, type SerwistPlugin } from 'serwist';
import { keptPages, keptPictures } from './keptCaches';
import { ageOf, isPicture, isUntouched, keptAddressOf, keptAtHeader, withKeptNotice } from './keptPages';
import type { MessageToWorker } from './messages';
import { titleOf, writeOfflinePage } from './offlinePage';

/** What the service worker uses of its global object. TypeScript's types of workers and of pages exclude each other. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & { request: Request; respondWith(answer: Promise<Response>): void };
type MessageEventOfPage = ExtendableEvent & { data: MessageToWorker; ports: readonly MessagePort[] };
type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEventOfPage;
};
declare const self: {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
};

/** The build this service worker belongs to, and its style of every page. `next.config.ts` writes both. */
const release = process.env.RELEASE ?? '';
const sheet = process.env.SHARED_SHEET ?? '';

const assets = 'pelle-assets';
const shell = 'pelle-shell';
/**
 * Files that keep their name when they change. The network is asked first, so that no page gets older ones, and a new build writes
 * over them: an old service worker that still answers a page could bring a cache of its own back after it was removed.
 */
const shellFiles = ['/early.js', '/icons.svg', '/favicon.svg'];
const offlineFiles = [sheet, '/fonts/vazirmatn.woff2'];

const most = { [keptPages]: 30, [keptPictures]: 150, [assets]: 300 };
/** A page from the network may take this long (s) when the same one is kept. */
const patienceSeconds = 10;
/** A page that was opened by a soft navigation is fetched again after this time, ms. */
const freshMs = 300_000;

/**
 * Removes the oldest answers of a cache above its limit, but not the files of the page that says that there is no network. A cache lists its
 * answers in the order in which they came.
 */
const bounded: SerwistPlugin = {
  async cacheDidUpdate({ cacheName }) {
    const limit = most[cacheName as keyof typeof most];
    const cache = await caches.open(cacheName);
    const kept = (await cache.keys()).filter(({ url }) => !offlineFiles.includes(new URL(url).pathname));
    await Promise.all(kept.slice(0, Math.max(0, kept.length - limit)).map((one) => cache.delete(one)));
  },
};

const keyOf = (request: Request) => keptAddressOf(new URL(request.url)) ?? request.url;

const asPage: SerwistPlugin = {
  // Pages may be shown for an hour while a browser asks for a newer one, also without a network, and nothing would tell their age.
  requestWillFetch: async ({ request }) =>
    request.cache === 'default' ? new Request(request, { cache: 'no-cache' }) : request,
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
  async cacheWillUpdate({ response }) {
    if (response.status !== 200 || response.redirected) return null;
    const headers = new Headers(response.headers);
    // The notice makes the page longer.
    headers.delete('content-length');
    headers.set(keptAtHeader, String(Date.now()));
    return new Response(response.body, { headers });
  },
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return null;
    const age = ageOf(cachedResponse.headers.get(keptAtHeader), Date.now());
    return new Response(withKeptNotice(await cachedResponse.text(), age), cachedResponse);
  },
};

const pageStrategy = new NetworkFirst({
  cacheName: keptPages,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [asPage, bounded],
});
const isHtml = ({ headers }: Response) => headers.get('content-type')?.includes('html') ?? false;

/** A server that lost a file may answer a page in its place, which would stay for as long as the file. */
const onlyFiles: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !isHtml(response) ? response : null),
};
const pictureStrategy = new CacheFirst({
  cacheName: keptPictures,
  // The same picture for a page and for `keepLoaded` below, which accept different types.
  matchOptions: { ignoreVary: true },
  plugins: [onlyFiles, bounded],
});
const assetStrategy = new CacheFirst({ cacheName: assets, plugins: [onlyFiles, bounded] });
const shellStrategy = new NetworkFirst({ cacheName: shell, plugins: [onlyFiles] });

async function answerOffline(href: string): Promise<Response> {
  const cache = await caches.open(keptPages);
  const now = Date.now();
  const pages = await Promise.all(
    [...(await cache.keys())].reverse().map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await cache.match(request);
      const title = titleOf((await answer?.text()) ?? '');
      return { href: pathname + search, title, age: ageOf(answer?.headers.get(keptAtHeader) ?? null, now) };
    }),
  );
  return new Response(writeOfflinePage(pages, href, sheet), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'; style-src 'self' 'unsafe-inline'",
    },
  });
}

/** Answers a page from the network, else as it was kept, else with the page that says that there is no network. */
function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const answer = keptAddressOf(url) === null ? fetch(request) : pageStrategy.handle({ event, request });
  return answer.catch(() => answerOffline(url.pathname + url.search));
}

/** Tells a page that follows a soft link whether the next page is kept, when it cannot be fetched. */
async function answerWhetherKept({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(keptPages);
    if (await cache.match(keyOf(request))) return new Response(null);
    throw error;
  }
}

/** Answers a picture, without a network in another size that is kept: a basket shows a smaller one than the page of the product. */
async function answerPicture(event: FetchEvent, url: URL): Promise<Response> {
  try {
    return await pictureStrategy.handle({ event, request: event.request });
  } catch (error) {
    const source = url.searchParams.get('url');
    const cache = await caches.open(keptPictures);
    for (const kept of source === null ? [] : await cache.keys()) {
      if (new URL(kept.url).searchParams.get('url') !== source) continue;
      const answer = await cache.match(kept, { ignoreVary: true });
      if (answer) return answer;
    }
    throw error;
  }
}

function strategyOf({ pathname }: URL) {
  if (shellFiles.includes(pathname)) return shellStrategy;
  if (/^\/(?:_next\/static|fonts)\//.test(pathname)) return assetStrategy;
  return isPicture(pathname) ? pictureStrategy : null;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin || isUntouched(url.pathname)) return;
  if (request.method === 'HEAD' && keptAddressOf(url) !== null)
    return event.respondWith(answerWhetherKept(event));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(answerPage(event, url));
  if (isPicture(url.pathname)) return event.respondWith(answerPicture(event, url));
  const strategy = strategyOf(url);
  if (strategy) event.respondWith(strategy.handle({ event, request }));
});

/** Keeps a page that was opened by a soft navigation, which fetches its data only. */
async function keepPage(event: ExtendableEvent, href: string): Promise<void> {
  const request = new Request(href, { headers: { accept: 'text/html' } });
  if (keptAddressOf(new URL(request.url)) === null) return;
  const kept = await (await caches.open(keptPages)).match(keyOf(request));
  if (kept && Date.now() - Number(kept.headers.get(keptAtHeader)) < freshMs) return;
  const [answer, done] = pageStrategy.handleAll({ event, request });
  const html = await (await answer).clone().text();
  await done;
  // The scripts of a page that was not opened yet.
  await keepLoaded(event, filesOf(html));
}

/** Keeps files, which the browser often still has. */
async function keepLoaded(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    const strategy = url.origin === self.location.origin ? strategyOf(url) : null;
    const headers = new Headers(isPicture(url.pathname) ? { accept } : undefined);
    await strategy?.handle({ event, request: new Request(url, { headers }) }).catch(() => undefined);
  }
}

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data.type === 'looked') event.waitUntil(keepPage(event, data.href).catch(() => undefined));
  if (data.type === 'loaded') event.waitUntil(keepLoaded(event, data.addresses));
  if (data.type === 'release') event.ports[0]?.postMessage(release);
  if (data.type === 'activate') event.waitUntil(self.skipWaiting());
});

/** The files that a page names. */
const filesOf = (html: string) => html.match(/\/_next\/static\/[\w./-]+/g) ?? [];

/** Removes the files of other builds, except those that kept pages name. */
async function removeOldFiles(): Promise<void> {
  const pages = await caches.open(keptPages);
  const named = new Set<string>(offlineFiles);
  for (const request of await pages.keys()) {
    const html = (await (await pages.match(request))?.text()) ?? '';
    for (const file of filesOf(html)) named.add(file);
  }
  const cache = await caches.open(assets);
  for (const request of await cache.keys())
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request);
}

self.addEventListener('install', (event) => {
  const fill = async (name: string, files: string[]) => (await caches.open(name)).addAll(files);
  event.waitUntil(Promise.all([fill(shell, shellFiles), fill(assets, offlineFiles)]));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldFiles().then(() => self.clients.claim()));
});
