import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { openTestApp } from '@/tests/support/backend';
import { openFront } from '@/tests/support/front';
import { openSocket } from '@/tests/support/openSocket';
import { portOf } from '@/tests/support/portOf';
import { until } from '@/tests/support/until';

const persian = /[\u0600-\u06FF]/;
/** Short limits (ms), so that a test reaches them. */
const short = { headers: 400, request: 800, check: 50 };

type Opened = { server: Server; close: () => Promise<unknown> };
async function openBackend(arrivalMs?: typeof short): Promise<Opened> {
  const shop = await openTestApp({ arrivalMs });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  return { server: shop.app.server, close: shop.close };
}

/** A backend that answers when it has the whole request. */
const answerAtEnd = (asked: IncomingMessage, response: ServerResponse) =>
  void asked.resume().on('end', () => response.end('{"data":{"company":{"maintenanceMode":false}}}'));

const servers = [
  {
    name: 'the front server',
    open: (limits?: typeof short): Promise<Opened> => openFront({ limits, backend: answerAtEnd }),
    call: '/api',
  },
  { name: 'the backend', open: openBackend, call: '' },
];

describe.each(servers)('$name', ({ open, call }) => {
  let server: Server;
  let close: Opened['close'];
  let port: number;
  beforeAll(async () => {
    ({ server, close } = await open(short));
    port = portOf(server);
  }, 240_000);
  afterAll(() => close());

  const post = `POST ${call}/v2/Cart/AddToCart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  const askStatus = async () => (await fetch(`http://127.0.0.1:${port}${call}/public/site`)).status;

  /** Sends a beginning and then a byte after the other until the connection is closed. */
  async function trickle(beginning: string) {
    const { socket, answer } = await openSocket(port);
    socket.write(beginning);
    const timer = setInterval(() => socket.writable && socket.write('a'), 20);
    const text = await answer();
    clearInterval(timer);
    return text;
  }

  test.each([
    ['headers', `${post}x-a: `],
    ['a body', `${post}content-length: 100000\r\n\r\n{"a":"`],
  ])('ends a request whose %s trickle, in Persian', async (_part, beginning) => {
    const text = await trickle(beginning);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toMatch(persian);
  });

  test('refuses a body that never ends as soon as it is too long', async () => {
    const { socket, answer } = await openSocket(port);
    socket.write(`${post}transfer-encoding: chunked\r\n\r\n`);
    const timer = setInterval(() => socket.writable && socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`), 1);
    const text = await answer();
    clearInterval(timer);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(persian);
  });

  test.each([
    ['101 headers', 'a: b\r\n'.repeat(101)],
    ['3,000 short headers', 'a: b\r\n'.repeat(3000)],
    ['headers of 20 kB', `a: ${'b'.repeat(20_000)}\r\n`],
  ])('refuses %s', async (_name, headers) => {
    const { socket, answer } = await openSocket(port);
    socket.write(`GET ${call}/public/site HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${headers}\r\n`);
    const text = await answer();
    expect(text).toMatch(/^HTTP\/1\.1 431 /);
    expect(text).toMatch(persian);
  });

  test('answers a thousand requests of a connection that does not wait for answers, and closes it', async () => {
    const { socket, answer } = await openSocket(port);
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1500));
    const answered = (await answer()).match(/HTTP\/1\.1 200 /g);
    expect(answered).toHaveLength(1000);
    expect(await askStatus()).toBe(200);
  });

  test('answers others while a visitor holds 500 silent connections, and closes those', async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, () => openSocket(port)));
    const begun = performance.now();
    expect(await askStatus()).toBe(200);
    expect(performance.now() - begun).toBeLessThan(1000);
    await Promise.all(idle.map(({ answer }) => answer()));
    expect(await askStatus()).toBe(200);
  });
});

test.each(servers)('$name has limits of its own for visitors', async ({ name, open }) => {
  const { server, close } = await open();
  const { headersTimeout, requestTimeout, timeout, maxRequestsPerSocket, maxConnections } = server;
  await close();
  expect({ headersTimeout, requestTimeout, timeout, maxRequestsPerSocket, maxConnections }).toEqual(
    name === 'the backend'
      ? {
          headersTimeout: 15_000,
          requestTimeout: 30_000,
          timeout: 60_000,
          maxRequestsPerSocket: 1000,
          maxConnections: 4000,
        }
      : {
          headersTimeout: 20_000,
          requestTimeout: 60_000,
          timeout: 120_000,
          maxRequestsPerSocket: 1000,
          maxConnections: 20_000,
        },
  );
});

test('the slow bodies of one visitor leave connections to the backend for others', async () => {
  const front = await openFront({ backend: answerAtEnd });
  const port = portOf(front.server);
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const slow = await Promise.all(Array.from({ length: 100 }, () => openSocket(port)));
  for (const { socket } of slow)
    socket.write(
      'POST /api/v2/Cart/AddToCart HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\ncontent-length: 100\r\n\r\n{',
    );
  const carts = () => front.backend.seen.filter(({ url }) => url === '/v2/Cart/AddToCart').length;
  await until(() => expect(carts()).toBe(32));
  expect((await front.ask('/api/public/site', from('203.0.113.2'))).status).toBe(200);
  expect(carts()).toBe(32);
  for (const { socket } of slow) socket.destroy();
  await front.close();
});

test('a compressed body is refused unread, whatever it would become', async () => {
  const { app, close } = await openTestApp();
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  for (const type of ['application/json', 'multipart/form-data; boundary=x', 'application/octet-stream'])
    for (const encoding of ['gzip', 'br', 'deflate, gzip']) {
      const headers = { 'content-type': type, 'content-encoding': encoding };
      const answer = await app.inject({ method: 'POST', url: '/v2/Cart/AddToCart', headers, payload: bomb });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media']);
      expect(answer.json().message).toMatch(persian);
    }
  await close();
});
