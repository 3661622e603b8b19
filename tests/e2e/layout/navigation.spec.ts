import { expect, type Page } from '@playwright/test';
import { openAsShopper } from '@/tests/e2e/customer';
import { open, test } from '@/tests/e2e/support';
import { closedGate } from '@/tests/support/gate';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back from a product restores the list and the place in it, and another page of the list starts at the top', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/shop/phones');
  const card = page.getByRole('main').locator('a[href^="/products/"]').nth(13);
  await card.scrollIntoViewIfNeeded();
  // A card that becomes whole may be a part of a pixel higher.
  await expect(page.locator('[data-brief]')).toHaveCount(0);
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(300);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/shop/phones');
  await expect(card).toBeInViewport();
  await expect.poll(() => scrollTop(page)).toBe(before);
  const pages = page.getByRole('navigation', { name: 'صفحه‌ها' });
  await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click();
  await expect(page).toHaveURL('/shop/phones?page=2');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('the next instalment leads to its plan, and Back from an order finds the list where it was left', {
  tag: '@phone',
}, async ({ page }) => {
  await openAsShopper(page, '/dashboard');
  const card = page.getByRole('region', { name: /^قسط ۵ از ۱۲/ });
  await card.getByRole('link', { name: 'جدول قسط‌ها' }).click();
  await expect(page.getByRole('heading', { name: /^قسط‌ها/ })).toBeInViewport();
  await page.goto('/dashboard/orders');
  const list = page.getByRole('list', { name: 'سفارش‌ها', exact: true }).locator(':scope > li');
  const order = list.last().getByRole('link');
  await order.scrollIntoViewIfNeeded();
  const before = await scrollTop(page);
  expect(before).toBeGreaterThan(200);
  await order.click();
  await expect(page.getByRole('heading', { name: 'کالاها' })).toBeVisible();
  await page.goBack();
  await expect(list.last()).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(120);
});

test('the slides of the home page follow their buttons and lead to their products', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const slides = page.getByRole('navigation', { name: 'اسلایدهای بالای صفحه' });
  await expect(slides).toContainText('۱ از ۳');
  await slides.getByRole('button', { name: 'اسلاید پسین' }).click();
  await expect(slides).toContainText('۲ از ۳');
  const second = page.locator('[data-slide]:visible').nth(1);
  await expect(second.getByRole('heading', { level: 2 })).toBeInViewport();
  await slides.getByRole('button', { name: 'اسلاید پیشین' }).click();
  await expect(slides).toContainText('۱ از ۳');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await slides.getByRole('button', { name: 'اسلاید پیشین' }).click();
  await expect(slides).toContainText('۳ از ۳');
  await page.locator('[data-slide]:visible').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/consoles/);
});

test('a slow change of page is seen at once in the bar above it', async ({ page }) => {
  await open(page, '/');
  // The next page comes once the bar has been seen, however slow the machine is.
  const seen = closedGate();
  await page.route('**/_next/data/**', async (route) => {
    await seen.opened;
    await route.continue().catch(() => {});
  });
  await page.getByRole('main').getByRole('link', { name: 'گوشی موبایل', exact: true }).first().click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  const look = await bar.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element);
    return { backgroundColor, height };
  });
  expect(look).toEqual({ backgroundColor: 'rgb(255, 66, 0)', height: '3px' });
  await expect(page).toHaveURL('/');
  seen.open();
  await expect(page).toHaveURL('/shop/phones');
  await expect(bar).toHaveCount(0);
});
