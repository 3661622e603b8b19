import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findProduct, plentiful, productPath, test } from './support';

/** Most tags and bytes of HTML of a page, a little above those of the demo shop. */
const pages = {
  home: { path: '/', tags: 1_000, bytes: 154_000 },
  product: { path: '', tags: 840, bytes: 132_000 },
  list: { path: '/shop', tags: 1_250, bytes: 155_000 },
};

/** Paths of the scripts and calls that the browser asked for before `load`, without the scripts that the HTML names. */
async function listEarlyRequests(page: Page, path: string): Promise<string[]> {
  const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => ['script', 'fetch', 'xmlhttprequest'].includes(initiatorType))
      .filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))
      .map(({ name }) => new URL(name).pathname);
  });
  return early.filter((one) => !html.includes(`src="${one}"`));
}

const pathOf = async (name: keyof typeof pages, request: APIRequestContext) =>
  name === 'product' ? productPath((await findProduct(request, plentiful)).product) : pages[name].path;

for (const name of ['home', 'product', 'list'] as const) {
  test(`the HTML of the ${name} page is small`, async ({ request }) => {
    const html = await (await request.get(await pathOf(name, request))).text();
    const tags = html.match(/<[a-z]/gi)?.length ?? 0;
    test
      .info()
      .annotations.push({ type: 'HTML', description: `${tags} tags, ${Buffer.byteLength(html)} bytes` });
    expect(tags).toBeLessThanOrEqual(pages[name].tags);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(pages[name].bytes);
  });

  test(`the ${name} page loads nothing else before it is loaded, and nothing opens over it`, {
    tag: '@sizes',
  }, async ({ page, request }) => {
    const path = await pathOf(name, request);
    // The first visit lets the server encode the pictures, for which late code does not wait for ever.
    await page.goto(path, { waitUntil: 'load' });
    expect(await listEarlyRequests(page, path)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
}
