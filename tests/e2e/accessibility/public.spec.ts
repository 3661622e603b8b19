import { expect, type Page } from '@playwright/test';
import type { ShopPage } from '@/contract/list';
import { alert, dialog, expectAccessible, expectStatesAccessible, heading, type State } from '../axe';
import {
  addButton,
  drawer,
  fillBasket,
  findProduct,
  open,
  plentiful,
  productPath,
  readApi,
  scrollUntilPopup,
  test,
} from '../support';

// `everyRoute.spec.ts` checks each page as it opens; here are the states of pages, and what opens over them.
// A page that is not there, and calls that fail, are among the states. A slow machine shows a page's first picture later
// than the browser expects of a preload.
test.use({ allowed: /404|503|preloaded using link preload/ });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' });
const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'دسته‌های کالا' }).getByRole('button', { name });
const option = (page: Page) => page.getByRole('option').first();

const pages: readonly State[] = [
  {
    name: 'the second slide',
    path: '/',
    enter: (page) => page.getByRole('button', { name: 'اسلاید پسین' }).click(),
    shown: (page) => page.getByText('۲ از ۳'),
  },
  {
    name: 'a list that the filters leave empty',
    path: '/shop?category=phones&priceTo=2000',
    shown: heading('نتیجه ای یافت نشد'),
  },
];

const quietPages: readonly State[] = [
  {
    name: 'the questions',
    path: '/faq',
    enter: (page) => page.getByRole('group').first().locator('summary').click(),
    shown: title,
  },
  {
    name: 'the look-up of a registration with empty fields',
    path: '/loanbeta/check',
    enter: (page) => page.getByRole('button', { name: 'دیدن وضعیت' }).click(),
    shown: (page) => page.getByText('کد رهگیری را در ۸ رقم وارد کنید.'),
  },
  { name: 'the shipping companies', path: '/info/shipping', shown: title },
  {
    name: 'the questions that a search found',
    path: '/faq',
    enter: (page) => page.getByRole('searchbox', { name: 'جست‌وجو در پرسش‌ها' }).fill('تيپاكس'),
    shown: (page) => page.getByText(/پرسش پیدا شد/),
  },
  {
    name: 'the login over a page of the dashboard',
    path: '/dashboard',
    shown: dialog('ورود یا ثبت‌نام'),
  },
  {
    name: 'a page of the dashboard without a session',
    path: '/dashboard',
    enter: (page) => dialog('ورود یا ثبت‌نام')(page).getByRole('button', { name: 'بستن' }).click(),
    shown: heading('برای دیدن این صفحه وارد شوید'),
  },
];

const desktopOverlays: readonly State[] = [
  {
    name: 'the menu of two levels',
    path: '/faq',
    at: 'desktop',
    enter: (page) => menuButton(page, 'دسته‌بندی کالاها').click(),
    shown: (page) => page.getByRole('tabpanel'),
  },
  {
    name: 'the menu of columns',
    path: '/faq',
    at: 'desktop',
    enter: (page) => menuButton(page, 'لپ‌تاپ').click(),
    shown: (page) =>
      page.getByRole('navigation', { name: 'دسته‌های کالا' }).getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'the suggestions',
    path: '/faq',
    at: 'desktop',
    enter: (page) => searchField(page).fill('گوشی سامسونگ'),
    shown: option,
  },
  {
    name: 'the choice of colours',
    path: '/faq',
    at: 'desktop',
    enter: (page) => page.getByRole('button', { name: 'رنگ صفحه' }).click(),
    shown: (page) => page.getByRole('group', { name: 'رنگ صفحه' }),
  },
  {
    name: 'the support panel',
    path: '/faq',
    enter: (page) => page.getByRole('button', { name: 'پشتیبانی', exact: true }).press('Enter'),
    shown: heading(/^پشتیبانی/),
  },
];

const phoneOverlays: readonly State[] = [
  {
    name: 'the full-screen search',
    path: '/faq',
    at: 'phone',
    enter: async (page) => {
      await searchField(page).click();
      await dialog('جست‌وجو')(page).getByRole('combobox').fill('گوشی سامسونگ');
    },
    shown: option,
  },
  {
    name: 'the drawer of categories',
    path: '/faq',
    at: 'phone',
    enter: (page) => page.getByRole('button', { name: 'دسته‌بندی' }).click(),
    shown: (page) => dialog('دسته‌بندی کالاها')(page).getByRole('tab').first(),
  },
  {
    name: 'the sheet of filters',
    path: '/shop/phones',
    at: 'phone',
    enter: (page) =>
      page
        .getByRole('navigation', { name: 'فیلتر و ترتیب' })
        .getByRole('link', { name: 'فیلتر' })
        .first()
        .click(),
    shown: dialog('فیلترها'),
  },
];

test('public pages are accessible', ({ page }) => expectStatesAccessible(page, pages));
test('quiet pages and the gate of the dashboard are accessible', ({ page }) =>
  expectStatesAccessible(page, quietPages));
