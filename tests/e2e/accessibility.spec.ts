import { expect, type Locator, type Page } from '@playwright/test';
import {
  button,
  codeField,
  codeOf,
  enterMobile,
  newMobile,
  openAs,
  openAsShopper,
  password,
  passwordField,
  personas,
  sentCodes,
  signInByApi,
  signUp,
} from './customer';
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
  scrollUntilPopup,
  test,
} from './support';

test('The home page, the list and a product are accessible', async ({ page, request }) => {
  const { product } = await findProduct(request, plentiful);
  for (const path of ['/', '/shop', productPath(product)]) {
    await open(page, path);
    await expectAccessible(page, path);
  }
});

test('The basket is accessible empty, filled, and while it asks', async ({ page, request }) => {
  await open(page, '/cart');
  await expect(page.getByText('سبد خرید شما خالی است')).toBeVisible();
  await expectAccessible(page, 'an empty basket');
  const { product, property } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 2 }]);
  await open(page, '/cart');
  await expect(page.getByLabel(`تعداد ${product.title}`, { exact: true })).toBeVisible();
  await expectAccessible(page, 'a filled basket');
  const { product: few, property: last } = await findProduct(
    request,
    ({ stock, maxBuy }) => stock > 0 && stock < maxBuy,
  );
  const atLimit = await fillBasket(page, [{ productPropertyId: last.productPropertyId, qty: last.stock }]);
  // In place of the basket before, which the first page of the browser has stored.
  await page.evaluate((id) => localStorage.setItem('cartId', id), atLimit);
  await open(page, '/cart');
  await expect(page.getByRole('button', { name: `یکی بیشتر از ${few.title}`, exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page, 'a line at its limit');
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
    await open(page, '/faq');
    // The visit is counted by code that comes after the page.
    await page.waitForLoadState('networkidle');
    await open(page, '/');
    await scrollUntilPopup(page, page.getByRole('dialog'));
    await expectAccessible(page, 'the popup banner');
  });
});

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test.describe('Signing in', () => {
  // Wrong values are part of it.
  test.use({ allowed: /400/ });

  test('a new customer, every step is accessible, wrong values too', async ({ page, request }) => {
    const mobile = newMobile();
    await open(page, '/login');
    await expectAccessible(page, 'the number');
    await button(page, 'ادامه').click();
    await expect(page.getByText('شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.')).toBeVisible();
    await expectAccessible(page, 'a wrong number');
    await enterMobile(page, mobile);
    await step(page, 'ساخت حساب کاربری');
    await expectAccessible(page, 'the code of a new number');
    await codeField(page).fill(await codeOf(request, mobile));
    await expect(passwordField(page)).toBeVisible();
    await expectAccessible(page, 'the password of a new number');
    await passwordField(page).fill(password);
    await passwordField(page, 'تکرار رمز عبور').fill(`${password}5`);
    await button(page, 'ساخت حساب و ورود').click();
    await expectAccessible(page, 'two different passwords');
    await passwordField(page, 'تکرار رمز عبور').fill(password);
    await button(page, 'ساخت حساب و ورود').click();
    await step(page, 'تکمیل مشخصات');
    await expect(page.getByLabel('کد ملی')).toBeVisible();
    await expectAccessible(page, 'the profile');
    await button(page, 'ثبت مشخصات').click();
    await expect(page.getByText('لطفا نام را به درستی پر کنید')).toBeVisible();
    await expectAccessible(page, 'a profile with everything missing');
  });

  test('a known customer, every step is accessible, refusals too', async ({ page, request }) => {
    const customer = await signUp(request);
    await open(page, '/login');
    await enterMobile(page, customer.mobile);
    await step(page, 'رمز عبور را وارد کنید');
    await expectAccessible(page, 'the password');
    await passwordField(page).fill('Wrong1234');
    await button(page, 'ورود').click();
    await expect(page.getByRole('main').getByText('رمز عبور درست نیست')).toBeVisible();
    await expectAccessible(page, 'a wrong password');
    const earlier = await sentCodes(request, customer.mobile);
    await button(page, 'فراموشی رمز عبور').click();
    await step(page, 'بازیابی رمز عبور');
    await expectAccessible(page, 'the code');
    await codeField(page).pressSequentially(await codeOf(request, customer.mobile, earlier));
    await step(page, 'رمز عبور تازه');
    await passwordField(page, 'رمز عبور تازه').fill('fresh');
    await expectAccessible(page, 'a new password');
  });
});

