import { expect, type Page } from '@playwright/test';
import type { Order, OrderSummary, Overview } from '@/contract/order';
import type { DashboardMenuItem } from '@/contract/user';
import type { Wallet, WalletEntry } from '@/contract/wallet';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { button, callAs, openAs, openAsShopper, personas, signUp } from './customer';
import { open, test } from './support';

const menu = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های حساب' });
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
/** Rows of a list of the page. */
const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).locator(':scope > li');

test('A visitor who is not signed in is led to the login and back to the page they wanted', async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await open(page, '/dashboard/orders?tab=delivered');
  await page.getByRole('main').getByRole('link', { name: 'ورود/ثبت نام' }).click();
  await expect(page).toHaveURL(/\/login\?c=/);
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(customer.mobile);
  await page.keyboard.press('Enter');
  await page.getByLabel('رمز عبور', { exact: true }).fill('Pelle1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/orders?tab=delivered');
  await title(page, 'سفارش‌ها');
});

test('The menu is the server’s: the active entries in their order, each leading to its page', async ({
  page,
  isDesktop,
}) => {
  const shopper = await openAsShopper(page, '/dashboard');
  const sent = await callAs<DashboardMenuItem[]>(page.request, shopper, 'get', '/user/v2/Dashboard/Get');
  const active = sent.filter((item) => item.active).sort((a, b) => a.order - b.order);
  expect(active.length).toBeLessThan(sent.length);
  const links = menu(page).getByRole('link').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const seen = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // A phone is on the first page already.
  expect(seen.filter((link) => link !== '/dashboard')).toEqual(
    active.map(({ link }) => link).filter((link) => link !== '/dashboard'),
  );
  for (const { link, title: name } of active) {
    if (link === '/dashboard') continue;
    await page.goto('/dashboard');
    await menu(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isDesktop) {
      await expect(menu(page).locator('[aria-current="page"]')).toHaveAttribute('href', link);
    } else {
      await page.getByRole('link', { name: 'بازگشت', exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
    }
  }
});

test('The dashboard opens with the next instalment, the newest orders and cheaper favourites', async ({
  page,
}) => {
  const shopper = await openAsShopper(page, '/dashboard');
  const overview = await callAs<Overview>(page.request, shopper, 'get', '/user/overview');
  const { nextInstalment, orders, cheaperFavorites } = overview;
  const due = nextInstalment?.instalments.find(({ number }) => number === nextInstalment.number);
  expect(due && orders.length > 0 && cheaperFavorites.length > 0, 'the seed has all of it').toBe(true);
  if (!due || !nextInstalment) return;

  await expect(page.getByRole('complementary', { name: 'حساب من' })).toContainText(personas.shopper.name);
  const card = page.getByRole('region', { name: /^قسط ۵ از ۱۲/ });
  await expect(card).toContainText(formatNumber(due.amount));
  await expect(card).toContainText('۹ روز تا سررسید');
  const latest = page.getByRole('region', { name: 'سفارش‌ها' });
  for (const { id } of orders) await expect(latest).toContainText(`سفارش ${toPersianDigits(id)}`);
  const cheaper = page.getByRole('region', { name: 'علاقه‌مندی‌هایی که ارزان شد' });
  for (const { id } of cheaperFavorites)
    await expect(cheaper.locator(`a[href^="/products/${id}/"]`)).toHaveCount(1);

  await card.getByRole('link', { name: 'جدول قسط‌ها' }).click();
  await expect(page).toHaveURL(`/dashboard/orders/${nextInstalment.orderId}#instalments`);
  await expect(page.getByRole('heading', { name: /^قسط‌ها/ })).toBeInViewport();
});

test('A customer who has bought nothing yet is shown where to begin', async ({ page, request }) => {
  await openAs(page, await signUp(request), '/dashboard');
  await expect(page.getByRole('heading', { name: 'هنوز سفارشی ندارید' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'دیدن پیشنهادها' }).click();
  await expect(page).toHaveURL('/shop?discounted=true');
});

test('The wallet shows every booking page by page, and only those in or out when asked', async ({ page }) => {
  const shopper = await openAsShopper(page, '/dashboard/wallet');
  const { balance } = await callAs<Wallet>(page.request, shopper, 'get', '/user/wallet');
  await expect(page.getByRole('region', { name: 'موجودی', exact: true })).toContainText(
    formatNumber(balance),
  );
  const entries = rows(page, 'گردش کیف پول');
  await expect(entries).toHaveCount(20);
  await button(page, 'نمایش بیشتر').click();
  await expect(button(page, 'نمایش بیشتر')).toHaveCount(0);
  const all = await entries.count();
  expect(all).toBeGreaterThan(20);
  // The newest leaves the balance of today.
  await expect(entries.first()).toContainText(`مانده ${formatNumber(balance)}`);

  const received = callAs<WalletEntry[]>(page.request, shopper, 'get', '/user/walletEntries?filter=in');
  await page.getByRole('radio', { name: 'واریز' }).check();
  await expect(entries.filter({ hasText: 'برداشت' })).toHaveCount(0);
  await expect(entries.first()).toContainText(formatNumber((await received)[0]?.amount ?? Number.NaN));
  const cameIn = await entries.count();
  await page.getByRole('radio', { name: 'برداشت' }).check();
  await expect(entries.filter({ hasText: 'واریز' })).toHaveCount(0);
  await expect(entries.first()).toContainText('برداشت');
  expect(cameIn).toBeLessThan(all);
});

test('Orders are found by tab, by title and by number, and Back leaves the list', async ({ page }) => {
  const shopper = await openAsShopper(page, '/dashboard');
  const all = await callAs<OrderSummary[]>(page.request, shopper, 'get', '/user/orders');
  await page.getByRole('region', { name: 'سفارش‌ها' }).getByRole('link', { name: 'همهٔ سفارش‌ها' }).click();
  const list = rows(page, 'سفارش‌ها');
  await expect(list).toHaveCount(all.length);
  const tabs = page.getByRole('navigation', { name: 'سفارش‌ها به تفکیک وضعیت' });
  await expect(tabs.getByRole('link', { name: /^همه/ })).toContainText(toPersianDigits(all.length));

  const delivered = all.filter(({ state }) => state === 'delivered');
  const tab = tabs.getByRole('link', { name: /^تحویل‌شده/ });
  await expect(tab).toContainText(toPersianDigits(delivered.length));
  await tab.click();
  await expect(page).toHaveURL('/dashboard/orders?tab=delivered');
  await expect(list).toHaveCount(delivered.length);
  await expect(list.filter({ hasNotText: 'تحویل شد' })).toHaveCount(0);
  await tabs.getByRole('link', { name: /^در انتظار پرداخت/ }).click();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('برای شما نگه داشته می‌شود');

  await tabs.getByRole('link', { name: /^همه/ }).click();
  const search = page.getByRole('searchbox', { name: 'جست‌وجو در سفارش‌ها' });
  const wanted = delivered[0];
  expect(wanted).toBeTruthy();
  if (!wanted) return;
  await search.fill(String(wanted.id));
  await expect(search).toHaveValue(toPersianDigits(wanted.id));
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(toPersianDigits(wanted.id));
  await expect(page).toHaveURL(/[?&]search=/);
  await search.fill('گلکسی');
  await expect(list.first()).toBeVisible();
  await expect(list.getByRole('img', { name: /Galaxy/ }).first()).toBeVisible();
  await search.fill('قطقطقط');
  await expect(page.getByRole('heading', { name: 'سفارشی با این نام یا شماره پیدا نشد' })).toBeVisible();
  await button(page, 'پاک‌کردن').click();
  await expect(list).toHaveCount(all.length);
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('An order tells its steps, goods, delivery, sums and instalments', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const shopper = await openAsShopper(page, '/dashboard/orders');
  const overview = await callAs<Overview>(page.request, shopper, 'get', '/user/overview');
  const id = overview.nextInstalment?.orderId ?? 0;
  const order = await callAs<Order>(page.request, shopper, 'get', `/user/orders/${id}`);
  const name = toPersianDigits(id);
  await page.getByRole('link', { name: `جزئیات سفارش ${name}` }).click();
  await title(page, `سفارش ${name}`);
  await expect(page.getByRole('list', { name: 'مرحله‌های سفارش' }).getByRole('listitem')).toHaveCount(5);
  const item = order.items[0];
  const goods = page.getByRole('region', { name: 'کالاها' });
  await expect(goods).toContainText(item?.title ?? '');
  await expect(page.getByRole('region', { name: 'تحویل', exact: true })).toContainText(
    order.address.receiverName,
  );
  await expect(page.getByRole('region', { name: 'مبلغ سفارش' })).toContainText(formatNumber(order.total));

  const plan = page.getByRole('region', { name: /^قسط‌ها/ });
  await expect(plan).toContainText('۴ از ۱۲ پرداخت شد');
  await expect(plan.getByRole('row')).toHaveCount(6);
  await button(page, 'همهٔ ۱۲ قسط').click();
  await expect(plan.getByRole('row')).toHaveCount(13);
  await expect(plan.getByRole('row', { name: /^۵ / })).toContainText(
    formatNumber(order.instalments[4]?.amount ?? 0),
  );
  await expect(plan.getByRole('row', { name: /^۵ / })).toContainText('۹ روز تا سررسید');

  await button(page, 'رونوشت کد فعال‌سازی').click();
  await expect(page.getByRole('status').filter({ hasText: 'رونوشت شد' })).toBeVisible();
  const code = item?.units[0]?.activationCode;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await goods.getByRole('link', { name: item?.title }).click();
  await expect(page).toHaveURL(
    new RegExp(`/products/${item?.productId}/.*variant=${item?.productPropertyId}`),
  );
});

test.describe('An order of somebody else', () => {
  test.use({ allowed: /404/ });

  test('is not found', async ({ page, request }) => {
    const shopper = await openAsShopper(page, '/faq');
    const [order] = await callAs<OrderSummary[]>(request, shopper, 'get', '/user/orders');
    await openAs(page, await signUp(request), `/dashboard/orders/${order?.id}`);
    await expect(page.getByRole('heading', { name: 'این سفارش پیدا نشد' })).toBeVisible();
    await page.getByRole('link', { name: 'سفارش‌های من' }).click();
    await expect(page).toHaveURL('/dashboard/orders');
  });
});
