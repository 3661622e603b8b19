import { expect, type Page } from '@playwright/test';
import type { DashboardMenuItem } from '@/contract/dashboard';
import type { Device } from '@/contract/device';
import type { Favorite } from '@/contract/favorite';
import type { Order, OrderSummary, Overview } from '@/contract/order';
import type { ShopPage } from '@/contract/shop';
import type { Wallet, WalletEntry } from '@/contract/wallet';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import {
  button,
  type Customer,
  callAs,
  enterByPassword,
  isAccepted,
  openAs,
  openAsShopper,
  password,
  passwordField,
  personas,
  signInByApi,
  signUp,
  stored,
} from './customer';
import { findProduct, open, openProduct, patient, plentiful, readApi, test } from './support';

const menu = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های حساب' });
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
/** Rows of a list of the page. */
const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).locator(':scope > li');
/** Days from today in Tehran to a calendar date, in Persian digits. */
function daysUntil(date: string): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(new Date());
  return toPersianDigits((Date.parse(date) - Date.parse(today)) / 86_400_000);
}
/** A message at the edge of the screen. */
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const liked = (page: Page) =>
  page.getByRole('region', { name: 'کالاهایی که پسندیده‌اید' }).locator(':scope > ul > li');
const idsOf = (page: Page, customer: Customer) =>
  callAs<number[]>(page.request, customer, 'get', '/user/favoriteIds');

