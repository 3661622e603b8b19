import { Redis } from 'ioredis';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { recordingSender } from '@/tests/support/sms';

const phone = recordingSender();
const opened: TestApp[] = [];
async function open(parts: Parameters<typeof openTestApp>[0] = {}): Promise<TestApp> {
  const shop = await openTestApp({ sms: phone.sender, ...parts });
  opened.push(shop);
  return shop;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((shop) => shop.close()));
});

type Attack = { statuses: Map<number, number>; last: { statusCode: number; body: string; wait: number } };

/** Fires calls a hundred at a time and counts the answers by status. */
async function fire(
  shop: TestApp,
  count: number,
  callOf: (index: number) => {
    url: string;
    payload: object;
    remoteAddress?: string;
    headers?: Record<string, string>;
  },
): Promise<Attack> {
  const statuses = new Map<number, number>();
  let last: Attack['last'] = { statusCode: 0, body: '', wait: 0 };
  for (let start = 0; start < count; start += 100) {
    const calls = Array.from({ length: Math.min(100, count - start) }, (_, index) => callOf(start + index));
    const answers = await Promise.all(calls.map((call) => shop.app.inject({ method: 'POST', ...call })));
    for (const { statusCode, body, headers } of answers) {
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      last = { statusCode, body, wait: Number(headers['retry-after']) };
    }
  }
  return { statuses, last };
}

function expectHeldBack({ statuses, last }: Attack): void {
  expect([...statuses.keys()].sort()).toEqual([400, 429]);
  expect(last.statusCode).toBe(429);
  expect(last.wait).toBeGreaterThan(0);
  expect(JSON.parse(last.body)).toMatchObject({
    code: 'too_many',
    message: expect.stringMatching(/[۰-۹]+ ثانیهٔ دیگر/),
  });
}

const sessionsOf = async (shop: TestApp) =>
  (await shop.run<{ count: number }>('SELECT count(*) FROM sessions'))[0]?.count;

const passwords = Array.from({ length: 200 }, (_, index) => `Guess${index}x`);

test('a list of passwords gets five attempts from one address, and other addresses can still sign in', async () => {
  const shop = await open();
  const { mobile } = await shop.customer({ password: 'Pelle1234' });
  const url = '/v1/userLogin';
  const attack = await fire(shop, 100, (index) => ({ url, payload: { mobile, password: passwords[index] } }));
  expectHeldBack(attack);
  expect(attack.statuses.get(400)).toBe(5);
  const right = await fire(shop, 1, () => ({ url, payload: { mobile, password: 'Pelle1234' } }));
  expect(right.last.statusCode).toBe(429);
  expect(await sessionsOf(shop)).toBe(1);
  const atHome = { url, payload: { mobile, password: 'Pelle1234' }, remoteAddress: '198.51.100.7' };
  expect((await fire(shop, 1, () => atHome)).last.statusCode).toBe(200);
});

test('one password tried on many numbers is rate limited by address', async () => {
  const shop = await open();
  const { userId } = await shop.customer({ password: 'Kabootar77' });
  // Their hashes are quick to check; an unknown number costs as much as a password of the real cost.
  await shop.run(
    `INSERT INTO users (mobile, password_hash) SELECT '0912' || lpad(n::text, 7, '0'), password_hash
      FROM users, generate_series(0, 59) n WHERE id = $1`,
    [userId],
  );
  const attack = await fire(shop, 60, (index) => ({
    url: '/v1/userLogin',
    payload: { mobile: `0912${String(index).padStart(7, '0')}`, password: 'Pelle1234' },
  }));
  expectHeldBack(attack);
  expect(attack.statuses.get(400)).toBe(30);
});

const redisUrl = process.env.TEST_REDIS_URL;
(redisUrl ? test : test.skip)('two instances on one Redis share their counts', async () => {
  const redis = new Redis(redisUrl ?? '', { db: 14 });
  await redis.flushdb();
  const shops = [await open({ redis }), await open({ redis })];
  const mobile = '09121112233';
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const shop = shops[guess % 2];
    if (!shop) continue;
    const { last } = await fire(shop, 1, () => ({
      url: '/v1/userLogin',
      payload: { mobile, password: `Guess${guess}x` },
    }));
    statuses.push(last.statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  expect(await redis.pttl('pelle-guard-login:09121112233:127.0.0.1')).toBeGreaterThan(800_000);
  await redis.flushdb();
  await redis.quit();
});

test('while Redis cannot be reached customers can sign in and guesses stay limited', async () => {
  const redis = new Redis('redis://127.0.0.1:1', { maxRetriesPerRequest: 0, lazyConnect: true });
  redis.on('error', () => undefined);
  const shop = await open({ redis });
  const { mobile } = await shop.customer({ password: 'Pelle1234' });
  const signIn = (password: string) => asCustomer(shop.app, null).post('/v1/userLogin', { mobile, password });
  expect((await signIn('Pelle1234')).status).toBe(200);
  for (let guess = 0; guess < 5; guess += 1) expect((await signIn(`Guess${guess}x`)).status).toBe(400);
  expect((await signIn('Pelle1234')).status).toBe(429);
  redis.disconnect();
});
