import { expect } from '@playwright/test';
import { expectAccessible } from './axe';
import { pressOn, typeInto } from './byKeyboard';
import { buyWithoutBrowser, readyToOrder } from './checkoutSteps';
import { openAs, openDesk } from './customer';
import { findProduct, open, plentiful, switchMode, test } from './support';

// The shopper's open page is answered 503 when the maintenance begins.
test.use({ allowed: /503|Failed to load static props/ });

test.afterAll(async () => {
  await switchMode('maintenance', 'off');
});

/** A file with new products, one variant each. */
function productFile(count: number): string {
  const titles =
    'slug,title,latinTitle,category,brand,images,colourTitle,colourValue,guarantee,price,stock,maxBuy';
  const lines = Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, '0');
    return [
      `imported-cable-${number}`,
      `کابل وارداتی ${number}`,
      `Imported Cable ${number}`,
      'accessories',
      'anker',
      '/art/action-camera-black-front.avif',
      'مشکی',
      '#1C1E26',
      'گارانتی ۱۸ ماهه',
      '۱۲۰۰۰۰',
      '5',
      '2',
    ].join(',');
  });
  return `\uFEFF${[titles, ...lines].join('\r\n')}\r\n`;
}

test('a supervisor renames an entry of the menu, shoppers see it at once, and an earlier version takes it back', async ({
  page,
  browser,
}) => {
  await open(page, '/faq');
  const menu = page.getByRole('banner').getByRole('navigation').first();
  await expect(menu).toContainText('لپ‌تاپ');
  const desk = await openDesk(browser, page, '/admin/customize?part=menus');
  await desk.getByRole('treeitem', { name: /^لپ‌تاپ/ }).click();
  await desk.getByLabel('عنوان', { exact: true }).fill('رایانهٔ همراه');
  await expectAccessible(desk, 'the editor of the menus');
  await desk.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' }).click();
  await expect(desk.getByText('پیش‌نویس ذخیره شد.')).toBeVisible();
  await page.reload();
  await expect(menu).toContainText('لپ‌تاپ');

  await desk.getByRole('button', { name: 'انتشار', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'انتشار', exact: true }).click();
  await expect(desk.getByText(/منتشر شد/).first()).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(menu).toContainText('رایانهٔ همراه', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });

  await desk.getByRole('radio', { name: 'تاریخچه' }).press('Space');
  await desk.getByRole('button', { name: 'بازگرداندن نسخهٔ ۱' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'بازگرداندن' }).click();
  await expect(async () => {
    await page.reload();
    await expect(menu).toContainText('لپ‌تاپ', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await desk.close();
});

test('a supervisor imports a thousand products after a dry run, and a shopper finds them', async ({
  page,
  browser,
}) => {
  test.slow();
  await open(page, '/');
  const desk = await openDesk(browser, page, '/admin/catalogue?view=files');
  const file = { name: 'cables.csv', mimeType: 'text/csv', buffer: Buffer.from(productFile(1000)) };
  await desk.getByLabel('انتخاب پروندهٔ کالاها').setInputFiles(file);
  const start = desk.getByRole('button', { name: 'شروع ورود' });
  await expect(start).toBeVisible({ timeout: 60_000 });
  await expectAccessible(desk, 'the report of a dry run');
  const search = '/shop?search=Imported%20Cable%200777';
  expect(await (await page.request.get(search)).text()).not.toContain('کابل وارداتی');
  await start.click();
  await expect(desk.getByText('انجام شد').first()).toBeVisible({ timeout: 180_000 });
  await expect(async () => {
    await page.goto(search);
    await expect(page.getByText('کابل وارداتی 0777').first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await desk.close();
});

test('a supervisor ships an order by keyboard alone, and its customer sees it on the way with its tracking code', async ({
  page,
  request,
  browser,
}) => {
  const { property } = await findProduct(request, plentiful);
  const customer = await readyToOrder(request, property.productPropertyId);
  const order = await buyWithoutBrowser(request, customer);
  await openAs(page, customer, `/dashboard/orders/${order}`);
  await expect(page.getByText('آماده‌سازی').first()).toBeVisible();
  const desk = await openDesk(browser, page, '/admin/orders');
  await typeInto(desk, desk.getByLabel('شمارهٔ سفارش یا موبایل مشتری'), String(order));
  await desk.keyboard.press('Enter');
  await expectAccessible(desk, 'the orders of the desk');
  await expect(desk.getByRole('table').getByRole('link')).toHaveCount(1);
  await pressOn(desk, desk.getByRole('table').getByRole('link'), 'Enter');
  await typeInto(desk, desk.getByLabel('کد رهگیری (اگر دارد)'), '۲۸۴۰۰۱۷');
  await expectAccessible(desk, 'an order at the desk');
  await pressOn(desk, desk.getByRole('button', { name: 'تحویل به پیک یا پست' }), 'Enter');
  await pressOn(desk, desk.getByRole('dialog').getByRole('button', { name: 'تحویل به پیک یا پست' }), 'Enter');
  await expect(desk.getByText('در راه').first()).toBeVisible();
  await desk.close();
  // The customer comes back to the open page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('۲۸۴۰۰۱۷')).toBeVisible();
});
