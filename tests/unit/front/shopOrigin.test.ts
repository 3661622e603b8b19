import { shopOrigin } from '@/services/server/shopOrigin';
import { writeSitemap } from '@/services/server/sitemap';

afterEach(() => {
  delete process.env.SHOP_URL;
});

test('addresses in feeds come from the configured address, whatever host a request names', () => {
  process.env.SHOP_URL = 'https://shop.example/';
  expect(shopOrigin({ host: 'evil.example', 'x-forwarded-proto': 'http' })).toBe('https://shop.example');
});

test('without a configured address they come from a host that looks like one', () => {
  expect(shopOrigin({ host: 'localhost:3000' })).toBe('http://localhost:3000');
  expect(shopOrigin({ host: 'a"><b', 'x-forwarded-proto': 'https' })).toBe('https://localhost');
});

describe('the site map', () => {
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    '/public/sitemap': {
      productParts: 2,
      pictureParts: 1,
      categories: ['phone'],
      pages: ['privacy'],
      posts: ['care'],
    },
    '/public/sitemap/products': [{ id: 3, slug: 'galaxy-s25' }],
  };
  const api = {
    get: async (path: string, { params = {} as { part?: number } } = {}) => {
      asked.push(path);
      return { data: { data: (params.part ?? 1) > 2 ? [] : answers[path] } };
    },
  };
  const write = (name: string) => writeSitemap(api as never, name, 'https://shop.example');

  test('has an index of its pieces, the pages and the products, and no part after the last', async () => {
    expect(await write('index')).toContain(
      '<sitemap><loc>https://shop.example/sitemap/products-2.xml</loc></sitemap>',
    );
    expect(await write('index')).toContain('<loc>https://shop.example/feeds/pictures-1.xml</loc>');
    expect(await write('index')).not.toContain('pictures-2');
    const pages = await write('pages');
    for (const path of ['/', '/shop?category=phone', '/info/privacy', '/blog/care'])
      expect(pages).toContain(`<url><loc>https://shop.example${path}</loc></url>`);
    expect(await write('products-1')).toContain('<loc>https://shop.example/products/3/galaxy-s25</loc>');
    expect(await write('products-3')).toBeNull();
  });

  test('asks the backend once for a piece', async () => {
    const before = asked.length;
    await write('index');
    await write('products-1');
    expect(asked).toHaveLength(before);
  });
});
