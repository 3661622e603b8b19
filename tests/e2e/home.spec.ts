import { expect } from '@playwright/test';
import { expectAccessible, open, test } from './support';

test('The slides over the home page follow their buttons, and lead to their goods', async ({ page }) => {
  await open(page, '/');
  const place = page.getByRole('navigation', { name: 'اسلایدهای بالای صفحه' });
  await expect(place).toContainText('۱ از ۳');
  await place.getByRole('button', { name: 'اسلاید پسین' }).click();
  await expect(place).toContainText('۲ از ۳');
  const slide = page.locator('[data-slide]:visible').nth(1);
  await expect(slide.getByRole('heading', { level: 2 })).toBeInViewport();
  await expectAccessible(page, 'the second slide');
  await place.getByRole('button', { name: 'اسلاید پیشین' }).click();
  await expect(place).toContainText('۱ از ۳');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await place.getByRole('button', { name: 'اسلاید پیشین' }).click();
  await expect(place).toContainText('۳ از ۳');
  await page.locator('[data-slide]:visible').nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\?/);
});
