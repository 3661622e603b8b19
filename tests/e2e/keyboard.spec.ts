import { expect, type Page } from '@playwright/test';
import { button, mobileField, openAs, password, passwordField, signUp } from './customer';
import { addButton, drawer, findProduct, open, openProduct, plentiful, test } from './support';

const menu = (page: Page) => page.getByRole('navigation', { name: 'دسته‌های کالا' });

test('the categories are opened, walked and followed by keyboard', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/shop\/laptops/);
});

test('the keyboard skips the header, adds a product, stays inside the drawer, and returns to the button', async ({
  page,
  request,
}) => {
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
  await expect(drawer(page)).toContainText(product.title);
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

test('a customer signs in by keyboard', async ({ page, request }) => {
  const customer = await signUp(request);
  await open(page, '/login?c=/faq');
  await expect(mobileField(page)).toBeFocused();
  await page.keyboard.type(customer.mobile);
  await page.keyboard.press('Enter');
  await expect(passwordField(page)).toBeFocused();
  // The other ways come in reading order, and Shift+Tab leads back to the field.
  await page.keyboard.press('Tab');
  await expect(button(page, 'نمایش رمز عبور')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'ورود')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'ورود با رمز یک‌بارمصرف')).toBeFocused();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq');
});

test('a form over the page is left by Back and by Escape, and the focus returns to its button', async ({
  page,
  request,
}) => {
  await openAs(page, await signUp(request), '/dashboard/addresses');
  const add = button(page, 'افزودن نشانی جدید');
  await add.click();
  const sheet = page.getByRole('dialog', { name: 'افزودن نشانی جدید' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/addresses');
  await add.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(add).toBeFocused();
});
