import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Front, openFront } from '@/tests/support/front';
import { until } from '@/tests/support/until';

type Shown = { text: string; status: number; headers: Record<string, string>; delayMs: number };
/** A page of Next whose text the test changes. `headers` and `status` are those of its next answers. */
const shop: Shown = { text: 'first', status: 200, headers: {}, delayMs: 0 };
/** Pages that answer otherwise, by their path. */
let others: Record<string, Partial<Shown>>;
let front: Front;

beforeEach(async () => {
  Object.assign(shop, { text: 'first', status: 200, headers: {}, delayMs: 0 });
  others = {};
  front = await openFront({
    next: (asked, response) => {
      if (asked.url === '/api/revalidate') {
        response.statusCode = asked.headers['x-revalidate-secret'] === 'right' ? 200 : 401;
        return response.end();
      }
      const { text, status, headers, delayMs } = { ...shop, ...others[asked.url ?? ''] };
      setTimeout(() => {
        response.writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 's-maxage=60',
          ...headers,
        });
        response.end(`${text} ${asked.url}`);
      }, delayMs);
    },
  });
});
afterEach(() => front.close());

const text = async (path: string, headers = {}) => (await front.ask(path, { headers })).body;

/** The text of a page once it is another one than `old`: an old page is served while it is renewed. */
async function textAfter(old: string, path: string): Promise<string> {
  const present = await text(path);
  return present === old ? textAfter(old, path) : present;
}

test('one request renders a page while the others wait', async () => {
  shop.delayMs = 30;
  const texts = await Promise.all(Array.from({ length: 20 }, () => text('/faq')));
  expect(new Set(texts)).toEqual(new Set(['first /faq']));
  expect(front.next.seen).toHaveLength(1);
});

test('a redirect of the maintenance screen, which the shop has just left, is not repeated to others', async () => {
  Object.assign(shop, { status: 307, headers: { location: '/', 'x-middleware-rewrite': '/maintenance' } });
  expect((await front.ask('/faq')).status).toBe(307);
  Object.assign(shop, { status: 200, headers: {} });
  expect(await front.ask('/faq')).toMatchObject({ status: 200, body: 'first /faq' });
});

test('a page that many visitors get is compressed further, and says the same', async () => {
  shop.text = Array.from({ length: 4000 }, (_, index) => `${(index * index) % 977} تومان`).join(' ');
  const ask = () => front.ask('/faq', { headers: { 'accept-encoding': 'br' } });
  const first = await ask();
  await until(async () => expect((await ask()).body.length).toBeLessThan(first.body.length));
  const later = await ask();
  expect(later.headers).toMatchObject({
    etag: first.headers.etag,
    'content-length': String(later.body.length),
  });
  expect(String(brotliDecompressSync(Buffer.from(later.body, 'latin1')))).toBe(`${shop.text} /faq`);
  expect(front.next.seen).toHaveLength(1);
});

test('a page is sent compressed as the visitor accepts it, and unchanged without a body', async () => {
  const br = await front.ask('/faq', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'cache-control': 's-maxage=60',
  });
  expect(String(brotliDecompressSync(Buffer.from(br.body, 'latin1')))).toBe('first /faq');
  const gzip = await front.ask('/faq', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(String(gunzipSync(Buffer.from(gzip.body, 'latin1')))).toBe('first /faq');
  const plain = await front.ask('/faq');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const same = await front.ask('/faq', { headers: { 'if-none-match': `"other", ${plain.headers.etag}` } });
  expect(same).toMatchObject({ status: 304, body: '' });
  const head = await front.ask('/faq', { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, body: '', headers: { 'content-length': '10' } });
  expect(front.next.seen).toHaveLength(1);
});

