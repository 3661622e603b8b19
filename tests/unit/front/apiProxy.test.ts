import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { uploadPart } from '@/contract/limits';
import {
  forwardCall,
  forwardPaymentReturn,
  isPaymentReturn,
  refuseLargeBody,
} from '@/services/server/apiProxy';
import { maxBodyBytes } from '@/services/server/apiRules';

type Seen = { method?: string; url?: string; headers: IncomingMessage['headers']; body: string };

let server: Server;
let backend: string;
const seen: Seen[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.writeHead(201, {
      'content-type': 'application/json',
      'set-cookie': ['first=1; Path=/', 'second=2; Path=/'],
      'x-powered-by': 'a backend',
    });
    response.end('{"data":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const callOf = (path: string, init?: ConstructorParameters<typeof NextRequest>[1]) =>
  new NextRequest(new URL(path, 'http://shop.test'), init);

test('forwards method, query, body and identity of a call, and returns the answer', async () => {
  const answer = await forwardCall(
    callOf('/api/v2/Cart/AddToCart?from=card', {
      method: 'POST',
      body: '{"qty":1}',
      headers: { CartId: 'a-basket', 'x-forwarded-for': '203.0.113.9', host: 'shop.test' },
    }),
    backend,
  );
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ data: 1 });
  expect(answer.headers.getSetCookie()).toEqual(['first=1; Path=/', 'second=2; Path=/']);
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: '/v2/Cart/AddToCart?from=card',
      body: '{"qty":1}',
      headers: {
        cartid: 'a-basket',
        'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9/),
        'x-forwarded-host': 'shop.test',
      },
    },
  ]);
});

test('keeps the path of the backend’s base address', async () => {
  await forwardCall(callOf('/api/public/site'), `${backend}/shop/`);
  expect(seen[0]?.url).toBe('/shop/public/site');
});

test.each(['/api/docs', '/api/docs/json', '/api/dev/outbox', '/api/internal/modes', '/api/readyz', '/api/'])(
  'answers %s, which is no call of the shop, with 404 in Persian',
  async (path) => {
    const answer = await forwardCall(callOf(path), backend);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ code: 'not_found', message: 'نشانی درخواستی پیدا نشد.' });
    expect(seen).toEqual([]);
  },
);

test('answers in Persian with a retry time while the backend cannot be reached, without its address', async () => {
  const answer = await forwardCall(callOf('/api/public/site'), 'http://127.0.0.1:9');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('تلاش کنید'),
  });
  expect(JSON.stringify([...answer.headers])).not.toContain('127.0.0.1');
});

test('names the backend’s address in no header of an answer', async () => {
  const answer = await forwardCall(callOf('/api/public/site'), backend);
  expect(JSON.stringify([...answer.headers])).not.toContain(new URL(backend).host);
});

test.each([
  ['/api/v1/checkMobile', maxBodyBytes],
  ['/api/user/uploads/1', uploadPart],
])('refuses a body of %s by its Content-Length, and accepts the largest size', (path, largest) => {
  const upload = (size: number) =>
    callOf(path, { method: 'POST', headers: { 'content-length': String(size) } });
  expect(refuseLargeBody(upload(largest))).toBeNull();
  expect(refuseLargeBody(upload(largest + 1))?.status).toBe(413);
});

test('refuses a body that does not tell its length', () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(refuseLargeBody(callOf('/api/user/uploads/1', { method: 'POST', headers }))?.status).toBe(413);
});

const returnPath = '/payment/response?gateway=zibal&attempt=a1&trackId=7';

test('the return of a payment reaches the backend with its form, and leads on even when the backend fails', async () => {
  expect(isPaymentReturn(callOf(returnPath))).toBe(true);
  expect(isPaymentReturn(callOf('/payment/response?attempt=a1'))).toBe(false);
  expect(isPaymentReturn(callOf('/payment/wallet?gateway=zibal&attempt=a1'))).toBe(false);
  const answer = await forwardPaymentReturn(
    callOf(returnPath, { method: 'POST', body: 'state=OK' }),
    backend,
  );
  expect(seen).toMatchObject([
    { method: 'POST', url: '/payment/callback?gateway=zibal&attempt=a1&trackId=7', body: 'state=OK' },
  ]);
  // This backend does not answer 303, as one that is out of order.
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('http://shop.test/payment-resualt?attempt=a1');
  const closed = await forwardPaymentReturn(callOf(returnPath), 'http://127.0.0.1:9');
  expect(closed.headers.get('location')).toBe('http://shop.test/payment-resualt?attempt=a1');
});

test('the page of the sandbox bank is passed on', async () => {
  await forwardCall(callOf('/api/sandboxBank/token', { method: 'POST', body: 'action=pay' }), backend);
  expect(seen).toMatchObject([{ method: 'POST', url: '/sandboxBank/token', body: 'action=pay' }]);
});
