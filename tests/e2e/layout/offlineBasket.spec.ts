import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import { takePicture } from '@/tests/e2e/pictures';
import { addButton, badge, findProduct, open, openProduct, plentiful, test } from '@/tests/e2e/support';

/** The browser writes down every request that fails without a network. */
test.use({
  serviceWorkers: 'allow',
  allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|503|409|Failed to fetch/,
});
test.afterEach(({ context }) => context.setOffline(false));

const waiting = (page: Page) => page.getByText('در انتظار اتصال');
const waitingInStorage = (page: Page) => page.evaluate(() => localStorage.getItem('waitingChanges'));

/** Opens the basket once the service worker keeps it. */
async function keepBasketPage(page: Page) {
  await open(page, '/');
  await expect
    .poll(() => page.evaluate(async () => Boolean(await (await caches.open('pelle-pages')).match('/cart'))))
    .toBe(true);
}

test('an addition without a network waits over a reload, and what is refused later is said by its line', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  const { product, property } = await findProduct(request, plentiful);
  await keepBasketPage(page);
  await openProduct(page, product, property);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await addButton(page).click();
  await expect(badge(page)).toContainText('۱');
  await expect.poll(() => waitingInStorage(page)).toContain(product.title);
  await takePicture(page, '01-added-offline');

  await page.goto('/cart');
  await expect(waiting(page)).toHaveCount(1);
  await expect(page.getByText('اتصال به فروشگاه برقرار نیست')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ادامهٔ خرید' })).toHaveCount(0);
  await expect(page.getByText('تومان')).toHaveCount(0);
  // The page of the product showed its picture, in another size.
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: product.title }) });
  const picture = line.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await takePicture(page, '02-waiting-offline');
  await page.getByRole('button', { name: `یکی بیشتر از ${product.title}` }).click();
  await page.reload();
  await expect(page.getByLabel(`تعداد ${product.title}`)).toHaveText('۲');
  await expectAccessible(page, 'the basket without a network');
  await takePicture(page, '03-reloaded-offline');

  await page.route('**/v2/Cart/AddToCart', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({ code: 'out_of_stock', message: 'محدودیت در تعداد' }),
    }),
  );
  await context.setOffline(false);
  await expect(page.getByText(/انجام نشد: محدودیت در تعداد/)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  expect(await waitingInStorage(page)).toBeNull();
  await expectAccessible(page, 'the report about the basket');
  await takePicture(page, '05-refused-line');
});

test('what waited is sent once when the network is back, and prices and the checkout come back with it', async ({
  page,
  context,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  await keepBasketPage(page);
  await openProduct(page, product, property);
  const added = page.waitForResponse('**/v2/Cart/AddToCart');
  await addButton(page).click();
  await added;
  await page.goto('/cart');
  await expect(page.getByLabel(`تعداد ${product.title}`)).toHaveText('۱');
  await context.setOffline(true);
  await page.getByRole('button', { name: `یکی بیشتر از ${product.title}` }).click();
  await expect(waiting(page)).toHaveCount(1);
  await page.reload();
  await expect(waiting(page)).toHaveCount(1);
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(one.postData() ?? ''));
  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.getByLabel(`تعداد ${product.title}`)).toHaveText('۲');
  await expect(page.getByRole('link', { name: 'ادامهٔ خرید' }).first()).toBeVisible();
  await expect(page.locator('#kept-notice').getByRole('button', { name: 'تازه کنید' })).toBeVisible();
  await takePicture(page, '04-back-online');
  expect(sent.filter((body) => body.includes('"qty":2'))).toHaveLength(1);
});
