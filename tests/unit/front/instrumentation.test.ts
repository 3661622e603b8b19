import { channel } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { register } from '@/instrumentation';
import { portOf } from '@/tests/support/portOf';

let server: Server;
let port: number;

beforeAll(async () => {
  await register();
  server = createServer((request, response) => response.end(request.headers['x-forwarded-for']));
  // The server has an `upgrade` listener, as Next's server does, so Node does not answer upgrades itself.
  server.on('upgrade', (request, socket) => {
    socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${request.headers['x-forwarded-for']}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = portOf(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends the text of a request and resolves with the whole answer when the socket closes. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .on('data', (chunk) => {
        answer += chunk;
      })
      .on('end', () => resolve(answer))
      .on('error', reject)
      .write(text);
  });

test('ignores an address for rate limits that a visitor sends', async () => {
  const url = `http://127.0.0.1:${port}/`;
  expect(await (await fetch(url)).text()).toBe('127.0.0.1');
  const answer = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(await answer.text()).toBe('203.0.113.9, 127.0.0.1');
});

test('closes the socket of an upgrade', async () => {
  const answer = await sendRaw(
    'GET / HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 426 /);
  expect(answer).not.toContain('203.0.113.9');
});

test('removes the address that a visitor sent when the socket is closed', () => {
  const request = { headers: { 'x-forwarded-for': '203.0.113.9' }, socket: { remoteAddress: undefined } };
  channel('http.server.request.start').publish({ request });
  expect(request.headers['x-forwarded-for']).toBeUndefined();
});

test('encodes at most two pictures at a time, and finally all', async () => {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, sharp.counters().process);
  }, 1);
  const noise = Buffer.from(Array.from({ length: 400 * 400 * 3 }, (_, index) => (index * 7919) % 256));
  const picture = () =>
    sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
      .avif({ effort: 1 })
      .toBuffer();
  const encoded = await Promise.all(Array.from({ length: 6 }, picture));
  clearInterval(watch);
  expect(encoded.every((one) => one.byteLength > 0)).toBe(true);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
});
