import { expect, type Page } from '@playwright/test';
import { openAsShopper } from './customer';
import { addButton, fillBasket, findProduct, open, plentiful, productPath, test } from './support';

declare global {
  interface Window {
    /** What moved without an action of the shopper: the markup of each element that moved. */
    shifts?: string[];
  }
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

test('the header hides on the way down and returns on the way up', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/shop');
  const header = page.getByRole('banner').locator('input').first();
  await scrollTo(page, 40);
  await expect(header).toBeInViewport();
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 800);
  await expect(header).toBeInViewport();
});

test('no bar stays over a page that is low, as at 200 %, and a low phone keeps its bars', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  /** Px of the screen's height under bars that stay while the page scrolls. */
  const barred = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-bar]')]
        .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
        .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
    );
  for (const path of ['/', '/shop', productPath(product), '/cart', '/dashboard/orders']) {
    await page.setViewportSize({ width: 720, height: 450 });
    await open(page, path);
    expect(await barred(), `bars on ${path} at 720 × 450`).toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('navigation', { name: 'نوار پایین' })).toBeInViewport();
    expect(await barred(), `bars on ${path} at 360 × 640`).toBeGreaterThan(70);
  }
});

test('the buy bar keeps its distance from the facts above it on a low screen', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, plentiful);
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, productPath(product));
  const top = await page
    .locator('[data-bar]')
    .filter({ has: addButton(page) })
    .evaluate((bar) => bar.getBoundingClientRect().top);
  const bottomOfFacts = await page
    .getByText('موجود در انبار')
    .evaluate((fact) => fact.getBoundingClientRect().bottom);
  expect(top - bottomOfFacts).toBe(16);
});

test('every link of the footer is high enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/faq');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toBeAttached();
  const low = await links.evaluateAll((all) =>
    all.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
  );
  expect(low).toEqual([]);
});

test('the buy bar of phones stands in its place before the bottom bar has come', { tag: '@phone' }, async ({
  page,
  request,
}) => {
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

test('nothing moves by itself while pages load and are scrolled through', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
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

test('no favourite of the overview is cut at the edge of its column', async ({ page }) => {
  await openAsShopper(page, '/dashboard');
  const cards = page.getByRole('region', { name: /ارزان/ }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await cards.evaluateAll((items) => {
      const list = items[0]?.parentElement?.getBoundingClientRect();
      return items.filter((item) => {
        const { left, right } = item.getBoundingClientRect();
        return list && left < list.left - 1 && right > list.left + 5;
      }).length;
    });
    expect(cut, `cut at ${width}`).toBe(0);
  }
});
