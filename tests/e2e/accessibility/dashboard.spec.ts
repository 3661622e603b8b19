import { expect, type Page } from '@playwright/test';
import type { OrderSummary } from '@/contract/order';
import { alert, dialog, expectAccessible, expectStatesAccessible, heading, type State } from '../axe';
import {
  addAs,
  basketOf,
  button,
  callAs,
  keepSession,
  openAs,
  openAsShopper,
  passwordField,
  personas,
  signInByApi,
  signUp,
} from '../customer';
import { findProduct, plentiful, test } from '../support';

// `everyRoute.spec.ts` checks each page with what the seed's shopper has.
// Calls that fail, and an order of somebody else, are among the states.
test.use({ allowed: /404|503/ });

const inList = (list: string, name: RegExp) => (page: Page) =>
  page.getByRole('list', { name: list }).getByRole('button', { name }).first().click();
const inMain = (page: Page) => page.getByRole('main');

const overlays: readonly State[] = [
  {
    name: 'the menu of the customer',
    path: '/faq',
    at: 'desktop',
    enter: (page) => page.getByRole('button', { name: personas.shopper.name }).click(),
    shown: (page) => page.getByRole('navigation', { name: 'حساب کاربری' }),
  },
  {
    name: 'the question before a device is signed out',
    path: '/dashboard/devices',
    enter: inList('دستگاه‌هایی که در حساب شما هستند', /^خروج/),
    shown: dialog(/خارج شو/),
  },
  {
    name: 'the question before all other devices are signed out',
    path: '/dashboard/devices',
    enter: (page) => button(page, 'خروج از بقیه').click(),
    shown: dialog(/خارج شو/),
  },
  {
    name: 'the form of a known address',
    path: '/dashboard/addresses',
    enter: inList('نشانی‌های شما', /ویرایش/),
    shown: dialog('ویرایش نشانی'),
  },
  {
    name: 'the question before the account is deleted',
    path: '/dashboard/profile',
    enter: (page) =>
      inMain(page)
        .getByRole('button', { name: /^حذف حساب/ })
        .click(),
    shown: dialog('حساب کاربری شما حذف شود؟'),
  },
  {
    name: 'orders that nothing was found in',
    path: '/dashboard/orders?search=قطقطقط',
    shown: heading('سفارشی با این نام یا شماره پیدا نشد'),
  },
];

/** All pages of the dashboard show a failure as these two do: a list, and one thing. */
const failed: readonly State[] = [
  { name: 'a lost overview', path: '/dashboard', failing: /user\/overview/, shown: alert('خلاصهٔ حساب شما') },
  {
    name: 'a lost order',
    path: '/dashboard/orders/1032418',
    failing: /user\/orders\//,
    shown: alert('این سفارش'),
  },
];

/** Pages of a customer who has nothing yet: a page of parts, and a list. */
const empty: readonly State[] = [
  { name: 'an empty overview', path: '/dashboard', shown: heading('هنوز سفارشی ندارید') },
  { name: 'no favorites', path: '/dashboard/favorites', shown: heading('هنوز کالایی را نپسندیده‌اید') },
];

const refusedForms: readonly State[] = [
  {
    name: 'the form of an address with everything missing',
    path: '/dashboard/addresses',
    enter: async (page) => {
      await button(page, 'افزودن نشانی جدید').click();
      await button(page, 'ثبت نشانی').click();
    },
    shown: (page) => page.getByText('پلاک را وارد کنید.'),
  },
  {
    name: 'a password refused by the form',
    path: '/dashboard/password',
    enter: async (page) => {
      await passwordField(page, 'رمز عبور کنونی').fill('Wrong1234');
      await passwordField(page, 'رمز عبور جدید').fill('Fresh5678');
      await passwordField(page, 'تکرار رمز عبور جدید').fill('Fresh56789');
      await button(page, 'ثبت رمز عبور').click();
    },
    shown: (page) => page.getByText('رمز عبور با تکرار رمز عبور یکسان نیست', { exact: true }),
  },
];

test('the order of somebody else is accessible', async ({ page, request }) => {
  const shopper = await signInByApi(request, personas.shopper.mobile);
  const [order] = await callAs<OrderSummary[]>(request, shopper, 'get', '/user/orders');
  const path = `/dashboard/orders/${order?.id}`;
  await keepSession(page, await signUp(request));
  await expectStatesAccessible(page, [
    { name: 'the order of somebody else', path, shown: heading('این سفارش پیدا نشد') },
  ]);
});

test('what opens over a page of the dashboard is accessible', async ({ page, request }) => {
  // The list of devices offers to sign another device out.
  await signInByApi(request, personas.shopper.mobile);
  await openAsShopper(page, '/faq');
  await expectStatesAccessible(page, overlays);
});

test('pages of the dashboard whose data is lost are accessible', async ({ page }) => {
  await openAsShopper(page, '/faq');
  await expectStatesAccessible(page, failed);
});

test('the dashboard is accessible while there is nothing in it', async ({ page, request }) => {
  await openAs(page, await signUp(request), '/dashboard');
  await expectStatesAccessible(page, empty);
});

test('forms of the dashboard are accessible with their errors', async ({ page, request }) => {
  await openAs(page, await signUp(request), '/dashboard');
  await expectStatesAccessible(page, refusedForms);
});

test('the password page is accessible without a password', async ({ page, request }) => {
  await openAs(page, await signUp(request, { withPassword: false }), '/faq');
  await expectStatesAccessible(page, [
    {
      name: 'the password page without a password',
      path: '/dashboard/password',
      shown: (one) => one.getByText('هنوز رمز عبور ندارید'),
    },
  ]);
});

test('the offer to go on with a purchase is accessible', async ({ page, request }) => {
  await openAs(page, await signInByApi(request, personas.shopper.mobile), '/faq');
  await expect(dialog('خرید قسطی شما آماده است')(page)).toBeVisible();
  await expectAccessible(page, 'the offer to go on with a purchase');
});

test('a seller’s bar is red on every page, and the seller buys more than others may', async ({
  page,
  request,
}) => {
  const seller = await signInByApi(request, personas.seller.mobile);
  if ((await basketOf(request, seller)).items.length > 0)
    await callAs(request, seller, 'delete', '/v2/Cart/DeleteCart');
  const { product, property } = await findProduct(request, plentiful);
  await addAs(request, seller, property.productPropertyId, property.maxBuy);
  await openAs(page, seller, '/cart');
  const bar = page.getByRole('status').filter({ hasText: `حالت فروشنده: ${personas.seller.name}` });
  const look = await bar.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });
  expect(look.backgroundColor).toMatch(/^rgb\(1\d\d, 3\d, 4\d\)$/);
  expect(look.color).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: `یکی بیشتر از ${product.title}` }).click();
  await expect.poll(async () => (await basketOf(request, seller)).qty).toBe(property.maxBuy + 1);
  await expectAccessible(page, 'the basket of a seller');
});
