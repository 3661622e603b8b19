import type { GetServerSidePropsContext } from 'next';
import { getServerSideProps as readRemoved } from '@/pages/products/[id]';
import { getStaticProps as readProductPage } from '@/pages/products/[id]/[slug]';
import { getServerSideProps as readList } from '@/pages/shop/[[...path]]';
import type { TestApp } from '@/tests/support/backend';
import { api, listenForCalls, removedProduct } from './liveBackend';

let backend: TestApp;
let before: string | undefined;
beforeAll(async () => {
  backend = await listenForCalls();
  before = process.env.API_BASE_URL;
  process.env.API_BASE_URL = api.defaults.baseURL;
}, 240_000);
afterAll(async () => {
  if (before === undefined) delete process.env.API_BASE_URL;
  else process.env.API_BASE_URL = before;
  await backend.close();
});

/** What the server does with an address of a list: its heading, or where it leads. */
async function open(path: string): Promise<string> {
  const { pathname, searchParams } = new URL(path, 'http://shop.test');
  const [, page, ...parts] = pathname.split('/').map(decodeURIComponent);
  const params = page === 'brand' ? { slug: parts[0] } : { path: parts };
  const context = { query: { ...Object.fromEntries(searchParams), ...params }, params };
  const rest = { resolvedUrl: path, req: { headers: {} }, res: {} };
  const result = await readList({ ...context, ...rest } as unknown as GetServerSidePropsContext);
  if ('redirect' in result) {
    const { redirect } = result;
    return `${'permanent' in redirect && redirect.permanent} ${redirect.destination}`;
  }
  return 'notFound' in result ? 'not found' : ((await result.props).shop?.list.title ?? 'refused');
}

test.each([
  ['/shop', 'همهٔ کالاها'],
  ['/shop/phones', 'گوشی موبایل'],
  ['/brand/samsung', 'سامسونگ'],
  ['/shop/phones/samsung?page=2', 'گوشی موبایل سامسونگ'],
  ['/shop?category=phones&inStock=true', 'گوشی موبایل'],
])('a shopper at %s reads the list «%s»', async (path, title) => {
  expect(await open(path)).toBe(title);
});

test.each([
  ['/shop?category=phones', '/shop/phones'],
  ['/shop?brand=samsung&page=2', '/brand/samsung?page=2'],
  ['/shop?category=phones&brand=samsung', '/shop/phones/samsung'],
  ['/shop/phones?inStock=true', '/shop?category=phones&inStock=true'],
  ['/shop/Phones/Samsung', '/shop/phones/samsung'],
  [`/shop/${encodeURIComponent('گوشی-موبایل')}/${encodeURIComponent('سامسونگ')}`, '/shop/phones/samsung'],
  [`/brand/${encodeURIComponent('سامسونگ')}`, '/brand/samsung'],
])('another form of an address, %s, leads to %s for ever', async (path, address) => {
  expect(await open(path)).toBe(`true ${address}`);
});

test.each([
  '/shop/nowhere',
  '/brand/nobody',
  '/shop/phones/nobody',
  '/shop/phones/samsung/x',
  '/brand/%D8%A2',
])('the unknown address %s is not found', async (path) => {
  expect(await open(path)).toBe('not found');
});

test('the page of a removed product leads to one that answers 410, and that of an unknown one is not found', async () => {
  const id = String(await removedProduct());
  const open = (one: string) => readProductPage({ params: { id: one, slug: 'x' } });
  expect(await open(id)).toMatchObject({ redirect: { destination: `/products/${id}`, permanent: false } });
  expect(await open('99999')).toMatchObject({ notFound: true });
  const res = { statusCode: 200 };
  const context = { params: { id }, req: { headers: {} }, res } as unknown as GetServerSidePropsContext;
  const result = await readRemoved(context);
  expect([res.statusCode, 'props' in result && (await result.props).removed.similar.length > 0]).toEqual([
    410,
    true,
  ]);
  expect(await readRemoved({ ...context, params: { id: '99999' } })).toEqual({ notFound: true });
});
