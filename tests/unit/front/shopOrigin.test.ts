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
  const updatedAt = '2026-11-20T08:00:00.000Z';
  const sitemap = {
    files: [
      { name: 'lists', updatedAt },
      { name: 'products-2', updatedAt },
    ],
    pages: [
      { slug: 'privacy', updatedAt },
      { slug: 'shipping', updatedAt },
    ],
    posts: [{ slug: 'care', updatedAt }],
  };
  const api = {
    get: async (path: string) => {
      asked.push(path);
      return { data: { data: sitemap } };
    },
  };
  const write = (name: 'index' | 'pages') => writeSitemap(api as never, name, 'https://shop.example');

  test('has an index of its pieces and the pages, with the time of their last change', async () => {
    const index = await write('index');
    expect(index).toContain('<sitemap><loc>https://shop.example/sitemap/pages.xml</loc></sitemap>');
    for (const name of ['lists', 'products-2'])
      expect(index).toContain(
        `<sitemap><loc>https://shop.example/sitemap/${name}.xml</loc><lastmod>${updatedAt}</lastmod></sitemap>`,
      );
    const pages = await write('pages');
    expect(pages).toContain('<url><loc>https://shop.example/</loc></url>');
    for (const path of ['/info/privacy', '/blog/care'])
      expect(pages).toContain(
        `<url><loc>https://shop.example${path}</loc><lastmod>${updatedAt}</lastmod></url>`,
      );
    expect(pages.match(/info\/shipping/g)).toHaveLength(1);
  });

  test('asks the backend once', async () => {
    await write('index');
    await write('pages');
    expect(asked).toEqual(['/public/sitemap']);
  });
});
