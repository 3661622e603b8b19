import { expect } from '@playwright/test';
import { expectAccessible } from '@/tests/e2e/axe';
import { chooseCourier, firstSlot, goOn, home, pricesCame, step } from '@/tests/e2e/checkoutSteps';
import { callAs, openAs, signUp } from '@/tests/e2e/customer';
import { findProduct, plentiful, test } from '@/tests/e2e/support';

test('every step is accessible, in both sizes and themes, and stays after a reload, Back and Forward', async ({
  page,
  request,
}) => {
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
  await expect(page).toHaveURL('/order?step=payment');
  await page.reload();
  await expect(step(page)).toContainText('پرداخت');
  await page.goBack();
  await expect(step(page)).toContainText('شیوهٔ ارسال');
  await expect(firstSlot(page)).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('radio', { name: 'درگاه آزمایشی' })).toBeChecked();
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
