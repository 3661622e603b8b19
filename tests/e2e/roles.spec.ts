import { expect, type Page } from '@playwright/test';
import { addAs, basketOf, callAs, openAs, personas, signInByApi } from './customer';
import {
  expectAccessible,
  findProduct,
  open,
  phone,
  plentiful,
  productPath,
  switchMode,
  test,
} from './support';

const more = (page: Page, title: string) => page.getByRole('button', { name: `یکی بیشتر از ${title}` });
const settled = (page: Page) => expect(page.locator('dl[aria-busy="false"]')).toBeVisible();
const repair = (page: Page) => page.getByText('در دست تعمیر است');
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'حالت تعمیر روشن است' });

test.describe.configure({ mode: 'serial' });

for (const size of ['phone', 'desktop'] as const) {
  test.describe(`On a ${size}`, () => {
    if (size === 'phone') test.use(phone);

    test('a seller is reminded on every page, and buys more than others may', async ({ page, request }) => {
      const seller = await signInByApi(request, personas.seller.mobile);
      await callAs(request, seller, 'delete', '/v2/Cart/DeleteCart');
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
      await callAs(request, seller, 'delete', '/v2/Cart/DeleteCart');
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
        const supervisor = await signInByApi(request, personas.supervisor.mobile);
        const guest = await (await browser.newContext({ baseURL })).newPage();
        await open(guest, '/faq');
        await openAs(page, supervisor, '/faq');
        await expect(notice(page)).toHaveCount(0);
        await switchMode('maintenance', 'on');
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();

        // A guest who goes on from an open page.
        await guest.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
        await guest.getByRole('banner').locator('a[href="/"]').first().click();
        await expect(repair(guest)).toBeVisible();
        await guest.goto('/shop');
        await expect(repair(guest)).toBeVisible();
        await guest.context().close();

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

      test('a pass ends with its session, and a customer has none', async ({ page, request }) => {
        const supervisor = await signInByApi(request, personas.supervisor.mobile);
        const shopper = await signInByApi(request, personas.shopper.mobile);
        await switchMode('maintenance', 'on');
        await expect(async () => expect((await request.get('/')).status()).toBe(503)).toPass();
        await openAs(page, supervisor, '/faq');
        await expect(notice(page)).toBeVisible();
        await callAs(request, supervisor, 'post', '/user/logout');
        await expect(async () => expect((await page.goto('/faq'))?.status()).toBe(503)).toPass();
        await expect(repair(page)).toBeVisible();
        await page.evaluate(() => localStorage.clear());
        await openAs(page, shopper, '/faq');
        await expect(repair(page)).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      });
    });
  });
}
