import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { addButton, badge, findProduct, openProduct, plentiful, productPath, test } from './support';

/** What is tested here are failures, and the browser writes each of them down. */
test.use({ allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|404|Failed to fetch|lookup|ServiceWorker/ });

const scripts = '**/_next/static/chunks/**';
const notice = (page: Page) => page.locator('#lost-notice');
const partMissing = (page: Page) => notice(page).getByText('بخشی از صفحه بارگذاری نشد');
const newRelease = (page: Page) => notice(page).getByText('نسخهٔ تازه آماده است');
const noConnection = (page: Page) => notice(page).getByText('اتصال برقرار نیست');
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'تلاش دوباره' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const aProduct = (request: APIRequestContext) => findProduct(request, plentiful);

/** Addresses of the scripts that the document itself names. */
async function firstLoadOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/\bsrc="(\/_next\/[^"]+)"/g)].map(([, source]) => source ?? '');
}

/** Answers for scripts that the test loses, until it lets them through. */
async function loseScripts(page: Page, isLost: (path: string) => boolean, status?: number) {
  const lost = { through: false };
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.through || !isLost(pathname)) return route.fallback();
    return status ? route.fulfill({ status, contentType: 'text/html', body: '' }) : route.abort();
  });
  return lost;
}

test('a product without its late chunks stays on screen, and an addition counts once they come', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { product } = await aProduct(request);
  const firstLoad = await firstLoadOf(request, productPath(product));
  const lost = await loseScripts(page, (path) => !firstLoad.includes(path));
  await page.goto(productPath(product));
  await addButton(page).click();
  await expect(partMissing(page)).toBeVisible();
  await expect(title(page)).toHaveText(product.title);
  const box = await notice(page).boundingBox();
  const bar = await page
    .locator('[data-bar]')
    .filter({ has: addButton(page) })
    .boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page, 'the notice of a lost part');
  lost.through = true;
  await tryAgain(page).press('Enter');
  await expect(badge(page)).toContainText('۱');
  await expect(notice(page)).toBeHidden();
});

test('a lost script of the first load comes by itself, and a click made meanwhile counts', async ({
  page,
  request,
}) => {
  const { product } = await aProduct(request);
  const manifest: { pages: Record<string, string[]> } = JSON.parse(
    await readFile('.next-test/build-manifest.json', 'utf8'),
  );
  // Webpack's runtime, the framework, the script that hydrates the page, and the frame of all pages.
  const [, , hydrating = ''] = manifest.pages['/_app'] ?? [];
  const lost = await loseScripts(page, (path) => path.endsWith(hydrating));
  await page.goto(productPath(product));
  await expect(partMissing(page)).toBeVisible();
  await addButton(page).click();
  lost.through = true;
  await expect(badge(page)).toContainText('۱');
  await expect(notice(page)).toBeHidden();
});

test.describe('Without the style of every page', () => {
  // Chrome says that the font, which this style names, was preloaded for nothing.
  test.use({ allowed: /ERR_FAILED|vazirmatn\.woff2 was preloaded/ });

  test('the page can be read, and the style comes by itself before the scripts are there', async ({
    page,
  }) => {
    const lost = { through: false };
    await page.route('**/_next/static/css/**', (route) => (lost.through ? route.fallback() : route.abort()));
    await page.route(scripts, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(title(page)).toBeVisible();
    await expect(page.locator('body')).not.toHaveCSS('margin', '0px');
    lost.through = true;
    await expect(page.locator('body')).toHaveCSS('margin', '0px');
  });
});

test('chunks of an earlier release lead to one reload, then to the notice', async ({ page, request }) => {
  const firstLoad = await firstLoadOf(request, '/');
  await loseScripts(page, (path) => !firstLoad.includes(path), 404);
  let loads = 0;
  page.on('request', (one) => {
    if (one.isNavigationRequest()) loads += 1;
  });
  await page.goto('/');
  await expect.poll(() => loads).toBe(2);
  await expect(newRelease(page)).toBeVisible();
  const second = page.waitForRequest((one) => one.method() === 'HEAD');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await second;
  await expect(newRelease(page)).toBeVisible();
  expect(loads).toBe(2);
  await notice(page).getByRole('button', { name: 'به‌روزرسانی' }).click();
  await expect.poll(() => loads).toBeGreaterThan(2);
});

test.describe('Without a network', () => {
  test('an addition waits and takes nothing off the screen, and is made back online', async ({
    page,
    context,
    request,
  }) => {
    const { product, property } = await aProduct(request);
    await openProduct(page, product, property);
    // An addition before the engine has come is replayed later, which is another test's subject.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(noConnection(page)).toBeVisible();
    await addButton(page).click();
    await expect(badge(page)).toContainText('۱');
    await expect(title(page)).toHaveText(product.title);
    const made = page.waitForResponse((one) => one.url().endsWith('/AddToCart'));
    await context.setOffline(false);
    expect((await made).ok()).toBe(true);
    await expect(notice(page)).toBeHidden();
    await expect(badge(page)).toContainText('۱');
  });
});
