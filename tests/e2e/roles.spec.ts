import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { FeedNotification } from '@/contract/notification';
import type { UserInfo } from '@/contract/session';
import { toPersianDigits } from '@/utils/digits';
import {
  addAs,
  basketOf,
  callAs,
  enterByPassword,
  openAs,
  personas,
  signInByApi,
  signUp,
  stored,
  withoutOffer,
} from './customer';
import {
  expectAccessible,
  findProduct,
  open,
  phone,
  plentiful,
  productPath,
  silencePopups,
  switchMode,
  test,
} from './support';

const more = (page: Page, title: string) => page.getByRole('button', { name: `یکی بیشتر از ${title}` });
const settled = (page: Page) => expect(page.locator('dl[aria-busy="false"]')).toBeVisible();
const repair = (page: Page) => page.getByText('در دست تعمیر است');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'حالت تعمیر روشن است' });
async function emptyBasket(request: APIRequestContext, userInfo: UserInfo) {
  if ((await basketOf(request, userInfo)).items.length > 0)
    await callAs(request, userInfo, 'delete', '/v2/Cart/DeleteCart');
}
/** The first page of what the shop has told a customer; the unread come first. */
const feedOf = (request: APIRequestContext, userInfo: UserInfo) =>
  callAs<FeedNotification[]>(request, userInfo, 'get', '/user/notifications');
const unseenOf = async (request: APIRequestContext, userInfo: UserInfo) =>
  (await feedOf(request, userInfo)).filter(({ seen }) => !seen);

