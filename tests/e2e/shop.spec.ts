import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopPage } from '@/contract/shop';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { open, readApi, test } from './support';

const cards = (page: Page) => page.getByRole('main').locator('a.card');
const total = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'کالا' }).first();

/** Where this size has its filters: beside the list, or on a sheet that is opened for it. */
async function openFilters(page: Page, isDesktop: boolean): Promise<Locator> {
  if (isDesktop) return page.getByRole('complementary', { name: 'فیلترها' });
  await page
    .getByRole('navigation', { name: 'فیلتر و ترتیب' })
    .getByRole('link', { name: 'فیلتر' })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'فیلترها' });
}

async function closeFilters(page: Page, isDesktop: boolean): Promise<void> {
  if (isDesktop) return;
  const sheet = page.getByRole('dialog', { name: 'فیلترها' });
  await sheet.getByRole('button', { name: /^دیدن/ }).click();
  await expect(sheet).toBeHidden();
}

test('Filters stand in the address, are counted, and are let go one by one', async ({
  page,
  request,
  isDesktop,
}) => {
  await open(page, '/shop?category=phones');
  const filters = await openFilters(page, isDesktop);
  const { facets } = await readApi<ShopPage>(request, '/product/shop?category=phones');
  const samsung = facets.brands.find(({ value }) => value === 'samsung');
  expect(samsung).toBeDefined();
  const brand = filters.getByRole('checkbox', { name: /سامسونگ/ });
  await expect(brand).toHaveAccessibleName(new RegExp(`${formatNumber(samsung?.count ?? 0)} کالا`));
  await brand.check();
  await expect(page).toHaveURL('/shop?brand=samsung&category=phones');
  await filters.getByRole('switch', { name: /فقط کالاهای موجود/ }).check();
  await expect(page).toHaveURL('/shop?brand=samsung&category=phones&inStock=true');
  await filters.getByRole('radio', { name: '۲', exact: true }).check();
  await expect(page).toHaveURL(/monthlyTo=2000000/);
  await closeFilters(page, isDesktop);

  const list = await readApi<ShopPage>(
    request,
    '/product/shop?category=phones&brand=samsung&inStock=true&monthlyTo=2000000',
  );
  await expect(total(page)).toContainText(`${formatNumber(list.total)} کالا`);
  for (const text of await cards(page).allTextContents()) expect(text).toContain('سامسونگ');

  const chips = page.getByRole('link', { name: /^حذف فیلتر/ }).filter({ visible: true });
  await expect(chips).toHaveCount(3);
  await chips.filter({ hasText: 'سامسونگ' }).click();
  await expect(page).toHaveURL('/shop?category=phones&inStock=true&monthlyTo=2000000');
  await expect(chips).toHaveCount(2);

  // The address alone brings the same list.
  await page.reload();
  await expect(chips).toHaveCount(2);
  const again = await openFilters(page, isDesktop);
  await expect(again.getByRole('switch', { name: /فقط کالاهای موجود/ })).toBeChecked();
  await again.getByRole(isDesktop ? 'link' : 'button', { name: 'پاک‌کردن ۲ فیلتر' }).click();
  await expect(page).toHaveURL('/shop?category=phones');
});

test('A price is typed in Persian digits', async ({ page, request, isDesktop }) => {
  await open(page, '/shop');
  const filters = await openFilters(page, isDesktop);
  const from = filters.getByRole('textbox', { name: 'قیمت از، تومان' });
  await from.fill('۲۰٬۰۰۰٬۰۰۰');
  await from.press('Enter');
  await expect(page).toHaveURL('/shop?priceFrom=20000000');
  const to = filters.getByRole('textbox', { name: 'قیمت تا، تومان' });
  await to.fill('٣٠٠٠٠٠٠٠');
  await to.blur();
  await expect(page).toHaveURL('/shop?priceFrom=20000000&priceTo=30000000');
  await expect(from).toHaveValue('۲۰٬۰۰۰٬۰۰۰');
  await closeFilters(page, isDesktop);
  const list = await readApi<ShopPage>(request, '/product/shop?priceFrom=20000000&priceTo=30000000');
  await expect(total(page)).toContainText(`${formatNumber(list.total)} کالا`);
  await expect(
    page.getByRole('link', { name: 'حذف فیلتر ۲۰ تا ۳۰ میلیون' }).filter({ visible: true }),
  ).toBeVisible();
});

