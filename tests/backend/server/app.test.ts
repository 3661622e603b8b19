import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Redis } from 'ioredis';
import { forAllTests, openTestApp, type TestApp } from '@/tests/support/backend';
import { captureLog } from '@/tests/support/captureLog';
import { until } from '@/tests/support/until';

/** A shop whose database has no data yet. */
const unseeded = forAllTests(() => openTestApp({ seed: 'none' }));

const opened: TestApp[] = [];
async function open(options: Parameters<typeof openTestApp>[0]): Promise<TestApp> {
  const shop = await openTestApp(options);
  opened.push(shop);
  return shop;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((shop) => shop.close()));
});

test('the health check answers, and readiness waits for the seed', async () => {
  expect((await unseeded.app.inject('/healthz')).statusCode).toBe(200);
  const early = await unseeded.app.inject('/readyz');
  expect(early.statusCode).toBe(503);
  expect(early.json()).toMatchObject({
    code: 'unavailable',
    reason: expect.stringContaining('The settings row is missing'),
  });
});

test('an internal error hides its cause from the shopper', async () => {
  const answer = await unseeded.app.inject('/public/site');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'internal',
    message: 'خطایی رخ داده است. لطفاً دوباره تلاش کنید.',
    requestId: expect.stringMatching(/^\d{12}$/),
  });
});

test('the log has neither queries of addresses nor tokens of files and of payments', async () => {
  const { stream, text } = captureLog();
  const { app } = await open({ seed: 'none', logger: { level: 'info', stream } });
  for (const url of [
    '/admin/customers?q=09121112233',
    '/public/files/secretToken',
    '/public/files/secretToken?q=09121112233',
    '/sandboxBank/secretToken',
    '/nowhere?q=09121112233',
  ])
    await app.inject(url);
  expect(text()).not.toMatch(/secretToken|09121112233/);
  for (const path of ['/admin/customers', '/public/files/***', '/sandboxBank/***', '/nowhere'])
    expect(text()).toContain(`"url":"${path}"`);
});

test('an unknown path gets a Persian 404 with every method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    const answer = await unseeded.app.inject({ method, url: '/no/such/path' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not_found', message: 'نشانی درخواستی پیدا نشد.' });
  }
});

const clear = { method: 'DELETE', url: '/v2/Cart/DeleteCart' } as const;

test('a limited call whose client has gone meanwhile is no error of the shop', async () => {
  const { app } = await open({ limits: { writes: 2, search: 2, baskets: 2 } });
  // A socket that is not connected has no address, as one that was closed.
  const request = Object.assign(new IncomingMessage(new Socket()), clear);
  const response = new ServerResponse(request);
  app.routing(request, response);
  await until(() => expect(response.writableEnded).toBe(true));
  expect(response.statusCode).toBe((await app.inject(clear)).statusCode);
});

const redisUrl = process.env.TEST_REDIS_URL;
(redisUrl ? test : test.skip)('two instances on one Redis share the limits', async () => {
  const redis = new Redis(redisUrl ?? '', { db: 15 });
  await redis.flushdb();
  const limits = { writes: 2, search: 2, baskets: 2 };
  const [one, two] = [await open({ limits, redis }), await open({ limits, redis })];
  expect((await one.app.inject(clear)).statusCode).not.toBe(429);
  expect((await two.app.inject(clear)).statusCode).not.toBe(429);
  expect((await one.app.inject(clear)).statusCode).toBe(429);
  await redis.flushdb();
  await redis.quit();
});

test('while Redis cannot be reached the shop stays open and its limits hold', async () => {
  const redis = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: 0, lazyConnect: true });
  redis.on('error', () => undefined);
  const shop = await open({ limits: { writes: 2, search: 2, baskets: 2 }, redis });
  for (const _ of [1, 2]) expect((await shop.app.inject(clear)).statusCode).toBe(404);
  const refused = await shop.app.inject(clear);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await shop.app.inject('/v2/Cart/Get')).statusCode).toBe(200);
  redis.disconnect();
});
