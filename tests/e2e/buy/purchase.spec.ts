import { expect } from '@playwright/test';
import { button, enterByPassword, signUp } from '@/tests/e2e/customer';
import { addButton, badge, drawer, open, serverBasket, test } from '@/tests/e2e/support';

test('a shopper browses, filters, chooses a variant, fills the basket, signs in and finds the dashboard', {
  tag: '@sizes',
}, async ({ page, request, isDesktop }) => {
  const customer = await signUp(request);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'گوشی موبایل', exact: true }).first().click();
  await expect(page).toHaveURL('/shop/phones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('گوشی موبایل');

  if (!isDesktop) {
    const bar = page.getByRole('navigation', { name: 'فیلتر و ترتیب' });
    await bar.getByRole('link', { name: 'فیلتر' }).first().click();
  }
  const filters = isDesktop
    ? page.getByRole('complementary', { name: 'فیلترها' })
    : page.getByRole('dialog', { name: 'فیلترها' });
  await filters.getByRole('checkbox', { name: /سامسونگ/ }).check();
  await expect(page).toHaveURL('/shop/phones/samsung');
  if (!isDesktop) await filters.getByRole('button', { name: /^دیدن/ }).click();

  const card = page.getByRole('main').locator('a[href^="/products/"]').filter({ hasText: 'Galaxy S25' });
  await card.first().click();
  await expect(page).toHaveURL(/\/products\/\d+\//);
  // The address changes a moment before the page.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Galaxy S25');
  const title = (await heading.textContent()) ?? '';
  const colours = page.getByRole('radiogroup', { name: 'رنگ' }).getByRole('radio', { checked: false });
  const colour = (await colours.first().getAttribute('aria-label')) ?? '';
  await page.getByRole('radio', { name: colour, exact: true }).click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await expect(page.getByRole('radio', { name: colour, exact: true })).toBeChecked();

  await addButton(page).click();
  if (isDesktop) await expect(drawer(page)).toContainText(title);
  else {
    const toast = page.getByRole('status').filter({ hasText: 'به سبد افزوده شد' });
    await toast.getByRole('link', { name: 'دیدن سبد' }).click();
    await expect(page).toHaveURL('/cart');
  }
  const { items, qty } = await serverBasket(page);
  expect(qty).toBe(1);
  expect(items[0]?.atrributeOne?.title).toBe(colour);
  // Back closes the drawer of desktops, and leaves the basket page of phones.
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/products\/\d+\/.*variant=/);

  await open(page, '/cart');
  await page.getByRole('link', { name: 'ادامهٔ خرید' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  await enterByPassword(page, customer.mobile);
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeVisible();
  await page.reload();
  await expect(badge(page)).toContainText('۱');
  await button(page, isDesktop ? 'خروج' : 'خروج از حساب').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
