import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { longestDeskDocument, uploadPart } from '@/contract/limits';
import { type Front, openFront } from '@/tests/support/front';
import { until } from '@/tests/support/until';

const long = JSON.stringify({ data: 'x'.repeat(5000) });
/** Bytes of the last body that the backend has read. */
let body = '';
let front: Front;
/** Data of the shop that everybody gets, and the number of its change. */
const words = Array.from({ length: 4000 }, (_, index) => `${(index * index) % 977} تومان`).join(' ');
let statics = 1;

beforeEach(async () => {
  body = '';
  statics = 1;
  front = await openFront({
    next: (_asked, response) => {
      response.setHeader('x-middleware-rewrite', 'http://localhost:39261/maintenance');
      response.end('next');
    },
    backend: async (asked, response) => {
      for await (const chunk of asked) body += chunk;
      if (asked.url === '/product/broken') {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('half');
        return setTimeout(() => response.destroy(), 20);
      }
      if (asked.url === '/public/getStaticsData') {
        const etag = `"statics-${statics}"`;
        response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public', etag });
        return response.end(`${words} ${statics}`);
      }
      response.writeHead(201, {
        'content-type': 'application/json',
        'set-cookie': ['first=1; Path=/', 'second=2; Path=/'],
        'x-frame-options': 'SAMEORIGIN',
        'x-hop': 'of this connection',
        connection: 'x-hop',
        etag: '"one"',
      });
      response.end(asked.url === '/product/long' ? long : '{"data":1}');
    },
  });
});
afterEach(() => front.close());

const json = { 'content-type': 'application/json' };

test('a call reaches the backend with method, query, body and identity, and its answer the visitor', async () => {
  const answer = await front.ask('/api/v2/Cart/AddToCart?from=card', {
    method: 'POST',
    headers: { ...json, CartId: 'a-basket', host: 'shop.test' },
    body: '{"qty":1}',
  });
  expect(answer).toMatchObject({
    status: 201,
    body: '{"data":1}',
    headers: { 'set-cookie': ['first=1; Path=/', 'second=2; Path=/'], 'x-frame-options': 'SAMEORIGIN' },
  });
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(body).toBe('{"qty":1}');
  expect(front.backend.seen).toMatchObject([
    {
      method: 'POST',
      url: '/v2/Cart/AddToCart?from=card',
      headers: { cartid: 'a-basket', 'x-forwarded-host': 'shop.test', 'x-forwarded-for': '127.0.0.1' },
    },
  ]);
});

test('the address of the socket is written behind the one that a visitor claims', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', host: 'shop.test' };
  await front.ask('/api/public/site', { headers });
  expect(front.backend.seen[0]?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9, 127.0.0.1',
    'x-forwarded-host': 'shop.test',
  });
});

test('headers of one connection are passed on in neither direction, also those that Connection names', async () => {
  const headers = {
    connection: 'keep-alive, x-secret',
    'x-secret': '1',
    te: 'trailers',
    'keep-alive': '5',
    'proxy-authorization': 'x',
  };
  const answer = await front.ask('/api/public/site', { headers });
  expect(answer.headers['x-hop']).toBeUndefined();
  const names = Object.keys(front.backend.seen[0]?.headers ?? {});
  for (const name of ['x-secret', 'te', 'keep-alive', 'proxy-authorization'])
    expect(names).not.toContain(name);
});

test('headers by which the parts of Next talk to each other reach no server', async () => {
  const headers = {
    'x-middleware-subrequest': 'proxy',
    'x-invoke-path': '/',
    'x-prerender-revalidate': '1',
    'x-nextjs-data': '1',
  };
  const answer = await front.ask('/nowhere', { headers });
  expect(answer.headers['x-middleware-rewrite']).toBeUndefined();
  const names = Object.keys(front.next.seen[0]?.headers ?? {});
  expect(names).toContain('x-nextjs-data');
  for (const name of ['x-middleware-subrequest', 'x-invoke-path', 'x-prerender-revalidate'])
    expect(names).not.toContain(name);
});

