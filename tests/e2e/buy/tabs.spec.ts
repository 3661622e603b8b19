import { expect, type Page } from '@playwright/test';
import { addAs, button, enterByPassword, signUp } from '@/tests/e2e/customer';
import {
  addButton,
  badge,
  fillBasket,
  findProduct,
  open,
  openProduct,
  patient,
  plentiful,
  serverBasket,
  test,
} from '@/tests/e2e/support';

const quantity = (page: Page, title: string) => page.getByLabel(`تعداد ${title}`, { exact: true });
const more = (page: Page, title: string) => page.getByRole('button', { name: `یکی بیشتر از ${title}` });

test('two tabs that both make the first addition share one basket, and follow each other', async ({
  page,
  context,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const other = await context.newPage();
  await openProduct(page, product, property);
  await openProduct(other, product, property);
  await Promise.all([addButton(page).click(), addButton(other).click()]);
  await expect(badge(page)).toContainText('۲');
  await expect(badge(other)).toContainText('۲');
  expect((await serverBasket(page)).qty).toBe(2);
  await open(page, '/cart');
  await more(page, product.title).click();
  await expect(quantity(page, product.title)).toHaveText('۳');
  await expect(badge(other)).toContainText('۳');
});

test('a sign-in and a sign-out are followed by the other tab', async ({ page, context, request }) => {
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
  await open(page, '/dashboard');
  await button(page, 'خروج').click();
  await expect(page).toHaveURL('/');
  await expect(other.getByText('سبد خرید شما خالی است', { exact: true })).toBeVisible();
});

test('a page that comes back from the back-forward cache shows the basket as it is now', async ({
  page,
  request,
}) => {
  const { product, property } = await findProduct(request, plentiful);
  const cartId = await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 1 }]);
  await open(page, '/cart');
  await expect(quantity(page, product.title)).toHaveText('۱');
  const changed = await request.post('/api/v2/Cart/UpdateCart', {
    ...patient,
    data: { productPropertyId: property.productPropertyId, qty: 2 },
    headers: { CartId: cartId },
  });
  expect(changed.ok()).toBe(true);
  // Chromium under automation keeps no page alive, so the test sends the event that the browser would send.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(quantity(page, product.title)).toHaveText('۲');
});

test('the chosen colours stay on every page and after a reload', async ({ page }) => {
  await open(page, '/faq');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'رنگ صفحه' }).click();
  await page.getByRole('group', { name: 'رنگ صفحه' }).getByRole('radio', { name: 'تیره' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).not.toBe(light);
  await page.goto('/shop');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
