import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ShopPage } from '@/contract/list';
import { addButton, findProduct, open, plentiful, productPath, readApi, test } from './support';

/** First-load scripts of a page, gzip -9 (bytes), a little above those of the demo shop. */
const scriptBudget = { home: 131_566, product: 135_726 };

async function firstLoadScripts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const sources = [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => tag.match(/\bsrc="([^"]+)"/)?.[1] ?? []);
  let bytes = 0;
  for (const source of new Set(sources)) {
    const response = await request.get(source);
    expect(response.ok(), source).toBe(true);
    bytes += gzipSync(await response.body(), { level: 9 }).byteLength;
  }
  return { count: sources.length, bytes };
}

test.describe('A browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows products and prices on the home page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(/پله/);
    await expect(page.getByRole('main').getByRole('link', { name: /تومان/ }).first()).toBeVisible();
    expect(await page.getByRole('main').locator('a[href^="/products/"]').count()).toBeGreaterThan(10);
  });

  test('finds phones with their prices', async ({ page }) => {
    await page.goto('/shop?search=گوشی');
    await expect(page).toHaveTitle(/گوشی/);
    const cards = page.getByRole('main').locator('a[href^="/products/"]');
    expect(await cards.count()).toBeGreaterThan(10);
    for (const text of await cards.allTextContents()) expect(text).toMatch(/گوشی.*[۰-۹٬]+ تومان|ناموجود/);
  });

  test('shows name, price and instalments of a product', async ({ page, request }) => {
    const { product } = await findProduct(request, plentiful);
    await page.goto(productPath(product));
    await expect(page).toHaveTitle(new RegExp(`${product.title}.*[۰-۹٬]+ تومان`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(page.getByRole('main')).toContainText(/ماهی\s*[۰-۹٬]+\s*تومان/);
    await expect(page.getByRole('heading', { name: 'مشخصات' })).toBeVisible();
  });

  test('sends the search form of the header', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'جست‌وجوی کالا' }).fill('سامسونگ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سامسونگ');
  });
});

test('the first load of the home page is small, and its calculator works', async ({ page, request }) => {
  const { count, bytes } = await firstLoadScripts(request, '/');
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes in ${count} scripts` });
  expect(bytes).toBeLessThanOrEqual(scriptBudget.home);

  await open(page, '/');
  const calculator = page.locator('#calculator');
  await calculator.scrollIntoViewIfNeeded();
  const month = calculator.locator('.month');
  const before = await month.textContent();
  const price = calculator.getByRole('slider', { name: 'قیمت کالا' });
  await expect(async () => {
    await price.press('ArrowRight');
    expect(await month.textContent()).not.toBe(before);
  }).toPass();
  await calculator.getByRole('radio', { name: '۶', exact: true }).check();
  await expect(calculator.getByText('تومان، ۶ قسط')).toBeVisible();
});

test('the first load of a product is small', async ({ request }) => {
  const { product } = await findProduct(request, plentiful);
  const { count, bytes } = await firstLoadScripts(request, productPath(product));
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes in ${count} scripts` });
  expect(bytes).toBeLessThanOrEqual(scriptBudget.product);
});

/** Holds scripts back until the returned function is called: every one, or those at the paths of `isHeld`. */
async function holdScripts(page: Page, isHeld = (_path: string) => true): Promise<() => void> {
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await scriptsMayCome;
    await route.continue();
  });
  return letScriptsCome;
}

test('a click made before the scripts have come counts once they are there', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, plentiful);
  const letScriptsCome = await holdScripts(page);
  await page.goto(productPath(product), { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
  letScriptsCome();
  await expect(page.getByText('به سبد افزوده شد')).toBeVisible();
});

test('a button of a part that wakes late answers a press from before the scripts', { tag: '@phone' }, async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'اسلاید پسین' }).click();
  letScriptsCome();
  await expect(page.getByText('۲ از ۳')).toBeVisible();
});

test('a press on the icon of a part that has not woken yet counts once it has', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const letPartsCome = await holdScripts(page, (path) => !html.includes(path));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'اسلاید پسین' }).locator('svg').click();
  letPartsCome();
  await expect(page.getByText('۲ از ۳')).toBeVisible();
});

test('a click while a picture is still loading counts, and without one the scripts come after a while', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  await page.route('**/_next/image*', () => {});
  await page.goto(productPath(product), { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.getByText('به سبد افزوده شد')).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('a text typed before the scripts have come is searched for once they are there', {
  tag: '@sizes',
}, async ({ page, isDesktop }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' }).click();
  await page.keyboard.type('گوشی');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
  letScriptsCome();
  const place = isDesktop ? page.getByRole('search') : page.getByRole('dialog', { name: 'جست‌وجو' });
  await expect(place.getByRole('option').first()).toBeVisible();
  await expect(place.getByRole('combobox')).toHaveValue('گوشی');
  await expect(place.getByRole('combobox')).toBeFocused();
});

test('a wrong name of a product and a page after the last lead to the right address', async ({ request }) => {
  const { product } = await findProduct(request, plentiful);
  const named = await request.get(`/products/${product.id}/some-other-name`, { maxRedirects: 0 });
  expect(named.status()).toBe(308);
  expect(named.headers().location).toBe(productPath(product));
  const { total, pageSize } = await readApi<ShopPage>(request, '/product/shop?sort=cheapest');
  const beyond = await request.get('/shop?page=400&sort=cheapest');
  expect(new URL(beyond.url()).search).toBe(`?page=${Math.ceil(total / pageSize)}&sort=cheapest`);
});

test('addresses of nothing are answered with 404', async ({ request }) => {
  for (const path of ['/products/999999/nothing', '/products/x/y', '/nowhere'])
    expect((await request.get(path)).status(), path).toBe(404);
});
