import { readEnv } from '@/backend/server/env';
import { writeTaxAccount } from '@/tests/support/taxAccount';

test('without variables the shop is the demo on an embedded database', () => {
  expect(readEnv({})).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    databaseUrl: null,
    redisUrl: null,
    storefront: null,
    seed: 'demo',
    limits: { writes: 600, search: 120, baskets: 60 },
    signInLimits: { codes: 20, logins: 30, allCodes: 1000 },
    sms: { provider: 'console' },
    authSecret: null,
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
  ['SEARCH_URL', 'search:9200'],
  ['STOREFRONT_URL', 'ftp://x'],
  ['STOREFRONT_URL', 'http://one.example,two.example'],
  ['LOG_LEVEL', 'loud'],
  ['SEED', 'full'],
  ['RATE_LIMIT_WRITES', '0'],
  ['RATE_LIMIT_SEARCH', '-5'],
  ['RATE_LIMIT_BASKETS', '0'],
  ['RATE_LIMIT_CODES', '0'],
  ['RATE_LIMIT_ALL_CODES', 'many'],
  ['RATE_LIMIT_LOGINS', '1.5'],
  ['SMS_PROVIDER', 'pigeon'],
  ['AUTH_SECRET', 'too short'],
  ['REVALIDATE_SECRET', 'too short'],
  ['DOCS', 'yes'],
  ['STORAGE', 'cloud'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  const read = () => readEnv({ REVALIDATE_SECRET: 'x'.repeat(16), [name]: value });
  expect(read).toThrow(new RegExp(`^${name} must .*\\.$`));
});

test('demo customers are created on a database server only when SEED is set to demo', () => {
  const DATABASE_URL = 'postgres://127.0.0.1:5432/pelle';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ seed: 'demo', personas: false });
  expect(readEnv({ DATABASE_URL, SEED: 'demo' })).toMatchObject({ seed: 'demo', personas: true });
  expect(readEnv({})).toMatchObject({ seed: 'demo', personas: true });
  expect(readEnv({ SEED: 'none' })).toMatchObject({ seed: 'none', personas: false });
});

test('demo customers are not created when a provider sends real messages', () => {
  const sms = { SMS_PROVIDER: 'kavenegar', SMS_API_KEY: 'key', SMS_TEMPLATE: 'code' };
  expect(readEnv(sms)).toMatchObject({ seed: 'demo', personas: false });
  expect(readEnv({ ...sms, SEED: 'demo' })).toMatchObject({ seed: 'demo', personas: false });
});

test('STOREFRONT_URL without REVALIDATE_SECRET is refused', () => {
  expect(() => readEnv({ STOREFRONT_URL: 'http://localhost:3000' })).toThrow(/REVALIDATE_SECRET/);
});

test('REDIS_URL without AUTH_SECRET is refused', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379';
  expect(() => readEnv({ REDIS_URL })).toThrow('AUTH_SECRET must be set, because REDIS_URL is set.');
  expect(readEnv({ REDIS_URL, AUTH_SECRET: 'x'.repeat(16) })).toMatchObject({ redisUrl: REDIS_URL });
});

test.each(['kavenegar', 'smsir', 'ghasedak'] as const)(
  '%s without its key or its template stops the start',
  (provider) => {
    const account = { SMS_PROVIDER: provider, SMS_API_KEY: 'key', SMS_TEMPLATE: '100' };
    expect(readEnv(account).sms).toEqual({ provider, apiKey: 'key', template: '100', templates: {} });
    for (const name of ['SMS_API_KEY', 'SMS_TEMPLATE']) {
      expect(() => readEnv({ ...account, [name]: '' })).toThrow(
        `${name} must be set, because SMS_PROVIDER is ${provider}.`,
      );
    }
  },
);

test('a template of SMS.ir must be a number', () => {
  const read = () => readEnv({ SMS_PROVIDER: 'smsir', SMS_API_KEY: 'key', SMS_TEMPLATE: 'code' });
  expect(read).toThrow('SMS_TEMPLATE must be the number of a template of SMS.ir, not "code".');
});

