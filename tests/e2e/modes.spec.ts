import { expect } from '@playwright/test';
import type { Site } from '@/contract/site';
import {
  addButton,
  expectAccessible,
  findProduct,
  open,
  openProduct,
  phone,
  plentiful,
  readApi,
  switchMode,
  test,
} from './support';

// The repair answers 503, and a page that was open finds its calls refused.
test.use({ allowed: /503/ });

test.afterAll(async () => {
  await switchMode('maintenance', 'off');
  await switchMode('catalog', 'off');
});

for (const size of ['phone', 'desktop'] as const) {
  test.describe(`On a ${size}`, () => {
    if (size === 'phone') test.use(phone);

    test('a shop under repair shows the repair, until when, another try and whom to call', async ({
      page,
      request,
    }) => {
      const { product } = await findProduct(request, plentiful);
      const { company } = await readApi<Site>(request, '/public/site');
      const until = new Date(Date.now() + 2 * 60 * 60 * 1000).toISOString();
      await open(page, '/faq');
      try {
        await switchMode('maintenance', 'on', '--until', until);
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();
        for (const path of ['/', '/shop', `/products/${product.id}/${product.slug}`, '/cart']) {
          const response = await page.goto(path);
          expect(response?.status(), path).toBe(503);
          const retryAfter = Number(response?.headers()['retry-after']);
          expect(retryAfter, path).toBeGreaterThan(7000);
          expect(retryAfter, path).toBeLessThanOrEqual(7200);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('داریم پله‌ها رامحکم‌تر می‌کنیم.');
          await expect(page.getByRole('main')).toContainText('در دست تعمیر است');
          await expect(page.getByRole('banner')).toHaveCount(0);
          await expect(page.getByRole('contentinfo')).toHaveCount(0);
        }
        const timer = page.getByRole('timer');
        const before = await timer.textContent();
        expect(before).toMatch(/^۰۰روز۰۱ساعت۵۹دقیقه[۰-۹]{2}ثانیه$/);
        await expect(timer).not.toHaveText(before ?? '');
        const call = page.getByRole('link', { name: 'تماس با پشتیبانی' });
        await expect(call).toHaveAttribute('href', `tel:${company.companyAddresses[0]?.tell}`);
        await expectAccessible(page, 'the repair');
        await page.getByRole('button', { name: 'تلاش دوباره' }).click();
        await expect(timer).toBeVisible();
      } finally {
        await switchMode('maintenance', 'off');
      }
      await expect(async () => expect((await request.get('/')).status()).toBe(200)).toPass();
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('سبد خرید');
    });

    test('a page that is open when the repair begins turns to it when the shopper comes back', async ({
      page,
    }) => {
      await open(page, '/faq');
      try {
        await switchMode('maintenance', 'on');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText('در دست تعمیر است')).toBeVisible();
        await expect(page.getByRole('timer')).toHaveCount(0);
      } finally {
        await switchMode('maintenance', 'off');
      }
    });

    test('a shop that only shows its goods has no basket anywhere, and takes no order', async ({
      page,
      request,
    }) => {
      const { product, property } = await findProduct(request, plentiful);
      const line = { productPropertyId: property.productPropertyId, qty: 1 };
      try {
        await switchMode('catalog', 'on');
        await expect(async () => {
          await openProduct(page, product, property);
          await expect(addButton(page)).toHaveCount(0, { timeout: 1000 });
        }).toPass();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
        await expect(page.getByRole('main')).toContainText('تومان');
        for (const path of ['/', '/shop', '/faq']) {
          await open(page, path);
          await expect(page.locator('a[href^="/cart"]')).toHaveCount(0);
        }
        await open(page, '/cart');
        await expect(page.getByText('سبد خرید بسته است')).toBeVisible();
        const refused = await request.post('/api/v2/Cart/AddToCart', { data: line });
        expect(refused.status()).toBe(403);
        expect((await refused.json()).message).toMatch(/[آ-ی]/);
      } finally {
        await switchMode('catalog', 'off');
      }
      await expect(async () => {
        await openProduct(page, product, property);
        await expect(addButton(page)).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect((await request.post('/api/v2/Cart/AddToCart', { data: line })).ok()).toBe(true);
    });

    test('a product that was first rendered without a basket has its button again once the mode is over', async ({
      page,
      request,
    }) => {
      const { product } = await findProduct(request, plentiful);
      const path = `/products/${product.id}/${product.slug}`;
      try {
        await switchMode('catalog', 'on');
        await expect(async () => {
          await open(page, path);
          await expect(addButton(page)).toHaveCount(0, { timeout: 1000 });
        }).toPass();
      } finally {
        await switchMode('catalog', 'off');
      }
      await open(page, `/shop?search=${encodeURIComponent(product.latinTitle)}`);
      await page.locator(`main a[href^="${path}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
      await expect(addButton(page)).toBeVisible();
    });
  });
}