test('a page has the security headers, and asks for TLS over TLS only', async () => {
  const { headers } = await front.ask('/faq');
  for (const part of [`script-src 'self'`, `base-uri 'none'`, `object-src 'none'`, `frame-ancestors 'none'`])
    expect(headers['content-security-policy']).toContain(part);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  expect(headers['strict-transport-security']).toBeUndefined();
  const overTls = await front.ask('/faq', { headers: { 'x-forwarded-proto': 'https' } });
  expect(overTls.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('a page is new within two seconds, and at once after a change of the shop', async () => {
  expect(await text('/faq')).toBe('first /faq');
  shop.text = 'second';
  expect(await text('/faq')).toBe('first /faq');
  front.clock.now += 1001;
  expect(await textAfter('first /faq', '/faq')).toBe('second /faq');
  expect(front.next.seen).toHaveLength(2);

  shop.text = 'third';
  const refused = await front.ask('/api/revalidate', {
    method: 'POST',
    headers: { 'x-revalidate-secret': 'wrong' },
  });
  expect(refused.status).toBe(401);
  expect(await text('/faq')).toBe('second /faq');
  await front.ask('/api/revalidate', { method: 'POST', headers: { 'x-revalidate-secret': 'right' } });
  expect(await text('/faq')).toBe('third /faq');
});

test('a page rendered before a change is not cached after it', async () => {
  shop.delayMs = 200;
  const before = text('/faq');
  await until(() => expect(front.next.seen).toHaveLength(1));
  shop.text = 'second';
  await front.ask('/api/revalidate', { method: 'POST', headers: { 'x-revalidate-secret': 'right' } });
  expect(await before).toBe('first /faq');
  expect(await text('/faq')).toBe('second /faq');
});

test('an unchanged page is not sent again by Next', async () => {
  shop.headers = { etag: '"one"' };
  await text('/faq');
  front.clock.now += 1001;
  shop.status = 304;
  await text('/faq');
  await until(() => expect(front.next.seen.at(-1)?.headers['if-none-match']).toBe('"one"'));
  expect(await text('/faq')).toBe('first /faq');
});

test('an old page is served for an hour while Next fails, then the failure', async () => {
  await text('/faq');
  Object.assign(shop, { status: 500, text: 'broken', headers: { 'retry-after': '30' } });
  front.clock.now += 59 * 60_000;
  expect(await text('/faq')).toBe('first /faq');
  front.clock.now += 2 * 60_000;
  expect(await front.ask('/faq')).toMatchObject({
    status: 500,
    body: 'broken /faq',
    headers: { 'retry-after': '30' },
  });
  await front.next.close();
  const unreachable = await front.ask('/cart');
  expect(unreachable).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'cache-control': 'no-store' },
  });
});

test('a refusal of one visitor is not shared with those who waited for the same list', async () => {
  Object.assign(shop, { status: 429, text: 'too many', delayMs: 30 });
  const answers = await Promise.all([front.ask('/shop?search=a'), front.ask('/shop?search=a')]);
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
  // Each was asked for with its own address.
  expect(front.next.seen).toHaveLength(2);
  shop.status = 200;
  expect((await front.ask('/shop?search=a')).status).toBe(200);
});

describe('personal data', () => {
  const personal = {
    cookie: 'session=secret; __prerender_bypass=1',
    authorization: 'Bearer secret',
    cartid: 'a-basket',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-unknown': 'evil',
    'user-agent': 'evil',
    'accept-language': 'de',
  };

  test('of a visitor never reaches the render of a cached page', async () => {
    await text('/faq', personal);
    const { headers } = front.next.seen[0] ?? {};
    expect(Object.keys(headers ?? {}).sort()).toEqual([
      'connection',
      'host',
      'x-forwarded-for',
      'x-prerender-revalidate',
    ]);
    expect(headers?.host).toBe('localhost');
  });

  test('in an answer with a cookie is not cached, and the cookie is not passed on', async () => {
    shop.headers = { 'set-cookie': 'session=secret' };
    expect((await front.ask('/faq')).headers['set-cookie']).toBeUndefined();
    await front.ask('/faq');
    expect(front.next.seen).toHaveLength(2);
  });

  test('of a page that Next renders on demand goes to its visitor only', async () => {
    await text('/dashboard/orders/5', personal);
    await text('/dashboard/orders/5');
    expect(front.next.seen).toHaveLength(2);
    expect(front.next.seen[0]?.headers).toMatchObject({ cookie: personal.cookie, host: 'evil.example' });
  });
});

