import { expect, type Page } from '@playwright/test';
import { openAsShopper } from '@/tests/e2e/customer';
import { addButton, fillBasket, findProduct, open, plentiful, productPath, test } from '@/tests/e2e/support';

declare global {
  interface Window {
    /** What moved without an action of the shopper: how much it counts, and the markup of each element that moved. */
    shifts?: { value: number; moved: string; at: number }[];
    /** When the font arrived (ms). */
    fontArrival?: number;
  }
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

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
    await expect.poll(barred, { message: `bars on ${path} at 360 × 640` }).toBeGreaterThan(70);
    const bottomBar = page.getByRole('navigation', { name: 'نوار پایین' });
    if (path === '/cart' || path === productPath(product)) await expect(bottomBar).toHaveCount(0);
    else await expect(bottomBar).toBeInViewport();
  }
});

test('the buy bar leaves the end of a product page free', { tag: '@phone' }, async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  await open(page, productPath(product));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await scrollTo(page, 1_000_000);
  const bar = page.locator('[data-bar]').filter({ has: addButton(page) });
  // Parts of the page that come late may still move its end.
  await expect(async () => {
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    const end = await page.getByRole('contentinfo').evaluate((one) => one.getBoundingClientRect().bottom);
    expect(end).toBeLessThanOrEqual(top);
    await scrollTo(page, 1_000_000);
  }).toPass({ timeout: 60_000 });
});

test('the buy bar keeps its distance from the facts above it on a low screen', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, plentiful);
  await page.setViewportSize({ width: 720, height: 450 });
  await open(page, productPath(product));
  const bar = page.locator('[data-bar]').filter({ has: addButton(page) });
  const facts = page.getByRole('list').filter({ hasText: 'موجود در انبار' });
  // Parts of the page that come late may still move both.
  await expect(async () => {
    const top = await bar.evaluate((element) => element.getBoundingClientRect().top);
    const bottomOfFacts = await facts.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(top - bottomOfFacts).toBe(16);
  }).toPass({ timeout: 60_000 });
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

test('the buy bar of phones stands at the bottom of the screen before the scripts have come', {
  tag: '@phone',
}, async ({ page, request }) => {
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
  expect(space).toBe(0);
});

/** Collects in `window.shifts` what moves by itself on every page that is opened from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '?').join(' | ');
        window.shifts?.push({
          value: 'value' in entry ? Number(entry.value) : 0,
          moved,
          at: entry.startTime,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', () => {
      window.fontArrival = performance.now();
    });
  });

/**
 * The moves of the open page, apart from those that the font may have caused: between the last byte of its file and the frame
 * after the browser has said that it is there (200 ms). On a busy machine a long task may lie between the two.
 */
const shiftsApartFromFont = (page: Page) =>
  page.evaluate(() => {
    const { shifts = [], fontArrival } = window;
    if (fontArrival === undefined) return shifts;
    const fetched = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
    const from = fetched ? fetched.startTime + fetched.duration : fontArrival - 200;
    return shifts.filter(({ at }) => at < Math.min(from, fontArrival - 200) || at > fontArrival + 200);
  });

test('nothing moves by itself while pages load and are scrolled through', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await recordShifts(page);
  for (const path of ['/', '/shop', productPath(product), '/cart', '/dashboard', '/dashboard/orders']) {
    await open(page, path);
    if (path === '/cart') await expect(page.getByRole('main')).toContainText(product.title);
    await page.evaluate(async () => {
      const step = window.innerHeight / 2;
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      }
    });
    // What the font moves is the claim of the next test, which delays it.
    expect.soft(await shiftsApartFromFont(page), `shifts on ${path}`).toEqual([]);
  }
});

test('hardly anything moves when the font comes late', { tag: '@sizes' }, async ({ page, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await recordShifts(page);
  // Later than the 100 ms for which browsers hide text, so that the page is shown in an installed font first.
  await page.route('**/fonts/vazirmatn.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  for (const path of ['/', '/shop', productPath(product), '/cart', '/dashboard', '/dashboard/orders']) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    const shifts = (await page.evaluate(() => window.shifts)) ?? [];
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    // Words are a few pixels wider or narrower in every other font: 0.1 is the limit of a good page, and this a hundredth.
    expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.001);
  }
});

test('no favorite of the overview is cut at the edge of its column', async ({ page }) => {
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
