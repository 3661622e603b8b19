import { expect, type Page } from '@playwright/test';
import {
  addAs,
  basketOf,
  button,
  type Customer,
  enterByPassword,
  mobileField,
  openAs,
  revoke,
  signInByApi,
  signUp,
  stored,
} from './customer';
import { badge, expectAccessible, findProduct, open, patient, plentiful, test } from './support';

const modal = (page: Page) => page.getByRole('dialog').filter({ has: mobileField(page) });
const quantity = (page: Page, title: string) => page.getByLabel(`تعداد ${title}`, { exact: true });
const more = (page: Page, title: string) => page.getByRole('button', { name: `یکی بیشتر از ${title}` });
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Who the shop thinks is here, by its frame: the header on desktop, the bar at the bottom of phones. */
async function expectSignedIn(page: Page, isDesktop: boolean, yes = true): Promise<void> {
  if (isDesktop) {
    const enter = page.getByRole('banner').getByRole('link', { name: 'ورود/ثبت نام' });
    await expect(enter).toHaveCount(yes ? 0 : 1);
  } else {
    const profile = page
      .getByRole('navigation', { name: 'نوار پایین' })
      .getByRole('link', { name: 'پروفایل' });
    await expect(profile).toHaveAttribute('href', yes ? '/dashboard' : /^\/login/);
  }
}

/** A customer with one line in the basket, whose basket page is open. */
async function openBasketOf(page: Page, customer: Customer) {
  const { product, property } = await findProduct(page.request, plentiful);
  await addAs(page.request, customer, property.productPropertyId, 1);
  await openAs(page, customer, '/cart');
  await expect(quantity(page, product.title)).toHaveText('۱');
  return { product, property };
}

test('A session outlives the reload and shows the customer’s basket, not a guest’s', async ({
  page,
  request,
  isDesktop,
}) => {
  const customer = await signUp(request);
  const { product } = await openBasketOf(page, customer);
  await page.reload();
  await expect(quantity(page, product.title)).toHaveText('۱');
  expect(await stored(page, 'cartId')).toBeNull();
  await open(page, '/faq');
  await expectSignedIn(page, isDesktop);
  await expect(badge(page)).toContainText('۱');
});

test.describe('Leaving', () => {
  test('clears everything of the browser, ends the session at the server, and goes home', async ({
    page,
    request,
    isDesktop,
  }) => {
    const customer = await signUp(request);
    await openAs(page, customer, '/dashboard');
    await button(page, isDesktop ? 'خروج' : 'خروج از حساب').click();
    await expect(page).toHaveURL('/');
    expect(await keys(page)).toEqual([]);
    await expectSignedIn(page, isDesktop, false);
    await expect(async () => {
      const headers = { Authorization: `Bearer ${customer.token}` };
      expect((await request.get('/api/user/user', { ...patient, headers })).status()).toBe(401);
    }).toPass();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible();
  });

  test('and coming are followed by the other tabs', async ({ page, context, request, isDesktop }) => {
    const customer = await signUp(request);
    const { product, property } = await findProduct(request, plentiful);
    await addAs(request, customer, property.productPropertyId, 1);
    const other = await context.newPage();
    await open(other, '/cart');
    await expect(other.getByText('سبد خرید شما خالی است', { exact: true })).toBeVisible();
    await open(page, '/login');
    await enterByPassword(page, customer.mobile);
    await expect(page).toHaveURL('/');
    await expect(quantity(other, product.title)).toHaveText('۱');
    await page.goto('/dashboard');
    await button(page, isDesktop ? 'خروج' : 'خروج از حساب').click();
    await expect(page).toHaveURL('/');
    await expect(other.getByText('سبد خرید شما خالی است', { exact: true })).toBeVisible();
    await open(other, '/faq');
    await expectSignedIn(other, isDesktop, false);
  });
});

