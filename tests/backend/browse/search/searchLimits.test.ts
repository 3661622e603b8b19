import { promisify } from 'node:util';
import type { GetServerSidePropsContext } from 'next';
import { Lexicon } from '@/backend/domains/browse/search/lexicon';
import { remember } from '@/backend/domains/browse/search/remember';
import { understand } from '@/backend/domains/browse/search/understand';
import { addressRanges, customersKey, grownLimit, memoryLimiter } from '@/backend/server/limiter';
import { getServerSideProps } from '@/pages/shop/[[...path]]';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { portOf } from '@/tests/support/portOf';
import { until } from '@/tests/support/until';

const allowed = 3;

const shop = forAllTests(() => openTestApp({ limits: { writes: 1000, search: allowed, baskets: 1000 } }));

const list = (query: Record<string, string>, address: string) =>
  shop.app.inject({ url: '/product/shop', query, headers: { 'x-forwarded-for': address } });
const statusOf = async (query: Record<string, string>, address: string) =>
  (await list(query, address)).statusCode;

test('an address that searches too often is refused, while other addresses and plain lists are not', async () => {
  const search = { search: 'گوشی' };
  for (let count = 0; count < allowed; count += 1) expect(await statusOf(search, '203.0.113.1')).toBe(200);
  expect(await statusOf(search, '203.0.113.1')).toBe(429);
  expect(await statusOf(search, '203.0.113.2')).toBe(200);
  const plainLists: Record<string, string>[] = [
    {},
    { page: '1' },
    { sort: 'newest' },
    { category: 'phones' },
  ];
  for (const plain of plainLists) expect(await statusOf(plain, '203.0.113.1')).not.toBe(429);
});

test.each<[string, Record<string, string>]>([
  ['203.0.113.11', { priceFrom: '1000' }],
  ['203.0.113.12', { monthlyTo: '1000000' }],
  ['203.0.113.13', { brand: 'samsung' }],
  ['203.0.113.14', { inStock: 'true' }],
  ['203.0.113.15', { sort: 'lowestInstalment' }],
])('from %s lists with the filter %j count as searches', async (address, filter) => {
  for (let count = 0; count < allowed; count += 1) expect(await statusOf(filter, address)).toBe(200);
  const refused = await list({ ...filter, page: '2' }, address);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(/[\u0600-\u06FF]/);
});

test('the searches of an address may grow with the customers who sign in from it', async () => {
  const address = '203.0.113.40';
  const limiter = memoryLimiter(Date.now);
  const [range] = addressRanges(address);
  if (!range) throw new Error('An address has a range.');
  expect(await grownLimit(limiter, range, 120, 10)).toBe(120);
  for (let customer = 0; customer < 5; customer += 1) await limiter.add(customersKey(range.key), 1000);
  expect(await grownLimit(limiter, range, 120, 10)).toBe(170);
  for (let customer = 0; customer < 500; customer += 1) await limiter.add(customersKey(range.key), 1000);
  expect(await grownLimit(limiter, range, 120, 10)).toBe(1200);
});

