import { gzipSync } from 'node:zlib';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  addButton,
  drawer,
  fillBasket,
  findProduct,
  open,
  openProduct,
  plentiful,
  productPath,
  test,
} from './support';

declare global {
  interface Window {
    /** What moved without the shopper's doing, as the markup of what moved. */
    shifts?: string[];
  }
}

/** First-load scripts of a page, gzip -9 (bytes). */
const scriptBudget = 150_000;

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

test.describe('A shopper whose browser runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('reads products and prices on the home page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(/پله/);
    await expect(page.getByRole('main').getByRole('link', { name: /تومان/ }).first()).toBeVisible();
    expect(await page.getByRole('main').locator('a[href^="/products/"]').count()).toBeGreaterThan(10);
  });

  test('searches for a phone and gets phones with their prices', async ({ page }) => {
    await page.goto('/shop?search=گوشی');
    await expect(page).toHaveTitle(/گوشی/);
    const cards = page.getByRole('main').locator('a[href^="/products/"]');
    expect(await cards.count()).toBeGreaterThan(10);
    for (const text of await cards.allTextContents()) expect(text).toMatch(/گوشی.*[۰-۹٬]+ تومان|ناموجود/);
  });

  test('opens a product and reads its name, price and instalments', async ({ page, request }) => {
    const { product } = await findProduct(request, plentiful);
    await page.goto(productPath(product));
    await expect(page).toHaveTitle(new RegExp(`${product.title}.*[۰-۹٬]+ تومان`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    await expect(page.getByRole('main')).toContainText(/ماهی\s*[۰-۹٬]+\s*تومان/);
    await expect(page.getByRole('heading', { name: 'مشخصات' })).toBeVisible();
  });

  test('sends the search form of the header', async ({ page, isDesktop }) => {
    test.skip(!isDesktop, 'One size is enough for a plain form.');
    await page.goto('/');
    await page.getByRole('combobox', { name: 'جست‌وجوی کالا' }).fill('سامسونگ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\?search=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سامسونگ');
  });
});

test('The home page is alive on a small first load: its calculator moves', async ({ page, request }) => {
  const { count, bytes } = await firstLoadScripts(request, '/');
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes in ${count} scripts` });
  expect(bytes).toBeLessThanOrEqual(scriptBudget);

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

test('A product page is alive on a small first load: its button works', async ({
  page,
  request,
  isDesktop,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const { count, bytes } = await firstLoadScripts(request, productPath(product));
  test.info().annotations.push({ type: 'first load', description: `${bytes} bytes in ${count} scripts` });
  expect(bytes).toBeLessThanOrEqual(scriptBudget);

  await openProduct(page, product, property);
  await addButton(page).click();
  if (isDesktop) await expect(drawer(page)).toBeVisible();
  else await expect(page.getByText('به سبد افزوده شد')).toBeVisible();
});

test('A click made before the scripts have come is made once they are there', async ({
  page,
  request,
  isDesktop,
}) => {
  const { product } = await findProduct(request, plentiful);
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(productPath(product), { waitUntil: 'commit' });
  await addButton(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '');
  letScriptsCome();
  if (isDesktop) await expect(drawer(page)).toBeVisible();
  else await expect(page.getByText('به سبد افزوده شد')).toBeVisible();
});

test('The buy bar of phones stands in its place before the bottom bar has come', async ({
  page,
  request,
  isDesktop,
}) => {
  test.skip(isDesktop, 'Both bars are for phones.');
  const path = productPath((await findProduct(request, plentiful)).product);
  const html = await (await request.get(path)).text();
  // What a slow network has brought so far: everything up to the end of the page's main part, and no scripts.
  const arrived = html
    .slice(0, html.indexOf('</main>'))
    .replaceAll(/<script\b[^>]*>/g, '<script type="none">');
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: arrived }));
  await page.goto(path);
  const space = await page
    .locator('[data-bar]')
    .filter({ has: addButton(page) })
    .evaluate((bar) => {
      return window.innerHeight - bar.getBoundingClientRect().bottom;
    });
  expect(space).toBe(72);
});

test('Nothing moves by itself while pages load and are scrolled through', async ({ page, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && !entry.hadRecentInput && 'sources' in entry) {
          const sources = Array.isArray(entry.sources) ? entry.sources : [];
          window.shifts?.push(sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '?').join(' | '));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/shop', productPath(product), '/cart']) {
    await open(page, path);
    if (path === '/cart') await expect(page.getByRole('main')).toContainText(product.title);
    await page.evaluate(async () => {
      const step = window.innerHeight / 2;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }
    });
    expect.soft(await page.evaluate(() => window.shifts), `shifts on ${path}`).toEqual([]);
  }
});
