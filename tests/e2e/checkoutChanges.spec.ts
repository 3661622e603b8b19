import { expect } from '@playwright/test';
import { formatNumber } from '@/utils/money';
import { effectivePrice } from '@/utils/pricing';
import { expectAccessible } from './axe';
import {
  bankForm,
  openPaymentStep,
  openReviewStep,
  orderButton,
  ordersOf,
  payAtBank,
  readyToOrder,
} from './checkoutSteps';
import { enterByPassword, revoke } from './customer';
import { changeOffer, findProduct, plentiful, test } from './support';

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
    expect(await ordersOf(request, customer)).toEqual([]);
    if (isDesktop) await expectAccessible(page, 'a price that rose during the checkout');
    await expect(orderButton(page)).toHaveAccessibleDescription('برای ادامه، قیمت تازه را بپذیرید.');
    await change.getByRole('checkbox', { name: 'قیمت تازه را دیدم و می‌پذیرم' }).check();
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

  test('the shopper signs in on the spot, and the order goes on with everything chosen', {
    tag: '@sizes',
  }, async ({ page, request, isDesktop }) => {
    const customer = await readyToOrder(request);
    await openPaymentStep(page, customer);
    await openReviewStep(page);
    await revoke(request, customer);
    await orderButton(page).click();
    await expect(page.getByRole('dialog', { name: /ورود/ })).toBeVisible();
    if (isDesktop) await expectAccessible(page, 'the login over the review');
    await enterByPassword(page, customer.mobile);
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
      if (keys.length > 1) return route.continue();
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
    await expect(bankForm(page)).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.goBack();
    await expect(page.getByText(/ثبت شده است/)).toBeVisible();
    expect(await ordersOf(request, customer)).toHaveLength(1);
  });
});
