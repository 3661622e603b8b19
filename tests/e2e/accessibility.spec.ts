import { expect } from '@playwright/test';
import {
  addButton,
  drawer,
  expectAccessible,
  fillBasket,
  findProduct,
  open,
  openProduct,
  plentiful,
  productPath,
  test,
} from './support';

for (const theme of ['light', 'dark'] as const) {
  test.describe(`In ${theme} colours`, () => {
    test.use({ colorScheme: theme });

    test('the home page, the list and a product are accessible', async ({ page, request }) => {
      const { product } = await findProduct(request, plentiful);
      for (const path of ['/', '/shop', productPath(product)]) {
        await open(page, path);
        await expectAccessible(page, `${path} in ${theme}`);
      }
    });
  });
}

test('The basket is accessible empty, filled, and while it asks', async ({ page, request }) => {
  await open(page, '/cart');
  await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible();
  await expectAccessible(page, 'an empty basket');
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 2 }]);
  await open(page, '/cart');
  await expect(page.getByLabel(`تعداد ${product.title}`, { exact: true })).toBeVisible();
  await expectAccessible(page, 'a filled basket');
  await page.getByRole('button', { name: /^جدول کامل/ }).click();
  await expect(page.getByRole('dialog', { name: 'جدول قسط‌ها' })).toBeVisible();
  await expectAccessible(page, 'the instalments of the basket');
  await page.getByRole('button', { name: 'بستن' }).click();
  await page.getByRole('button', { name: 'حذف همه' }).click();
  await expect(page.getByRole('dialog', { name: /^آیا از حذف همه/ })).toBeVisible();
  await expectAccessible(page, 'the question before emptying');
});

test.describe('Pages that say something', () => {
  test.use({ allowed: /404/ });

  test('are accessible: questions, entrance, nothing found', async ({ page }) => {
    await open(page, '/faq');
    await page.getByRole('group').first().locator('summary').click();
    await expectAccessible(page, '/faq');
    await open(page, '/login');
    await expectAccessible(page, '/login');
    await open(page, '/shop?search=قطقطقط');
    await expectAccessible(page, 'a search without answers');
    await page.goto('/nowhere');
    await expectAccessible(page, '404');
  });
});

test('What opens over a product is accessible: instalments, picture, basket or toast', async ({
  page,
  request,
  isDesktop,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  await openProduct(page, product, property);
  await page.getByRole('button', { name: /^جدول کامل/ }).click();
  const sheet = page.getByRole('dialog', { name: 'جدول قسط‌ها' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, 'the instalments');
  await sheet.getByRole('button', { name: 'بستن' }).click();
  await expect(sheet).toBeHidden();

  await page
    .getByRole('button', { name: /^بزرگ‌نمایی/ })
    .first()
    .click();
  const zoom = page.getByRole('dialog', { name: 'نمای بزرگ تصویر' });
  await expect(zoom).toBeVisible();
  await expectAccessible(page, 'the enlarged picture');
  await zoom.getByRole('button', { name: 'بستن' }).click();
  await expect(zoom).toBeHidden();

  await addButton(page).click();
  if (isDesktop) await expect(drawer(page)).toContainText(product.title);
  else await expect(page.getByText('به سبد افزوده شد')).toBeVisible();
  await expectAccessible(page, 'the answer to an addition');
});

test('The menus and the search of desktop are accessible while they are open', async ({
  page,
  isDesktop,
}) => {
  test.skip(!isDesktop, 'Phones have their own.');
  await open(page, '/');
  const menu = page.getByRole('navigation', { name: 'دسته‌های کالا' });
  await menu.getByRole('button', { name: 'دسته‌بندی کالاها' }).click();
  await expect(menu.getByRole('tabpanel')).toBeVisible();
  await expectAccessible(page, 'the menu of two levels');
  await menu.getByRole('button', { name: 'لپ‌تاپ' }).click();
  await expect(menu.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page, 'the menu of columns');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'جست‌وجوی کالا' }).fill('گوشی سامسونگ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the suggestions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'رنگ صفحه' }).click();
  await expect(page.getByRole('group', { name: 'رنگ صفحه' })).toBeVisible();
  await expectAccessible(page, 'the choice of colours');
  await page.getByRole('button', { name: 'پشتیبانی' }).click();
  await expectAccessible(page, 'the support panel');
});

test('What phones open over the page is accessible: search, categories, filters', async ({
  page,
  isDesktop,
}) => {
  test.skip(isDesktop, 'Desktop has its own.');
  await open(page, '/shop?category=phones');
  await page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' }).click();
  const search = page.getByRole('dialog', { name: 'جست‌وجو' });
  await search.getByRole('combobox').fill('گوشی سامسونگ');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the full-screen search');
  await page.goBack();
  await expect(search).toBeHidden();

  await page.getByRole('button', { name: 'دسته‌بندی' }).click();
  const categories = page.getByRole('dialog', { name: 'دسته‌بندی کالاها' });
  await expect(categories.getByRole('tab').first()).toBeVisible();
  await expectAccessible(page, 'the drawer of categories');
  await page.goBack();
  await expect(categories).toBeHidden();

  await page
    .getByRole('navigation', { name: 'فیلتر و ترتیب' })
    .getByRole('link', { name: 'فیلتر' })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'فیلترها' })).toBeVisible();
  await expectAccessible(page, 'the sheet of filters');
});

test.describe('A popup banner', () => {
  test.use({ popups: 'new' });

  test('is accessible', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the popup banner');
  });
});