test('the sandbox bank is open in the demo shop and in development, else only when it is named', () => {
  const DATABASE_URL = 'postgres://127.0.0.1:5432/pelle';
  expect(readEnv({}).payment.codes).toEqual(['sandbox']);
  expect(readEnv({ NODE_ENV: 'production' }).payment.codes).toEqual(['sandbox']);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'development' }).payment.codes).toEqual(['sandbox']);
  expect(readEnv({ DATABASE_URL, NODE_ENV: 'production' }).payment.codes).toEqual([]);
  expect(readEnv({ SEED: 'none' }).payment.codes).toEqual([]);
  const named = { SEED: 'none', PAYMENT_GATEWAYS: 'sandbox', NODE_ENV: 'production' };
  expect(() => readEnv(named)).toThrow('Set ALLOW_SANDBOX_BANK=yes if you want that.');
  expect(() => readEnv({ ...named, ALLOW_SANDBOX_BANK: 'on' })).toThrow('ALLOW_SANDBOX_BANK=yes');
  expect(readEnv({ ...named, ALLOW_SANDBOX_BANK: 'yes' }).payment.codes).toEqual(['sandbox']);
  const beside = { PAYMENT_GATEWAYS: 'zibal,sandbox', ZIBAL_MERCHANT: 'z', SHOP_URL: 'https://shop.example' };
  expect(() => readEnv(beside)).toThrow('must not list sandbox beside gateways that take real money');
});

test('scores and identities are simulated in the demo shop and in development, else only when it is asked for', () => {
  const servicesOf = (source: Record<string, string>) => {
    const { creditScore, identity } = readEnv(source);
    return [creditScore, identity];
  };
  expect(servicesOf({})).toEqual(['simulated', 'simulated']);
  expect(servicesOf({ SEED: 'none' })).toEqual(['off', 'off']);
  expect(servicesOf({ DATABASE_URL: 'postgres://127.0.0.1:5432/pelle' })).toEqual(['off', 'off']);
  expect(servicesOf({ CREDIT_SCORE: 'off', IDENTITY_CHECK: 'off' })).toEqual(['off', 'off']);
  expect(() => readEnv({ WORKER_ID: 'node1' })).toThrow('WORKER_ID must be a UUID, not "node1"');
  expect(() => readEnv({ CREDIT_SCORE: 'icbs' })).toThrow('CREDIT_SCORE must be one of simulated, off');
});

test('a gateway that takes real money needs its account and the address of the shop', () => {
  const account = { PAYMENT_GATEWAYS: 'zarinpal, zibal', ZARINPAL_MERCHANT_ID: 'm', ZIBAL_MERCHANT: 'z' };
  const { payment } = readEnv({ ...account, SHOP_URL: 'https://shop.example/' });
  expect([payment.codes, payment.shopUrl]).toEqual([['zarinpal', 'zibal'], 'https://shop.example']);
  expect(() => readEnv(account)).toThrow('SHOP_URL must be set, because PAYMENT_GATEWAYS has zarinpal.');
  expect(() => readEnv({ ...account, SHOP_URL: 'https://shop.example', ZIBAL_MERCHANT: '' })).toThrow(
    'ZIBAL_MERCHANT must be set, because PAYMENT_GATEWAYS has zibal.',
  );
  expect(() => readEnv({ PAYMENT_GATEWAYS: 'toString' })).toThrow(/^PAYMENT_GATEWAYS must be a list of /);
});

test('lists for other sites need the address of the shop, and the webhook of Torob its list', () => {
  const SHOP_URL = 'https://shop.example:8443';
  const { feeds } = readEnv({ FEEDS: 'torob, google', SHOP_URL, SEED: 'none', TOROB_WEBHOOK_TOKEN: 't' });
  expect([[...feeds.open], feeds.torob.host, feeds.webhook]).toEqual([
    ['torob', 'google'],
    'shop.example:8443',
    expect.any(Function),
  ]);
  const none = readEnv({ FEEDS: 'torob', SHOP_URL, SEED: 'none', TOROB_HOST: 'api.shop.example' }).feeds;
  expect([none.torob.host, none.webhook, readEnv({}).feeds.open.size]).toEqual(['api.shop.example', null, 0]);
  expect(() => readEnv({ FEEDS: 'google' })).toThrow('SHOP_URL must be set, because FEEDS has google.');
  expect(() => readEnv({ FEEDS: 'bing', SHOP_URL })).toThrow(/^FEEDS must be a list of /);
  expect(() => readEnv({ TOROB_WEBHOOK_TOKEN: 't' })).toThrow('FEEDS must list torob');
  const rsa = 'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAL';
  for (const TOROB_KEY of [rsa, 'x']) expect(() => readEnv({ TOROB_KEY })).toThrow(/^TOROB_KEY must be /);
});