test.describe('A session that has ended', () => {
  test.use({ allowed: /401/ });

  test('and is noticed by the call for the customer: the browser forgets everything, and stays where it is', async ({
    page,
    request,
    isDesktop,
  }) => {
    const customer = await signUp(request);
    await openAs(page, customer, '/faq');
    await expectSignedIn(page, isDesktop);
    await revoke(request, customer);
    // The basket is answered as a guest's, so that only the customer and the wallet are refused.
    await page.route('**/api/v2/Cart/Get', (route) => {
      const { authorization: _, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
    await page.reload();
    await expectSignedIn(page, isDesktop, false);
    await expect.poll(() => keys(page)).not.toContain('userInfo');
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('and is noticed by the call for the basket: the customer is signed out and led home', async ({
    page,
    request,
    isDesktop,
  }) => {
    const customer = await signUp(request);
    await openBasketOf(page, customer);
    await revoke(request, customer);
    // The tab is shown again: only the basket is asked for.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL('/');
    await expect.poll(() => keys(page)).toEqual([]);
    await expectSignedIn(page, isDesktop, false);
  });

  test('and is noticed on the start of a personal page: out, without a question over the page', async ({
    page,
    request,
    isDesktop,
  }) => {
    const customer = await signUp(request);
    await openAs(page, customer, '/faq');
    await revoke(request, customer);
    await page.goto('/dashboard/orders');
    await expectSignedIn(page, isDesktop, false);
    await expect.poll(() => keys(page)).not.toContain('userInfo');
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(page.getByRole('heading', { name: 'برای دیدن این صفحه وارد شوید' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('and is noticed in the middle of a change: the login opens over the page, and then the change is made', async ({
    page,
    request,
  }) => {
    const customer = await signUp(request);
    const { product } = await openBasketOf(page, customer);
    await revoke(request, customer);
    await more(page, product.title).click();
    await expect(modal(page)).toContainText('نشست شما به پایان رسیده است.');
    await enterByPassword(page, customer.mobile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/cart');
    await expect(quantity(page, product.title)).toHaveText('۲');
    const again = await signInByApi(request, customer.mobile);
    await expect.poll(async () => (await basketOf(request, again)).qty).toBe(2);
  });

  test('and is noticed while a list loads: after the login the list is there', async ({
    page,
    request,
    isDesktop,
  }) => {
    const customer = await signUp(request);
    await openAs(page, customer, '/dashboard');
    const menu = page.getByRole('navigation', { name: 'بخش‌های حساب' });
    await expect(menu.getByRole('link', { name: /^نشانی‌ها/ })).toBeVisible();
    await revoke(request, customer);
    await menu.getByRole('link', { name: /^نشانی‌ها/ }).click();
    await expect(modal(page)).toBeVisible();
    await enterByPassword(page, customer.mobile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/addresses');
    await expect(page.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeVisible();
    if (isDesktop) await expect(menu.getByRole('link', { name: /^نشانی‌ها/ })).toBeVisible();
  });

  test('is not gone on with by somebody else', async ({ page, request }) => {
    const [customer, other] = [await signUp(request), await signUp(request)];
    const { product } = await openBasketOf(page, customer);
    await revoke(request, customer);
    await more(page, product.title).click();
    await expect(modal(page)).toBeVisible();
    await enterByPassword(page, other.mobile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('سبد خرید شما خالی است', { exact: true })).toBeVisible();
    expect((await basketOf(request, other)).qty).toBe(0);
    const again = await signInByApi(request, customer.mobile);
    expect((await basketOf(request, again)).qty).toBe(1);
  });

  test('Back closes the login: who does not sign in again is a guest', async ({ page, request }) => {
    const customer = await signUp(request);
    const { product } = await openBasketOf(page, customer);
    await revoke(request, customer);
    await more(page, product.title).click();
    await expect(modal(page)).toBeVisible();
    await expect(mobileField(page)).toBeFocused();
    await expectAccessible(page, 'the login over a page');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The basket cannot be asked for any more, and that is a logout.
    await expect(page).toHaveURL('/');
    await expect.poll(() => keys(page)).toEqual([]);
  });
});

test.describe('The customer’s menu in the header', () => {
  test.beforeEach(({ isDesktop }) => test.skip(!isDesktop, 'Phones have the bar at the bottom.'));

  test('has name and wallet, opens by keyboard, leads to the dashboard, and out', async ({
    page,
    request,
  }) => {
    const customer = await signUp(request);
    await openAs(page, customer, '/faq');
    const banner = page.getByRole('banner');
    const opener = banner.getByRole('button', { name: `${customer.fname} ${customer.lname}` });
    await expect(opener).toContainText('کیف پول ۰ تومان');
    await expect(banner.getByRole('link', { name: 'پیام‌ها' })).toHaveAttribute(
      'href',
      '/dashboard/notifications',
    );
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const panel = page.getByRole('navigation', { name: 'حساب کاربری' });
    const links = panel.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/dashboard/wallet',
      '/dashboard',
      '/dashboard/wallet',
      '/dashboard/orders',
      '/dashboard/favorites',
      '/dashboard/addresses',
    ]);
    await expectAccessible(page, 'the menu of a customer');
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await expect(panel).toHaveCount(0);
    await opener.click();
    await panel.getByRole('link', { name: 'سفارش‌ها' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
    await expect(panel).toHaveCount(0);
    await opener.click();
    await panel.getByRole('button', { name: 'خروج' }).click();
    await expect(page).toHaveURL('/');
    await expect(opener).toHaveCount(0);
  });
});

test('A guest’s doors lead to the login, and from there to what they are of', async ({
  page,
  request,
  isDesktop,
}) => {
  const customer = await signUp(request);
  await open(page, '/shop?category=phones');
  const door = isDesktop
    ? page.getByRole('banner').getByRole('link', { name: 'ورود/ثبت نام' })
    : page.getByRole('navigation', { name: 'نوار پایین' }).getByRole('link', { name: 'پروفایل' });
  await door.click();
  if (isDesktop) await expect(page).toHaveURL(/\/login/);
  else await expect(page.getByRole('dialog', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  await enterByPassword(page, customer.mobile);
  await expect(page).toHaveURL(isDesktop ? '/shop?category=phones' : '/dashboard');
});
