import { execFileSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';

const shop = 'https://shop.example';

/** The service worker as the build writes it. */
let script: string;
beforeAll(() => {
  const options = {
    entryPoints: ['services/browser/offline/serviceWorker.ts'],
    bundle: true,
    write: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.RELEASE': '"a-build"',
      'process.env.SHARED_SHEET': '"/_next/static/css/1.css"',
    },
  };
  // In a process of its own, because esbuild refuses the arrays of Jest's realm.
  const bundle = `process.stdout.write(require('esbuild').buildSync(${JSON.stringify(options)}).outputFiles[0].text)`;
  script = execFileSync(process.execPath, ['-e', bundle]).toString();
});

const addressOf = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, shop).href;

/** A browser takes addresses without an origin from the service worker's own. */
class ShopRequest extends Request {
  constructor(input: Request | URL | string, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, shop) : input, init);
  }
}

/** The caches of a browser, in memory. An answer that is put again comes last. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const put = async (request: Request | string, answer: Response) => {
      kept.delete(addressOf(request));
      kept.set(addressOf(request), answer);
    };
    return {
      put,
      match: async (request: Request | string) => kept.get(addressOf(request))?.clone(),
      delete: async (request: Request | string) => kept.delete(addressOf(request)),
      keys: async () => [...kept.keys()].map((address) => new Request(address)),
      addAll: (files: string[]) => Promise.all(files.map((file) => put(file, new Response('file')))),
    };
  };
  const match = async (request: Request | string, { cacheName = '' } = {}) =>
    (await open(cacheName)).match(request);
  return {
    all,
    open,
    match,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

/** What the network answers, by path; without an answer there is no network. */
type Network = Record<string, () => Response>;

