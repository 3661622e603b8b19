import { brotliDecompressSync } from 'node:zlib';
import { type Front, openFront } from '@/tests/support/front';

let front: Front;
beforeAll(async () => {
  front = await openFront();
});
afterAll(() => front.close());

test.each([
  ['/_next/static/chunks/main-1.js', 'public, max-age=31536000, immutable', '// script'],
  ['/early.js', 'public, max-age=0', '// early'],
  ['/providers/bank.svg', 'public, max-age=0', '<svg>'],
])('%s is sent as it was compressed at the start', async (path, caching, beginning) => {
  const answer = await front.ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': caching });
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
  expect(answer.headers['content-security-policy']).toBeDefined();
  expect(answer.headers['content-type']).toMatch(/javascript|svg/);
  expect(String(brotliDecompressSync(Buffer.from(answer.body, 'latin1'))).slice(0, 9)).toContain(beginning);
  const plain = await front.ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toContain(beginning);
});

test.each(['/_next/static/chunks/late-0.js', '/_next/static/before/_buildManifest.js'])(
  '%s of the build before is sent to the pages that are still open',
  async (path) => {
    const answer = await front.ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect(answer.body).toContain('// older');
  },
);

test('a picture is sent whole, in part, and not again when the browser has it', async () => {
  const whole = await front.ask('/art/phone.avif', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(whole).toMatchObject({ status: 200, body: 'picture' });
  expect(whole.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/avif',
  });
  const part = await front.ask('/art/phone.avif', { headers: { range: 'bytes=0-2' } });
  expect(part).toMatchObject({ status: 206, body: 'pic' });
  const same = await front.ask('/art/phone.avif', {
    headers: { 'if-none-match': String(whole.headers.etag) },
  });
  expect(same.status).toBe(304);
  expect(await front.ask('/art/phone.avif', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

const ofServiceWorker = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'content-type': expect.stringMatching(/javascript/),
};

test('the service worker of the build is asked for at each use, and loads no other script', async () => {
  const answer = await front.ask('/sw.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer).toMatchObject({ status: 200, headers: { ...ofServiceWorker, 'content-encoding': 'br' } });
  expect(String(brotliDecompressSync(Buffer.from(answer.body, 'latin1')))).toContain('// offline');
});

test('a shop that has switched it off sends the service worker that removes itself', async () => {
  const off = await openFront({ hasServiceWorker: false });
  const answer = await off.ask('/sw.js');
  await off.close();
  expect(answer).toMatchObject({ status: 200, headers: ofServiceWorker, body: '// removes itself' });
});

test.each([
  '/_next/static/../secret.json',
  '/_next/static/%2e%2e/secret.json',
  '/_next/static/..%2fsecret.json',
  '/_next/static/..%5csecret.json',
  '/art/../.env',
  '/art/..%2f.env',
  '/art/%2e%2e%2f.env',
  '/.env',
  '/art/%00',
  '/art/%zz',
  '/_next/static/none.js',
])('%s leads to no file', async (path) => {
  const { status, body } = await front.ask(path);
  expect(body).not.toMatch(/SECRET|\{\}/);
  expect([200, 400, 403]).toContain(status);
  // Next answers every path that is no file.
  if (status === 200) expect(body).toBe('next');
});

test('health checks answer without Next and the backend', async () => {
  expect(await front.ask('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
  expect((await front.ask('/readyz')).status).toBe(200);
  expect([...front.next.seen, ...front.backend.seen].map(({ url }) => url)).not.toContain('/healthz');
});