test('A visitor who is not signed in is asked to sign in over the page they wanted', async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await open(page, '/dashboard/orders?tab=delivered');
  await expect(page.getByRole('dialog', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  await page.getByRole('textbox', { name: 'شمارهٔ موبایل' }).fill(customer.mobile);
  await page.keyboard.press('Enter');
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/orders?tab=delivered');
  await title(page, 'سفارش‌ها');
});

test('The menu is the server’s: the active entries in their order, each leading to its page', async ({
  page,
  isDesktop,
}) => {
  test.slow();
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
  await expect(card).toContainText(`${daysUntil(due.dueDate)} روز تا سررسید`);
  const latest = page.getByRole('region', { name: 'سفارش‌ها' });
  for (const { id } of orders) await expect(latest).toContainText(`سفارش ${toPersianDigits(id)}`);
  const cheaper = page.getByRole('region', { name: 'علاقه‌مندی‌هایی که ارزان شد' });
  for (const {
    product: { id },
  } of cheaperFavorites)
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
  await expect.poll(() => entries.count()).toBeGreaterThan(20);
  await expect(button(page, 'نمایش بیشتر')).toHaveCount(0);
  const all = await entries.count();
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
  // In small letters, and with the ی of an Arabic keyboard.
  await search.fill('گوشي galaxy');
  await expect(list.getByRole('img', { name: /Galaxy/ }).first()).toBeVisible();
  await expect(list.filter({ hasNot: page.getByRole('img', { name: /Galaxy/ }) })).toHaveCount(0);
  await search.fill('قطقطقط');
  await expect(page.getByRole('heading', { name: 'سفارشی با این نام یا شماره پیدا نشد' })).toBeVisible();
  await button(page, 'پاک‌کردن').click();
  await expect(list).toHaveCount(all.length);
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('Back from an order finds the list where it was left', async ({ page }) => {
  await openAsShopper(page, '/dashboard/orders');
  const list = rows(page, 'سفارش‌ها');
  const order = list.last().getByRole('link');
  await order.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await order.click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/\d+$/);
  await expect(page.getByRole('heading', { name: 'کالاها' })).toBeVisible();
  await page.goBack();
  await expect(list.last()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(120);
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

  const next = order.instalments[4];
  const plan = page.getByRole('region', { name: /^قسط‌ها/ });
  await expect(plan).toContainText('۴ از ۱۲ پرداخت شد');
  await expect(plan.getByRole('row')).toHaveCount(6);
  await button(page, 'همهٔ ۱۲ قسط').click();
  await expect(plan.getByRole('row')).toHaveCount(13);
  await expect(plan.getByRole('row', { name: /^۵ / })).toContainText(formatNumber(next?.amount ?? 0));
  await expect(plan.getByRole('row', { name: /^۵ / })).toContainText(`${daysUntil(next?.dueDate ?? '')} روز`);

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

test.describe('Favourites', () => {
  test('of a guest stay in the browser, and become the customer’s with the sign-in', async ({
    page,
    request,
  }) => {
    const customer = await signUp(request);
    const { product } = await findProduct(request, plentiful);
    await openProduct(page, product);
    const heart = page.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'روی همین دستگاه نگه داشته شد' })).toBeVisible();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/login?c=/dashboard/favorites');
    await enterByPassword(page, customer.mobile);
    await expect(page).toHaveURL('/dashboard/favorites');
    await expect(liked(page).filter({ hasText: product.title })).toHaveCount(1);
    expect(await stored(page, 'favorites')).toBeNull();
    expect(await callAs<number[]>(request, customer, 'get', '/user/favoriteIds')).toEqual([product.id]);
  });

  test('are removed, brought back, and come from the product page', async ({ page, request }) => {
    const customer = await signUp(request);
    const [one, other] = (await readApi<ShopPage>(request, '/product/shop?inStock=true')).products;
    if (!one || !other) throw new Error('The shop is empty.');
    const data = { productIds: [other.id, one.id] };
    await callAs(request, customer, 'post', '/user/favorites', { data });
    await openAs(page, customer, '/dashboard/favorites');
    await expect(liked(page)).toHaveCount(2);
    const first = await liked(page).first().getByRole('link').first().getAttribute('href');
    await liked(page)
      .first()
      .getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ })
      .click();
    await expect(liked(page)).toHaveCount(1);
    await expect.poll(async () => (await idsOf(page, customer)).length).toBe(1);
    await toast(page, 'از علاقه‌مندی‌ها برداشته شد').getByRole('button', { name: 'بازگرداندن' }).click();
    await expect(liked(page)).toHaveCount(2);
    await expect(liked(page).first().getByRole('link').first()).toHaveAttribute('href', first ?? '');
    await expect.poll(async () => (await idsOf(page, customer)).length).toBe(2);

    await open(page, `/products/${one.id}/${one.slug}`);
    const heart = page.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها', exact: true });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => idsOf(page, customer)).toEqual([other.id]);
  });

  test('say what has become cheaper and what is there again, and are narrowed to the cheaper ones', async ({
    page,
  }) => {
    const shopper = await openAsShopper(page, '/dashboard/favorites');
    const all = await callAs<Favorite[]>(page.request, shopper, 'get', '/user/favorites');
    const cheaper = all.filter((one) => one.cheaper);
    expect(cheaper.length).toBeGreaterThan(0);
    await expect(liked(page)).toHaveCount(all.length);
    await expect(liked(page).filter({ hasText: 'ارزان شد' })).toHaveCount(cheaper.length);
    const back = all.filter((one) => one.backInStock);
    expect(back.length).toBeGreaterThan(0);
    for (const { product } of back) {
      await expect(liked(page).filter({ hasText: product.title }).first()).toContainText('موجود شد');
    }
    await page.getByRole('switch', { name: 'فقط ارزان‌شده‌ها' }).check();
    await expect(liked(page)).toHaveCount(cheaper.length);
    await expect(liked(page).first()).toContainText(formatNumber(cheaper[0]?.seenPrice ?? Number.NaN));
    await page.getByRole('switch', { name: 'فقط ارزان‌شده‌ها' }).uncheck();
    await expect(liked(page)).toHaveCount(all.length);
  });
});