test('lists that other sites read reach the backend at their own path', async () => {
  const sent = { method: 'POST', headers: { ...json, 'x-torob-token': 't' }, body: '{"page":1}' };
  for (const path of [
    '/torob_api/v3/products',
    '/torob/v1/orders?limit=1',
    '/feeds/google.xml',
    '/feeds/emalls?page=2',
  ])
    expect((await front.ask(path, sent)).body).toBe('{"data":1}');
  expect(front.backend.seen.at(-4)?.headers).toMatchObject({ 'x-torob-token': 't' });
  expect(front.backend.seen.at(-1)?.url).toBe('/feeds/emalls?page=2');
  expect((await front.ask('/torob_api/v3/other')).body).toBe('next');
});

test('a call reaches a backend that has a path of its own', async () => {
  await front.close();
  front = await openFront({ backendPath: '/shop' });
  await front.ask('/api/public/site');
  expect(front.backend.seen.map(({ url }) => url)).toEqual(['/shop/public/site']);
});

test('the page of the sandbox bank is passed on', async () => {
  await front.ask('/api/sandboxBank/token', { method: 'POST', body: 'action=pay' });
  expect(front.backend.seen).toMatchObject([{ method: 'POST', url: '/sandboxBank/token' }]);
  expect(body).toBe('action=pay');
});

describe('the return of a payment', () => {
  const returned = '/payment/response?gateway=zibal&attempt=a1&trackId=7';
  const form = { method: 'POST', body: 'state=OK', headers: { host: 'shop.test' } };

  test('reaches the backend with its form, and leads to the result that the backend names', async () => {
    await front.close();
    let read = '';
    front = await openFront({
      backend: async (asked, response) => {
        for await (const chunk of asked) read += chunk;
        response.writeHead(303, { location: '/payment-resualt?attempt=a1&from=backend' }).end();
      },
    });
    const answer = await front.ask(returned, form);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      '/payment-resualt?attempt=a1&from=backend',
    ]);
    expect(front.backend.seen).toMatchObject([
      {
        method: 'POST',
        url: '/payment/callback?gateway=zibal&attempt=a1&trackId=7',
        headers: { 'x-forwarded-host': 'shop.test', 'x-forwarded-for': '127.0.0.1' },
      },
    ]);
    expect(read).toBe('state=OK');
  });

  test('leads to the result also when the backend fails or cannot be reached', async () => {
    // This backend does not answer 303, as one that is out of order.
    const failed = await front.ask(returned, form);
    await front.backend.close();
    for (const { status, headers } of [failed, await front.ask(returned)])
      expect([status, headers.location, headers['cache-control']]).toEqual([
        303,
        '/payment-resualt?attempt=a1',
        'no-store',
      ]);
    expect(front.next.seen).toEqual([]);
  });

  test('is told from the page of its path by the gateway and the attempt', async () => {
    for (const path of ['/payment/response?attempt=a1', '/payment/wallet?gateway=zibal&attempt=a1'])
      expect((await front.ask(path)).body).toBe('next');
    expect(front.backend.seen).toEqual([]);
  });
});

test.each(['/api/docs', '/api/dev/outbox', '/api/internal/modes', '/api/readyz', '/api/'])(
  '%s, which is no call of the shop, is answered with 404 in Persian',
  async (path) => {
    const answer = await front.ask(path);
    expect(answer.status).toBe(404);
    expect(JSON.parse(Buffer.from(answer.body, 'latin1').toString())).toMatchObject({
      message: 'نشانی درخواستی پیدا نشد.',
    });
    expect(front.backend.seen).toEqual([]);
  },
);

test.each([
  '/api/product/../docs',
  '/api/product/%2e%2e/docs',
  '/api/product/..%5cdocs',
  '/api//docs',
  '/api/product\\..\\docs',
])('%s does not reach the backend by another path', async (path) => {
  await front.ask(path);
  expect(front.backend.seen).toEqual([]);
});

test('long answers are compressed, and a strong tag becomes a weak one', async () => {
  const answer = await front.ask('/api/product/long', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    etag: 'W/"one"',
  });
  expect(String(gunzipSync(Buffer.from(answer.body, 'latin1')))).toBe(long);
  expect(await front.ask('/api/product/long')).toMatchObject({ body: long, headers: { etag: '"one"' } });
});

