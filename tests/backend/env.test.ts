import { readEnv } from '@/backend/env';

test('without any variable the shop is the demo on an embedded database', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    redisUrl: null,
    storefront: null,
    seed: 'demo',
    limits: { writes: 600, search: 600 },
  });
  expect(readEnv({}).dataDir).toMatch(/\.data\/pg$/);
});

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(readEnv({}));
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'nonsense'],
  ['REDIS_URL', 'http://x'],
  ['STOREFRONT_URL', 'ftp://x'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'full'],
  ['RATE_LIMIT_WRITES', '0'],
  ['RATE_LIMIT_SEARCH', '-5'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const read = () => readEnv({ REVALIDATE_SECRET: 'x', [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must .*\\.$`));
});

test('a storefront without its secret stops the start', () => {
  expect(() => readEnv({ STOREFRONT_URL: 'http://localhost:3000' })).toThrow(/REVALIDATE_SECRET/);
});