test('Every page of the dashboard is accessible with what a shopper has', async ({ page }) => {
  test.slow();
  await openAsShopper(page, '/dashboard');
  await expect(page.getByRole('region', { name: /^قسط ۵/ })).toBeVisible();
  await expectAccessible(page, '/dashboard');
  for (const [path, list] of [
    ['wallet', 'گردش کیف پول'],
    ['orders', 'سفارش‌ها'],
    ['addresses', 'نشانی‌های شما'],
    ['notifications', 'پیام‌های شما'],
    ['devices', 'دستگاه‌هایی که در حساب شما هستند'],
  ] as const) {
    await page.goto(`/dashboard/${path}`);
    await expect(
      page.getByRole('list', { name: list, exact: true }).getByRole('listitem').first(),
    ).toBeVisible();
    await expectAccessible(page, `/dashboard/${path}`);
  }
  await page.goto('/dashboard/orders');
  await page
    .getByRole('link', { name: /^جزئیات سفارش/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'کالاها' })).toBeVisible();
  await expectAccessible(page, 'an order');
  await page.goto('/dashboard/favorites');
  await expect(page.getByText('ارزان شد').first()).toBeVisible();
  await expectAccessible(page, '/dashboard/favorites');
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('کد ملی')).toBeVisible();
  await expectAccessible(page, '/dashboard/profile');
  await page.goto('/dashboard/password');
  await expect(passwordField(page, 'رمز عبور کنونی')).toBeVisible();
  await expectAccessible(page, '/dashboard/password');
});

