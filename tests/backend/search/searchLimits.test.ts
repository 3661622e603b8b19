import type { GetServerSidePropsContext } from 'next';
import { Lexicon } from '@/backend/domains/search/lexicon';
import { remember } from '@/backend/domains/search/remember';
import { Turns } from '@/backend/domains/search/turns';
import { understand } from '@/backend/domains/search/understand';
import { getServerSideProps } from '@/pages/shop';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { portOf } from '@/tests/support/portOf';

const allowed = 3;
let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp({ limits: { writes: 1000, search: allowed } });
}, 240_000);
afterAll(() => shop.close());

const list = async (search: string, address: string) =>
  (
    await shop.app.inject({
      url: '/product/shop',
      query: search ? { search } : {},
      headers: { 'x-forwarded-for': address },
    })
  ).statusCode;

test('an address that searches too often is refused, while other addresses and plain lists are not', async () => {
  for (let count = 0; count < allowed; count += 1) expect(await list('گوشی', '203.0.113.1')).toBe(200);
  expect(await list('گوشی', '203.0.113.1')).toBe(429);
  expect(await list('گوشی', '203.0.113.2')).toBe(200);
  for (let count = 0; count <= allowed; count += 1) expect(await list('', '203.0.113.1')).toBe(200);
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

test('the queue never runs more tasks than allowed, and continues after a failed task', async () => {
  const turns = new Turns(2, 0);
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const work = (id: number) =>
    turns.take(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      if (id === 1) throw new Error('failed');
      done.push(id);
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(most).toBe(2);
  expect(done).toEqual([0, 2, 3, 4]);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
