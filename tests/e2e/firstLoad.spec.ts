import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findProduct, open, plentiful, productPath, test } from './support';

/** Most tags and bytes of HTML of a page, and of these on the wire at its first requests, a little above those of the demo shop. */
const pages = {
  home: { path: '/', tags: 755, bytes: 82_500, wire: 14_000 },
  product: { path: '', tags: 675, bytes: 82_500, wire: 13_700 },
  list: { path: '/shop', tags: 815, bytes: 84_500, wire: 14_400 },
};
/** Most bytes of the styles in the HTML, as they are and compressed by Brotli. */
const mostStyle = { bytes: 19_000, compressed: 4_200 };

/** Paths of the scripts and calls that the browser asked for before `load`. */
async function listEarlyRequests(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => ['script', 'fetch', 'xmlhttprequest'].includes(initiatorType))
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
}

const pathOf = async (name: keyof typeof pages, request: APIRequestContext) =>
  name === 'product' ? productPath((await findProduct(request, plentiful)).product) : pages[name].path;

/**
 * The optimised pictures in view whose file is not the smallest that is wide enough, nor the next: too small ones are blurred, and
 * larger ones are loaded for nothing.
 */
const listWrongPictures = (page: Page) =>
  page.evaluate(() => {
    const widthOf = (address: string) => Number(new URL(address, location.href).searchParams.get('w'));
    return [...document.images].flatMap((image) => {
      const { srcset, currentSrc } = image;
      const box = image.getBoundingClientRect();
      const isInView =
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      if (!isInView || !srcset) return [];
      const widths = srcset.split(', ').map((one) => widthOf(one.split(' ')[0] ?? ''));
      const needed = box.width * devicePixelRatio;
      const right = widths.findIndex((width) => width >= needed * 0.95);
      const chosen = widths.indexOf(widthOf(currentSrc));
      const isRight = right < 0 ? chosen === widths.length - 1 : chosen === right || chosen === right + 1;
      return isRight ? [] : [`${currentSrc} at ${Math.round(needed)} pixels`];
    });
  });

for (const name of ['home', 'product', 'list'] as const) {
  test(`the HTML of the ${name} page is small, also on the wire`, async ({ request }) => {
    const response = await request.get(await pathOf(name, request));
    const html = await response.text();
    const tags = html.match(/<[a-z]/gi)?.length ?? 0;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    const wire = Number(length);
    test.info().annotations.push({
      type: 'HTML',
      description: `${tags} tags, ${Buffer.byteLength(html)} bytes, ${wire}`,
    });
    expect(tags).toBeLessThanOrEqual(pages[name].tags);
    expect(encoding).toBe('br');
    expect(wire).toBeLessThanOrEqual(pages[name].wire);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(pages[name].bytes);
  });

  test(`the styles in the HTML of the ${name} page are small`, async ({ request }) => {
    const html = await (await request.get(await pathOf(name, request))).text();
    const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('');
    const compressed = brotliCompressSync(styles).byteLength;
    test
      .info()
      .annotations.push({ type: 'styles', description: `${Buffer.byteLength(styles)} bytes, ${compressed}` });
    expect(styles).not.toBe('');
    expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(mostStyle.bytes);
    expect(compressed).toBeLessThanOrEqual(mostStyle.compressed);
  });

  test(`the browser adds no style to the ${name} page that the server has written`, {
    tag: '@sizes',
  }, async ({ page, request }) => {
    await open(page, await pathOf(name, request));
    const { written, twice } = await page.evaluate(() => {
      const rulesOf = (selector: string) =>
        [...document.querySelectorAll<HTMLStyleElement>(selector)].flatMap(({ sheet }) =>
          [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
        );
      const fromServer = rulesOf('style:not([data-styled])');
      return {
        written: fromServer.length,
        twice: rulesOf('style[data-styled]').filter((rule) => fromServer.includes(rule)),
      };
    });
    expect(written).toBeGreaterThan(100);
    expect(twice).toEqual([]);
  });

  test(`the ${name} page shows its pictures in a fitting size`, { tag: '@sizes' }, async ({
    page,
    request,
  }) => {
    await page.goto(await pathOf(name, request), { waitUntil: 'networkidle' });
    expect(await page.locator('img[srcset]').count()).toBeGreaterThan(0);
    expect(await listWrongPictures(page)).toEqual([]);
  });

  test(`the ${name} page loads no script of the shop before it is loaded, and nothing opens over it`, {
    tag: '@sizes',
  }, async ({ page, request }) => {
    const path = await pathOf(name, request);
    // The first visit lets the server encode the pictures, for which late code does not wait for ever.
    await page.goto(path, { waitUntil: 'load' });
    expect(await listEarlyRequests(page, path)).toEqual(['/early.js']);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}

test('a browser without a basket sees an empty one before any script of the page, another one a basket on its way', async ({
  page,
}) => {
  await page.route('**/_next/**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const empty = page.getByRole('main').getByText('سبد خرید شما خالی است');
  const coming = page.getByRole('status', { name: 'در حال دریافت سبد خرید' });
  await page.goto('/cart');
  await expect(empty).toBeVisible();
  await expect(coming).toBeHidden();
  await page.evaluate(() => localStorage.setItem('cartId', 'a-basket'));
  await page.reload();
  await expect(coming).toBeVisible();
  await expect(empty).toBeHidden();
});
