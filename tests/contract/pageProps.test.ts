import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { GetServerSideProps, GetStaticProps } from 'next';
import { fetchProduct } from '@/services/product';
import type { TestApp } from '@/tests/support/backend';
import { api, ids, listenForCalls, removedProduct } from './liveBackend';

type Page = { getStaticProps?: GetStaticProps; getServerSideProps?: GetServerSideProps };

const files = readdirSync('pages', { recursive: true, withFileTypes: true })
  .filter(
    ({ parentPath, name }) => name.endsWith('.tsx') && !name.startsWith('_') && !parentPath.includes('api'),
  )
  .map(({ parentPath, name }) => join(parentPath, name));
/** Without the maintenance page, which only redirects while the shop is open. */
const pages = files
  .filter((file) => file !== join('pages', 'maintenance.tsx'))
  .map((file) => [file, require(resolve(file)) as Page] as const)
  .filter(([, page]) => page.getStaticProps ?? page.getServerSideProps);

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

/** The props of a page as its server render gets them. */
async function readProps(file: string, { getStaticProps, getServerSideProps }: Page): Promise<unknown> {
  const { product } = await fetchProduct(api, ids.product);
  const id = file === join('pages', 'products', '[id]', 'index.tsx') ? await removedProduct() : ids.product;
  const slugs = { info: 'terms', brand: 'samsung' };
  const slug = Object.entries(slugs).find(([folder]) => file.includes(folder))?.[1] ?? product.slug;
  const params = file.includes('shop') ? {} : { id: String(id), slug };
  const request = { query: {}, req: { headers: {} }, res: {} };
  const result = getStaticProps
    ? await getStaticProps({ params })
    : await getServerSideProps?.({
        ...request,
        params,
        resolvedUrl: file.includes('brand') ? '/brand/samsung' : '/shop',
      } as never);
  return result && 'props' in result ? result.props : result;
}

test('finds the pages with data', () => {
  expect(pages.length).toBeGreaterThan(20);
});

// A value that JSON changes, such as a Date or undefined, would differ between the server render and hydration.
test.each(pages)('%s has props that JSON does not change', async (file, page) => {
  const props = await readProps(file, page);
  expect(props).toMatchObject({ site: { company: {} } });
  expect(JSON.parse(JSON.stringify(props))).toStrictEqual(props);
});
