import { expect } from '@playwright/test';
import { pressOn, tabTo } from '@/tests/e2e/byKeyboard';
import { bankForm, home, mainButton, orderButton, ordersOf, step } from '@/tests/e2e/checkoutSteps';
import { callAs, openAs, signUp } from '@/tests/e2e/customer';
import { addButton, drawer, findProduct, plentiful, productPath, test } from '@/tests/e2e/support';

test('a shopper buys by keyboard alone, and the focus follows the steps', { tag: '@sizes' }, async ({
  page,
  request,
  isDesktop,
}) => {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { product, property } = await findProduct(request, plentiful);
  await openAs(page, customer, `${productPath(product)}?variant=${property.productPropertyId}`);
  await tabTo(page, page.getByRole('radio', { name: 'خرید قسطی' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'خرید نقدی' })).toBeChecked();
  await pressOn(page, addButton(page), 'Enter');
  const shown = (name: string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  // A desktop opens the drawer; a phone shows a toast, which stays until Tab has reached it.
  const onward = isDesktop
    ? drawer(page).getByRole('link', { name: 'ادامهٔ خرید' })
    : page.getByRole('status').getByRole('link', { name: 'دیدن سبد' });
  await pressOn(page, onward, 'Enter');
  await expect(page).toHaveURL('/cart');
  await pressOn(page, shown('ادامهٔ خرید'), 'Enter');

  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('شیوهٔ ارسال');
  await expect(step(page)).toBeFocused();
  await pressOn(page, page.getByRole('radio', { name: /^پیک پله/ }), 'Space');
  const slot = page.getByRole('radio', { name: /ظرفیت خالی/ }).first();
  await pressOn(page, slot, 'Space');
  await expect(slot).toBeChecked();
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('پرداخت');
  await expect(step(page)).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'درگاه آزمایشی' }));
  await pressOn(page, mainButton(page, /^ادامه/), 'Enter');

  await expect(step(page)).toContainText('بازبینی');
  await expect(step(page)).toBeFocused();
  await pressOn(page, page.getByRole('checkbox', { name: /شرایط خرید/ }), 'Space');
  await pressOn(page, orderButton(page), 'Enter');

  await expect(bankForm(page)).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: /^پرداخت / }), 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  await pressOn(page, page.getByRole('link', { name: 'دیدن سفارش' }), 'Enter');
  await expect(page).toHaveURL(/\/dashboard\/orders\/\d+/);
  expect((await ordersOf(request, customer)).map(({ state }) => state)).toEqual(['preparing']);
});