class FetchEvent extends Event {
  answer: Promise<Response> | null = null;
  readonly work: Promise<unknown>[] = [];
  constructor(
    type: string,
    readonly request: Request,
  ) {
    super(type);
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
  waitUntil(work: Promise<unknown>) {
    this.work.push(work);
  }
}

/** Starts the service worker in a browser of its own. */
function startWorker(network: Network) {
  const caches = createCaches();
  const listeners = new Map<string, (event: unknown) => void>();
  const fetched: string[] = [];
  const self = {
    caches,
    location: new URL(shop),
    skipWaiting: jest.fn(),
    clients: { claim: async () => undefined },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    fetched.push(pathname);
    const answer = network[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  const globals = {
    URL,
    Request: ShopRequest,
    Response,
    Headers,
    FetchEvent,
    Event,
    setTimeout,
    clearTimeout,
    Promise,
  };
  runInContext(script, createContext({ ...globals, self, caches, fetch, location: self.location }));

  /** Asks as a browser does. Null when the service worker leaves the request to the browser. */
  async function ask(path: string, { mode = 'navigate', method = 'GET' } = {}) {
    const request = new Request(shop + path, { method });
    Object.defineProperty(request, 'mode', { value: mode });
    const event = new FetchEvent('fetch', request);
    listeners.get('fetch')?.(event);
    if (!event.answer) return null;
    const answer = await event.answer;
    const text = await answer.text();
    await Promise.all(event.work);
    return { status: answer.status, text };
  }

  /** Sends a message as a page does. */
  async function send(data: object) {
    const work: Promise<unknown>[] = [];
    const port = { postMessage: jest.fn() };
    listeners.get('message')?.({ data, ports: [port], waitUntil: (one: Promise<unknown>) => work.push(one) });
    for (const one of work) await one;
    return port.postMessage;
  }

  /** Installs the service worker, or activates it, which removes what the one before it kept for its build. */
  async function begin(step: 'install' | 'activate') {
    const work: Promise<unknown>[] = [];
    listeners.get(step)?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
  }

  const kept = (name: string) =>
    [...(caches.all.get(name)?.keys() ?? [])].map((address) => address.slice(shop.length));
  return { ask, send, begin, kept, caches, fetched, self, network };
}

const html = (text: string, init?: ResponseInit) =>
  new Response(
    `<html><head><title>${text}</title></head><body><div id="__next">${text}</div></body></html>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      ...init,
    },
  );
const file = () => new Response('code', { headers: { 'content-type': 'application/javascript' } });

test('a page comes from the network while there is one, and as it was kept without', async () => {
  const worker = startWorker({ '/faq': () => html('اول') });
  expect((await worker.ask('/faq'))?.text).toContain('اول');
  worker.network['/faq'] = () => html('دوم');
  const second = await worker.ask('/faq');
  expect(second?.text).toContain('دوم');
  expect(second?.text).not.toContain('حافظهٔ گوشی');
  delete worker.network['/faq'];
  const third = await worker.ask('/faq?from=link');
  expect(third?.text).toContain('دوم');
  expect(third?.text).toContain('این صفحه از حافظهٔ گوشی است');
});

test.each([
  ['a page of maintenance', () => html('بسته', { status: 503 })],
  ['a page that does not exist', () => html('نیست', { status: 404 })],
])('%s is shown and not kept', async (_what, answer) => {
  const worker = startWorker({ '/faq': answer });
  expect((await worker.ask('/faq'))?.status).toBe(answer().status);
  expect(worker.kept('pelle-pages')).toEqual([]);
});

test('a personal page is never kept, and without a network the page that lists what is kept stands for it', async () => {
  const worker = startWorker({ '/faq': () => html('پرسش‌ها'), '/dashboard/orders': () => html('سفارش‌ها') });
  await worker.ask('/faq');
  expect((await worker.ask('/dashboard/orders'))?.text).toContain('سفارش‌ها');
  expect(worker.kept('pelle-pages')).toEqual(['/faq']);
  delete worker.network['/dashboard/orders'];
  const answer = await worker.ask('/dashboard/orders');
  expect(answer?.status).toBe(503);
  expect(answer?.text).toContain('href="/faq">پرسش‌ها');
});

test.each([
  ['/api/user', { mode: 'cors' }],
  ['/api/product/12', { mode: 'cors' }],
  ['/_next/data/build/faq.json', { mode: 'cors' }],
  ['/payment/response?gateway=a&attempt=b', {}],
  ['/order', {}],
  ['/login', {}],
  ['/admin/orders', {}],
  ['/faq', { method: 'POST' }],
])('%s is left to the browser', async (path, options) => {
  expect(await startWorker({}).ask(path, options)).toBeNull();
});

test('a file is fetched once, and a page in its place is not kept', async () => {
  const worker = startWorker({ '/_next/static/chunks/1.js': () => html('گم شد') });
  const ask = () => worker.ask('/_next/static/chunks/1.js', { mode: 'no-cors' });
  await ask();
  expect(worker.kept('pelle-assets')).toEqual([]);
  worker.network['/_next/static/chunks/1.js'] = file;
  await ask();
  expect((await ask())?.text).toBe('code');
  expect(worker.fetched).toHaveLength(2);
});

test('the oldest files make room for others, except those of the page without a network', async () => {
  const chunk = (nth: number) => `/_next/static/chunks/${nth}.js`;
  const worker = startWorker({ [chunk(300)]: file });
  await worker.begin('install');
  const offline = worker.kept('pelle-assets');
  expect(offline).toHaveLength(2);
  const cache = await worker.caches.open('pelle-assets');
  for (let nth = 0; nth < 300; nth += 1) await cache.put(chunk(nth), file());
  await worker.ask(chunk(300), { mode: 'no-cors' });
  const kept = worker.kept('pelle-assets');
  expect(kept).toHaveLength(302);
  expect(kept.slice(0, 3)).toEqual([...offline, chunk(1)]);
});

test('a page that was opened by a soft navigation is kept once in five minutes', async () => {
  const worker = startWorker({ '/products/1/phone': () => html('گوشی') });
  const looked = { type: 'looked', href: `${shop}/products/1/phone?variant=2` };
  await worker.send(looked);
  await worker.send(looked);
  expect(worker.kept('pelle-pages')).toEqual(['/products/1/phone']);
  expect(worker.fetched).toEqual(['/products/1/phone']);
  await worker.send({ type: 'looked', href: `${shop}/dashboard` });
  expect(worker.fetched).toHaveLength(1);
});

test('the basket is kept with its scripts before it was ever opened', async () => {
  const page = () =>
    new Response('<script src="/_next/static/chunks/cart.js"></script>', {
      headers: { 'content-type': 'text/html' },
    });
  const worker = startWorker({ '/cart': page, '/_next/static/chunks/cart.js': file });
  await worker.send({ type: 'looked', href: `${shop}/cart` });
  expect(worker.kept('pelle-pages')).toEqual(['/cart']);
  expect(worker.kept('pelle-assets')).toEqual(['/_next/static/chunks/cart.js']);
});

test('says its build, and takes over only when it is told to', async () => {
  const worker = startWorker({});
  expect(await worker.send({ type: 'release' })).toHaveBeenCalledWith('a-build');
  expect(worker.self.skipWaiting).not.toHaveBeenCalled();
  await worker.send({ type: 'activate' });
  expect(worker.self.skipWaiting).toHaveBeenCalledTimes(1);
});

test('a new build removes the files of the old one that no kept page names', async () => {
  const worker = startWorker({});
  const put = async (name: string, path: string, answer: Response) =>
    (await worker.caches.open(name)).put(path, answer);
  await put('pelle-assets', '/_next/static/chunks/named.js', file());
  await put('pelle-assets', '/_next/static/chunks/other.js', file());
  await put('pelle-pages', '/faq', new Response('<script src="/_next/static/chunks/named.js"></script>'));
  await worker.begin('activate');
  expect(worker.kept('pelle-assets')).toEqual(['/_next/static/chunks/named.js']);
  expect(worker.kept('pelle-pages')).toEqual(['/faq']);
});

test('a picture that is kept in another size stands for one that cannot be fetched', async () => {
  const picture = () => new Response('a picture', { headers: { 'content-type': 'image/avif' } });
  const worker = startWorker({ '/_next/image': picture });
  const ask = (source: string, width: number) =>
    worker.ask(`/_next/image?url=${source}&w=${width}`, { mode: 'no-cors' });
  await ask('%2Fart%2Fphone.avif', 640);
  delete worker.network['/_next/image'];
  expect((await ask('%2Fart%2Fphone.avif', 256))?.text).toBe('a picture');
  await expect(ask('%2Fart%2Fwatch.avif', 256)).rejects.toThrow();
  await expect(worker.ask('/art/phone.avif', { mode: 'no-cors' })).rejects.toThrow();
});
