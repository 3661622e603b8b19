import { expect } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import {
  chooseCourier,
  firstSlot,
  goOn,
  home,
  mainButton,
  pricesCame,
  step,
} from '@/tests/e2e/checkoutSteps';
import { basketOf, callAs, enterByPassword, openAs, signUp } from '@/tests/e2e/customer';
import { addButton, fillBasket, findProduct, open, plentiful, productPath, test } from '@/tests/e2e/support';

test('a shopper buys in cash, from the product to the paid order', { tag: '@sizes' }, async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { product, property } = await findProduct(request, plentiful);
  await openAs(page, customer, `${productPath(product)}?variant=${property.productPropertyId}`);
  await page.getByRole('radio', { name: 'خرید نقدی' }).check();
  await addButton(page).click();
  await expect(
    page
      .getByRole('link', { name: 'دیدن سبد' })
      .first()
      .or(page.getByRole('dialog', { name: 'سبد خرید' })),
  ).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('link', { name: 'ادامهٔ خرید' }).filter({ visible: true }).first().click();

  await expect(page).toHaveURL('/order');
  await expect(step(page)).toContainText('نشانی تحویل');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await goOn(page);

  await expect(page).toHaveURL('/order?step=shipping');
  await chooseCourier(page);
  await goOn(page);

  await expect(page).toHaveURL('/order?step=payment');
  await expect(page.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
  await page.reload();
  await expect(step(page)).toContainText('پرداخت');
  await page.goBack();
  await expect(step(page)).toContainText('شیوهٔ ارسال');
  await expect(firstSlot(page)).toBeChecked();
  await page.goForward();
  await expect(step(page)).toContainText('پرداخت');
  await expect(page.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
  await goOn(page);

  await expect(page).toHaveURL('/order?step=review');
  const order = mainButton(page, /^پرداخت و ثبت/);
  await expect(order).toHaveAccessibleDescription('برای ادامه، شرایط خرید را بپذیرید.');
  await page.getByRole('checkbox', { name: /شرایط خرید/ }).check();
  await order.click();

  await expect(page.getByText('درگاه آزمایشی: پول واقعی جابه‌جا نمی‌شود', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fromOrder'))).toBe('true');
  await page.getByRole('button', { name: /^پرداخت / }).click();
  await expect(page).toHaveURL(/\/payment-resualt\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('پرداخت');
  await expect(page.getByRole('main')).toContainText(/سفارش/);
  const orders = await callAs<{ state: string }[]>(request, customer, 'get', '/user/orders');
  expect(orders.map(({ state }) => state)).toEqual(['preparing']);

  await page.goto('/order');
  await expect(
    page.getByText('سبد خرید شما خالی است').or(page.getByText(/در سفارش .* ثبت شد/)),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fromOrder'))).toBeNull();
});

test('every step is accessible, in both sizes and themes', async ({ page, request }) => {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { property } = await findProduct(request, plentiful);
  const line = { productPropertyId: property.productPropertyId, qty: 1 };
  await callAs(request, customer, 'post', '/v2/Cart/AddToCart', { data: line });
  await openAs(page, customer, '/order');
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await expectAccessible(page, 'the step of the address');
  await goOn(page);
  await chooseCourier(page);
  await expectAccessible(page, 'the step of shipping');
  await goOn(page);
  await page.getByRole('radio', { name: /^قسطی/ }).check();
  await expect(page.getByRole('radio', { name: '۱۲ ماه' })).toBeChecked();
  await expect(page.getByText('نرخ مؤثر سالانه')).toBeVisible();
  await pricesCame(page);
  await expectAccessible(page, 'the step of payment');
  await goOn(page);
  await expect(page.getByRole('checkbox', { name: /قرارداد طرح/ })).toBeVisible();
  await pricesCame(page);
  await expectAccessible(page, 'the review');
});

test('a guest who opens the checkout signs in there and finds the basket', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const customer = await signUp(request);
  await callAs(request, customer, 'post', '/user/addresses', { data: home });
  const { property, product } = await findProduct(request, plentiful);
  await fillBasket(page, [{ productPropertyId: property.productPropertyId, qty: 2 }]);
  await open(page, '/order');
  await expect(page.getByRole('dialog', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  await enterByPassword(page, customer.mobile);
  await expect(page.getByRole('radio', { name: /خانه/ })).toBeChecked();
  await expect(page).toHaveURL('/order');
  const { items } = await basketOf(request, customer);
  expect(items.map(({ title, qty }) => [title, qty])).toEqual([[product.title, 2]]);
});