describe('addresses', () => {
  test('of a page differ by known query keys only, in one order', async () => {
    await text('/faq?utm_source=a');
    await text('/faq?x=1');
    await text('/shop?search=a&utm_source=b&brand=x');
    await text('/shop?brand=x&search=a&unknown=1');
    await text('/compare?ids=2,1&ids=3&x=1');
    expect(front.next.seen.map(({ url }) => url)).toEqual([
      '/faq',
      '/shop?brand=x&search=a',
      '/compare?ids=2,1,3',
    ]);
  });

  test('of a list keep their path, and what a path says is not read from the query', async () => {
    await text('/shop/phones/samsung?page=2&utm_source=a');
    await text('/_next/data/build/shop/phones.json?path=phones');
    await text('/brand/samsung?x=1');
    expect(front.next.seen.map(({ url }) => url)).toEqual([
      '/shop/phones/samsung?page=2',
      '/_next/data/build/shop/phones.json',
      '/brand/samsung',
    ]);
  });

  test('of a removed product answer the page to which Next sends them, with its status', async () => {
    Object.assign(shop, { status: 307, headers: { location: '/products/5' } });
    others['/products/5'] = { status: 410, headers: {} };
    expect(await front.ask('/products/5/phone')).toMatchObject({ status: 410, body: 'first /products/5' });
    expect((await front.ask('/products/5/phone')).status).toBe(410);
    expect(front.next.seen.map(({ url }) => url)).toEqual(['/products/5/phone', '/products/5']);
  });

  test('of a removed product that leads to itself is asked once', async () => {
    Object.assign(shop, { status: 307, headers: { location: '/products/5' } });
    expect((await front.ask('/products/5')).status).toBe(307);
    expect(front.next.seen).toHaveLength(1);
  });

  test('of the data of a soft navigation are cached apart from the page', async () => {
    await text('/_next/data/build/shop.json?search=a&x=1');
    await text('/_next/data/build/index.json');
    await text('/_next/data/build/products/1/a.json?id=1&slug=a');
    await text('/');
    expect(front.next.seen.map(({ url, headers }) => [url, headers['x-nextjs-data']])).toEqual([
      ['/_next/data/build/shop.json?search=a', '1'],
      ['/_next/data/build/index.json', '1'],
      ['/_next/data/build/products/1/a.json', '1'],
      ['/', undefined],
    ]);
  });

  test.each([
    '/_next/data/old/index.json',
    '/faq/',
    '//faq',
    '/%66aq',
    '/products/1/a%2fb',
    '/products/1/..%2f..%2ffaq',
    '/./faq',
    '/faq/../cart',
    '/404',
    '/nowhere',
  ])('%s is left to Next as it is', async (path) => {
    await text(path);
    await text(path);
    expect(front.next.seen.map(({ url }) => url)).toEqual([path, path]);
  });

  test('in any number do not grow the memory', async () => {
    await front.close();
    const bytes = 200_000;
    front = await openFront({ bytes, next: (_asked, response) => response.end('x'.repeat(2000)) });
    for (let count = 0; count < 300; count += 1) await text(`/shop?search=word${count}`);
    expect(front.pages.bytes).toBeGreaterThan(bytes / 2);
    expect(front.pages.bytes).toBeLessThanOrEqual(bytes);
  });
});

test('a click at Torob is kept in a cookie on a cached page too, which stays the same for everybody else', async () => {
  const path = '/faq?torob_clid=a1b2-c3';
  const usual = await front.ask('/faq');
  const visits = [
    await front.ask(path),
    await front.ask(path, { headers: { 'if-none-match': usual.headers.etag ?? '' } }),
  ];
  for (const { headers } of visits) {
    const [cookie = '', ...attributes] = headers['set-cookie']?.[0]?.split('; ') ?? [];
    expect(cookie).toMatch(/^torob_clid=a1b2-c3\.\d{13}$/);
    expect(attributes).toEqual(['Path=/', 'Max-Age=604800', 'HttpOnly', 'SameSite=Lax']);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: usual.headers.etag });
  }
  expect(visits.map(({ status, body }) => [status, body])).toEqual([
    [200, usual.body],
    [304, ''],
  ]);
  const overTls = await front.ask(path, { headers: { 'x-forwarded-proto': 'https' } });
  expect(overTls.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  const same = { headers: { cookie: 'theme=dark; torob_clid=a1b2-c3.1795000000000' } };
  for (const [asked, options] of [
    ['/faq', {}],
    [path, same],
    ['/faq?torob_clid=%0d%0ax', {}],
  ] as const) {
    const { headers } = await front.ask(asked, options);
    expect([headers['set-cookie'], headers['cache-control']]).toEqual([undefined, 's-maxage=60']);
  }
  expect(front.next.seen).toHaveLength(1);
  // A page that is not cached, and a redirect.
  Object.assign(shop, { status: 307, headers: { location: '/faq' } });
  const redirected = await front.ask('/somewhere/else?torob_clid=other');
  expect([redirected.status, redirected.headers['set-cookie']?.[0]]).toEqual([
    307,
    expect.stringMatching(/^torob_clid=other\./),
  ]);
});
