import { expect, type Page } from '@playwright/test';
import type { ProductPage } from '@/contract/product';
import { readyToOrder } from './checkoutSteps';
import { mobileField, openAs, openDesk } from './customer';
import { fillBasket, open, productPath, readApi, test } from './support';

/** The product of the reviewed files: its options do not change with what other tests buy. */
const galaxy = 3;

/** Compares the names and roles of the page with the reviewed file of that name in `trees/`. */
async function expectTree(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test('the names and roles of browsing are those of the reviewed files', async ({ page, request }) => {
  const { product } = await readApi<ProductPage>(request, `/product/${galaxy}`);
  await open(page, '/');
  await expectTree(page, 'home');
  await open(page, '/shop/phones');
  await expectTree(page, 'list');
  await open(page, productPath(product));
  await expectTree(page, 'product');
  await fillBasket(page, [{ productPropertyId: product.properties[0]?.productPropertyId ?? 0, qty: 1 }]);
  await open(page, '/cart');
  await expect(page.getByRole('main')).toContainText(product.title);
  await expectTree(page, 'basket');
  await open(page, '/login');
  await expect(mobileField(page)).toBeFocused();
  await expectTree(page, 'login');
});

test('the names and roles of a purchase, a loan request and the desk are those of the reviewed files', async ({
  page,
  request,
  browser,
}) => {
  await openAs(page, await readyToOrder(request), '/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await expectTree(page, 'checkout');
  await open(page, '/planloanrequest');
  await expectTree(page, 'loan-request');
  await expectTree(await openDesk(browser, page, '/admin/orders'), 'desk-orders');
});
