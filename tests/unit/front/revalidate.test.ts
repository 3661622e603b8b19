import type { NextApiRequest, NextApiResponse } from 'next';
import { version } from '@/package.json';
import revalidate from '@/pages/api/revalidate';
import { secondsUntilStale } from '@/services/server/pageLifetime';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

const secret = 'a-secret-of-the-shop';
beforeAll(() => {
  process.env.REVALIDATE_SECRET = secret;
});

/** Calls the route like the backend, and returns its status and the pages that were rendered again. */
async function call(sent: unknown, given: string | undefined = secret, method = 'POST') {
  const pages: string[] = [];
  let status = 0;
  let body: unknown;
  const response = {
    status(code: number) {
      status = code;
      return this;
    },
    end: () => undefined,
    json: (answer: unknown) => {
      body = answer;
    },
    revalidate: async (page: string, options: unknown) => {
      expect(options).toEqual({ unstable_onlyGenerated: true });
      pages.push(page);
      if (page.includes('broken')) throw new Error('This page cannot be rendered now.');
    },
  };
  const request = { method, body: sent, headers: { 'x-revalidate-secret': given } };
  await revalidate(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
  return { status, pages, body };
}

test('renders the page of a changed product and the home page again', async () => {
  expect(await call({ products: [{ id: 12, slug: 'galaxy-s25' }] })).toMatchObject({
    status: 200,
    pages: ['/products/12/galaxy-s25', '/'],
  });
});

test('renders home, basket and questions again after a change of the site', async () => {
  expect(await call({ site: true })).toMatchObject({ status: 200, pages: ['/', '/cart', '/faq'] });
});

test('continues after a page that cannot be rendered, and ignores unknown products', async () => {
  const products = [
    { id: 1, slug: 'broken' },
    { id: 2, slug: 'fine' },
    { id: -1, slug: 'x' },
    { id: 3, slug: '../..' },
    {},
  ];
  // The status says that the call has to be repeated.
  expect(await call({ products })).toEqual({
    status: 503,
    pages: ['/products/1/broken', '/products/2/fine', '/'],
    body: { revalidated: ['/products/1/broken', '/products/2/fine', '/'], failed: ['/products/1/broken'] },
  });
  expect((await call({ products: 'all' })).pages).toEqual(['/']);
});

test('renders the changed pages of text and the list of the blog again, and ignores other paths', async () => {
  const paths = ['/info/terms', '/blog/post-1', '/admin', '/blog/../cart', 7];
  expect((await call({ paths })).pages).toEqual(['/info/terms', '/blog/post-1', '/blog']);
  expect((await call({ paths: ['/faq'] })).pages).toEqual(['/faq']);
  const loans = ['/planloanguide', '/loanlanding'];
  expect((await call({ paths: loans })).pages).toEqual(loans);
});

test('renders every page whose renewal a statement of the database queues', async () => {
  const files = filesBelow(['backend/domains'], /\.sql$/).map(readText);
  const queued = files.flatMap((sql) =>
    [...sql.matchAll(/EXECUTE FUNCTION queue_paths\(([^)]+)\)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path),
    ),
  );
  const paths = [...new Set(queued)].map((path = '') => path.replace('%', 'a-slug'));
  expect(paths).toHaveLength(13);
  expect(paths).toContain('/loanbeta/check');
  for (const path of paths) expect((await call({ paths: [path] })).pages).toContain(path);
});

test.each([undefined, '', 'short', 'é-secret-of-the-shop', `${secret}x`, 'x'.repeat(secret.length)])(
  'the secret %j is refused without an error',
  async (given) => {
    const answer = await call({ site: true }, given === undefined ? '' : given);
    expect(answer).toEqual({ status: 401, pages: [], body: undefined });
  },
);

test('says its version to those who know the secret, and refuses other methods', async () => {
  expect(await call(undefined, secret, 'GET')).toEqual({ status: 200, pages: [], body: { version } });
  expect(await call(undefined, 'another', 'GET')).toMatchObject({ status: 401, body: undefined });
  expect((await call({ site: true }, secret, 'PUT')).status).toBe(405);
});

test('renders a page again after a minute, or at the end of its first promotion', () => {
  const now = Date.parse('2026-11-20T08:00:00Z');
  const at = (seconds: number) => ({ promotionTo: new Date(now + seconds * 1000).toISOString() });
  expect(secondsUntilStale({ product: { properties: [] } }, now)).toBe(60);
  expect(secondsUntilStale({ product: { properties: [at(300), { promotionTo: null }] } }, now)).toBe(60);
  expect(secondsUntilStale({ product: { properties: [at(-5), at(20.2)] }, similar: [at(40)] }, now)).toBe(21);
  expect(secondsUntilStale([at(0.1)], now)).toBe(1);
});