test('what opens over a page on a desktop is accessible', ({ page }) =>
  expectStatesAccessible(page, desktopOverlays));
test('what opens over a page on a phone is accessible', ({ page }) =>
  expectStatesAccessible(page, phoneOverlays));

test('a product and what opens over it are accessible', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  const path = productPath(product);
  await expectStatesAccessible(page, [
    { name: 'a product', path, shown: title },
    {
      name: 'the instalments of a product',
      path,
      enter: (one) => one.getByRole('button', { name: /^جدول کامل/ }).click(),
      shown: dialog('جدول قسط‌ها'),
    },
    {
      name: 'the enlarged picture',
      path,
      enter: (one) =>
        one
          .getByRole('button', { name: /^بزرگ‌نمایی/ })
          .first()
          .click(),
      shown: dialog('نمای بزرگ تصویر'),
    },
  ]);
});

test('a sold-out product is accessible', async ({ page, request }) => {
  // Sold-out products stand at the end of the list.
  const { total, pageSize } = await readApi<ShopPage>(request, '/product/shop');
  const lastPage = await readApi<ShopPage>(request, `/product/shop?page=${Math.ceil(total / pageSize)}`);
  const soldOut = lastPage.products.at(-1);
  if (!soldOut || soldOut.inStock) throw new Error('The last product of the list is not sold out.');
  await expectStatesAccessible(page, [
    {
      name: 'a sold-out product',
      path: productPath(soldOut),
      shown: (one) => one.getByText('این کالا فعلاً موجود نیست'),
    },
  ]);
});

test('the prices of a product are accessible with the request for a message', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  await expectStatesAccessible(page, [
    {
      name: 'the sheet of prices',
      path: productPath(product),
      enter: (one) => one.getByRole('button', { name: 'نمودار قیمت و خبر ارزان شدن' }).click(),
      shown: (one) => dialog('نمودار قیمت')(one).getByRole('button', { name: 'خبرم کن' }),
    },
  ]);
});

test('what opens after an addition to the basket is accessible', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  const path = productPath(product);
  await expectStatesAccessible(page, [
    {
      name: 'the toast after an addition',
      path,
      at: 'phone',
      enter: (one) => addButton(one).click(),
      shown: (one) => one.getByText('به سبد افزوده شد'),
    },
    {
      name: 'the drawer after an addition',
      path,
      at: 'desktop',
      enter: (one) => addButton(one).click(),
      shown: (one) => drawer(one).getByText(product.title).first(),
    },
  ]);
});

test('the basket is accessible in every state', async ({ page, request }) => {
  const { property } = await findProduct(request, plentiful);
  const few = await findProduct(request, ({ stock, maxBuy }) => stock > 0 && stock < maxBuy);
  await fillBasket(page, [
    { productPropertyId: property.productPropertyId, qty: 2 },
    { productPropertyId: few.property.productPropertyId, qty: few.property.stock },
  ]);
  const more = (one: Page) =>
    one.getByRole('button', { name: `یکی بیشتر از ${few.product.title}`, exact: true });
  await expectStatesAccessible(page, [
    { name: 'a lost basket', path: '/cart', failing: /Cart\/Get/, shown: alert('سبد خرید نرسید') },
    {
      name: 'a basket with a line at its limit',
      path: '/cart',
      shown: (one) => more(one).and(one.locator('[aria-disabled="true"]')),
    },
    {
      name: 'the instalments of the basket',
      path: '/cart',
      enter: (one) => one.getByRole('button', { name: /^جدول کامل/ }).click(),
      shown: dialog('جدول قسط‌ها'),
    },
    {
      name: 'the question before emptying',
      path: '/cart',
      enter: (one) => one.getByRole('button', { name: 'حذف همه' }).click(),
      shown: dialog(/^آیا از حذف همه/),
    },
    {
      name: 'a basket that the browser kept, because it cannot be loaded',
      path: '/cart',
      failing: /Cart\/Get/,
      shown: (one) => one.getByText('اتصال به فروشگاه برقرار نیست'),
    },
  ]);
});

test.describe('Popup banners', () => {
  test.use({ popups: 'new' });

  test('a popup comes on the second page of a visit, is counted in a cookie, and is accessible', async ({
    page,
  }) => {
    await open(page, '/faq');
    // The visit is counted by code that comes after the page.
    await page.waitForLoadState('networkidle');
    await open(page, '/');
    const popup = page.getByRole('dialog');
    await scrollUntilPopup(page, popup);
    await expectAccessible(page, 'the popup banner', 'desktop');
    await popup.getByRole('button', { name: 'بستن' }).click();
    await expect(popup).toBeHidden();
    const counts = (await page.context().cookies()).filter(({ name }) => /^\d+$/.test(name));
    expect(counts).not.toHaveLength(0);
  });
});