test('The dashboard is accessible while there is nothing in it, and the forms over it', async ({
  page,
  request,
}) => {
  test.slow();
  await openAs(page, await signUp(request), '/dashboard');
  for (const [path, heading] of [
    ['', 'هنوز سفارشی ندارید'],
    ['/orders', 'هنوز سفارشی ندارید'],
    ['/favorites', 'هنوز کالایی را نپسندیده‌اید'],
    ['/notifications', 'پیامی ندارید'],
    ['/addresses', 'هنوز نشانی ندارید'],
  ] as const) {
    await page.goto(`/dashboard${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, `an empty /dashboard${path}`);
  }
  await button(page, 'نشانی تازه').click();
  await expect(page.getByRole('dialog', { name: 'نشانی تازه' })).toBeVisible();
  await expectAccessible(page, 'the form of an address');
  await button(page, 'ثبت نشانی').click();
  await expect(page.getByText('پلاک را وارد کنید.')).toBeVisible();
  await expectAccessible(page, 'the form of an address with everything missing');
});

test('A dashboard of nobody is accessible', async ({ page }) => {
  await open(page, '/dashboard');
  await step(page, 'برای دیدن این صفحه وارد شوید');
  await expect(page.getByRole('dialog', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  await expectAccessible(page, 'a dashboard of nobody, with the login over it');
});

type State = {
  name: string;
  path: string;
  /** Calls that fail while the page loads. */
  failing?: RegExp;
  /** Opens what is looked at. */
  enter?: (page: Page) => Promise<void>;
  /** What shows that the state is there. */
  shown: (page: Page) => Locator;
  at?: 'desktop' | 'phone';
};

const alert = (text: string) => (page: Page) => page.getByRole('alert').filter({ hasText: text });
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

/** States of a customer's pages that no test above comes by: one entry each. */
const states: readonly State[] = [
  {
    name: 'the place of the checkout',
    path: '/order',
    shown: (page) => page.getByRole('heading', { name: 'ثبت سفارش با پشتیبانی' }),
  },
  {
    name: 'the menu of the customer',
    path: '/faq',
    at: 'desktop',
    enter: (page) => page.getByRole('button', { name: personas.shopper.name }).click(),
    shown: (page) => page.getByRole('navigation', { name: 'حساب کاربری' }),
  },
  {
    name: 'the support panel',
    path: '/cart',
    enter: (page) => page.getByRole('button', { name: 'پشتیبانی', exact: true }).press('Enter'),
    shown: (page) => page.getByRole('heading', { name: /^پشتیبانی/ }),
  },
  {
    name: 'the question before other devices are signed out',
    path: '/dashboard/devices',
    enter: (page) =>
      page.getByRole('list', { name: 'دستگاه‌هایی که در حساب شما هستند' }).getByRole('button').first().click(),
    shown: dialog(/خارج شو/),
  },
  {
    name: 'the form of a known address',
    path: '/dashboard/addresses',
    enter: (page) =>
      page
        .getByRole('list', { name: 'نشانی‌های شما' })
        .getByRole('button', { name: /ویرایش/ })
        .first()
        .click(),
    shown: dialog('ویرایش نشانی'),
  },
  { name: 'a lost overview', path: '/dashboard', failing: /user\/overview/, shown: alert('خلاصهٔ حساب شما') },
  { name: 'lost orders', path: '/dashboard/orders', failing: /user\/orders/, shown: alert('سفارش‌های شما') },
  {
    name: 'a lost order',
    path: '/dashboard/orders/1032418',
    failing: /user\/orders\//,
    shown: alert('این سفارش'),
  },
  {
    name: 'a lost wallet',
    path: '/dashboard/wallet',
    failing: /walletEntries/,
    shown: alert('گردش کیف پول'),
  },
  {
    name: 'lost favourites',
    path: '/dashboard/favorites',
    failing: /user\/favorites/,
    shown: alert('علاقه‌مندی‌های شما'),
  },
  {
    name: 'lost messages',
    path: '/dashboard/notifications',
    failing: /user\/notifications/,
    shown: alert('پیام‌های شما'),
  },
  {
    name: 'lost addresses',
    path: '/dashboard/addresses',
    failing: /user\/addresses/,
    shown: alert('نشانی‌های شما'),
  },
  {
    name: 'lost devices',
    path: '/dashboard/devices',
    failing: /user\/devices/,
    shown: alert('دستگاه‌های شما'),
  },
];

test.describe('States of a customer', () => {
  // Calls that fail are part of it.
  test.use({ allowed: /503/ });

  test('are accessible: dialogs, menus, and what did not come', async ({ page, isDesktop }) => {
    test.slow();
    await openAsShopper(page, '/faq');
    for (const { name, path, failing, enter, shown, at } of states) {
      if (at && at !== (isDesktop ? 'desktop' : 'phone')) continue;
      const pattern = failing && new RegExp(`/api/.*${failing.source}`);
      if (pattern) await page.route(pattern, (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(path);
      // A press before the page is alive would be lost.
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await enter?.(page);
      await expect(shown(page)).toBeVisible();
      await expectAccessible(page, name);
      if (pattern) await page.unroute(pattern);
    }
  });

  test('who bought by instalments is asked to go on, accessibly', async ({ page }) => {
    const userInfo = await signInByApi(page.request, personas.shopper.mobile);
    await openAs(page, userInfo, '/');
    await expect(dialog('خرید قسطی شما آماده است')(page)).toBeVisible();
    await expectAccessible(page, 'the offer to go on with a purchase');
  });

  test('who has no password yet is shown how to set one, accessibly', async ({ page, request }) => {
    await openAs(page, await signUp(request, { withPassword: false }), '/dashboard/password');
    await expect(page.getByText('هنوز رمز عبور ندارید')).toBeVisible();
    await expectAccessible(page, 'the password page without a password');
  });
});