for (const size of ['phone', 'desktop'] as const) {
  test.describe(`On a ${size}`, () => {
    if (size === 'phone') test.use(phone);

    test('a seller is reminded on every page, and buys more than others may', async ({ page, request }) => {
      const seller = await signInByApi(request, personas.seller.mobile);
      await emptyBasket(request, seller);
      const most = await findProduct(request, plentiful);
      const last = await findProduct(request, ({ stock, maxBuy }) => stock > 0 && stock < maxBuy);
      await addAs(request, seller, most.property.productPropertyId, most.property.maxBuy);
      await addAs(request, seller, last.property.productPropertyId, last.property.stock);

      const bar = page.getByRole('status').filter({ hasText: `حالت فروشنده: ${personas.seller.name}` });
      await openAs(page, seller, '/');
      for (const path of [
        '/',
        '/shop',
        productPath(most.product),
        '/faq',
        '/dashboard',
        '/dashboard/wallet',
      ]) {
        await page.goto(path);
        await expect(bar, path).toBeVisible();
      }
      const { backgroundColor, color } = await bar.evaluate((element) => {
        const look = getComputedStyle(element);
        return { backgroundColor: look.backgroundColor, color: look.color };
      });
      expect(backgroundColor).toMatch(/^rgb\(1\d\d, 3\d, 4\d\)$/);
      expect(color).toBe('rgb(255, 255, 255)');

      await open(page, '/cart');
      await expect(bar).toBeVisible();
      await more(page, most.product.title).click();
      await more(page, last.product.title).click();
      await settled(page);
      await expect(page.getByText(/^محدودیت/)).toHaveCount(0);
      const { items } = await basketOf(request, seller);
      const pieces = items.filter(({ canDelete }) => canDelete).map(({ qty }) => qty);
      expect(pieces.sort()).toEqual([most.property.maxBuy + 1, last.property.stock + 1].sort());
      await expectAccessible(page, 'the basket of a seller');
      await emptyBasket(request, seller);
    });

    test.describe('during maintenance', () => {
      // The repair answers 503, and a page that is open finds its calls refused.
      test.use({ allowed: /503/ });
      test.afterAll(() => switchMode('maintenance', 'off'));

      test('a supervisor sees the shop with a thin notice, everybody else the repair, on soft ways too', async ({
        page,
        browser,
        request,
        baseURL,
      }) => {
        test.slow();
        const supervisor = await signInByApi(request, personas.supervisor.mobile);
        const elsewhere = await browser.newContext({ baseURL });
        await silencePopups(elsewhere, baseURL ?? '');
        const guest = await elsewhere.newPage();
        await open(guest, '/faq');
        await openAs(page, supervisor, '/faq');
        await expect(notice(page)).toHaveCount(0);
        await switchMode('maintenance', 'on');
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();

        // A guest who goes on from an open page.
        await guest.getByRole('banner').locator('a[href="/"]').first().click();
        await expect(repair(guest)).toBeVisible();
        await guest.goto('/shop');
        await expect(repair(guest)).toBeVisible();
        await elsewhere.close();

        // A supervisor whose page is withheld at first, and then all of the shop.
        await page.goto('/shop');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('همهٔ کالاها');
        await expect(notice(page)).toBeVisible();
        await expect(repair(page)).toHaveCount(0);
        await expectAccessible(page, 'the notice of a supervisor');
        await page.getByRole('main').locator('a[href^="/products/"]').first().click();
        await expect(page).toHaveURL(/\/products\/\d+\//);
        await expect(notice(page)).toBeVisible();
        const response = await page.reload();
        expect(response?.status()).toBe(200);
        await expect(notice(page)).toBeVisible();

        await switchMode('maintenance', 'off');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(notice(page)).toHaveCount(0);
      });

      test('a supervisor signs in, and a customer who does so sees the repair', async ({ page, request }) => {
        const customer = await signUp(request);
        await switchMode('maintenance', 'on');
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();
        await open(page, '/login?c=/faq');
        await enterByPassword(page, customer.mobile);
        await expect(repair(page)).toBeVisible();
        await page.evaluate(() => localStorage.clear());
        await open(page, '/login?c=/faq');
        await enterByPassword(page, personas.supervisor.mobile);
        await expect(page).toHaveURL('/faq');
        await expect(notice(page)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرسش‌های پرتکرار');
      });
    });

    test.describe('during maintenance, once the session has ended,', () => {
      test.use({ allowed: /401|503/ });
      test.afterAll(() => switchMode('maintenance', 'off'));

      test('the pass has ended too, and a customer has none', async ({ page, request }) => {
        const supervisor = await signInByApi(request, personas.supervisor.mobile);
        const shopper = await signInByApi(request, personas.shopper.mobile);
        await switchMode('maintenance', 'on');
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();
        await openAs(page, supervisor, '/faq');
        await expect(notice(page)).toBeVisible();
        await callAs(request, supervisor, 'post', '/user/logout');
        await expect(async () => expect((await page.goto('/faq'))?.status()).toBe(503)).toPass();
        // Who was signed in long ago is a guest where they are, and sees what guests see there.
        await expect(repair(page)).toBeVisible();
        await expect.poll(() => stored(page, 'userInfo')).toBeNull();
        await expect(page).toHaveURL('/faq');
        await openAs(page, shopper, '/faq');
        await expect(repair(page)).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      });
    });

    test.describe('the seed’s shopper', () => {
      // The first answer to the dialog's call is a failure, on purpose.
      test.use({ allowed: /503/ });

      test('is offered to go on with the purchase by instalments, and goes on or puts it off', async ({
        page,
        request,
      }) => {
        const shopper = await signInByApi(request, personas.shopper.mobile);
        const offer = (await feedOf(request, shopper)).find(({ isModal, seen }) => isModal && !seen);
        expect(offer, 'the seed has an offer').toBeTruthy();
        await openAs(page, shopper, '/faq');
        const dialog = page.getByRole('dialog', { name: offer?.title ?? '' });
        await expect(dialog).toBeVisible();
        await expectAccessible(page, 'the offer to go on with a purchase');
        await dialog.getByRole('button', { name: 'بعداً' }).click();
        await expect(dialog).toHaveCount(0);
        await page.getByRole('banner').locator('a[href="/"]').first().click();
        await expect(page).toHaveURL('/');
        await expect(dialog).toHaveCount(0);

        // Another visit. What fails is not talked about; the button is ready again.
        await page.goto('/faq');
        await expect(dialog).toBeVisible();
        await page.route(
          '**/api/user/notifications/seen*',
          (route) => route.fulfill({ status: 503, json: {} }),
          {
            times: 1,
          },
        );
        const goOn = dialog.getByRole('button', { name: 'ادامهٔ خرید قسطی' });
        const answered = page.waitForResponse('**/api/user/notifications/seen*');
        await goOn.click();
        await answered;
        await expect(goOn).not.toHaveAttribute('aria-busy');
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
        await expect(page).toHaveURL('/faq');
        if (size === 'phone') {
          await page.goBack();
          await expect(dialog).toHaveCount(0);
          await expect(page).toHaveURL('/faq');
          return;
        }
        await goOn.click();
        await expect(page).toHaveURL(`/dashboard/orders/${offer?.value}`);
        await expect(dialog).toHaveCount(0);
        expect((await feedOf(request, shopper)).find(({ id }) => id === offer?.id)?.seen).toBe(true);
      });

      test('reads notifications one by one, and all at once', async ({ page, request }) => {
        const shopper = await signInByApi(request, personas.shopper.mobile);
        await withoutOffer(page);
        await openAs(page, shopper, '/dashboard/notifications');
        const feed = page.getByRole('list', { name: 'پیام‌های شما' }).getByRole('listitem');
        const unseen = feed.filter({ hasText: 'خوانده‌نشده' });
        const news = (await feedOf(request, shopper)).filter(({ seen }) => !seen);
        expect(news.length).toBeGreaterThan(1);
        await expect(feed).toHaveCount(20);
        await expect(unseen).toHaveCount(news.length);
        // The unread come first.
        await expect(feed.nth(news.length - 1)).toContainText('خوانده‌نشده');
        await expectAccessible(page, 'the notifications');
        await page.getByRole('button', { name: 'نمایش بیشتر' }).click();
        await expect(feed.nth(20)).toBeVisible();

        const one = news.find(({ link, isModal }) => link !== null && !isModal);
        await feed
          .getByRole('link', { name: new RegExp(one?.title ?? 'none') })
          .first()
          .click();
        await expect(page).toHaveURL(one?.link ?? '');
        await expect.poll(async () => (await unseenOf(request, shopper)).length).toBe(news.length - 1);
        await page.goto('/dashboard/notifications');
        await expect(unseen).toHaveCount(news.length - 1);
        if (size === 'phone') return;
        const bell = page.getByRole('banner').getByRole('link', { name: /پیام‌ها$/ });
        await expect(bell).toHaveAccessibleName(`${toPersianDigits(news.length - 1)} خوانده‌نشده، پیام‌ها`);
        await page.getByRole('button', { name: 'همه را خواندم' }).click();
        await expect(unseen).toHaveCount(0);
        await expect(bell).toHaveAccessibleName('پیام‌ها');
        await expect.poll(async () => (await unseenOf(request, shopper)).length).toBe(0);
        await page.reload();
        await expect(feed.first()).toBeVisible();
        await expect(unseen).toHaveCount(0);
      });
    });
  });
}