test('an answer that many visitors get is compressed once and further, until it changes, and one about a visitor is not', async () => {
  const ask = (path: string) => front.ask(path, { headers: { 'accept-encoding': 'br' } });
  const textOf = ({ body }: { body: string }) => String(brotliDecompressSync(Buffer.from(body, 'latin1')));
  const first = await ask('/api/public/getStaticsData');
  expect(first.headers['content-length']).toBeUndefined();
  await until(async () =>
    expect((await ask('/api/public/getStaticsData')).headers['content-length']).toBeDefined(),
  );
  const later = await ask('/api/public/getStaticsData');
  expect(later.body.length).toBeLessThan(first.body.length);
  expect(later).toMatchObject({ status: 200, headers: { 'content-encoding': 'br', etag: 'W/"statics-1"' } });
  expect(textOf(later)).toBe(`${words} 1`);
  statics = 2;
  expect(textOf(await ask('/api/public/getStaticsData'))).toBe(`${words} 2`);
  for (let visit = 0; visit < 3; visit += 1)
    expect((await ask('/api/product/long')).headers['content-length']).toBeUndefined();
});

test('a body above the limit or of unknown length is refused before it is read', async () => {
  for (const [path, largest] of [
    ['/api/v1/checkMobile', 128 * 1024],
    ['/api/user/uploads/1', uploadPart],
    ['/api/admin/site/parts/blog', longestDeskDocument],
    ['/api/admin/settlements', longestDeskDocument],
  ] as const)
    for (const header of [`Content-Length: ${largest + 1}`, 'Transfer-Encoding: chunked'])
      expect(await front.sendRaw(`POST ${path} HTTP/1.1\r\nHost: shop\r\n${header}\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 413 /,
      );
  expect(front.backend.seen).toEqual([]);
  const payments = { method: 'POST', body: 'x'.repeat(longestDeskDocument) };
  expect((await front.ask('/api/admin/settlements', payments)).status).not.toBe(413);
  const part = { method: 'PUT', body: 'x'.repeat(uploadPart) };
  expect((await front.ask('/api/user/uploads/1', part)).status).toBe(201);
});

test.each([
  [
    'both lengths',
    'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/public/site HTTP/1.1\r\n\r\n',
  ],
  ['two lengths', 'Content-Length: 0\r\nContent-Length: 30\r\n\r\nGET /api/public/site HTTP/1.1\r\n\r\n'],
  ['an unknown transfer encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-A: 1\r\n Content-Length: 30\r\n\r\n'],
])('a request with %s, which two servers could read differently, is refused', async (_what, rest) => {
  const answer = await front.sendRaw(
    `POST /api/v1/checkMobile HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${rest}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 4(00|13) /);
  expect(front.backend.seen).toEqual([]);
});

test('the body of a GET is not passed on, and the next request of the connection is its own', async () => {
  const answer = await front.sendRaw(
    'GET /api/public/site HTTP/1.1\r\nHost: shop\r\nContent-Length: 5\r\n\r\nhelloGET /api/product/1 HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
  );
  expect(answer.match(/HTTP\/1\.1 201/g)).toHaveLength(2);
  expect(body).toBe('');
  expect(front.backend.seen.map(({ url }) => url)).toEqual(['/public/site', '/product/1']);
});

test.each([
  [
    'an upgrade',
    'GET /api/public/site HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    426,
  ],
  ['TRACE', 'TRACE /faq HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', 405],
  [
    'the address of another server',
    'GET http://evil.example/faq HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n',
    400,
  ],
  ['a request without a host', 'GET /faq HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
])('%s is refused', async (_what, text, status) => {
  expect(await front.sendRaw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect([...front.backend.seen, ...front.next.seen]).toEqual([]);
});

test('an answer that breaks off in the middle closes the connection', async () => {
  await expect(front.ask('/api/product/broken')).rejects.toThrow();
  expect((await front.ask('/api/product/1')).status).toBe(201);
});

test('a stopped backend is answered in Persian with a retry time, without its address', async () => {
  await front.backend.close();
  const answer = await front.ask('/api/public/site');
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } });
  expect(Buffer.from(answer.body, 'latin1').toString()).toContain('تلاش کنید');
  expect(JSON.stringify(answer)).not.toContain(new URL(front.backend.url).port);
});
