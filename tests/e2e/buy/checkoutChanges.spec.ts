import { expect } from '@playwright/test';
import { effectivePrice } from '@/rules/pricing';
import { expectAccessible } from '@/tests/e2e/axe';
import {
  openPaymentStep,
  openReviewStep,
  orderButton,
  ordersOf,
  payAtBank,
  pricesCame,
  readyToOrder,
} from '@/tests/e2e/checkoutSteps';
import { enterByPassword, revoke } from '@/tests/e2e/customer';
import { changeOffer, findProduct, plentiful, test } from '@/tests/e2e/support';
import { formatNumber } from '@/utils/money';

/** The browser reports the refusals that these tests are about. */
test.use({ allowed: /409/ });

test('a promotion that ends during the checkout shows old and new price, and asks for consent', {
  tag: '@sizes',
}, async ({ page, request, isDesktop }) => {
  // Each size changes the offer of a product of its own. The other tests buy the first product of the list.
  const bestSeller = await findProduct(request, plentiful);
  const { property } = await findProduct(
    request,
    (one, { id }) =>
      plentiful(one) && one.promotion === 0 && id !== bestSeller.product.id && id % 2 === Number(isDesktop),
  );
  const variant = String(property.productPropertyId);
  const price = effectivePrice(property, Date.now());
  const promotion = price - 1_000_000;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  try {
    await changeOffer(variant, '--promotion', String(promotion), '--until', later);
    const customer = await readyToOrder(request, property.productPropertyId);
    await openPaymentStep(page, customer);
    await openReviewStep(page);
    await changeOffer(variant, '--promotion', 'off');
    await orderButton(page).click();
    const change = page.getByRole('alert', { name: 'قیمت یک کالا تغییر کرد' });
    await expect(change).toContainText(formatNumber(promotion));
    await expect(change).toContainText(formatNumber(price));
    if (isDesktop) await expectAccessible(page, 'a price that rose during the checkout');
    await expect(orderButton(page)).toHaveAccessibleDescription('برای ادامه، قیمت جدید را بپذیرید.');
    await change.getByRole('checkbox', { name: 'قیمت جدید را دیدم و می‌پذیرم' }).check();
    await orderButton(page).click();
    await payAtBank(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
    expect((await ordersOf(request, customer)).map(({ total }) => total)).toEqual([price]);
  } finally {
    await changeOffer(variant, '--promotion', 'off');
  }
});

test.describe('with a session that ends', () => {
  test.use({ allowed: /401/ });

  test('the shopper signs in on the spot, and presses again with everything chosen', {
    tag: '@sizes',
  }, async ({ page, request, isDesktop }) => {
    const customer = await readyToOrder(request);
    await openPaymentStep(page, customer);
    await openReviewStep(page);
    await revoke(request, customer);
    await orderButton(page).click();
    await expect(page.getByRole('dialog', { name: /ورود/ })).toBeVisible();
    if (isDesktop) await expectAccessible(page, 'the login over the review');
    // The prices are asked for again after the sign-in, and the button waits for them.
    const priced = page.waitForResponse((response) => response.url().endsWith('/api/user/checkout'));
    await enterByPassword(page, customer.mobile);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await priced;
    await pricesCame(page);
    await orderButton(page).click();
    await payAtBank(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('پرداخت شد، سپاس');
  });
});

test.describe('with answers that are lost', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('a double click, a reload after a lost answer and Back place one order', async ({ page, request }) => {
    const customer = await readyToOrder(request);
    await openPaymentStep(page, customer);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/user/orders', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The shop places the order, and its answer does not arrive.
      await route.fetch();
      return route.abort();
    });
    await openReviewStep(page);
    await page.reload();
    await page.getByRole('checkbox', { name: /خوانده‌ام و می‌پذیرم/ }).check();
    await orderButton(page).dblclick();
    await expect(page.getByText(/پاسخ سرور نرسید/)).toBeVisible();
    expect(keys).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(/این سبد در سفارش .* ثبت شد/)).toBeVisible();
    expect(keys).toHaveLength(1);
    await page.getByRole('link', { name: 'ادامهٔ پرداخت' }).click();
    await expect(page).toHaveURL(/\/payment\/summery\?order=/);
    expect(await ordersOf(request, customer)).toHaveLength(1);
  });
});