test('The list is sorted and paged', async ({ page, request, isDesktop }) => {
  await open(page, '/shop');
  if (isDesktop) await page.getByRole('link', { name: 'ارزان‌ترین', exact: true }).click();
  else await page.getByRole('combobox', { name: 'ترتیب' }).selectOption({ label: 'ارزان‌ترین' });
  await expect(page).toHaveURL('/shop?sort=cheapest');
  const first = await readApi<ShopPage>(request, '/product/shop?sort=cheapest');
  await expect(cards(page).first()).toContainText(first.products[0]?.title ?? '');
  await expect(cards(page)).toHaveCount(first.pageSize);

  const pages = page.getByRole('navigation', { name: 'صفحه‌ها' });
  const lastPage = Math.ceil(first.total / first.pageSize);
  await expect(pages.getByRole('link', { name: `صفحهٔ ${toPersianDigits(lastPage)}` })).toBeVisible();
  await pages.getByRole('link', { name: 'صفحهٔ ۲', exact: true }).click();
  await expect(page).toHaveURL('/shop?page=2&sort=cheapest');
  const second = await readApi<ShopPage>(request, '/product/shop?sort=cheapest&page=2');
  await expect(cards(page).first()).toContainText(second.products[0]?.title ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/shop?sort=cheapest');
  await expect(cards(page).first()).toContainText(first.products[0]?.title ?? '');

  await page.goto(`/shop?page=${lastPage + 50}&sort=cheapest`);
  await expect(page).toHaveURL(`/shop?page=${lastPage}&sort=cheapest`);
});

test('Back from a product restores the list and the place in it', async ({ page }) => {
  await open(page, '/shop?category=phones');
  const card = cards(page).nth(13);
  await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 120, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(300);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL('/shop?category=phones');
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(place));
});

test('One step back undoes the filtering', async ({ page, isDesktop }) => {
  test.skip(!isDesktop, 'On phones the sheet owns the step back.');
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'گوشی موبایل', exact: true }).first().click();
  await expect(page).toHaveURL('/shop?category=phones');
  const filters = await openFilters(page, isDesktop);
  await filters.getByRole('checkbox', { name: /سامسونگ/ }).check();
  await expect(page).toHaveURL(/brand=samsung/);
  await filters.getByRole('checkbox', { name: /اپل/ }).check();
  await expect(page).toHaveURL(/brand=apple,samsung/);
  await page.goBack();
  await expect(page).toHaveURL('/shop?category=phones');
  await expect(filters.getByRole('checkbox', { name: /سامسونگ/ })).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('Back closes the sheet of filters and keeps what was chosen', async ({ page, isDesktop }) => {
  test.skip(isDesktop, 'The sheet is of phones.');
  await open(page, '/faq');
  await page.goto('/shop?category=phones');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  const sheet = await openFilters(page, isDesktop);
  await sheet.getByRole('checkbox', { name: /سامسونگ/ }).check();
  await expect(page).toHaveURL(/brand=samsung/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/shop?brand=samsung&category=phones');
  for (const text of await cards(page).allTextContents()) expect(text).toContain('سامسونگ');
});

test('A combination of which nothing is left says so and offers the way out', async ({ page }) => {
  await open(page, '/shop?category=phones&priceTo=2000');
  await expect(page.getByRole('heading', { name: 'نتیجه ای یافت نشد' })).toBeVisible();
  await page.getByRole('link', { name: 'پاک‌کردن ۱ فیلتر' }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL('/shop?category=phones');
  await expect(cards(page).first()).toBeVisible();
});

test('A word typed on the wrong keyboard or written slightly wrong still finds', async ({ page }) => {
  await open(page, '/shop?search=samsong');
  await expect(cards(page).first()).toContainText('سامسونگ');
});