describe('with many searches at once', () => {
  const open = forAllTests(() => openTestApp());

  const find = async (price: number, address: string) => {
    const url = `/product/shop?priceFrom=${price}`;
    const { statusCode } = await open.app.inject({ url, headers: { 'x-forwarded-for': address } });
    return statusCode;
  };

  const sentSearches = () => open.statements.filter((text) => text.includes('breadcrumb')).length;

  /** Lets no search end. @returns the function that lets them end */
  async function holdSearches() {
    let letEnd = () => {};
    let held: Promise<void> = Promise.resolve();
    await new Promise<void>((locked) => {
      held = open.db.orm.transaction(async (tx) => {
        await tx.execute('LOCK TABLE products IN ACCESS EXCLUSIVE MODE');
        locked();
        await new Promise<void>((resolve) => {
          letEnd = resolve;
        });
      });
    });
    return async () => {
      letEnd();
      await held;
    };
  }

  test('those of one address above a small number are refused at once, and another visitor waits for one of them', async () => {
    const letSearchesEnd = await holdSearches();
    open.statements.length = 0;
    const refused: number[] = [];
    const answered: string[] = [];
    const greedy = Array.from({ length: 60 }, async (_, index) => {
      const status = await find(1000 + index, '203.0.113.1');
      if (status === 200) answered.push('greedy');
      else refused.push(status);
      return status;
    });
    const shopper = find(5000, '203.0.113.2').then((status) => {
      answered.push('shopper');
      return status;
    });
    // One search runs in the embedded database; on a server two of the address run, and the shopper's beside them.
    const running = open.db.engine === 'server' ? { greedy: 2, all: 3 } : { greedy: 1, all: 1 };
    await until(() => expect([refused.length, sentSearches()]).toEqual([54 - running.greedy, running.all]));
    await letSearchesEnd();
    const statuses = await Promise.all(greedy);
    expect(await shopper).toBe(200);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    if (open.db.engine === 'embedded') expect(answered.indexOf('shopper')).toBeLessThanOrEqual(2);
  });

  test('many addresses fill the queue, which then answers 503 in Persian', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        open.app.inject({
          url: `/product/shop?priceFrom=${7000 + index}`,
          headers: { 'x-forwarded-for': `198.51.100.${index}` },
        }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(refused[0]?.json().message).toContain('شلوغ');
    expect(await find(9000, '203.0.113.9')).toBe(200);
  });

  test('those of visitors who have left are not made', async () => {
    await open.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${portOf(open.app.server)}/product/shop`;
    open.statements.length = 0;
    let arrived = 0;
    const connections = promisify(open.app.server.getConnections.bind(open.app.server));
    open.app.server.on('request', () => {
      arrived += 1;
    });
    // No search ends before all visitors have left.
    const letSearchesEnd = await holdSearches();
    const leaving = new AbortController();
    const ask = (price: number, address: string, signal?: AbortSignal) =>
      fetch(`${url}?priceFrom=${price}`, { headers: { 'x-forwarded-for': address }, signal: signal ?? null });
    const left = Array.from({ length: 30 }, (_, index) =>
      ask(20_000 + index, `192.0.2.${index}`, leaving.signal).catch(() => null),
    );
    await until(() => expect(arrived).toBe(30));
    leaving.abort();
    await Promise.all(left);
    await until(async () => expect(await connections()).toBe(0));
    await letSearchesEnd();
    expect((await ask(30_000, '203.0.113.1')).status).toBe(200);
    // One was running in the embedded database, four on a server.
    expect(sentSearches()).toBeLessThanOrEqual(5);
  });
});

test('a visitor of the results page is rate limited by the own address, not by that of the storefront', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(shop.app.server);
  const before = process.env.API_BASE_URL;
  process.env.API_BASE_URL = `http://127.0.0.1:${port}`;
  const visit = async (search: string, address: string) => {
    const res = { statusCode: 200, headers: new Map<string, string>() };
    const context = {
      query: { search },
      resolvedUrl: `/shop?search=${search}`,
      req: { headers: { 'x-forwarded-for': address } },
      res: Object.assign(res, { setHeader: (name: string, value: string) => res.headers.set(name, value) }),
    };
    const result = await getServerSideProps(context as unknown as GetServerSidePropsContext);
    return { status: res.statusCode, retryAfter: res.headers.get('Retry-After'), result };
  };
  try {
    // Each text is a different list, so that the storefront has none of them in its cache.
    for (let count = 0; count < allowed; count += 1)
      expect((await visit(`گوشی ${count}`, '198.51.100.1')).status).toBe(200);
    const refused = await visit('گوشی دیگر', '198.51.100.1');
    expect(refused).toMatchObject({ status: 429, retryAfter: '30' });
    expect(refused.result).toMatchObject({ props: { shop: null, refused: true } });
    expect((await visit('گوشی دیگر', '198.51.100.2')).status).toBe(200);
    // The storefront answers a cached list without the backend, so the refused visitor gets it too.
    expect((await visit('گوشی دیگر', '198.51.100.1')).status).toBe(200);
  } finally {
    if (before === undefined) delete process.env.API_BASE_URL;
    else process.env.API_BASE_URL = before;
  }
});

const brands = [{ title: 'سامسونگ', latinTitle: 'Samsung' }];
const lexicon = new Lexicon({ products: [], brands, categories: [] });

test('a text that folds into eighteen times its length is cut after a hundred letters', () => {
  const [reading] = understand('ﷺ'.repeat(200), lexicon).readings;
  expect(reading?.words.join(' ').length).toBeLessThanOrEqual(100);
  expect(reading?.like?.length).toBeLessThanOrEqual(102);
});

test('at most six words of a text are corrected', () => {
  const readings = understand('سامسوتگ '.repeat(8).trim(), lexicon).readings;
  const corrected = readings.find(({ words }) => words.includes('سامسونگ'));
  expect(corrected?.words.filter((word) => word === 'سامسونگ')).toHaveLength(6);
});

test('the cache removes the answer that was not used the longest', () => {
  const asked: string[] = [];
  const recall = remember((text) => asked.push(text), 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) recall(text);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
