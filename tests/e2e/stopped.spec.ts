import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { test } from './support';

/** The browser gives up on a call after ten seconds; nothing may take longer than that and a breath. */
const patience = 12_000;

/** The backend has been stopped, so the browser may say that calls fail. */
test.use({ popups: 'new', allowed: /50\d|ERR_|theme\.css/ });

/** A press before hydration would be lost. */
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

test('pages that were rendered before still open', async ({ page }) => {
  for (const path of ['/', '/faq']) {
    const response = await page.goto(path, { timeout: patience });
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await page.goto('/').then(() => page.locator('main a[href^="/products/"]').count())).toBeGreaterThan(
    10,
  );
});

test('a list that nobody has opened yet says what happened, and offers another try', async ({ page }) => {
  const response = await page.goto('/shop?priceFrom=1234567', { timeout: patience });
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('این صفحه آماده نشد');
  await expect(page.getByText('سبد خریدتان دست‌نخورده است')).toBeVisible();
  await expectAccessible(page, 'a list that did not come');
  await hydrated(page);
  const again = page.waitForResponse((answer) => answer.url().includes('/shop?priceFrom'));
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  expect((await again).status()).toBe(503);
});

test('a product that nobody has opened yet says what happened', async ({ page }) => {
  const response = await page.goto('/products/600/some-product', { timeout: patience });
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('این صفحه آماده نشد');
  await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
  await expectAccessible(page, '500');
});

test('calls fail fast', async ({ request }) => {
  for (const path of ['/api/public/site', '/api/v2/Cart/Get', '/api/product/search?search=گوشی']) {
    const started = Date.now();
    const response = await request.get(path, { timeout: patience });
    expect(response.status(), path).toBeGreaterThanOrEqual(500);
    expect(Date.now() - started, path).toBeLessThan(3000);
  }
});
