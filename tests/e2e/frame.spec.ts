import { expect, type Page } from '@playwright/test';
import type { StaticsData } from '@/contract/site';
import {
  addButton,
  drawer,
  fillBasket,
  findProduct,
  open,
  openProduct,
  plentiful,
  productPath,
  readApi,
  scrollUntilPopup,
  test,
} from './support';

const menu = (page: Page) => page.getByRole('navigation', { name: 'دسته‌های کالا' });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

test('The header goes away on the way down and comes back on the way up', async ({ page }) => {
  await open(page, '/shop');
  const header = page.getByRole('banner').locator('input').first();
  await scrollTo(page, 40);
  await expect(header).toBeInViewport();
  await scrollTo(page, 900);
  await expect(header).not.toBeInViewport();
  await scrollTo(page, 800);
  await expect(header).toBeInViewport();
});

test.describe('The menu under the header', () => {
  test.beforeEach(({ isDesktop }) => test.skip(!isDesktop, 'Phones have the drawer of categories.'));

  test('opens by a press, shows two levels, and closes by Escape, a second press and a link', async ({
    page,
  }) => {
    await open(page, '/');
    const all = menu(page).getByRole('button', { name: 'دسته‌بندی کالاها' });
    await all.click();
    await expect(all).toHaveAttribute('aria-expanded', 'true');
    const tiles = menu(page).getByRole('tabpanel');
    await expect(tiles.getByRole('heading', { name: 'گوشی موبایل' })).toBeVisible();
    await menu(page).getByRole('tab', { name: 'لپ‌تاپ' }).click();
    await expect(tiles.getByRole('heading', { name: 'لپ‌تاپ' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await expect(all).toBeFocused();
    await all.click();
    await all.click();
    await expect(all).toHaveAttribute('aria-expanded', 'false');

    const phones = menu(page).getByRole('button', { name: 'گوشی موبایل' });
    await phones.click();
    await expect(phones).toHaveAttribute('aria-expanded', 'true');
    expect(await menu(page).getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(4);
    await menu(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\?/);
    await expect(menu(page).getByRole('heading', { level: 2 })).toHaveCount(0);
  });

  test('opens for a pointer that rests on it and closes behind it', async ({ page }) => {
    await open(page, '/');
    const laptops = menu(page).getByRole('button', { name: 'لپ‌تاپ' });
    await laptops.hover();
    await expect(laptops).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 880);
    await expect(laptops).toHaveAttribute('aria-expanded', 'false');
  });

  test('is used by keyboard alone', async ({ page }) => {
    await open(page, '/');
    const all = menu(page).getByRole('button', { name: 'دسته‌بندی کالاها' });
    await all.focus();
    await page.keyboard.press('Space');
    await expect(all).toHaveAttribute('aria-expanded', 'true');
    const first = menu(page).getByRole('tab').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu(page).getByRole('tab').nth(1)).toBeFocused();
    await expect(menu(page).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\?category=laptops/);
  });
});

test.describe('The drawer of categories', () => {
  test.beforeEach(({ isDesktop }) => test.skip(isDesktop, 'It is of phones.'));

  test('is filtered, followed, and closed by Back', async ({ page }) => {
    await open(page, '/faq');
    const bar = page.getByRole('navigation', { name: 'نوار پایین' });
    await bar.getByRole('button', { name: 'دسته‌بندی' }).click();
    const sheet = page.getByRole('dialog', { name: 'دسته‌بندی کالاها' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('tab', { name: 'لپ‌تاپ' }).click();
    await expect(sheet.getByRole('heading', { name: 'لپ‌تاپ' })).toBeVisible();
    const filter = sheet.getByRole('searchbox', { name: 'گشتن در دسته‌ها' });
    await filter.fill('قطقطقط');
    await expect(sheet.getByText('گزینه ای یافت نشد', { exact: true })).toBeVisible();
    await filter.fill('هدفون');
    await expect(sheet.getByRole('link', { name: /هدفون/ }).first()).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/faq');

    await bar.getByRole('button', { name: 'دسته‌بندی' }).click();
    await sheet.getByRole('link', { name: 'همهٔ گوشی‌ها' }).click();
    await expect(page).toHaveURL('/shop?category=phones');
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
});

test.describe('Popup banners', () => {
  test.use({ popups: 'new' });

  test('show as often as the shop wishes, and not once more', async ({ page, request, isDesktop }) => {
    const { notification } = await readApi<StaticsData>(request, '/public/getStaticsData');
    const banner = notification.find(
      ({ type, active, mobileView }) => type === 1 && active && mobileView === !isDesktop,
    );
    const off = notification.find(({ type, active }) => type === 1 && !active);
    expect(banner && off).toBeTruthy();
    if (!banner || !off) return;
    const left = async (id: number) =>
      (await page.context().cookies()).find(({ name }) => name === String(id))?.value;
    const popup = page.getByRole('dialog', { name: banner.alt });
    // Personal pages are none of a popup's places: nothing is counted there.
    await open(page, '/dashboard/wallet');
    await page.waitForLoadState('networkidle');
    await expect(popup).toHaveCount(0);
    expect(await left(banner.id)).toBeUndefined();
    await page
      .context()
      .addCookies([{ name: String(off.id), value: '1', url: new URL('/', page.url()).href }]);

    /** A visit of two pages, of which the shopper reads both; the popup may come on the second. */
    const visit = async () => {
      await page.evaluate(() => window.sessionStorage.clear());
      await open(page, '/faq');
      await page.mouse.wheel(0, 300);
      await page.waitForLoadState('networkidle');
      await expect(popup).toHaveCount(0);
      await open(page, '/');
      await page.mouse.wheel(0, 300);
    };
    for (let views = banner.viewCount - 1; views >= 0; views -= 1) {
      await visit();
      await scrollUntilPopup(page, popup);
      await popup.getByRole('button', { name: 'بستن' }).click();
      await expect(popup).toBeHidden();
    }
    await visit();
    await page.waitForLoadState('networkidle');
    await expect(popup).toHaveCount(0);
    expect(await left(banner.id)).toBe('0');
    // A banner that was switched off forgets its count.
    expect(await left(off.id)).toBeUndefined();
  });
});

test('The chosen colours stay on every page and after a reload', async ({ page, isDesktop }) => {
  await open(page, '/faq');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  if (isDesktop) {
    await page.getByRole('button', { name: 'رنگ صفحه' }).click();
  } else {
    await page.getByRole('button', { name: 'دسته‌بندی' }).click();
  }
  const choice = page.getByRole('group', { name: 'رنگ صفحه' });
  await choice.getByRole('radio', { name: 'تیره' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ground()).not.toBe(light);
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('A slow change of page is seen at once in the bar over it', async ({ page }) => {
  await open(page, '/');
  await page.route('**/_next/data/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await page.getByRole('main').getByRole('link', { name: 'گوشی موبایل', exact: true }).first().click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible({ timeout: 1000 });
  const look = await bar.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element);
    return { backgroundColor, height };
  });
  expect(look).toEqual({ backgroundColor: 'rgb(255, 66, 0)', height: '3px' });
  await expect(page).toHaveURL('/shop?category=phones');
  await expect(bar).toHaveCount(0);
});

test('By keyboard alone: past the header, add a product, see the basket, and be back at the button', async ({
  page,
  request,
  isDesktop,
}) => {
  test.skip(!isDesktop, 'Phones have no keyboard.');
  const { product, property } = await findProduct(request, plentiful);
  await openProduct(page, product, property);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'رفتن به محتوای صفحه' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const add = addButton(page);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await add.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page)).toBeVisible();
  await expect(drawer(page)).toContainText(product.title);
  // The focus stays inside while the drawer is open.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(add).toBeFocused();
});

test('Where the screen is low, as at 200 %, no bar stays over the page; a low phone keeps its bars', async ({
  page,
  request,
  isDesktop,
}) => {
  test.skip(isDesktop, 'A page at 200 % has the form of phones.');
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

test('Every link of the footer is high enough for a finger', async ({ page, isDesktop }) => {
  test.skip(isDesktop, 'A mouse points finer.');
  await open(page, '/faq');
  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.first()).toBeAttached();
  const low = await links.evaluateAll((all) =>
    all.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.textContent),
  );
  expect(low).toEqual([]);
});
