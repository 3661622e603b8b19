import { expect, type Page } from '@playwright/test';
import type { Site } from '@/contract/site';
import { expectAccessible } from '@/tests/e2e/axe';
import { callAs, openAs, personas, signInByApi, stored } from '@/tests/e2e/customer';
import { findProduct, open, plentiful, productPath, readApi, switchMode, test } from '@/tests/e2e/support';
import { toLatinDigits } from '@/utils/digits';

// Maintenance answers 503, also the data of a page, which Next then loads as a whole. A session that has ended answers 401.
test.use({ allowed: /401|503|Failed to load static props/ });

test.afterAll(async () => {
  await switchMode('maintenance', 'off');
  await switchMode('catalog', 'off');
});

/** The seconds that a countdown shows: «۰۰روز۰۱ساعت۵۹دقیقه۵۸ثانیه». */
function secondsOf(countdown: string): number {
  const parts = /^(\d{2})روز(\d{2})ساعت(\d{2})دقیقه(\d{2})ثانیه$/.exec(toLatinDigits(countdown));
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map(Number);
  return parts ? ((days * 24 + hours) * 60 + minutes) * 60 + seconds : Number.NaN;
}

const maintenance = (page: Page) => page.getByText('در دست تعمیر است');
const closed = (page: Page) =>
  expect(async () => expect((await page.request.get('/')).status()).toBe(503)).toPass();

test('during maintenance every page shows the maintenance screen, until when, another try and whom to call', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, plentiful);
  const { company } = await readApi<Site>(request, '/public/site');
  const until = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString();
  await open(page, '/faq');
  try {
    await switchMode('maintenance', 'on', '--until', until);
    await closed(page);
    // A soft navigation from a page that is open finds the screen too.
    await page.getByRole('banner').locator('a[href="/"]').first().click();
    await expect(maintenance(page)).toBeVisible();
    for (const path of ['/', '/shop', productPath(product), '/cart']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(503);
      const retryAfter = Number(response?.headers()['retry-after']);
      expect(retryAfter, path).toBeGreaterThan(7000);
      expect(retryAfter, path).toBeLessThanOrEqual(7200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('داریم فروشگاه رابهتر می‌کنیم.');
      await expect(maintenance(page)).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
    const timer = page.getByRole('timer');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    // The server's time and the browser's differ by less than a second, and so do reading the clock and reading the timer.
    await expect(async () => {
      const shown = secondsOf((await timer.textContent()) ?? '');
      expect(Math.abs(shown - (Date.parse(until) - Date.now()) / 1000)).toBeLessThan(3);
    }).toPass({ timeout: 60_000 });
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? '');
    const call = page.getByRole('link', { name: 'تماس با پشتیبانی' });
    await expect(call).toHaveAttribute('href', `tel:${company.companyAddresses[0]?.tell}`);
    await expectAccessible(page, 'the maintenance screen');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await reloaded;
    await expect(timer).toBeVisible();
    // A press before hydration would be lost.
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  } finally {
    await switchMode('maintenance', 'off');
  }
  await expect(async () => expect((await request.get('/')).status()).toBe(200)).toPass();
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سبد خرید');
});

test('during maintenance a supervisor has the whole shop with a notice until the session ends', async ({
  page,
}) => {
  const supervisor = await signInByApi(page.request, personas.supervisor.mobile);
  const notice = page.getByRole('status').filter({ hasText: 'حالت تعمیر روشن است' });
  await openAs(page, supervisor, '/faq');
  await expect(notice).toHaveCount(0);
  try {
    await switchMode('maintenance', 'on');
    await closed(page);
    // The first page is withheld until the supervisor's pass is there.
    await page.goto('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('همهٔ کالاها');
    await expect(notice).toBeVisible();
    await expect(maintenance(page)).toHaveCount(0);
    await expectAccessible(page, 'the notice of a supervisor');
    await page.getByRole('main').locator('a[href^="/products/"]').first().click();
    await expect(page).toHaveURL(/\/products\/\d+\//);
    await expect(notice).toBeVisible();
    expect((await page.reload())?.status()).toBe(200);
    await expect(notice).toBeVisible();

    await callAs(page.request, supervisor, 'post', '/user/logout');
    await expect(async () => expect((await page.goto('/faq'))?.status()).toBe(503)).toPass();
    await expect(maintenance(page)).toBeVisible();
    await expect.poll(() => stored(page, 'userInfo')).toBeNull();
    await expect(page).toHaveURL('/faq');
  } finally {
    await switchMode('maintenance', 'off');
  }
});
