import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mobileField } from './customer';
import {
  addButton,
  badge,
  expectAccessible,
  fillBasket,
  findProduct,
  open,
  openProduct,
  plentiful,
  productPath,
  test,
} from './support';

/** What is tested here are failures, and the browser writes each of them down. */
test.use({ allowed: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|404|Failed to fetch|lookup|ServiceWorker/ });

const scripts = '**/_next/static/chunks/**';
const notice = (page: Page) => page.locator('#lost-notice');
const partMissing = (page: Page) => notice(page).getByText('بخشی از صفحه نیامد');
const noConnection = (page: Page) => notice(page).getByText('اتصال برقرار نیست');
const tryAgain = (page: Page) => notice(page).getByRole('button', { name: 'تلاش دوباره' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const aProduct = (request: APIRequestContext) => findProduct(request, plentiful);

/** Addresses of the scripts that the document itself names. */
async function firstLoadOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/\bsrc="(\/_next\/[^"]+)"/g)].map(([, source]) => source ?? '');
}

/** Answers for scripts that the test loses, until it lets them through. */
async function loseScripts(page: Page, isLost: (path: string) => boolean, status?: number) {
  const lost = { through: false };
  await page.route(scripts, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.through || !isLost(pathname)) return route.fallback();
    return status ? route.fulfill({ status, contentType: 'text/html', body: '' }) : route.abort();
  });
  return lost;
}

test('A product without any late chunk stays on screen; what was added is in the basket once they come', async ({
  page,
  request,
  isDesktop,
}) => {
  const { product } = await aProduct(request);
  const firstLoad = await firstLoadOf(request, productPath(product));
  const lost = await loseScripts(page, (path) => !firstLoad.includes(path));
  await page.goto(productPath(product));
  await addButton(page).click();
  await expect(partMissing(page)).toBeVisible();
  await expect(title(page)).toHaveText(product.title);
  if (!isDesktop) {
    const box = await notice(page).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'نوار پایین' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expectAccessible(page, 'the notice of a lost part');
  lost.through = true;
  await tryAgain(page).press('Enter');
  await expect(badge(page)).toContainText('۱');
  await expect(notice(page)).toBeHidden();
});

test('A script of the first load that is lost comes by itself, and the click made meanwhile counts', async ({
  page,
  request,
  isDesktop,
}) => {
  test.skip(!isDesktop, 'The size changes nothing.');
  const { product } = await aProduct(request);
  const lost = await loseScripts(page, (path) => path.includes('/main-'));
  await page.goto(productPath(product));
  await expect(partMissing(page)).toBeVisible();
  await addButton(page).click();
  lost.through = true;
  await expect(badge(page)).toContainText('۱');
  await expect(notice(page)).toBeHidden();
});

test('Chunks of an earlier release lead to one reload, then to the notice', async ({
  page,
  request,
  isDesktop,
}) => {
  test.skip(!isDesktop, 'The size changes nothing.');
  const firstLoad = await firstLoadOf(request, '/');
  await loseScripts(page, (path) => !firstLoad.includes(path), 404);
  let loads = 0;
  page.on('request', (one) => {
    if (one.isNavigationRequest()) loads += 1;
  });
  await page.goto('/');
  await expect.poll(() => loads).toBe(2);
  await expect(partMissing(page)).toBeVisible();
  const second = page.waitForRequest((one) => one.method() === 'HEAD');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await second;
  await expect(partMissing(page)).toBeVisible();
  expect(loads).toBe(2);
});

test.describe('Without a network', () => {
  test('adding says so and takes nothing off the screen; back online it is added', async ({
    page,
    context,
    request,
    isDesktop,
  }) => {
    test.skip(!isDesktop, 'The size changes nothing.');
    const { product, property } = await aProduct(request);
    await openProduct(page, product, property);
    await context.setOffline(true);
    await expect(noConnection(page)).toBeVisible();
    await addButton(page).click();
    await expect(title(page)).toHaveText(product.title);
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
    await addButton(page).click();
    await expect(badge(page)).toContainText('۱');
  });

  test('a line keeps the quantity of the server; back online it goes up', async ({
    page,
    context,
    request,
    isDesktop,
  }) => {
    test.skip(!isDesktop, 'The size changes nothing.');
    const { product, property } = await aProduct(request);
    await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
    await open(page, '/cart');
    const quantity = page.getByLabel(`تعداد ${product.title}`, { exact: true });
    const more = page.getByRole('button', { name: `یکی بیشتر از ${product.title}` });
    await expect(quantity).toHaveText('۱');
    await context.setOffline(true);
    await more.click();
    await expect(noConnection(page)).toBeVisible();
    await expect(quantity).toHaveText('۱');
    await context.setOffline(false);
    await more.click();
    await expect(quantity).toHaveText('۲');
    await expect(notice(page)).toBeHidden();
  });

  test('a link leaves the shopper where they are; back online it is followed', async ({
    page,
    context,
    isDesktop,
  }) => {
    test.skip(!isDesktop, 'The size changes nothing.');
    await open(page, '/faq');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'پله' }).click();
    await expect(noConnection(page)).toBeVisible();
    await expect(page).toHaveURL('/faq');
    await expect(title(page)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL('/');
    await expect(notice(page)).toBeHidden();
  });

  test('a search and a filter are kept, and answered back online', async ({ page, context, isDesktop }) => {
    test.skip(!isDesktop, 'The size changes nothing.');
    await open(page, '/shop?category=phones');
    const brand = page
      .getByRole('complementary', { name: 'فیلترها' })
      .getByRole('checkbox', { name: /سامسونگ/ });
    await context.setOffline(true);
    await brand.click();
    await expect(noConnection(page)).toBeVisible();
    await expect(page).toHaveURL('/shop?category=phones');
    await expect(brand).toBeChecked();
    await context.setOffline(false);
    await expect(page).toHaveURL('/shop?brand=samsung&category=phones');
    await expect(brand).toBeChecked();

    await context.setOffline(true);
    const field = page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجوی کالا' });
    await field.fill('شیائومی');
    await expect(noConnection(page)).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL('/shop?brand=samsung&category=phones');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/shop\?search=/);
    await expect(title(page)).toContainText('شیائومی');
  });

  test('the login keeps the number and goes on back online', async ({ page, context, isDesktop }) => {
    test.skip(!isDesktop, 'The size changes nothing.');
    await open(page, '/login');
    await mobileField(page).fill('09121110000');
    await context.setOffline(true);
    await mobileField(page).press('Enter');
    await expect(noConnection(page)).toBeVisible();
    await expect(mobileField(page)).toHaveValue('۰۹۱۲۱۱۱۰۰۰۰');
    await context.setOffline(false);
    await mobileField(page).press('Enter');
    await expect(mobileField(page)).toBeHidden();
  });
});