test('Addresses are written, changed, preferred, removed and brought back', async ({ page, request }) => {
  const customer = await signUp(request);
  await openAs(page, customer, '/dashboard/addresses');
  await expect(page.getByRole('heading', { name: 'هنوز نشانی ندارید' })).toBeVisible();
  await button(page, 'نشانی تازه').click();
  const sheet = page.getByRole('dialog', { name: 'نشانی تازه' });
  // What is known of the customer stands there already.
  await expect(sheet.getByLabel('نام تحویل‌گیرنده')).toHaveValue(`${customer.fname} ${customer.lname}`);
  await expect(sheet.getByLabel('موبایل تحویل‌گیرنده')).toHaveValue(toPersianDigits(customer.mobile));
  await button(page, 'ثبت نشانی').click();
  for (const text of [
    'عنوانی کوتاه بنویسید؛ مانند خانه یا محل کار.',
    'نشانی را با خیابان و کوچه بنویسید.',
    'پلاک را وارد کنید.',
    'کدپستی را در ۱۰ رقم وارد کنید.',
  ]) {
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(sheet.getByLabel('عنوان')).toBeFocused();
  await sheet.getByLabel('عنوان').fill('خانه');
  await sheet.getByLabel('نشانی کامل').fill('خیابان ولیعصر، کوچهٔ بهار');
  await sheet.getByLabel('پلاک').fill('12');
  await sheet.getByLabel('کدپستی').fill('2234567890');
  await button(page, 'ثبت نشانی').click();
  await expect(sheet.getByText('این کدپستی درست نیست؛ پنج رقم اول آن صفر و دو ندارد.')).toBeVisible();
  await sheet.getByLabel('کدپستی').fill('۱۹۶۵۸ ۴۳۲۱۷');
  await button(page, 'ثبت نشانی').click();
  await expect(sheet).toHaveCount(0);
  await expect(toast(page, 'نشانی ثبت شد')).toBeVisible();
  const book = rows(page, 'نشانی‌های شما');
  await expect(book).toHaveCount(1);
  await expect(book.first()).toContainText('پیش‌فرض');
  await expect(book.first()).toContainText('پلاک ۱۲');
  await expect(book.first()).toContainText('۱۹۶۵۸۴۳۲۱۷');

  await button(page, 'نشانی تازه').click();
  await sheet.getByLabel('عنوان').fill('محل کار');
  await sheet.getByLabel('استان').selectOption('اصفهان');
  await expect(sheet.getByLabel('شهر')).toHaveValue('');
  await sheet.getByLabel('شهر').selectOption('کاشان');
  await sheet.getByLabel('نشانی کامل').fill('خیابان بهشتی');
  await sheet.getByLabel('پلاک').fill('۷');
  await sheet.getByLabel('کدپستی').fill('1965843218');
  await page.keyboard.press('Enter');
  await expect(book).toHaveCount(2);
  await expect(book.first()).toContainText('خانه');
  await page.getByRole('button', { name: /^پیش‌فرض شود.*محل کار$/ }).click();
  await expect(book.first()).toContainText('محل کار');
  await expect(book.filter({ has: page.getByText('پیش‌فرض', { exact: true }) })).toHaveCount(1);

  await button(page, 'ویرایش خانه').click();
  const edit = page.getByRole('dialog', { name: 'ویرایش نشانی' });
  await expect(edit.getByLabel('نشانی کامل')).toHaveValue('خیابان ولیعصر، کوچهٔ بهار');
  await edit.getByLabel('پلاک').fill('14');
  await button(page, 'ثبت نشانی').click();
  await expect(edit).toHaveCount(0);
  await expect(book.nth(1)).toContainText('پلاک ۱۴');

  await button(page, 'حذف خانه').click();
  await expect(book).toHaveCount(1);
  await toast(page, 'نشانی حذف شد').getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(book).toHaveCount(2);
  await page.reload();
  await expect(book).toHaveCount(2);
  await expect(book.nth(1)).toContainText('پلاک ۱۴');
});

test('An address form is left by Back and by Escape without a trace', async ({
  page,
  request,
  isDesktop,
}) => {
  await openAs(page, await signUp(request), '/dashboard/addresses');
  await button(page, 'نشانی تازه').click();
  const sheet = page.getByRole('dialog', { name: 'نشانی تازه' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/addresses');
  if (!isDesktop) return;
  await button(page, 'نشانی تازه').click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button(page, 'نشانی تازه')).toBeFocused();
});

test('The profile is changed, but for the national id, which is locked and hidden', async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await openAs(page, customer, '/dashboard/profile');
  const nationalCode = page.getByLabel('کد ملی');
  await expect(nationalCode).toHaveValue(/^[۰-۹]{3}\*{4}[۰-۹]{3}$/);
  await expect(nationalCode).not.toBeEditable();
  await expect(page.getByLabel('سال تولد')).toHaveValue('1369');
  await page.getByLabel('نام', { exact: true }).fill('Sara');
  await button(page, 'ثبت مشخصات').click();
  await expect(page.getByText(/^نام {2}باید فارسی باشد$/)).toBeVisible();
  await page.getByLabel('نام', { exact: true }).fill('سارا');
  await button(page, 'ثبت مشخصات').click();
  await expect(toast(page, 'مشخصات شما ثبت شد')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('complementary', { name: 'حساب من' })).toContainText(`سارا ${customer.lname}`);
});

test.describe('The password', () => {
  test.use({ allowed: /400/ });

  test('is changed by who knows the present one; other devices are signed out', async ({ page, request }) => {
    const customer = await signUp(request);
    const other = await signInByApi(request, customer.mobile);
    await openAs(page, customer, '/dashboard/password');
    await passwordField(page, 'رمز عبور کنونی').fill('Wrong1234');
    await passwordField(page, 'رمز عبور تازه').fill('Fresh5678');
    await passwordField(page, 'تکرار رمز عبور تازه').fill('Fresh56789');
    await button(page, 'ثبت رمز عبور').click();
    await expect(page.getByText('رمز عبور با تکرار رمز عبور یکسان نیست', { exact: true })).toBeVisible();
    await passwordField(page, 'تکرار رمز عبور تازه').fill('Fresh5678');
    await button(page, 'ثبت رمز عبور').click();
    await expect(
      page.getByRole('main').getByText('رمز عبور کنونی درست نیست.', { exact: true }),
    ).toBeVisible();
    await passwordField(page, 'رمز عبور کنونی').fill(password);
    await button(page, 'ثبت رمز عبور').click();
    await expect(toast(page, 'رمز عبور ثبت شد')).toBeVisible();
    await expect(passwordField(page, 'رمز عبور کنونی')).toHaveValue('');
    expect(await isAccepted(request, customer.mobile, password)).toBe(false);
    const headers = { Authorization: `Bearer ${other.token}` };
    expect((await request.get('/api/user/user', { ...patient, headers })).status()).toBe(401);
    // This device is still in.
    await page.reload();
    await title(page, 'رمز عبور');
    await expect(passwordField(page, 'رمز عبور کنونی')).toBeVisible();
  });
});

test('Another device is signed out after a question, and the rest at once', async ({ page, request }) => {
  const customer = await signUp(request);
  const others = [
    await signInByApi(request, customer.mobile),
    await signInByApi(request, customer.mobile),
    await signInByApi(request, customer.mobile),
  ];
  const alive = async () => {
    const devices = await callAs<Device[]>(request, customer, 'get', '/user/devices');
    return devices.length;
  };
  await openAs(page, customer, '/dashboard/devices');
  const list = rows(page, 'دستگاه‌هایی که در حساب شما هستند');
  await expect(list).toHaveCount(others.length + 1);
  await expect(list.filter({ hasText: 'این دستگاه' })).toHaveCount(1);
  const signOut = list.getByRole('button', { name: /^خروج/ }).first();
  await signOut.click();
  const question = page.getByRole('dialog', { name: /از حساب شما خارج شود؟$/ });
  await expect(question.getByRole('button', { name: 'انصراف' })).toBeFocused();
  await question.getByRole('button', { name: 'انصراف' }).click();
  expect(await alive()).toBe(4);
  await signOut.click();
  await question.getByRole('button', { name: 'خروج' }).click();
  await expect(list).toHaveCount(others.length);
  expect(await alive()).toBe(3);
  await button(page, 'خروج از بقیه').click();
  await page
    .getByRole('dialog', { name: '۲ دستگاه دیگر خارج شوند؟' })
    .getByRole('button', { name: 'خروج' })
    .click();
  await expect(list).toHaveCount(1);
  expect(await alive()).toBe(1);
});