test('the demo shop tells a simulated Torob of its changes', async () => {
  const { feeds } = readEnv({ FEEDS: 'torob', SHOP_URL: 'https://shop.example' });
  const page = { page_url: 'https://shop.example/products/1/x?variant=1', page_unique: '1' };
  expect(await feeds.webhook?.([page])).toBe(200);
  expect(await feeds.webhook?.([{ ...page, page_url: 'https://elsewhere.example/' }])).toBe(403);
  expect(await feeds.webhook?.([])).toBe(400);
});

test('the outbox of codes is open only when NODE_ENV is development or test', () => {
  expect(readEnv({}).development).toBe(false);
  expect(readEnv({ NODE_ENV: 'production' }).development).toBe(false);
  expect(readEnv({ NODE_ENV: 'development' }).development).toBe(true);
  expect(readEnv({ NODE_ENV: 'test' }).development).toBe(true);
});

test('the API documentation is closed in production unless DOCS is on', () => {
  expect(readEnv({}).docs).toBe(true);
  expect(readEnv({ NODE_ENV: 'production' }).docs).toBe(false);
  expect(readEnv({ NODE_ENV: 'production', DOCS: 'on' }).docs).toBe(true);
  expect(readEnv({ DOCS: 'off' }).docs).toBe(false);
});

test('STOREFRONT_URL names several storefronts, separated by commas', () => {
  const env = readEnv({
    STOREFRONT_URL: 'http://one.example/, https://two.example',
    REVALIDATE_SECRET: 'x'.repeat(16),
  });
  expect(env.storefront?.urls).toEqual(['http://one.example', 'https://two.example']);
});

const bucket = {
  STORAGE: 's3',
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'pelle-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are kept on the disk beside the database, or in a bucket', () => {
  expect(readEnv({ DATA_DIR: '/data/pg' }).storage).toEqual({ kind: 'disk', folder: '/data/pg.files' });
  expect(readEnv({ FILES_DIR: '/files' }).storage).toEqual({ kind: 'disk', folder: '/files' });
  expect(readEnv(bucket).storage).toEqual({
    ...{ kind: 's3', endpoint: 'https://s3.example', bucket: 'pelle-files', region: 'us-east-1' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
  });
});

test.each([
  ['S3_ENDPOINT', undefined],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_BUCKET', undefined],
  ['S3_BUCKET', '../x'],
  ['S3_ACCESS_KEY_ID', undefined],
  ['S3_SECRET_ACCESS_KEY', undefined],
])('a bucket with %s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readEnv({ ...bucket, [name]: value })).toThrow(new RegExp(`^${name} must .*\\.$`));
});

test('electronic invoices are simulated in the demo shop, and the real office needs a key of its certificate', () => {
  expect([readEnv({}).tax.mode, readEnv({ SEED: 'none' }).tax.mode]).toEqual(['simulated', 'off']);
  const { settings: account, strangeKey } = writeTaxAccount();
  expect(readEnv(account).tax).toMatchObject({
    mode: 'moadian',
    url: 'https://tp.tax.gov.ir/requestsmanager/api/v2',
    account: { memoryId: 'A1B2C3', stuffIds: { product: '2720000000000', service: null, shipping: null } },
  });
  const wrong = {
    TAX_MEMORY_ID: 'A1',
    TAX_STUFF_ID: '27',
    TAX_KEY_FILE: `${account.TAX_KEY_FILE}x`,
    TAX_CERTIFICATE_FILE: '',
  };
  for (const [name, value] of Object.entries(wrong))
    expect(() => readEnv({ ...account, [name]: value })).toThrow(name);
  expect(() => readEnv({ ...account, TAX_KEY_FILE: strangeKey })).toThrow(
    'the private key of the certificate',
  );
});

test('a search server has an index of its own for each shop', () => {
  const SEARCH_URL = 'https://shop:secret@search.example:9200';
  expect(readEnv({}).search).toBeNull();
  expect(readEnv({ SEARCH_INDEX: 'pelle' }).search).toBeNull();
  expect(readEnv({ SEARCH_URL }).search).toEqual({ url: SEARCH_URL, index: 'pelle' });
  expect(readEnv({ SEARCH_URL, SEARCH_INDEX: 'second-shop' }).search?.index).toBe('second-shop');
  for (const SEARCH_INDEX of ['Pelle', '-pelle', 'pelle*', 'pelle,all', 'a b'])
    expect(() => readEnv({ SEARCH_URL, SEARCH_INDEX })).toThrow(/^SEARCH_INDEX must be /);
});
